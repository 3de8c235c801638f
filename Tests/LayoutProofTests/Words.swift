/// The words and signs of a Swift or Objective-C file, without comments; a string is one word.
struct Words {
  private(set) var texts: [String] = []
  /// For each bracket the other one of its pair; -1 for all else.
  private(set) var partner: [Int] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var at = 0
    var open: [Int] = []
    func isWord(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
    func peek(_ offset: Int) -> UInt8 { at + offset < bytes.count ? bytes[at + offset] : 0 }
    while at < bytes.count {
      let start = at
      let byte = bytes[at]
      if byte == 32 || byte == 9 || byte == 10 || byte == 13 {
        at += 1
        continue
      }
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        while at < bytes.count, bytes[at] != 10 { at += 1 }
        continue
      }
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        at += 2
        while at < bytes.count, !(bytes[at] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { at += 1 }
        at += 2
        continue
      }
      if byte == UInt8(ascii: "\"") {
        at += 1
        while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != 10 { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        at = min(at + 1, bytes.count)
      } else if isWord(byte) {
        let isNumber = (48...57).contains(byte)
        while at < bytes.count, isWord(bytes[at]) || isNumber && bytes[at] == UInt8(ascii: ".") && (48...57).contains(peek(1)) { at += 1 }
      } else {
        at += 1
        if [UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!")].contains(byte), peek(0) == UInt8(ascii: "=") { at += 1 }
      }
      let word = String(decoding: bytes[start..<at], as: UTF8.self)
      partner.append(-1)
      if ["(", "[", "{"].contains(word) { open.append(texts.count) }
      if [")", "]", "}"].contains(word), let opener = open.popLast() {
        partner[texts.count] = opener
        partner[opener] = texts.count
      }
      texts.append(word)
    }
  }

  var count: Int { texts.count }

  /// Empty outside the file.
  subscript(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  func text(_ range: Range<Int>) -> String { range.isEmpty ? "" : texts[range].joined() }

  /// The parts of a range between commas (or other signs) that stand in no bracket.
  func split(_ range: Range<Int>, at sign: String = ",") -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var at = range.lowerBound
    while at < range.upperBound {
      if texts[at] == sign {
        parts.append(start..<at)
        start = at + 1
      }
      at = partner[at] > at ? partner[at] + 1 : at + 1
    }
    if start < range.upperBound || !parts.isEmpty { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The operand that ends before this index: names, dots and brackets.
  func operand(before end: Int) -> Range<Int> {
    var start = end
    while start > 0 {
      let word = texts[start - 1]
      if (word == ")" || word == "]"), partner[start - 1] >= 0 {
        start = partner[start - 1]
        // A bracket without a name in front begins the operand.
        if !isName(self[start - 1]) && self[start - 1] != "?" && self[start - 1] != "!" { break }
      } else if isName(word) {
        start -= 1
        guard self[start - 1] == "." else { break }
      } else if word == "." || word == "?" || word == "!" {
        start -= 1
      } else {
        break
      }
    }
    return start..<end
  }

  func isName(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return (first == 95 || first == 36 || (65...90).contains(first) || (97...122).contains(first))
      && !["in", "return", "case", "let", "var", "if"].contains(word)
  }

  /// An item by its name; what belongs to the object itself says so or not.
  func item(_ range: Range<Int>) -> String {
    var text = text(range)
    while let last = text.last, last == "." || last == "?" || last == "!" { text.removeLast() }
    if text.hasPrefix("self.") { text.removeFirst(5) }
    return text.isEmpty ? "self" : text
  }

  /// `1`, `1.0` or the `1.0f` of Objective-C.
  func number(_ text: String) -> Double? { Double(text) ?? (text.last == "f" ? Double(text.dropLast()) : nil) }

  /// An amount such as `8`, `-margin` or `isShown ? 8 : 16`.
  func amount(_ range: Range<Int>) -> Amount {
    if range.isEmpty { return [:] }
    if self[range.lowerBound] == "-", range.count == 2 { return amount(range.lowerBound + 1..<range.upperBound).mapValues { -$0 } }
    let text = text(range)
    return number(text).map { ["": $0] } ?? [text: 1]
  }
}
