import RTLLexing

/// With every token, as the lexer gives them.
func lexed(_ bytes: [UInt8], _ dialect: Dialect, words: [String] = []) -> TokenFile {
  TokenFile(bytes, dialect, words: KeywordTable(words), keepsParentheses: true)
}

func lexed(_ text: String, _ dialect: Dialect, words: [String] = []) -> TokenFile {
  lexed(Array(text.utf8), dialect, words: words)
}

extension TokenFile {
  func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// Tokens as `letter:text`, one letter for each kind.
  var described: [String] { tokens.map { "\(Self.letter($0.kind)):\(text($0))" } }

  private static func letter(_ kind: TokenKind) -> String {
    switch kind {
    case .identifier: "i"
    case .number: "n"
    case .string: "s"
    case .stringHead: "H"
    case .stringMiddle: "M"
    case .stringTail: "T"
    case .regex: "r"
    case .punctuation: "p"
    case .operator: "o"
    case .directive: "d"
    case .unknown: "u"
    default: "\(kind)"
    }
  }

  /// Why tokens, comments and what was left out do not tile the file, nil if they do.
  var tilingFault: String? {
    for list in [tokens, comments] {
      for i in list.indices.dropFirst() where list[i].start <= list[i - 1].start { return "order at \(list[i].start)" }
    }
    var end = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let leftOut = self.leftOut.map { Token(start: $0.lowerBound, length: $0.count, kind: .punctuation) } + parentheses.flatMap { pair in
      [pair.lowerBound, pair.upperBound - 1].map { Token(start: $0, length: 1, kind: .punctuation) }
    }
    for piece in (tokens + comments + leftOut).sorted(by: { $0.start < $1.start }) {
      if piece.length == 0 || Int(piece.start) < end { return "empty or overlapping at \(piece.start)" }
      if !isGap(end..<Int(piece.start)) { return "lost bytes from \(end)" }
      end = piece.end
    }
    if end > bytes.count { return "beyond the end" }
    return isGap(end..<bytes.count) ? nil : "lost bytes from \(end)"
  }

  private func isGap(_ range: Range<Int>) -> Bool {
    var i = range.lowerBound
    while i < range.upperBound {
      switch bytes[i] {
      case 32, 9...13: i += 1
      case 0xC2 where i + 1 < range.upperBound && bytes[i + 1] == 0xA0: i += 2
      case UInt8(ascii: "\\") where dialect == .objectiveC:
        i += 1
        while i < range.upperBound, bytes[i] == 32 || bytes[i] == 9 { i += 1 }
        guard i < range.upperBound, bytes[i] == 10 || bytes[i] == 13 else { return false }
      default: return false
      }
    }
    return true
  }
}
