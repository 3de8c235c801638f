// RTLMatching: tokens × rules -> findings.
//
// In: rule files and tables (text), one lexed file at a time, the facts of that file.
// Out: candidates, that is findings with the questions that only the whole project can answer;
//      `Resolver` answers them when all files are in.
// Must not know: where files come from, how findings are shown or fixed, any framework's name.
//
// RuleFiles/  Markdown -> RuleFile -> Rule          Patterns/  pattern text -> elements -> matches
// Analyses/   what a pattern cannot say             Catalogue  all rules, indexed by trigger word
