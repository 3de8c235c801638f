extension TokenFile {
  mutating func lexJSON(_ words: KeywordTable) { DataScanner.scan(&self, words: words) { $0.scanJSON() } }
}

extension DataScanner {
  fileprivate mutating func scanJSON() {
    while true {
      skipSpace()
      guard !isAtEnd else { return }
      let byte = peek()
      switch byte {
      case UInt8(ascii: "\""): addJSONString()
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: ","), UInt8(ascii: ":"):
        add(.punctuation, to: position + 1, word: word(position..<(position + 1)))
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        add(.number, to: end { isNumberByte($0) })
      case let byte where isNameByte(byte):
        let end = end { isNameByte($0) || isNumberByte($0) }
        add(.identifier, to: end, word: word(position..<end))
      default:
        if addCodeComment() { continue }
        add(.unknown, to: end { !isJSONStart($0) })
      }
    }
  }

  /// A line break ends a string that lacks its quote, so that the rest of the file stays readable.
  private mutating func addJSONString() {
    var end = position + 1
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""):
        end += 1
        add(.string, to: end, word: quotedWord(position..<end))
        return
      case 0x0A, 0x0D:
        add(.string, to: end, flags: .unterminated)
        return
      case UInt8(ascii: "\\") where end + 1 < bytes.count && bytes[end + 1] != 0x0A && bytes[end + 1] != 0x0D:
        end += 2
      default: end += 1
      }
    }
    add(.string, to: end, flags: .unterminated)
  }

  /// The end of the run that begins here and goes on while `test` holds.
  private func end(while test: (UInt8) -> Bool) -> Int {
    var end = position + 1
    while end < bytes.count, test(bytes[end]) { end += 1 }
    return end
  }
}

private func isNumberByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
    UInt8(ascii: "e"), UInt8(ascii: "E"):
    return true
  default: return false
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
    return true
  default: return false
  }
}

/// Bytes that begin a token or a comment of JSON, or white space.
private func isJSONStart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
    UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
    0x20, 0x09, 0x0A, 0x0D:
    return true
  default: return isNameByte(byte)
  }
}
