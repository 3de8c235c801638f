// RTLSuppression: which findings the team has looked at and wants to suppress.
//
// In:  comments of a file, notes of Interface Builder objects, findings, the baseline.
// Out: the findings that stay, those that are suppressed (with their reasons), and what is wrong
//      with the suppressions themselves.
// Must not know: how a finding came about, what a rule looks for, how anything is reported.
