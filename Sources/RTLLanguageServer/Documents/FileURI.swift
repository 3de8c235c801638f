import RTLReporting

/// `file:///Users/me/My%20App/Cart.swift` <-> `/Users/me/My App/Cart.swift`.
enum FileURI {
  /// The absolute path that a URI names; nil for one that names no file of this machine.
  static func path(_ uri: String) -> String? {
    var rest = Array(uri.utf8)[...]
    guard rest.count >= 5, zip(rest, "file:".utf8).allSatisfy({ $0 | 0x20 == $1 || $0 == $1 }) else { return nil }
    rest = rest.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != UInt8(ascii: "/") }
      guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    var path: [UInt8] = []
    var at = rest.startIndex
    while at < rest.endIndex, rest[at] != UInt8(ascii: "?"), rest[at] != UInt8(ascii: "#") {
      if rest[at] == UInt8(ascii: "%"), at + 2 < rest.endIndex, let high = hexValue(rest[at + 1]), let low = hexValue(rest[at + 2]) {
        path.append(high << 4 | low)
        at += 3
      } else {
        path.append(rest[at])
        at += 1
      }
    }
    guard !path.contains(0) else { return nil }
    let text = String(decoding: path, as: UTF8.self)
    // What was repaired names no file.
    return text.utf8.elementsEqual(path) ? text : nil
  }

  /// The URI of an absolute path.
  static func uri(_ path: String) -> String { "file://" + escaped(path) }

  /// A path, or the end of one, as it stands in a URI.
  static func escaped(_ path: String) -> String { relativeURI(path) }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
