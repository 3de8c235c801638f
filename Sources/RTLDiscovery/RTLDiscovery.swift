// RTLDiscovery: which files there are, and what the team has decided about them.
//
// In:  the arguments of the command line, the file system, git's list of files, `.rtl-audit.yml`.
// Out: `Project` (the files that give facts, the files that are reported, what could not be read)
//      and `Settings`.
// Must not know: what a file says. This room reads names, sizes and at most the head of a file;
// languages, rules and findings are later rooms' business.
