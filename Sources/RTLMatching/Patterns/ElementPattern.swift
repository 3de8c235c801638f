import RTLFindings

/// A compiled pattern of an Interface Builder element: an element by example.
package struct ElementPattern: Sendable {
  enum Value: Sendable {
    case literal(String)
    case capture(String)
    case absent
    /// Values with what takes their place, and the alternatives as texts.
    case choice(Choice, texts: [String])
  }
  /// A class: every element of a name asks for it.
  final class Attribute: Sendable {
    let name: String
    let value: Value
    /// `$(name="value" -> )`: the fix takes the attribute out.
    let isRemoved: Bool

    init(name: String, value: Value, isRemoved: Bool = false) { (self.name, self.value, self.isRemoved) = (name, value, isRemoved) }
  }

  /// Nil for any element.
  var names: Set<String>?
  var attributes: [Attribute] = []
  var insertions: [(name: String, value: String)] = []
  /// Platforms of the document; empty for all.
  var platforms: Set<AppPlatform>
  /// Index of the attribute that a finding underlines; nil underlines the element's name.
  var place: Int?
  var holes: Set<String> = []

  /// - Throws: `RuleError` with the line in the rule file.
  init(_ text: String, tables: [String: Choice], platforms: Set<AppPlatform>, path: String, line: Int) throws(RuleError) {
    self.platforms = platforms
    var parser = ElementPatternParser(text: text, tables: tables, path: path, line: line)
    try parser.parse(into: &self)
  }

  /// An alternative of an attribute's value as text.
  static func text(_ alternative: Choice.Alternative) -> String {
    alternative.tokens.map { String(decoding: $0.text, as: UTF8.self) }.joined()
  }
}

/// Reads `<name attr="value" $(-> attr="value")/>`.
private struct ElementPatternParser {
  let text: [UInt8]
  let tables: [String: Choice]
  let path: String
  let line: Int
  private var at = 0

  init(text: String, tables: [String: Choice], path: String, line: Int) {
    self.text = Array(text.utf8)
    (self.tables, self.path, self.line) = (tables, path, line)
  }

  mutating func parse(into pattern: inout ElementPattern) throws(RuleError) {
    skipSpace()
    try expect("<")
    if take("$(") {
      pattern.names = Set(split(try until(")"), by: "|"))
    } else if take("$_") {
      pattern.names = nil
    } else {
      pattern.names = [name()]
    }
    while true {
      skipSpace()
      if take("/>") || take(">") { break }
      guard at < text.count else { throw error("the element is not closed; end it with `/>`") }
      if take("$(") {
        try group(into: &pattern)
      } else {
        let attribute = name()
        guard !attribute.isEmpty else { throw error("an attribute is expected at `\(rest(20))`") }
        try expect("=\"")
        try value(of: attribute, into: &pattern)
      }
    }
    skipSpace()
    if pattern.place == nil, pattern.insertions.isEmpty {
      pattern.place = pattern.attributes.firstIndex { if case .capture = $0.value { true } else { false } }
    }
    guard at == text.count else { throw error("a pattern is one element; `\(rest(20))` is left over") }
  }

  private mutating func group(into pattern: inout ElementPattern) throws(RuleError) {
    skipSpace()
    let isInsertion = take("->")
    skipSpace()
    let attribute = name()
    try expect("=\"")
    let value = try until("\"")
    skipSpace()
    if isInsertion {
      try expect(")")
      pattern.insertions.append((attribute, value))
      return
    }
    try expect("->")
    skipSpace()
    try expect(")")
    if pattern.place == nil { pattern.place = pattern.attributes.count }
    pattern.attributes.append(ElementPattern.Attribute(name: attribute, value: .literal(value), isRemoved: true))
  }

  private mutating func value(of attribute: String, into pattern: inout ElementPattern) throws(RuleError) {
    let value: ElementPattern.Value
    if take("$(") {
      let inside = try until(")")
      var choice = Choice()
      for part in split(inside, by: "|") {
        let arrow = split(part, by: "->")
        choice.alternatives.append(
          Choice.Alternative(
            tokens: [Literal(text: Array(arrow[0].utf8), word: 0)], replacement: arrow.count > 1 ? arrow[1] : nil))
      }
      value = .choice(choice, texts: choice.alternatives.map(ElementPattern.text))
      try expect("\"")
    } else if take("$") {
      let hole = name()
      try expect("\"")
      if hole == "absent" {
        value = .absent
      } else if let table = tables[hole] {
        value = .choice(table, texts: table.alternatives.map(ElementPattern.text))
        pattern.holes.insert(hole)
      } else {
        value = .capture(hole)
        pattern.holes.insert(hole)
      }
    } else {
      value = .literal(try until("\""))
    }
    if case .choice = value, pattern.place == nil { pattern.place = pattern.attributes.count }
    pattern.attributes.append(ElementPattern.Attribute(name: attribute, value: value))
  }

  private func split(_ text: String, by separator: String) -> [String] {
    var parts: [String] = []
    var current: [UInt8] = []
    let bytes = Array(text.utf8), mark = Array(separator.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        parts.append(String(decoding: current, as: UTF8.self))
        current = []
        index += mark.count
      } else {
        current.append(bytes[index])
        index += 1
      }
    }
    parts.append(String(decoding: current, as: UTF8.self))
    return parts.map { trimmed($0) }
  }

  private mutating func name() -> String {
    let start = at
    while at < text.count, text[at] > 32, !"=\"<>/$()|".utf8.contains(text[at]) { at += 1 }
    return String(decoding: text[start..<at], as: UTF8.self)
  }

  private mutating func until(_ end: Unicode.Scalar) throws(RuleError) -> String {
    let start = at
    while at < text.count, text[at] != UInt8(ascii: end) { at += 1 }
    guard at < text.count else { throw error("`\(end)` is missing") }
    at += 1
    return String(decoding: text[start..<at - 1], as: UTF8.self)
  }

  private mutating func take(_ token: String) -> Bool {
    guard text[at...].starts(with: token.utf8) else { return false }
    at += token.utf8.count
    return true
  }

  private mutating func expect(_ token: String) throws(RuleError) {
    guard take(token) else { throw error("`\(token)` is expected at `\(rest(20))`") }
  }

  private mutating func skipSpace() { while at < text.count, text[at] <= 32 { at += 1 } }
  private func rest(_ count: Int) -> String { String(decoding: text[min(at, text.count)...].prefix(count), as: UTF8.self) }

  private func error(_ message: String) -> RuleError {
    let number = line + text[..<min(at, text.count)].reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
    return RuleError(path: path, line: number, message: message)
  }
}
