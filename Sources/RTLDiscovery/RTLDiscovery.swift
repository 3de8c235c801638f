// RTLDiscovery: which files there are.
//
// In:  the arguments of the command line, the settings, the file system, git's list of files.
// Out: `Project`: the files that give facts, the files that are reported, what could not be read.
// Must not know: what a file says. This room reads names, sizes and at most the head of a file;
// languages, rules and findings are later rooms' business.
