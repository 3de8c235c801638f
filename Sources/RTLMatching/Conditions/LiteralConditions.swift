import RTLFacts
import RTLLexing

extension ConditionForm {
  static let literals = [
    ConditionForm(
      "sentence-fragment", of: .hole, in: .code,
      ["$A sentence-fragment": """
        the string literal in the hole has words and no placeholder, and at its beginning or end a space next to a word, where something is added
        """]
    ) { clause in Condition(clause.hole) { range, _, file in range.count == 1 && file.isFragment(range.lowerBound) } },
    ConditionForm(
      "has-sign", of: .hole, in: .code,
      [
        "$A has-sign →, ←": "the string literal in the hole contains one of these signs",
        "$A has-sign once [": "the string literal in the hole, or each one that it may stand for, contains one of these signs, and only once",
      ], asksFiles: true
    ) { clause throws(RuleError) in
      let isOnce = clause.takes("once")
      let signs = try clause.list().map { Array($0.utf8) }
      var condition = Condition(clause.hole) { range, _, file in
        guard isOnce else { return range.count == 1 && file.hasSign(signs, in: range.lowerBound) }
        let values = file.code.literalValues(of: range, whole: true)
        return !values.isEmpty && values.allSatisfy { ByteSearch.hasOne(of: signs, Array($0.utf8)) }
      }
      condition.mayHold = { code in signs.contains { ByteSearch.contains(code.file.bytes, $0) } }
      return condition
    },
    ConditionForm(
      "writes-for", of: .hole, in: .code,
      [
        "$A writes-for people": "somebody sees a text that `string(from:)` of this formatter gives, in the same file",
        "$A writes-for machines": "such a text is a key, a file name, a part of a request or a log",
      ]
    ) { clause throws(RuleError) in
      let wanted = try clause.word()
      guard wanted == "people" || wanted == "machines" else { throw clause.refusal }
      return Condition(clause.hole) { range, _, file in
        let readers = file.code.readers(ofTextsBy: range, path: file.path)
        return wanted == "machines" ? readers.contains(.machines) : readers.contains(.users) || readers.contains(.listeners)
      }
    },
  ]
}

extension Evaluator {
  /// Whether a string literal is a piece of a sentence: it has two letters in a row and no place for a value, and a blank
  /// beside a word at its edge, where the rest is put.
  fileprivate func isFragment(_ token: Int) -> Bool {
    let file = code.file
    guard file.tokens[token].kind == .string, !file.bytes[file.tokens[token].range].starts(with: "\"\"\"".utf8) else { return false }
    let text = Array(file.bytes[file.contentRange(ofString: token)])
    // Beyond ASCII the bytes of letters count, those of signs (U+0080 to U+00BF, U+2000 to U+2FFF) do not.
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0xC3 && byte != 0xE2 }
    guard !text.contains(UInt8(ascii: "%")), zip(text, text.dropFirst()).contains(where: { isLetter($0) && ($1 >= 0x80 || isLetter($1)) }) else { return false }
    let edge = text.last == UInt8(ascii: " ") ? text.dropLast().last : text.first == UInt8(ascii: " ") ? text.dropFirst().first : nil
    return edge.map { isLetter($0) || ":,".utf8.contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  fileprivate func hasSign(_ signs: [[UInt8]], in token: Int) -> Bool {
    guard code.file.tokens[token].kind == .string else { return false }
    let content = Array(code.file.bytes[code.file.contentRange(ofString: token)])
    return signs.contains { ByteSearch.contains(content, $0) }
  }
}

extension ByteSearch {
  /// Whether only one of some texts stands in the bytes, and once.
  fileprivate static func hasOne(of texts: [[UInt8]], _ bytes: [UInt8]) -> Bool {
    let found = texts.compactMap { text in firstIndex(of: text, in: bytes).map { (text, $0) } }
    return found.count == 1 && firstIndex(of: found[0].0, in: bytes, from: found[0].1 + 1) == nil
  }
}
