extension TokenFile {
  mutating func lexXML(_ words: KeywordTable) { DataScanner.scan(&self, words: words) { $0.scanXML() } }
}

extension DataScanner {
  mutating func scanXML() {
    while true {
      skipSpace()
      guard !isAtEnd else { return }
      guard peek() == UInt8(ascii: "<") else {
        addText()
        continue
      }
      switch peek(1) {
      case UInt8(ascii: "!"): addMarkup()
      case UInt8(ascii: "?"): addDelimited(.declaration, until: "?>", skipping: 2)
      case UInt8(ascii: "/"): addCloseTag()
      case let byte where isXMLNameByte(byte):
        let end = nameEnd(from: position + 1)
        add(.tagOpen, to: end, word: word((position + 1)..<end))
        scanTag()
      default: add(.unknown, to: position + 1)
      }
    }
  }

  /// Text runs to the next tag; the white space round it is left out of the token.
  private mutating func addText() {
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
    while isXMLSpace(bytes[end - 1]) { end -= 1 }
    add(.text, to: end)
  }

  private mutating func addMarkup() {
    if starts(with: "<!--", at: position) {
      let end = self.end(of: "-->", from: position + 4)
      addComment(.blockComment, to: end ?? bytes.count, flags: end == nil ? .unterminated : [])
    } else if starts(with: "<![CDATA[", at: position) {
      addDelimited(.cdata, until: "]]>", skipping: 9)
    } else {
      let end = documentTypeEnd()
      add(.declaration, to: end ?? bytes.count, flags: end == nil ? .unterminated : [])
    }
  }

  private mutating func addDelimited(_ kind: TokenKind, until closer: StaticString, skipping opener: Int) {
    let end = self.end(of: closer, from: position + opener)
    add(kind, to: end ?? bytes.count, flags: end == nil ? .unterminated : [])
  }

  private mutating func addCloseTag() {
    let nameEnd = self.nameEnd(from: position + 2)
    var end = nameEnd
    while end < bytes.count, isXMLSpace(bytes[end]) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ">") {
      add(.tagClose, to: end + 1)
    } else {
      add(.tagClose, to: nameEnd, flags: .unterminated)
    }
  }

  /// The attributes of a tag and its end. A `<` ends a tag that lacks its own end.
  private mutating func scanTag() {
    while true {
      skipSpace()
      guard !isAtEnd else { return }
      switch peek() {
      case UInt8(ascii: "<"): return
      case UInt8(ascii: ">"):
        add(.tagEnd, to: position + 1)
        return
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: ">"):
        add(.tagEmptyEnd, to: position + 2)
        return
      case UInt8(ascii: "="): add(.punctuation, to: position + 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): addValue()
      case let byte where isXMLNameByte(byte):
        let end = nameEnd(from: position)
        add(.attributeName, to: end, word: word(position..<end))
      default:
        var end = position + 1
        while end < bytes.count, !isXMLTagByte(bytes[end]) { end += 1 }
        add(.unknown, to: end)
      }
    }
  }

  /// A value cannot hold `<`, so that a forgotten quote spoils no more than its own tag.
  private mutating func addValue() {
    let quote = peek()
    var end = position + 1
    while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "<") { end += 1 }
    if end < bytes.count, bytes[end] == quote {
      end += 1
      add(.attributeValue, to: end, word: quotedWord(position..<end))
    } else {
      add(.attributeValue, to: end, flags: .unterminated)
    }
  }

  /// The end of `<!DOCTYPE …>` with its internal subset, where brackets inside quotes and comments
  /// do not count.
  private func documentTypeEnd() -> Int? {
    var depth = 0
    var i = position + 2
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[i]
        i += 1
        while i < bytes.count, bytes[i] != quote { i += 1 }
      case UInt8(ascii: "<"):
        if starts(with: "<!--", at: i) {
          guard let end = end(of: "-->", from: i + 4) else { return nil }
          i = end - 1
        } else if starts(with: "<?", at: i) {
          guard let end = end(of: "?>", from: i + 2) else { return nil }
          i = end - 1
        } else {
          depth += 1
        }
      case UInt8(ascii: ">"):
        if depth == 0 { return i + 1 }
        depth -= 1
      default: break
      }
      i += 1
    }
    return nil
  }

  private func nameEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, isXMLNameByte(bytes[end]) { end += 1 }
    return end
  }
}

private func isXMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

/// Letters, digits, `_ : - .` and every byte of a character beyond ASCII.
private func isXMLNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
    return true
  default: return false
  }
}

/// Bytes that begin a token inside a tag, or white space.
private func isXMLTagByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "'"):
    return true
  default: return isXMLNameByte(byte) || isXMLSpace(byte)
  }
}
