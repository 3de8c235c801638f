/// The systems that a project can be built for.
package enum AppPlatform: String, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// Reads a name as project files write it (`ios`, `osx`, `macosx`); nil for any other word.
  package init?(spelling: String) {
    switch spelling.lowercased() {
    case "ios", "iphoneos": self = .iOS
    case "macos", "osx", "macosx", "mac": self = .macOS
    case "tvos", "appletvos": self = .tvOS
    case "watchos": self = .watchOS
    case "visionos", "xros": self = .visionOS
    default: return nil
    }
  }

  /// The build setting of Xcode that states the lowest version.
  package var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }
}

/// A version of a system or a library.
package struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The 5 of `5.0.1`.
  package var major: Int
  /// The middle part; 0 where none is written.
  package var minor: Int
  /// The last part; 0 where none is written.
  package var patch: Int

  /// Missing parts are 0: `Version(13)` is 13.0.
  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) { (self.major, self.minor, self.patch) = (major, minor, patch) }

  /// Reads `12`, `13.4`, `5.0.1`, `v5.0.1` and `5.0.1-beta.2` (the suffix is dropped); nil for
  /// anything else, such as `$(TARGET)`.
  package init?(_ text: some StringProtocol) {
    var utf8 = Substring(text).utf8
    if utf8.first == UInt8(ascii: "v") { utf8 = utf8.dropFirst() }
    var numbers: [Int] = []
    for part in utf8.prefix(while: { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") })
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    {
      guard part.count <= 9, let first = part.first, (0x30...0x39).contains(first), let number = Int(Substring(part)) else {
        return nil
      }
      numbers.append(number)
    }
    guard (1...4).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Reads `12`, `13.4` and `5.0.1`, as rules and settings have it; nil for anything else.
  package init?(plain text: String) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    self.init(text)
  }

  /// `13`, `13.4`: as people speak of systems, whose fixes depend on no third part.
  package var short: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// `13.4`, `5.0.1`: the patch only if there is one.
  package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  package static func < (a: Version, b: Version) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }
}
