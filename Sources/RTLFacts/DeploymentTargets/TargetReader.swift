import RTLFindings

/// Finds deployment targets in the spellings of each kind of project file.
enum TargetReader {
  struct Found: Equatable {
    var platform: AppPlatform
    var version: Version
    /// 1-based.
    var line: Int
  }

  /// `IPHONEOS_DEPLOYMENT_TARGET = 12.0;` of projects and build configurations, with `:` in YAML,
  /// perhaps quoted and with a condition in brackets. What a bundle of tests is built for says nothing of the app.
  static func buildSettings(_ bytes: [UInt8]) -> [Found] {
    var found: [Found] = []
    // Of the settings between two braces.
    var first = 0
    var isTest = false
    for (number, line) in TextLines(bytes) {
      let start = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "\"") }
      if start.first == UInt8(ascii: "}") || line.trimmed().last == UInt8(ascii: "{") {
        if isTest { found.removeSubrange(first...) }
        (first, isTest) = (found.count, false)
      } else if testSettings.contains(where: { start.starts(with: $0.utf8) }) {
        isTest = true
      }
      guard let letter = start.first, "IMTWX".utf8.contains(letter), let end = start.end(of: "_DEPLOYMENT_TARGET"),
        let platform = platform(ofSetting: start[..<(end - "_DEPLOYMENT_TARGET".utf8.count)].string)
      else { continue }
      var rest = start[end...]
      if rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")) { rest = rest[(close + 1)...] }
      rest = rest.drop { $0 == UInt8(ascii: "\"") || $0 == 0x20 || $0 == 0x09 }
      guard rest.first == UInt8(ascii: "=") || rest.first == UInt8(ascii: ":") else { continue }
      let value = rest.dropFirst().drop { " \t\"'".utf8.contains($0) }
      let text = value.prefix { !" \t\"';/".utf8.contains($0) }
      if let version = Version(text.string) { found.append(Found(platform: platform, version: version, line: number)) }
    }
    return found
  }

  /// Settings that only bundles of tests have.
  static let testSettings = ["TEST_HOST", "TEST_TARGET_NAME", "BUNDLE_LOADER"]

  private static func platform(ofSetting prefix: String) -> AppPlatform? {
    switch prefix {
    case "IPHONEOS", "MACOSX", "TVOS", "WATCHOS", "XROS": AppPlatform(spelling: prefix)
    default: nil
    }
  }

  /// `platform :ios, '12.0'`
  static func podfile(_ bytes: [UInt8]) -> [Found] {
    TextLines(bytes).flatMap { number, line in
      let line = line.trimmed()
      return line.starts(with: "platform ") || line.starts(with: "platform(") ? symbols(line, number) : []
    }
  }

  /// `s.ios.deployment_target = '10.0'`, `s.platform = :ios, '10.0'`, `s.platforms = { :ios => '10.0' }`
  static func podspec(_ bytes: [UInt8]) -> [Found] {
    TextLines(bytes).flatMap { number, line -> [Found] in
      let line = line.trimmed()
      guard line.first != UInt8(ascii: "#") else { return [] }
      if let end = line.end(of: ".deployment_target") {
        let owner = line[..<(end - ".deployment_target".utf8.count)].split(separator: UInt8(ascii: ".")).last
        guard let platform = owner.flatMap({ AppPlatform(spelling: $0.string) }),
          let version = line[end...].firstQuoted().flatMap({ Version($0.text) })
        else { return [] }
        return [Found(platform: platform, version: version, line: number)]
      }
      return line.end(of: ".platform") == nil ? [] : symbols(line, number)
    }
  }

  /// Each `:name` of a line with the quoted version behind it.
  private static func symbols(_ line: ArraySlice<UInt8>, _ number: Int) -> [Found] {
    var found: [Found] = []
    var rest = line
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      let name = rest[(colon + 1)...].prefix(while: IdentifierWords.isNameByte)
      rest = rest[name.endIndex...]
      let between = rest.prefix { " \t,=>".utf8.contains($0) }
      guard let platform = AppPlatform(spelling: name.string),
        between.endIndex < rest.endIndex, "\"'".utf8.contains(rest[between.endIndex]), let (text, end) = rest.firstQuoted()
      else { continue }
      if let version = Version(text) { found.append(Found(platform: platform, version: version, line: number)) }
      rest = rest[end...]
    }
    return found
  }

  /// `.iOS(.v13)`, `.macOS(.v10_15)`, `.iOS("13.4")`
  static func packageManifest(_ bytes: [UInt8]) -> [Found] { swiftCalls(bytes, allowsLabels: false) }

  /// `.iOS("13.0")`, `.iOS(targetVersion: "13.0")`, `.multiplatform(iOS: "13.0")`
  static func projectManifest(_ bytes: [UInt8]) -> [Found] { swiftCalls(bytes, allowsLabels: true) }

  private static func swiftCalls(_ bytes: [UInt8], allowsLabels: Bool) -> [Found] {
    var found: [Found] = []
    var isInBlockComment = false
    for (number, line) in TextLines(bytes) {
      var rest = uncommented(line, &isInBlockComment)[...]
      while let start = rest.firstIndex(where: IdentifierWords.isNameByte) {
        let name = rest[start...].prefix(while: IdentifierWords.isNameByte)
        let isMember = start > rest.startIndex && rest[start - 1] == UInt8(ascii: ".")
        rest = rest[name.endIndex...]
        guard name.count <= 8, let platform = AppPlatform(rawValue: name.string) else { continue }
        var value = rest.trimmedStart()
        if isMember, value.first == UInt8(ascii: "(") {
          value = value.dropFirst().trimmedStart()
          if value.starts(with: "targetVersion:") { value = value.dropFirst(14).trimmedStart() }
        } else if allowsLabels, !isMember, value.first == UInt8(ascii: ":") {
          value = value.dropFirst().trimmedStart()
        } else {
          continue
        }
        if let version = version(value) { found.append(Found(platform: platform, version: version, line: number)) }
      }
    }
    return found
  }

  /// `.v13`, `.v10_15` or `"13.4"` at the start.
  private static func version(_ value: ArraySlice<UInt8>) -> Version? {
    if value.first == UInt8(ascii: "\"") { return value.firstQuoted().flatMap { Version($0.text) } }
    guard value.starts(with: ".v") else { return nil }
    let number = value.dropFirst(2).prefix(while: IdentifierWords.isNameByte)
    return Version(String(decoding: number.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: ".") : $0 }, as: UTF8.self))
  }

  /// A line of Swift without its comments; `//` inside a string stays.
  private static func uncommented(_ line: ArraySlice<UInt8>, _ isInBlockComment: inout Bool) -> [UInt8] {
    var result: [UInt8] = []
    var isInString = false
    var i = line.startIndex
    while i < line.endIndex {
      let next = i + 1 < line.endIndex ? line[i + 1] : 0
      if isInBlockComment {
        if line[i] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
          isInBlockComment = false
          i += 1
        }
      } else if isInString {
        result.append(line[i])
        if line[i] == UInt8(ascii: "\"") { isInString = false }
      } else if line[i] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        return result
      } else if line[i] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        isInBlockComment = true
        i += 1
      } else {
        result.append(line[i])
        if line[i] == UInt8(ascii: "\"") { isInString = true }
      }
      i += 1
    }
    return result
  }

  /// `deploymentTarget:` of XcodeGen: a map from platform to version, or one version beside `platform:`.
  static func projectSpec(_ bytes: [UInt8]) -> [Found] {
    let lines = TextLines(bytes).compactMap { YAMLLine($0.number, $0.bytes) }
    var found: [Found] = []
    for (i, line) in lines.enumerated() where line.key == "deploymentTarget" {
      if line.value.hasPrefix("{") {
        for pair in line.value.dropFirst().prefix(while: { $0 != "}" }).split(separator: ",") {
          let parts = pair.split(separator: ":").map(YAMLLine.plain)
          if parts.count == 2, let platform = AppPlatform(spelling: parts[0]), let version = Version(parts[1]) {
            found.append(Found(platform: platform, version: version, line: line.number))
          }
        }
      } else if line.value.isEmpty {
        for member in lines[(i + 1)...].prefix(50).prefix(while: { $0.indent > line.indent }) {
          if let platform = AppPlatform(spelling: member.key), let version = Version(member.value) {
            found.append(Found(platform: platform, version: version, line: member.number))
          }
        }
      } else if let version = Version(line.value) {
        if let platform = platform(beside: i, in: lines) {
          found.append(Found(platform: platform, version: version, line: line.number))
        }
      }
    }
    return found
  }

  /// The value of `platform:` in the map that holds the line at `index`.
  private static func platform(beside index: Int, in lines: [YAMLLine]) -> AppPlatform? {
    let indent = lines[index].indent
    // A bound, so that a hostile file costs no more than its length.
    let window = lines[max(0, index - 200)..<min(lines.count, index + 200)]
    let before = window[..<index].reversed().prefix { $0.indent >= indent }
    let after = window[index...].prefix { $0.indent >= indent }
    let line = (before + after).first { $0.indent == indent && $0.key == "platform" }
    return line.flatMap { AppPlatform(spelling: $0.value) }
  }
}

/// `key: value` of block YAML, as much as project specifications need.
private struct YAMLLine {
  let number: Int
  let indent: Int
  let key: String
  let value: String

  init?(_ number: Int, _ line: ArraySlice<UInt8>) {
    let content = line.drop { $0 == 0x20 }
    guard let first = content.first, first != UInt8(ascii: "#"), let colon = content.firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    self.number = number
    indent = content.startIndex - line.startIndex
    key = Self.plain(content[..<colon].string)
    let rest = content[(colon + 1)...]
    let comment = rest.indices.first { rest[$0] == UInt8(ascii: "#") && $0 > rest.startIndex && rest[$0 - 1] == 0x20 }
    value = Self.plain(rest[..<(comment ?? rest.endIndex)].string)
  }

  /// Without white space and quotes round it.
  static func plain(_ text: some StringProtocol) -> String {
    let ends: Set<UInt8> = [0x20, 0x09, UInt8(ascii: "\""), UInt8(ascii: "'")]
    var slice = Array(text.utf8)[...].drop { ends.contains($0) }
    while let last = slice.last, ends.contains(last) { slice = slice.dropLast() }
    return slice.string
  }
}
