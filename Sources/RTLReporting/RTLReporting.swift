// In: a `Report`: findings, what was suppressed, notices, the rules and the counts.
// Out: bytes in one of the formats, one file for each; the same report gives the same bytes.
//
// This room must not know how anything was found, and it writes to no file and to no terminal.
// Everything that comes from sources is hostile: see `Escaping.swift`.
