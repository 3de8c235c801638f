import RTLDiscovery
import RTLFindings
@testable import RTLReporting
import RTLScenes


/// The files of an invented project, by path.
let sources: [String: String] = [
  "App/Cell.swift":
    "final class Cell {\n\tfunc set() {\n\t\ttitle.side = .left // 👋 نص\n\t\t/* 世界 */ title.side = .left\n\t}\n}\n",
  "App/Sp ace #1%.swift": "let a = left(\"\\u{202E}\", x[0](1))\r\n    remove me\r\nlet 👋 = right\r\n",
  "App/Main.storyboard":
    "<document>\n    <label id=\"a1\" text=\"##vso[task]\" textSide=\"left\" frame=\""
    + String(repeating: "0 ", count: 60) + "\"/>\n</document>\n",
]

/// The place of the `count`th `needle` in a file of `sources`.
func place(_ path: String, _ needle: String, _ count: Int = 1) -> Place {
  let text = sources[path]!
  let bytes = Array(text.utf8)
  var at = -1
  for _ in 0..<count { at = (at + 1..<bytes.count).first { bytes[$0...].starts(with: needle.utf8) }! }
  let range = at..<(at + needle.utf8.count)
  let ends = textPositions(bytes, offsets: [range.lowerBound, range.upperBound])
  let (start, end) = (ends[range.lowerBound]!, ends[range.upperBound]!)
  let lineStart = (bytes[..<at].lastIndex(of: 10) ?? -1) + 1
  let lineEnd = bytes[at...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
  return Place(
    path: path, range: range, startLine: start.line, endLine: end.line, startColumn: start.column,
    endColumn: end.column, startColumnUTF8: at - lineStart + 1, endColumnUTF8: range.upperBound - lineStart + 1,
    lineText: String(decoding: bytes[lineStart..<lineEnd].prefix(400), as: UTF8.self))
}

/// Four findings that hold what is hard: tabs, wide characters, CRLF, odd names, long lines, commands.
func sampleReport(minimumLevel: Level = .note) -> Report {
  let cell = "App/Cell.swift"
  let odd = "App/Sp ace #1%.swift"
  let board = "App/Main.storyboard"
  var first = Finding(
    rule: "fixed-side", category: .other, level: .warning, message: "`.left` keeps this text on the left in every language",
    place: place(cell, "left"),
    fix: Fix(applicability: .safe, title: "Use `.natural`", edits: [Edit(range: place(cell, "left").range, replacement: "natural")]))
  first.related = [Related(place: place(cell, "Cell"), message: "the label is declared here")]
  var lowered = Fix(applicability: .safe, title: "Use `.natural`", edits: [Edit(range: place(cell, "left", 2).range, replacement: "natural")])
  lowered.demote("another constraint of `icon` keeps left and right (line 3)")
  let second = Finding(
    rule: "fixed-side", category: .other, level: .error, message: "items[i](0) and {0} meet",
    place: place(cell, "left", 2),
    fix: lowered)
  let third = Finding(
    rule: "wrong-words", category: .other, level: .note, message: "::error::\u{202E}\u{1B}[31m##[group]\r\nx",
    place: place(odd, "right"),
    fix: Fix(applicability: .shown, title: "Drop the line above", edits: [
      Edit(range: place(odd, "    remove me\r\n").range, replacement: ""),
      Edit(range: place(odd, "right").range, replacement: "wrong"),
    ]))
  var fourth = Finding(
    rule: "fixed-side", category: .other, level: .warning, message: "`textSide` is fixed", place: place(board, "left"),
    fix: Fix(applicability: .shown, title: "Remove the attribute", edits: []))
  fourth.object = "Scene › View › Label “Total”, id a1"
  let kept = Finding(rule: "kept-rule", category: .other, level: .warning, message: "kept", place: place(cell, "title"))
  return Report(
    findings: [third, fourth, second, first], suppressed: [SuppressedFinding(finding: kept, reason: "a phone number", source: .comment)],
    notices: [Notice(path: "App/Huge.strings", reason: .tooLarge, message: "is 104 MB, over the limit of 8 MB")],
    rules: [
      RuleInfo(
        id: "fixed-side", category: .other, level: .warning, title: "Text on a fixed side", summary: "Readers see it.",
        page: "# Text\n\nUse <b>, not `<label>`.\n\n```xml\n<label/>\n```\n", helpURI: "https://example.org/fixed-side.md",
        tags: ["rtl", "rtl"])
    ],
    filesAudited: 120, toolVersion: "1.2.0", minimumLevel: minimumLevel)
}

func text(_ append: (inout [UInt8]) -> Void) -> String {
  var bytes: [UInt8] = []
  append(&bytes)
  return String(decoding: bytes, as: UTF8.self)
}
