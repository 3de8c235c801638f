// RTLSettings: what the team has decided.
//
// In:  the bytes of `.rtl-audit.yml` and of the files that it extends.
// Out: `Settings`, in which every value is there, and for errors the line, the column and the remedy.
// Must not know: which files and rules there are; patterns and ids are kept as written.
