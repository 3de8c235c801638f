/// Lexing: bytes come in, a `TokenFile` goes out.
///
/// In: the bytes of one file and a `KeywordTable` of the texts that matter to somebody further on.
/// Out: tokens and comments that tile the file, a `LineMap` for people and report formats, and a
/// `BracketMap` for those who walk expressions.
///
/// The room must not know what any text means: no rule, no framework, no declaration. It never
/// fails: text that fits nowhere becomes a token of kind `unknown`. It never recurses, because the
/// depth of its input is up to whoever wrote the file.
