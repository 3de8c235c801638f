import RTLFindings

/// The build settings of Xcode that count for one configuration of a target: of the target, of the file `*.xcconfig` that it
/// names, of the project, and of the file that this names, from the strongest word to the weakest.
struct BuildSettings {
  /// What a level says of one setting. Several with a condition, `[sdk=iphoneos*]`, may hold beside each other.
  struct Value {
    var text: String
    /// Relative to the project's root.
    var path: String
    /// 1-based.
    var line: Int
    var isConditional = false
  }

  /// All settings of one level by their names.
  typealias Level = [String: [Value]]

  var levels: [Level]
  /// What Xcode itself sets: `TARGET_NAME`.
  var own: [String: String] = [:]

  /// Variables may name others, and settings those of the level below; files include files.
  private static let depth = 4
  /// Of one value: no real one has as many, and each may stand for as many again.
  private static let mostVariables = 4
  /// Of a value in which variables are replaced.
  private static let mostBytes = 1_000

  /// What the first level that sets it says of a setting, variables replaced; empty where none does.
  func values(of name: String) -> [Value] {
    guard let level = level(of: name, from: 0) else { return [] }
    return (levels[level][name] ?? []).map { value in
      var value = value
      value.text = expanded(value.text, of: name, at: level, depth: BuildSettings.depth)
      return value
    }
  }

  /// The value without a condition, else the first one.
  func value(of name: String) -> String? { value(of: name, from: 0, depth: BuildSettings.depth) }

  private func value(of name: String, from start: Int, depth: Int) -> String? {
    guard let level = level(of: name, from: start), let values = levels[level][name] else { return own[name] }
    guard let value = values.last(where: { !$0.isConditional }) ?? values.first else { return nil }
    return expanded(value.text, of: name, at: level, depth: depth)
  }

  private func level(of name: String, from start: Int) -> Int? { levels[start...].firstIndex { $0[name] != nil } }

  /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:form)`; a variable that nobody sets becomes empty.
  private func expanded(_ text: String, of name: String, at level: Int, depth: Int) -> String {
    guard depth > 0, text.utf8.count <= BuildSettings.mostBytes, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    for _ in 0..<BuildSettings.mostVariables {
      guard let dollar = rest.firstIndex(of: UInt8(ascii: "$")), dollar + 1 < rest.endIndex else { break }
      let end: UInt8? = rest[dollar + 1] == UInt8(ascii: "(") ? UInt8(ascii: ")") : rest[dollar + 1] == UInt8(ascii: "{") ? UInt8(ascii: "}") : nil
      guard let end, let close = rest[dollar...].firstIndex(of: end) else { break }
      result += rest[..<dollar]
      let variable = rest[(dollar + 2)..<close].prefix { $0 != UInt8(ascii: ":") }.string
      let isInherited = variable == "inherited" || variable == name
      let value = isInherited ? value(of: name, from: level + 1, depth: depth - 1) : value(of: variable, from: 0, depth: depth - 1)
      result += (value ?? "").utf8
      rest = rest[(close + 1)...]
    }
    return (result + rest)[...].string
  }

  // MARK: Files

  /// The settings of a file `*.xcconfig` and of the files that it includes; later lines count more than earlier ones.
  /// - Parameters:
  ///   - path: relative to the project's root.
  ///   - read: bytes of a path, nil for a file that is not there.
  /// - Returns: `files`: the paths of all these files.
  static func level(ofFile path: String, read: (String) -> [UInt8]?) -> (level: Level, files: Set<String>) {
    var level: Level = [:]
    var files: Set<String> = [path]
    if let bytes = read(path) { add(bytes, path, to: &level, &files, depth: depth, read) }
    return (level, files)
  }

  private static func add(_ bytes: [UInt8], _ path: String, to level: inout Level, _ files: inout Set<String>, depth: Int, _ read: (String) -> [UInt8]?) {
    for (number, line) in TextLines(bytes) {
      let text = line.trimmedStart()
      if text.starts(with: "#include"), let name = text.firstQuoted()?.text {
        let included = ProjectPath.joined(ProjectPath.folder(of: path), name)
        if depth > 0, let included, files.insert(included).inserted, let bytes = read(included) {
          add(bytes, included, to: &level, &files, depth: depth - 1, read)
        }
        continue
      }
      let key = text.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: " ") && $0 != 0x09 }
      guard !key.isEmpty, !key.starts(with: "//".utf8) else { continue }
      var rest = text[key.endIndex...].trimmedStart()
      while rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")) { rest = rest[(close + 1)...].trimmedStart() }
      guard rest.first == UInt8(ascii: "=") else { continue }
      let value = rest.dropFirst()[..<(rest.dropFirst().end(of: "//").map { $0 - 2 } ?? rest.endIndex)].trimmed()
      add(Value(text: plain(value), path: path, line: number), of: text[..<rest.startIndex].trimmed().string, to: &level)
    }
  }

  /// Without a semicolon at the end, which many write, and quotes.
  private static func plain(_ value: ArraySlice<UInt8>) -> String {
    let value = value.last == UInt8(ascii: ";") ? value.dropLast().trimmed() : value
    let isQuoted = value.count > 1 && value.first == UInt8(ascii: "\"") && value.last == UInt8(ascii: "\"")
    return (isQuoted ? value.dropFirst().dropLast() : value).string
  }

  /// - Parameter name: may end with conditions, `[sdk=iphoneos*]`.
  static func add(_ value: Value, of name: String, to level: inout Level) {
    var value = value
    let plain = name.utf8.firstIndex { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: " ") }.map { String(name[..<$0]) } ?? name
    value.isConditional = plain.utf8.count < name.utf8.count
    if !value.isConditional { level[plain]?.removeAll { !$0.isConditional } }
    if level[plain]?.count ?? 0 < mostConditions { level[plain, default: []].append(value) }
  }

  private static let mostConditions = 64
}
