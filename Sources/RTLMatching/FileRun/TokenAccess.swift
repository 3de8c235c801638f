import RTLLexing

// As in RTLFacts/Code/TokenAccess.swift: what the lexer's room says is a call from here, and these are asked of every token.

extension TokenKind {
  static func == (a: TokenKind, b: TokenKind) -> Bool { unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self) }
}

extension Dialect {
  static func == (a: Dialect, b: Dialect) -> Bool { unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self) }
}
