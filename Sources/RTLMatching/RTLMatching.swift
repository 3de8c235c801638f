// RTLMatching: tokens × rules -> pending findings.
//
// In: rule files and tables (text), one lexed file at a time, the facts of that file.
// Out: findings with the questions that only the whole project can answer; RTLAuditing asks them
//      when all files are in.
// Must not know: where files come from, how findings are shown or fixed, any framework's name.
//
// RuleFiles/          Markdown -> RuleFile -> Rule
// RuleCatalog/        all rules, indexed by trigger word, built when needed
// Patterns/           pattern text -> elements -> matches
// Conditions/         `where` lines, a file a family
// ViewWidths/         how wide code makes its views
// Analyses/           what a pattern cannot say
// InterfaceBuilder/   element patterns and what they ask
// EngineTables/       a table of Rules/ -> a typed value
// MessagesAndFixes/   messages and fixes from templates
// FileRun/            one file: matches and analyses -> pending findings; in Withholding/, what the file itself says
//                     against a finding or its fix
