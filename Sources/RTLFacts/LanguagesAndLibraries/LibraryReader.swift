import RTLFindings

/// Finds the locked versions of libraries.
enum LibraryReader {
  /// `pod 'Name'` and `pod "Name/Part"` of a Podfile, in lower case; a part counts for its library.
  static func podfile(_ bytes: [UInt8]) -> [String] {
    var names: [String] = []
    for (_, line) in TextLines(bytes) {
      let text = line.trimmedStart()
      guard text.starts(with: "pod ") || text.starts(with: "pod("), let open = text.firstIndex(where: isQuote) else { continue }
      names.append(text[(open + 1)...].prefix { !isQuote($0) && $0 != UInt8(ascii: "/") }.string.lowercased())
    }
    return names
  }

  /// `github "Owner/Name" ~> 4.0` of a Cartfile, where what follows is no version, and `git "https://host/Name.git" "4.2.0"` of
  /// the resolved one. A library is known by the last word of its address, in lower case.
  static func cartfile(_ bytes: [UInt8]) -> [(name: String, version: Version?)] {
    TextLines(bytes).compactMap { _, line in
      let words = line.trimmedStart().split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard words.count > 2, ["github", "git", "binary"].contains(words[0].trimmed().string),
        var name = words[1].split(separator: UInt8(ascii: "/")).last?.string.lowercased()
      else { return nil }
      for ending in [".git", ".json"] where name.hasSuffix(ending) { name.removeLast(ending.utf8.count) }
      let version = words.count > 3 ? words[3].string : ""
      return (name, Version(version.hasPrefix("v") ? String(version.dropFirst()) : version))
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }

  /// `  - Name (1.2.3)` and `  - Name/Part (1.2.3):` under `PODS:`; a part counts for its library.
  static func podfileLock(_ bytes: [UInt8]) -> [(name: String, version: Version)] {
    var found: [(name: String, version: Version)] = []
    var isInside = false
    for (_, line) in TextLines(bytes) {
      if line.first != 0x20 {
        isInside = line.starts(with: "PODS:")
        continue
      }
      // Deeper lines are requirements, not what is locked.
      guard isInside, line.starts(with: "  - "), let open = line.lastIndex(of: UInt8(ascii: "(")),
        let close = line[open...].firstIndex(of: UInt8(ascii: ")")), let version = Version(line[(open + 1)..<close].string)
      else { continue }
      let name = line[..<open].dropFirst(4).filter { $0 != UInt8(ascii: "\"") }[...].trimmed()
      found.append((name.prefix { $0 != UInt8(ascii: "/") }.string, version))
    }
    return found
  }

  /// Versions 1, 2 and 3 of the file. A library is known by its identity and by the last word of its address;
  /// one that is locked to a branch has no version.
  static func packageResolved(_ bytes: [UInt8]) -> [(name: String, version: Version)] {
    let tree = JSONTree(bytes: bytes)
    guard !tree.values.isEmpty else { return [] }
    let owner = tree.member("object", of: 0) ?? 0
    guard let pins = tree.member("pins", of: owner) else { return [] }
    return tree.children(of: pins).flatMap { pin -> [(name: String, version: Version)] in
      func text(_ key: String) -> String? { tree.member(key, of: pin).flatMap(tree.string) }
      guard let state = tree.member("state", of: pin), let lock = tree.member("version", of: state).flatMap(tree.string),
        let version = Version(lock)
      else { return [] }
      var last = (text("location") ?? text("repositoryURL"))?.split(separator: "/").last ?? ""
      if last.hasSuffix(".git") { last = last.dropLast(4) }
      let names = Set([text("identity") ?? "", text("package") ?? "", String(last)].map { $0.lowercased() })
      return names.filter { !$0.isEmpty }.map { ($0, version) }
    }
  }
}
