import RTLReporting

/// A value to be sent.
enum JSON: Sendable {
  case null, bool(Bool), int(Int), string(String), array([JSON])
  /// In the order in which they are written.
  case object([(String, JSON)])
  /// A member that is left out.
  case absent
  /// Written elsewhere, as it is.
  case raw([UInt8])

  /// The text of it.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null, .absent: writer.null()
    case .bool(let value): writer.value(value)
    case .int(let value): writer.value(value)
    case .string(let value): writer.value(value)
    case .array(let values):
      writer.open("[")
      for value in values { value.write(to: &writer) }
      writer.close("]")
    case .object(let members):
      writer.open("{")
      for (name, value) in members {
        if case .absent = value { continue }
        writer.key(name)
        value.write(to: &writer)
      }
      writer.close("}")
    case .raw(let bytes): writer.append(written: bytes)
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral members: (String, JSON)...) { self = .object(members) }
  init(arrayLiteral values: JSON...) { self = .array(values) }
  init(stringLiteral text: String) { self = .string(text) }
  init(integerLiteral number: Int) { self = .int(number) }
  init(booleanLiteral truth: Bool) { self = .bool(truth) }

  /// A text where there is one.
  static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .absent }
}
