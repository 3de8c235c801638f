/// Finds the projects and packages that a workspace refers to by their paths.
enum ReferenceReader {
  /// `location = "group:Kit/Kit.xcodeproj"` of a workspace.
  static func workspace(_ bytes: [UInt8]) -> [String] {
    TextLines(bytes).compactMap { _, line in
      guard let end = line.end(of: "location"), let place = line[end...].firstQuoted()?.text else { return nil }
      let path = place.drop { $0 != ":" }.dropFirst()
      return path.isEmpty ? nil : String(path)
    }
  }
}
