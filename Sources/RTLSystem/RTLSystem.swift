// RTLSystem: the operating system, as the other rooms see it.
//
// In:  paths, programs to start, work for several threads.
// Out: bytes, names, answers; one `Platform` for macOS and Linux, and paths as text (`Path`).
// Must not know: what any file is for.
