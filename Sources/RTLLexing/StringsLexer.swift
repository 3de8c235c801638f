extension TokenFile {
  /// A string file that is a property list in XML (some exporters write it so) gives the tokens of XML.
  mutating func lexStrings(_ words: KeywordTable) {
    DataScanner.scan(&self, words: words) { scanner in
      scanner.skipSpace()
      if scanner.peek() == UInt8(ascii: "<") { scanner.scanXML() } else { scanner.scanStrings() }
    }
  }
}

extension DataScanner {
  fileprivate mutating func scanStrings() {
    while true {
      skipSpace()
      guard !isAtEnd else { return }
      let byte = peek()
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): addQuoted(byte)
      case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: ","):
        add(.punctuation, to: position + 1, word: word(position..<(position + 1)))
      default:
        if addCodeComment() { continue }
        var end = position + 1
        if isUnquotedByte(byte) {
          while end < bytes.count, isUnquotedByte(bytes[end]) { end += 1 }
          add(.identifier, to: end, word: word(position..<end))
        } else {
          while end < bytes.count, !isStringsStart(bytes[end]) { end += 1 }
          add(.unknown, to: end)
        }
      }
    }
  }

  /// A text may go over lines; the format has no way to see a forgotten quote.
  private mutating func addQuoted(_ quote: UInt8) {
    var end = position + 1
    while end < bytes.count {
      if bytes[end] == quote {
        end += 1
        add(.string, to: end, word: quotedWord(position..<end))
        return
      }
      end += bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count ? 2 : 1
    }
    add(.string, to: end, flags: .unterminated)
  }
}

/// What a key or value without quotes may hold after the rules of old-style property lists.
private func isUnquotedByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
    UInt8(ascii: "."), UInt8(ascii: "-"):
    return true
  default: return false
  }
}

/// Bytes that begin a token or a comment of a string file, or white space.
private func isStringsStart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "{"),
    UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D:
    return true
  default: return isUnquotedByte(byte)
  }
}
