import RTLSystem

/// A text that code puts together: what it says, with a zero byte for every inserted value.
package struct TextTemplate: Sendable {
  /// A value that the text takes in.
  package struct Hole: Sendable {
    /// The tokens of the value; empty where a format has no argument for it.
    package var range: Range<Int>
    /// The letter of the format's specifier, 0 outside of formats.
    package var conversion: UInt8 = 0
  }

  /// UTF-8, escapes resolved; each zero byte stands for the next of `holes`.
  package private(set) var bytes: [UInt8] = []
  /// In the order of their zero bytes.
  package private(set) var holes: [Hole] = []
  /// The tokens of the whole expression.
  package var range: Range<Int>
  /// From which offset in `bytes` the text comes from which literal, by its tokens.
  private var origins: [(offset: Int, literal: Range<Int>)] = []

  init(range: Range<Int>) { self.range = range }

  /// The literal that gave the byte at this offset, by its tokens.
  package func literal(at offset: Int) -> Range<Int>? {
    let next = origins.partitioningIndex { $0.offset > offset }
    return next > 0 ? origins[next - 1].literal : nil
  }

  mutating func append(_ text: some Sequence<UInt8>, from literal: Range<Int>) {
    origins.append((bytes.count, literal))
    bytes += text
  }

  mutating func append(_ hole: Hole) {
    bytes.append(0)
    holes.append(hole)
  }
}

extension CodeView {
  /// Whether the file may put a text together; cheap to ask.
  package var mayHaveTextTemplates: Bool { file.texts.contains { mayBeginText(Int($0)) } }

  /// Whether a text may begin with a token that is put together.
  fileprivate func mayBeginText(_ i: Int) -> Bool { isKind(i, .stringHead) || isKind(i, .string) && mayBePartOfText(i) }

  /// Whether a literal without interpolated code stands where it is a part of a text; cheap to ask.
  fileprivate func mayBePartOfText(_ i: Int) -> Bool {
    if at(i - 1, "+") || at(i + 1, "+") || at(i - 1, "+=") { return true }
    guard at(i - 1, ":") || at(i - 1, "(") || (isSwift ? at(i + 1, ".") : at(i - 1, "[")) else { return false }
    let bytes = file.bytes[file.tokens[i].range]
    return bytes.count < 12 || bytes.contains(UInt8(ascii: "%"))
  }

  func findTextTemplates() -> [TextTemplate] {
    var reader = TextReader(code: self)
    return reader.read()
  }
}

/// Reads the texts of one file.
private struct TextReader {
  let code: CodeView
  /// First tokens of literals that are part of a text already read.
  private var taken: Set<Int> = []

  init(code: CodeView) { self.code = code }

  /// Operands within operands of one text that are looked at.
  private static let nesting = 6

  mutating func read() -> [TextTemplate] {
    var found: [TextTemplate] = []
    // Where the texts end. A literal inside a value leads to the text that takes the value in, one behind a prefix to
    // the rest of a text.
    var ends: Set<Int> = []
    for i in code.file.texts.lazy.map(Int.init) where code.mayBeginText(i) && !taken.contains(i) {
      let kind = code.file.tokens[i].kind
      let range = code.textRoot(from: i..<(kind == .string ? i : code.stringTail(of: i)) + 1)
      let grown = code.grownText(by: range)
      guard kind == .stringHead || range.count > 1 || grown != nil, ends.insert(range.upperBound).inserted else { continue }
      var template = TextTemplate(range: range)
      if let grown { template.append(TextTemplate.Hole(range: grown)) }
      add(range, to: &template, nesting: 0)
      if !template.holes.isEmpty { found.append(template) }
    }
    return found
  }

  // MARK: Parts

  private mutating func add(_ range: Range<Int>, to template: inout TextTemplate, nesting: Int) {
    guard let first = range.first, let last = range.last, nesting < TextReader.nesting else {
      template.append(TextTemplate.Hole(range: range))
      return
    }
    if code.isKind(first, .string), first == last {
      taken.insert(first)
      template.append(content(first), from: range)
    } else if code.isKind(first, .stringHead), code.stringTail(of: first) == last {
      addPieces(range, to: &template)
    } else if code.at(first, "("), code.partner(first) == last {
      add(first + 1..<last, to: &template, nesting: nesting + 1)
    } else if let operands = operands(of: range) {
      for operand in operands { add(operand, to: &template, nesting: nesting + 1) }
    } else if code.isSwift, template.range != range, code.at(last, ")"), code.partner(last) == first + 1, let text = code.addedText(from: first + 1) {
      add(text, to: &template, nesting: nesting + 1)
    } else if let call = code.textCall(endingAt: last), call.range == range {
      add(call, to: &template, nesting: nesting + 1)
    } else {
      template.append(TextTemplate.Hole(range: range))
    }
  }

  private mutating func addPieces(_ range: Range<Int>, to template: inout TextTemplate) {
    taken.insert(range.lowerBound)
    var piece = range.lowerBound
    while true {
      template.append(content(piece), from: range)
      guard !code.isKind(piece, .stringTail), let next = code.partner(piece), next > piece, next < range.upperBound else { return }
      template.append(hole(piece + 1..<next))
      piece = next
    }
  }

  /// The value of an interpolation is its first argument; a format may stand behind it: `\(total, specifier: "%.2f")`.
  private func hole(_ range: Range<Int>) -> TextTemplate.Hole {
    var end = range.lowerBound
    while end < range.upperBound, !code.at(end, ",") {
      guard let next = code.after(end) else { return TextTemplate.Hole(range: range) }
      end = next
    }
    guard range.lowerBound < end, end < range.upperBound else { return TextTemplate.Hole(range: range) }
    let format = (end..<range.upperBound).first { code.isKind($0, .string) }.map(content) ?? []
    return TextTemplate.Hole(range: range.lowerBound..<end, conversion: format.first == UInt8(ascii: "%") ? FormatSpecifier(format[...]).conversion : 0)
  }

  private mutating func add(_ call: TextCall, to template: inout TextTemplate, nesting: Int) {
    switch call.kind {
    case .format:
      if !call.receiver.isEmpty { add(call.receiver, to: &template, nesting: nesting) }
      addFormat(call, to: &template)
    case .append:
      add(call.receiver, to: &template, nesting: nesting)
      add(call.argument, to: &template, nesting: nesting)
    case .join:
      let elements = code.elements(of: call.receiver)
      for (index, element) in elements.enumerated() {
        if index > 0 { add(call.argument, to: &template, nesting: nesting) }
        add(element, to: &template, nesting: nesting)
      }
      guard elements.count < 2 else { return }
      if elements.isEmpty { template.append(TextTemplate.Hole(range: call.receiver)) }
      add(call.argument, to: &template, nesting: nesting)
      template.append(TextTemplate.Hole(range: call.receiver))
    }
  }

  /// Swift: the operands of a sum.
  private func operands(of range: Range<Int>) -> [Range<Int>]? {
    guard code.isSwift else { return nil }
    var operands: [Range<Int>] = []
    var start = range.lowerBound
    var k: Int? = start
    while let here = k, here < range.upperBound {
      if code.at(here, "+"), here > start {
        operands.append(start..<here)
        start = here + 1
      }
      k = code.after(here)
    }
    guard !operands.isEmpty, start < range.upperBound else { return nil }
    return operands + [start..<range.upperBound]
  }

  // MARK: Formats

  private mutating func addFormat(_ call: TextCall, to template: inout TextTemplate) {
    let literal = call.argument.lowerBound
    taken.insert(literal)
    let text = content(literal)
    let values = code.values(of: call)
    var start = 0
    var next = 0
    var i = 0
    while i < text.count {
      guard text[i] == UInt8(ascii: "%") else { i += 1; continue }
      template.append(text[start..<i], from: call.argument)
      if i + 1 < text.count, text[i + 1] == UInt8(ascii: "%") {
        template.append([UInt8(ascii: "%")], from: call.argument)
        i += 2
      } else {
        let specifier = FormatSpecifier(text[i...])
        let position = specifier.position ?? next
        next = position + 1
        let value = position < values.count ? values[position] : literal..<literal
        template.append(TextTemplate.Hole(range: value, conversion: specifier.conversion))
        i += specifier.length
      }
      start = i
    }
    template.append(text[start...], from: call.argument)
  }

  // MARK: Literals

  /// What a literal, or a piece of one, says.
  private func content(_ i: Int) -> [UInt8] {
    let range = code.file.tokens[i].range
    let bytes = code.file.bytes
    let quote = UInt8(ascii: "\"")
    var start = range.lowerBound
    var end = range.upperBound
    if code.isKind(i, .string) || code.isKind(i, .stringHead) {
      while start < end, bytes[start] != quote { start += 1 }
      while start < end, bytes[start] == quote { start += 1 }
    } else if start < end {
      start += 1
    }
    if code.isKind(i, .string) || code.isKind(i, .stringTail) {
      while end > start, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
      var quotes = 0
      while end > start, bytes[end - 1] == quote, quotes < 3 {
        end -= 1
        quotes += 1
      }
    } else {
      // `\(`, with number signs between in a raw literal.
      while end > start, bytes[end - 1] != UInt8(ascii: "\\") { end -= 1 }
      end = max(end - 1, start)
    }
    return Escapes.resolve(bytes[start..<end])
  }
}

/// One specifier of a format: `%@`, `%1$@`, `%.2f`, `%ld`.
private struct FormatSpecifier {
  /// In bytes, at least one.
  var length = 1
  /// The letter that says what is inserted.
  var conversion: UInt8 = 0
  /// Counted from 0, where it is written.
  var position: Int?

  init(_ text: ArraySlice<UInt8>) {
    var number = 0
    for byte in text.dropFirst().prefix(24) {
      length += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = min(number * 10 + Int(byte - UInt8(ascii: "0")), 10_000)
      case UInt8(ascii: "$"):
        position = max(number - 1, 0)
        number = 0
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "'"), UInt8(ascii: "*"),
        UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "L"), UInt8(ascii: "j"), UInt8(ascii: "t"):
        continue
      default:
        conversion = byte
        return
      }
    }
  }
}

/// Escapes of Swift and C literals.
private enum Escapes {
  static func resolve(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return bytes.filter { $0 != 0 } }
    var result: [UInt8] = []
    var i = bytes.startIndex
    while i < bytes.endIndex {
      guard bytes[i] == UInt8(ascii: "\\"), i + 1 < bytes.endIndex else {
        if bytes[i] != 0 { result.append(bytes[i]) }
        i += 1
        continue
      }
      let letter = bytes[i + 1]
      i += 2
      switch letter {
      case UInt8(ascii: "n"), UInt8(ascii: "r"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        if i < bytes.endIndex, bytes[i] == UInt8(ascii: "{") { i += 1 }
        var value: UInt32 = 0
        var digits = 0
        while i < bytes.endIndex, digits < 8, let digit = hex(bytes[i]) {
          value = value << 4 | digit
          digits += 1
          i += 1
        }
        if i < bytes.endIndex, bytes[i] == UInt8(ascii: "}") { i += 1 }
        if value != 0, let scalar = Unicode.Scalar(value) { result += String(Character(scalar)).utf8 }
      default: if letter != 0 { result.append(letter) }
      }
    }
    return result
  }

  private static func hex(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
