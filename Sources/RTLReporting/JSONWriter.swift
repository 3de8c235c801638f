/// Writes JSON without white space into bytes, in the order of the calls.
///
/// Control characters and bidirectional controls are escaped, so that a report that is printed to a
/// terminal or a CI log is obeyed by neither.
package struct JSONWriter {
  /// What was written.
  package private(set) var bytes: [UInt8]
  private var needsComma = false

  package init(appendingTo bytes: [UInt8] = []) { self.bytes = bytes }

  /// Opens `{` or `[`.
  package mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  /// Closes it.
  package mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  /// A line break before the next value, so that each finding stands on a line of its own.
  package mutating func newline() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Values of a list that another writer wrote, each behind a line break.
  mutating func append(lines: [UInt8]) {
    separate()
    bytes += lines
    needsComma = true
  }

  /// A line break before the bracket that closes a list, without a comma.
  mutating func newlineAfterLast() {
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

  /// A member with a text.
  package mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
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
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x5B }) {
      bytes.append(contentsOf: text.utf8)
      bytes.append(UInt8(ascii: "\""))
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "\"")]
      case "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "\\")]
      case "\n": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case "\t": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case "[" where bytes.ends(with: "##") || bytes.ends(with: "##vso") || bytes.ends(with: "##teamcity"):
        appendEscape(0x5B)
      case _ where scalar.value < 0x80 && scalar.value >= 0x20 && scalar.value != 0x7F:
        bytes.append(UInt8(scalar.value))
      case _ where isInvisibleControl(scalar):
        for unit in String(Character(scalar)).utf16 { appendEscape(unit) }
      default:
        bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscape(_ unit: UInt16) {
    bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
    for shift in [12, 8, 4, 0] { bytes.append(Array("0123456789abcdef".utf8)[Int(unit >> UInt16(shift)) & 15]) }
  }
}
