// RTLMatching: tokens × rules -> pending findings.
//
// In: rule files and tables (text), one lexed file at a time, the facts of that file.
// Out: findings with the questions that only the whole project can answer; RTLAuditing asks them
//      when all files are in.
// Must not know: where files come from, how findings are shown or fixed, any framework's name.
//
// RuleFiles/     Markdown -> RuleFile -> Rule            Catalog/   all rules, indexed by trigger word, built when needed
// Patterns/      pattern text -> elements -> matches     FileRun/   one file: matches and analyses -> pending findings
// Conditions/    `where` lines, a file a family          Writing/   messages and fixes from templates
// Analyses/      what a pattern cannot say               Vocabularies/  a table of Rules/ -> a typed value
// InterfaceBuilder/  element patterns and what they ask
