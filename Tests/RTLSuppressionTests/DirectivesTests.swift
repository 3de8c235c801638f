import RTLFindings
import RTLLexing
import RTLSuppression
import Testing

private let rules: Set<String> = ["edge-insets", "corner-mask"]

/// Cuts test code: `//` and `/* */` are comments, runs of anything else that is not blank are tokens.
/// A `L` is a finding of `edge-insets`, a `C` one of `corner-mask`.
private func lex(_ text: String) -> TokenFile {
  var file = TokenFile()
  file.bytes = Array(text.utf8)
  let bytes = file.bytes
  var i = 0
  while i < bytes.count {
    let start = i
    if bytes[i...].starts(with: "//".utf8) {
      while i < bytes.count && bytes[i] != 0x0A { i += 1 }
      file.comments.append(Token(start: start, length: i - start, kind: .lineComment))
    } else if bytes[i...].starts(with: "/*".utf8) {
      while !bytes[i...].starts(with: "*/".utf8) { i += 1 }
      i += 2
      file.comments.append(Token(start: start, length: i - start, kind: .blockComment))
    } else {
      i += 1
      if bytes[start] > 0x20 { file.tokens.append(Token(start: start, length: 1, kind: .identifier)) }
    }
  }
  return file
}

private func findings(_ file: TokenFile) -> [Finding] {
  var line = 1
  var counted = 0
  return file.tokens.compactMap { token in
    line += file.bytes[counted..<Int(token.start)].filter { $0 == 0x0A }.count
    counted = Int(token.start)
    let byte = file.bytes[Int(token.start)]
    guard byte == UInt8(ascii: "L") || byte == UInt8(ascii: "C") else { return nil }
    let place = Place(
      path: "a.swift", range: token.range, startLine: line, endLine: line, startColumn: 1, endColumn: 2,
      startColumnUTF8: 1, endColumnUTF8: 2, lineText: "")
    let rule = byte == UInt8(ascii: "L") ? "edge-insets" : "corner-mask"
    return Finding(rule: rule, category: .other, level: .warning, message: "", place: place)
  }
}

/// `line rule` of what is kept.
private func kept(_ text: String) -> [String] {
  let file = lex(text)
  return Directives(file: file, knownRules: rules).apply(to: findings(file), ranRules: rules).kept
    .map { "\($0.place.startLine)\($0.rule == "edge-insets" ? "L" : "C")" }
}

@Suite struct DirectivesTests {
  @Test(arguments: [
    ("L\nC", ["1L", "2C"]),
    ("// rtl-audit:disable:next edge-insets -- why\nL C\nL", ["2C", "3L"]),
    ("// rtl-audit:disable:next\n\n// more\n/* x */ L C\nL", ["5L"]),
    ("/* rtl-audit:disable:next edge-insets */ L\nL", ["1L"]),
    ("/*\n * rtl-audit:disable:next edge-insets\n */\nL", []),
    ("L // rtl-audit:disable:this edge-insets, corner-mask\nL", ["2L"]),
    ("L C //rtl-audit:disable:this corner-mask edge-insets", []),
    ("L\n\n// rtl-audit:disable:previous edge-insets\nL", ["4L"]),
    ("L\r\n// rtl-audit:disable:next edge-insets\r\nL\r\nL", ["1L", "4L"]),
    ("L\n// rtl-audit:disable edge-insets\nL C\n// rtl-audit:enable edge-insets\nL", ["1L", "3C", "5L"]),
    ("// rtl-audit:disable\nL C\n// rtl-audit:enable corner-mask\nL C\n// rtl-audit:enable\nL C", ["4C", "6L", "6C"]),
    ("// rtl-audit:disable edge-insets\n// rtl-audit:disable edge-insets\nL\n// rtl-audit:enable edge-insets\nL", ["5L"]),
    ("L\n// rtl-audit:disable:file edge-insets\nL C", ["3C"]),
    ("/// rtl-audit:disable:next edge-insets — dash\nL", []),
    ("// see rtl-audit:disable:next edge-insets\nL", ["2L"]),
    ("// rtl-audit:disable:next edge-inset\nL", ["2L"]),
    ("// rtl-audit:disable next edge-insets\nL\nL", ["2L", "3L"]),
    ("// rtl-audit:disable:next -- every rule\nL C", []),
  ])
  func coverage(text: String, expected: [String]) {
    #expect(kept(text) == expected)
  }

  @Test(arguments: [
    ("// rtl-audit:disbale:next edge-insets\nL", 1, "unknown directive `rtl-audit:disbale:next`; did you mean `rtl-audit:disable:next`?"),
    ("\n// rtl-audit:disable:next edge-inset\nL", 2, "unknown rule `edge-inset`; did you mean `edge-insets`?"),
    ("// rtl-audit:disable:this because it is fine\nL", 1, "unknown rule `because`; a reason follows ` -- `"),
    ("// rtl-audit:disable next edge-insets\nL", 1, "`disable next` is not a directive; use `rtl-audit:disable:next`, with a colon"),
    ("// RTL-Audit:disable:next edge-insets\nL", 1, "this is not a suppression; use `rtl-audit:` in lower case, with the hyphen and without a space"),
    ("// rtlaudit: disable edge-insets\nL", 1, "this is not a suppression; use `rtl-audit:` in lower case, with the hyphen and without a space"),
    ("// rtl-audit: disable:next edge-insets\nL", 1, "remove the space after `rtl-audit:`"),
    ("L\n// rtl-audit:disable:next edge-insets", 2, "`disable:next` has no code after it; move it above the line that it is meant for, or delete it"),
    ("// rtl-audit:disable:previous edge-insets\nL", 1, "`disable:previous` has no code before it; move it below the line that it is meant for, or delete it"),
    ("// rtl-audit:enable edge-insets\nL", 1, "`enable` without a `disable` above it; delete it, or check the names of the rules"),
  ])
  func problems(text: String, line: Int, message: String) {
    let problems = Directives(file: lex(text), knownRules: rules).problems
    #expect(problems.map(\.line) == [line])
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.rule) == ["malformed-suppression"])
  }

  @Test func reasons() {
    let file = lex("L // rtl-audit:disable:this edge-insets --  the map -- never flips \nC // rtl-audit:disable:this")
    let directives = Directives(file: file, knownRules: rules, requiresReason: true)
    let outcome = directives.apply(to: findings(file), ranRules: rules)
    #expect(outcome.suppressed.map(\.reason) == ["the map -- never flips", nil])
    #expect(directives.problems.map(\.line) == [2])
    #expect(directives.problems.map(\.kind) == [.withoutReason])
  }

  @Test func unused() {
    let text = "// rtl-audit:disable:next edge-insets, corner-mask\nL\n// rtl-audit:disable:next\nx"
    let file = lex(text)
    let directives = Directives(file: file, knownRules: rules)
    func unused(_ ran: Set<String>) -> [String] { directives.apply(to: findings(file), ranRules: ran).unused.map { "\($0.line) \($0.message)" } }
    let everyRule = "3 this suppression hides nothing; delete it"
    #expect(unused(rules) == ["1 this suppression of `corner-mask` hides nothing; delete it", everyRule])
    #expect(unused(["edge-insets"]) == [everyRule])
  }

  @Test func notesOfObjects() {
    // Bytes 2..<7 are an object, 4..<6 one inside it.
    let file = lex("L\nL L C\nL")
    let notes = [
      NoteDirectiveInput(object: 4..<6, text: "rtl-audit:disable edge-insets", place: 4..<5),
      NoteDirectiveInput(object: 2..<7, text: "Title\n  rtl-audit:disable edge-insets -- logo", place: 2..<3),
      NoteDirectiveInput(object: 8..<9, text: "rtl-audit:disable:next edge-insets", place: 8..<9),
    ]
    let directives = Directives(file: file, notes: notes, knownRules: rules)
    let outcome = directives.apply(to: findings(file), ranRules: rules)
    #expect(outcome.kept.map(\.place.range.lowerBound) == [0, 6, 8])
    #expect(outcome.suppressed.map(\.reason) == ["logo", "logo"])
    #expect(outcome.unused.map(\.range) == [4..<5])
    #expect(directives.problems.map(\.line) == [3])
  }

  @Test func manyDirectivesOnOneLine() {
    let count = 20_000
    let file = lex(String(repeating: "/*rtl-audit:disable*/ /*rtl-audit:enable corner-mask*/ /*rtl-audit:disable:next*/ L ", count: count))
    let directives = Directives(file: file, knownRules: rules)
    #expect(directives.apply(to: findings(file), ranRules: rules).suppressed.count == count)
  }
}
