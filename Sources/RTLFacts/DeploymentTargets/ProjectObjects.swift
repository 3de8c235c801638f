import RTLSystem

/// The objects of an Xcode project's file, an OpenStep property list: `A1B2 /* App */ = {isa = PBXNativeTarget; name = App; };`.
///
/// One object is known at a time, and nothing is copied: an app may have a hundred thousand. Read without recursion; of a
/// damaged file what stands before the damage is given.
struct ProjectObjects {
  /// Where a text stands, without its quotes.
  fileprivate typealias Text = Range<Int>

  /// What a key of an object has.
  fileprivate enum Value {
    case text(Text)
    /// `( a, b, )`
    case list([Text])
    /// `{ KEY = text; }`, with the line of each key, 1-based; lists and what is nested deeper is left out.
    case settings([(key: Text, value: Text, line: Int)])
  }

  /// One entry of `objects`.
  struct Object {
    fileprivate(set) var id: UInt64 = 0
    fileprivate var fields: [(key: Text, value: Value)] = []
    fileprivate let bytes: UnsafeBufferPointer<UInt8>

    func text(_ key: StaticString) -> String? { range(key).map(string) }

    func has(_ key: StaticString, _ value: StaticString) -> Bool {
      range(key).map { bytes[$0].elementsEqual(UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount)) } ?? false
    }

    /// The object that a key names.
    func reference(_ key: StaticString) -> UInt64? { range(key).map { ProjectObjects.id(bytes[$0]) } }

    /// The objects that a key names; nil where there is no such key.
    func references(_ key: StaticString) -> [UInt64]? {
      guard case .list(let list) = self[key] else { return nil }
      return list.map { ProjectObjects.id(bytes[$0]) }
    }

    func texts(_ key: StaticString) -> [String]? {
      guard case .list(let list) = self[key] else { return nil }
      return list.map(string)
    }

    /// The pairs of a map with the line of each, 1-based; nil where there is no such key.
    func settings(_ key: StaticString) -> [(key: String, value: String, line: Int)]? {
      guard case .settings(let settings) = self[key] else { return nil }
      return settings.map { (string($0.key), string($0.value), $0.line) }
    }

    private func string(_ range: Text) -> String { DataEscapes.propertyList.decode(Array(bytes[range])[...]) }

    private func range(_ key: StaticString) -> Text? {
      guard case .text(let range) = self[key] else { return nil }
      return range
    }

    private subscript(key: StaticString) -> Value? {
      fields.first {
        $0.key.count == key.utf8CodeUnitCount && bytes[$0.key].elementsEqual(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
      }?.value
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var line = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// - Returns: false for a file that is damaged, or has no objects.
  mutating func forEach(_ body: (Object) -> Void) -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    while let key = text() {
      guard take(UInt8(ascii: "=")) else { return false }
      if bytes[key].elementsEqual("objects".utf8) { return objects(body) }
      guard skip(), take(UInt8(ascii: ";")) else { return false }
    }
    return false
  }

  private mutating func objects(_ body: (Object) -> Void) -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    var object = Object(bytes: bytes)
    while let key = text() {
      object.id = Self.id(bytes[key])
      object.fields.removeAll(keepingCapacity: true)
      guard take(UInt8(ascii: "=")), take(UInt8(ascii: "{")) else { return false }
      while let key = text() {
        guard take(UInt8(ascii: "=")), let value = value(), take(UInt8(ascii: ";")) else { return false }
        object.fields.append((key, value))
      }
      guard take(UInt8(ascii: "}")), take(UInt8(ascii: ";")) else { return false }
      body(object)
    }
    return take(UInt8(ascii: "}"))
  }

  /// An object by its name in the file: others refer to it so.
  static func id(_ name: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    for byte in name { hash.add(byte) }
    return hash.value
  }

  // MARK: Values

  private mutating func value() -> Value? {
    if take(UInt8(ascii: "(")) {
      var list: [Text] = []
      while let element = text() {
        list.append(element)
        guard take(UInt8(ascii: ",")) else { break }
      }
      if take(UInt8(ascii: ")")) { return .list(list) }
      // A list of maps, which nobody asks for.
      return skip(open: 1) ? .list(list) : nil
    }
    if take(UInt8(ascii: "{")) {
      var settings: [(key: Text, value: Text, line: Int)] = []
      while let key = text() {
        let line = line
        guard take(UInt8(ascii: "=")) else { return nil }
        if let value = text() { settings.append((key, value, line)) } else if !skip() { return nil }
        guard take(UInt8(ascii: ";")) else { return nil }
      }
      return take(UInt8(ascii: "}")) ? .settings(settings) : nil
    }
    return text().map(Value.text)
  }

  /// Goes to the end of a value, or of as many brackets as are open.
  private mutating func skip(open: Int = 0) -> Bool {
    var open = open
    repeat {
      if take(UInt8(ascii: "{")) || take(UInt8(ascii: "(")) {
        open += 1
      } else if take(UInt8(ascii: "}")) || take(UInt8(ascii: ")")) {
        open -= 1
      } else if text() == nil, !(open > 0 && (take(UInt8(ascii: "=")) || take(UInt8(ascii: ";")) || take(UInt8(ascii: ",")))) {
        return false
      }
    } while open > 0
    return open == 0
  }

  // MARK: Tokens

  private mutating func take(_ sign: UInt8) -> Bool {
    skipSpace()
    guard at < bytes.count, bytes[at] == sign else { return false }
    at += 1
    return true
  }

  /// A word or a quoted text; nil where a sign stands, or the file ends.
  private mutating func text() -> Text? {
    skipSpace()
    guard at < bytes.count else { return nil }
    let start = at
    if bytes[at] == UInt8(ascii: "\"") {
      at += 1
      while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
        if bytes[at] == 0x0A { line += 1 }
        at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard at < bytes.count else { return nil }
      at += 1
      return start + 1..<at - 1
    }
    while at < bytes.count, !Self.endsWord(bytes[at]) { at += 1 }
    return at > start ? start..<at : nil
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","),
      UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// Passes white space and comments.
  private mutating func skipSpace() {
    while at < bytes.count {
      if bytes[at] <= 0x20 {
        if bytes[at] == 0x0A { line += 1 }
        at += 1
      } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
        at += 2
        while at < bytes.count, !(bytes[at] == UInt8(ascii: "/") && bytes[at - 1] == UInt8(ascii: "*")) { next() }
        at = min(at + 1, bytes.count)
      } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "/") {
        while at < bytes.count, bytes[at] != 0x0A { at += 1 }
      } else {
        return
      }
    }
  }

  private mutating func next() {
    if bytes[at] == 0x0A { line += 1 }
    at += 1
  }
}
