/// Writes JSON without white space into bytes, in the order of the calls.
///
/// Control characters and bidirectional controls are escaped, so that a report that is printed to a
/// terminal or a CI log is obeyed by neither.
package struct JSONWriter {
  /// What was written.
  package private(set) var bytes: [UInt8]
  private var needsComma = false

  /// - Parameter bytes: kept in front as they are.
  package init(appendingTo bytes: [UInt8] = []) { self.bytes = bytes }

  /// Goes on behind the output, which is empty until `end`: so it is not copied.
  init(taking output: inout [UInt8]) {
    self.init(appendingTo: output)
    output = []
  }

  /// Gives the output back, with a line break behind what was written.
  mutating func end(in output: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    swap(&output, &bytes)
  }

  /// Opens `{`, `[` or several of them.
  package mutating func open(_ brackets: StaticString) {
    separate()
    brackets.withUTF8Buffer { bytes.append(contentsOf: $0) }
    needsComma = false
  }

  /// Opens the value of a member.
  package mutating func open(_ name: StaticString, _ brackets: StaticString) {
    key(name)
    open(brackets)
  }

  /// Opens the value of a member whose name comes from elsewhere.
  package mutating func open(_ name: String, _ brackets: StaticString) {
    key(name)
    open(brackets)
  }

  /// A list as a member, with a line for each element.
  package mutating func list<Elements: Sequence>(_ name: StaticString, _ elements: Elements, _ write: (Elements.Element, inout JSONWriter) -> Void) {
    open(name, "[")
    for element in elements {
      newline()
      write(element, &self)
    }
    newlineAfterLast()
    close("]")
  }

  /// Closes them.
  package mutating func close(_ brackets: StaticString) {
    brackets.withUTF8Buffer { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  /// A line break before the next value, so that each finding stands on a line of its own.
  package mutating func newline() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
    bytes.append(UInt8(ascii: "\n"))
  }

  /// A value, or values of a list, that another writer wrote.
  package mutating func append(written values: [UInt8]) {
    separate()
    bytes += values
    needsComma = true
  }

  /// A line break before the bracket that closes a list, without a comma.
  package mutating func newlineAfterLast() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// The name of a member; its value follows.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A name that comes from elsewhere.
  package mutating func key(_ name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A value of a list, or of the member whose name came last.
  package mutating func value(_ text: String) {
    separate()
    appendQuoted(text)
    needsComma = true
  }

  /// Likewise, a number.
  package mutating func value(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
    needsComma = true
  }

  /// Likewise, `true` or `false`.
  package mutating func value(_ truth: Bool) {
    separate()
    bytes.append(contentsOf: (truth ? "true" : "false").utf8)
    needsComma = true
  }

  /// Likewise, `null`.
  package mutating func null() { append(written: Array("null".utf8)) }

  /// A member with a text.
  package mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  /// A member with `true` or `false`.
  package mutating func member(_ name: StaticString, _ truth: Bool) {
    key(name)
    value(truth)
  }

  /// `"name": {"text": …}`, SARIF's message.
  mutating func message(_ name: StaticString, _ text: String) {
    key(name)
    open("{")
    member("text", text)
    close("}")
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func appendQuoted(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      // What stands for itself is copied in runs.
      var start = 0
      var at = utf8.firstSpecial(from: 0, where: Self.mayNeedEscape)
      while at < utf8.count {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<at]))
        let escaped = appendEscaped(UnsafeBufferPointer(rebasing: utf8[at...]))
        start = at + escaped
        at = utf8.firstSpecial(from: at + max(escaped, 1), where: Self.mayNeedEscape)
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "[") || mayBeInvisibleControl(byte)
  }

  /// Writes the first character if it must not stand there as it is.
  /// - Returns: its bytes; 0 where it may.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    switch text[0] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), text[0]]
    case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
    case UInt8(ascii: "\t"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
    case UInt8(ascii: "["):
      guard bytes.ends(with: "##") || bytes.ends(with: "##vso") || bytes.ends(with: "##teamcity") else { return 0 }
      appendEscape(0x5B)
    default:
      var (decoder, rest) = (UTF8(), text.makeIterator())
      guard case .scalarValue(let scalar) = decoder.decode(&rest), isInvisibleControl(scalar) else { return 0 }
      for unit in String(Character(scalar)).utf16 { appendEscape(unit) }
      return UTF8.width(scalar)
    }
    return 1
  }

  private mutating func appendEscape(_ unit: UInt16) {
    bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
    for shift in [12, 8, 4, 0] { bytes.append(Array("0123456789abcdef".utf8)[Int(unit >> UInt16(shift)) & 15]) }
  }
}
