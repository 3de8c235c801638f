import RTLFindings

/// Finds the deployment targets of apps that Bazel or Buck builds.
struct BuildFileReader {
  /// Versions by the name of a constant, which other files load: `MINIMUM_OS = "13.0"`. Of two the lower.
  private var constants: [String: Version] = [:]

  mutating func addConstants(of bytes: [UInt8]) {
    for (_, line) in TextLines(bytes) {
      let name = line.prefix(while: IdentifierWords.isNameByte)
      guard !name.isEmpty, let value = Self.value(behind: name.endIndex, in: line), let version = Self.literal(value) else { continue }
      constants[name.string] = min(constants[name.string] ?? version, version)
    }
  }

  /// `minimum_os_version = "13.0"` in the call of a rule that is named for a system: `ios_application(…)`, `our_tvos_app(…)`.
  /// Buck has the settings of Xcode.
  func targets(_ bytes: [UInt8]) -> [TargetReader.Found] {
    var found = TargetReader.buildSettings(bytes)
    var system: AppPlatform?
    for (number, line) in TextLines(bytes) {
      // A new statement of the file.
      if let first = line.first, IdentifierWords.isNameByte(first) { system = nil }
      var rest = line.prefix { $0 != UInt8(ascii: "#") }
      while let start = rest.firstIndex(where: IdentifierWords.isNameByte) {
        let name = rest[start...].prefix(while: IdentifierWords.isNameByte)
        rest = rest[name.endIndex...]
        if rest.first == UInt8(ascii: "(") {
          system = IdentifierWords.split(name).lazy.compactMap(AppPlatform.init(spelling:)).first ?? system
        } else if name.string == "minimum_os_version" || name.string == "minimum_deployment_os_version", let system,
          let value = Self.value(behind: name.endIndex, in: rest), let version = Self.literal(value) ?? constants[Self.constant(value)]
        {
          found.append(TargetReader.Found(platform: system, version: version, line: number))
        }
      }
    }
    return found
  }

  private static func value(behind end: Int, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let rest = line[end...].trimmedStart()
    return rest.first == UInt8(ascii: "=") ? rest.dropFirst().trimmedStart() : nil
  }

  private static func literal(_ value: ArraySlice<UInt8>) -> Version? {
    guard let quote = value.first, "\"'".utf8.contains(quote) else { return nil }
    return value.firstQuoted().flatMap { Version($0.text) }
  }

  private static func constant(_ value: ArraySlice<UInt8>) -> String { value.prefix(while: IdentifierWords.isNameByte).string }
}
