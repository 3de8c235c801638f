/// Finds the projects, packages and pods that a project file refers to by their paths.
enum ReferenceReader {
  /// What follows the word `path`, or `podspec`: `:path => '../Kit'` of a Podfile, `.package(path: "../Kit")` of a package,
  /// `path: ../Kit` of a specification.
  static func paths(_ bytes: [UInt8]) -> [String] {
    TextLines(bytes).compactMap { _, line in
      guard let end = line.end(of: "path") ?? line.end(of: "podspec") else { return nil }
      let rest = line[end...].drop { " :=>\"'".utf8.contains($0) }
      let path = rest.prefix { !"\"',)".utf8.contains($0) }.trimmed()
      return rest.startIndex > end && !path.isEmpty ? path.string : nil
    }
  }

  /// `location = "group:Kit/Kit.xcodeproj"` of a workspace.
  static func workspace(_ bytes: [UInt8]) -> [String] {
    TextLines(bytes).compactMap { _, line in
      guard let end = line.end(of: "location"), let place = line[end...].firstQuoted()?.text else { return nil }
      let path = place.drop { $0 != ":" }.dropFirst()
      return path.isEmpty ? nil : String(path)
    }
  }
}
