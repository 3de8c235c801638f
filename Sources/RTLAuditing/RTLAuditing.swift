// RTLAuditing: projects -> what is reported.
//
// In:  a `Project`, a `Catalogue` of rules, `Settings`.
// Out: `AuditedProject`: for each file its verdict, and answers for other texts of the same project.
// Files are read and matched many at once (Files), and what they say of the project is gathered along the way
// (ProjectScan). `Resolver` answers what findings ask of the project (ProjectAnswers); then settings and suppressions are
// heard (Triage).
// Must not know: options, commands, formats.
