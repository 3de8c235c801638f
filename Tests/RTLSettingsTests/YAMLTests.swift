import RTLSettings
import Testing

/// Short form of a node, to compare with.
private func shape(_ node: YAMLNode) -> String {
  switch node.content {
  case .null: "~"
  case .scalar(let text, let plain): plain ? text : "'\(text)'"
  case .list(let items): "[" + items.map(shape).joined(separator: ",") + "]"
  case .map(let entries): "{" + entries.map { $0.key + ":" + shape($0.value) }.joined(separator: ",") + "}"
  }
}

@Suite struct YAMLTests {
  @Test(arguments: [
    ("", "{}"), ("# only\n\n", "{}"), ("---\na: b", "{a:b}"), ("a: b # c\r\nd:   e f  \r\n", "{a:b,d:e f}"),
    ("\u{FEFF}a: 1", "{a:1}"), ("a:\n  b: c\n  d:\n    - e\nf: g", "{a:{b:c,d:[e]},f:g}"),
    ("a:\n- b\n- 'c'\nd: e", "{a:[b,'c'],d:e}"), ("a: [b, \"c\", [d], {e: f}]", "{a:[b,'c',[d],{e:f}]}"),
    ("a: [\n  b, # x\n\n  c,\n  ]", "{a:[b,c]}"), ("a: {b: c, 'd': e}", "{a:{b:c,d:e}}"), ("a: []\nb: {}", "{a:[],b:{}}"),
    ("a: 'it''s'", "{a:'it's'}"), ("a: \"x\\n\\u00e9\\\"\"", "{a:'x\n\u{E9}\"'}"), ("a:\nb: ~", "{a:~,b:~}"),
    ("a: x#y:z", "{a:x#y:z}"), ("a: -1", "{a:-1}"), ("\"k:\" : v", "{k::v}"), ("a: ''", "{a:''}"),
    ("a: b\n---x: c", "{a:b,---x:c}"),
    // The keys of an item, each on its own line.
    ("a:\n  - b: c", "{a:[{b:c}]}"), ("a:\n- b: c\n  d: e # f: g\n-   b:\n      - h\n- i # j: k\nl: m", "{a:[{b:c,d:e},{b:[h]},i],l:m}"),
  ])
  func accepted(text: String, expected: String) throws {
    #expect(shape(try YAMLNode.parse(Array(text.utf8))) == expected)
  }

  @Test(arguments: [
    ("a:\tb", 1, 3, "a tab"), ("\ta: b", 1, 1, "a tab"), ("a: b\tc", 1, 5, "a tab"), ("  a: b", 1, 3, "left edge"),
    ("a: b\na: c", 2, 1, "`a` appears twice"), ("a: {b: c, b: d}", 1, 11, "appears twice"), ("a: *b", 1, 4, "in quotes"),
    ("a: &b c", 1, 4, "anchors"), ("a: !b c", 1, 4, "tags"), ("a: |\n  b", 1, 4, "block scalars"),
    ("a: >\n  b", 1, 4, "block scalars"), ("a: b: c", 1, 5, "second `: `"), ("a: b:", 1, 5, "second `: `"),
    ("a: b\n  c", 2, 3, "matches no line"), ("a:\n  b: c\n d: e", 3, 2, "matches no line"), ("a: 'b", 1, 4, "not closed"),
    ("a: \"b\\q\"", 1, 6, "unknown escape"), ("a: \"\\ud800\"", 1, 5, "hexadecimal"), ("a: 'b' c", 1, 8, "unexpected text"),
    ("a: 'b'#c", 1, 7, "unexpected text"), ("a: [b", 1, 6, "`]` is missing"), ("a: [b,\nc]", 2, 1, "indented more"),
    ("a: [b c: d]", 1, 8, "expected `,`"), ("a: [,]", 1, 5, "cannot begin"), ("a: [b]c", 1, 7, "unexpected text"),
    ("a: {b}", 1, 6, "expected `key: value`"), ("a: {b:c}", 1, 6, "space after the colon"), ("a", 1, 1, "expected `key: value`"),
    ("a:b", 1, 1, "space after the colon"), ("a: b\n---\nc: d", 2, 1, "more than one document"),
    ("a: b\n...", 2, 1, "more than one document"), ("%YAML 1.2\n---\na: b", 1, 1, "directives"), ("? a", 1, 1, "expected"),
    ("a:\n  - b: c: d", 2, 9, "second `: `"), ("a:\n  - b: c\n   d: e", 3, 4, "matches no line"), ("a:\n  - b: c\n    b: d", 3, 5, "appears twice"),
    ("a:\n  - - b", 2, 5, "cannot begin"), ("a: - b", 1, 4, "cannot begin"), ("a: [?b]", 1, 5, "cannot begin"),
    ("a:\n  -\n    b", 2, 3, "without a value"), ("- a\nb: c", 2, 1, "matches no line"), ("a: b\n- c", 2, 1, "list item where"),
    ("a: @b", 1, 4, "cannot begin"), ("a: \u{7}", 1, 4, "U+7"), ("a[b]: c", 1, 1, "special characters"),
    ("a: {b,c}.swift", 1, 6, "braces"), ("a\r: b", 1, 2, "carriage return"), (": a", 1, 1, "cannot begin"),
  ])
  func refused(text: String, line: Int, column: Int, message: String) throws {
    let error = try #require(throws: YAMLError.self) { try YAMLNode.parse(Array(text.utf8)) }
    #expect(error.line == line && error.column == column, "\(error)")
    #expect(error.message.contains(message), "\(error)")
  }

  @Test func hostile() {
    #expect(throws: YAMLError.self) { try YAMLNode.parse([0x61, 0x3A, 0x20, 0xFF]) }
    let deep = (0..<200).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(throws: YAMLError.self) { try YAMLNode.parse(Array(deep.utf8)) }
    #expect(throws: YAMLError.self) { try YAMLNode.parse(Array(("a: " + String(repeating: "[", count: 100_000)).utf8)) }
  }
}
