import Foundation

/// A second answer to the question who reads what a fix changes. It knows lines and words alone, and nothing of the tool's own reading: where
/// it finds what the tool did not, one of the two is wrong.
struct ReadSearch {
  /// What a fix writes anew.
  struct Change {
    var place: String
    var question: Question
  }

  /// What is asked of the lines.
  struct Question: Hashable {
    /// The names of the properties that may hold it.
    var properties: [String]
    /// What the code calls the thing that has the property; none where any may be meant.
    var owners: Set<String>
    /// The name of a picture, where that is changed.
    var picture: String?
  }

  /// Paths of code and of Interface Builder files, and their lines by number, as far as one of the words is in them.
  private var files: [(path: String, lines: [(number: Int, text: String)])] = []
  private static let words = ["lignment", "imagePosition", "Attribute", "Anchor", "destination", "==", "case ", "isEqualToString", "[\""].map { Array($0.utf8) }

  init(of folder: String) {
    for path in Repository.files(below: folder) where Self.kinds.contains(where: path.hasSuffix) && !path.contains("Tests/") && !path.hasPrefix(".") {
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + path).map(Array.init) else { continue }
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      files.append((path, lines.filter { Self.hasWord($0.element) }.map { ($0.offset + 1, Self.withoutComment(String(decoding: $0.element, as: UTF8.self))) }))
    }
  }
  private static let kinds = [".swift", ".m", ".mm", ".h", ".xib", ".storyboard"]
  private static let properties = [
    "text-alignment": ["textAlignment", "alignment"], "content-alignment": ["contentHorizontalAlignment", "imagePosition"],
    "layout-constraint": ["firstAttribute", "secondAttribute", "firstAnchor", "secondAnchor"],
  ]

  private static func hasWord(_ line: ArraySlice<UInt8>) -> Bool {
    line.indices.contains { at in words.contains { line[at] == $0[0] && line[at...].starts(with: $0) } }
  }

  private static func withoutComment(_ line: String) -> String {
    line.ranges(of: "//").first { !line[..<$0.lowerBound].hasSuffix(":") }.map { String(line[..<$0.lowerBound]) } ?? line
  }

  /// The safe fixes of a report in JSON, as far as something may read what they change.
  func changes(in report: String) throws -> [Change] {
    let log = try JSONSerialization.jsonObject(with: Data(report.utf8)) as! [String: Any]
    return (log["findings"] as! [[String: Any]]).compactMap { finding in
      guard let fix = finding["fix"] as? [String: Any], fix["applicability"] as? String == "safe", let line = finding["lineText"] as? String,
        let path = finding["path"] as? String, let start = finding["start"] as? [String: Any], let number = start["line"] as? Int,
        let category = finding["category"] as? String
      else { return nil }
      let place = "\(path):\(number)"
      if category == "sf-symbol" {
        let names = line.split(separator: "\"").filter { $0.contains(".") && !$0.contains(" ") && !$0.contains("(") }
        return names.first.map { Change(place: place, question: Question(properties: [], owners: [], picture: String($0))) }
      }
      guard let properties = Self.properties[category] else { return nil }
      let isConstraint = category == "layout-constraint"
      // No code reaches an object without an outlet.
      let owners = owners(of: properties, in: line, path)
      if !isConstraint, owners.isEmpty, path.hasSuffix(".xib") || path.hasSuffix(".storyboard") { return nil }
      return Change(place: place, question: Question(properties: properties, owners: isConstraint ? [] : owners, picture: nil))
    }
  }

  /// `title` of `title.textAlignment = …`, and the outlets of an object of Interface Builder.
  private func owners(of properties: [String], in line: String, _ path: String) -> Set<String> {
    if path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      guard let id = value(of: "id", in: line) else { return [] }
      let outlets = files.first { $0.path == path }?.lines.map(\.text).filter { $0.contains("destination=\"\(id)\"") } ?? []
      return Set(outlets.compactMap { value(of: "property", in: $0) })
    }
    return Set(properties.flatMap { property in uses(of: property, in: line).compactMap(\.owner) + receivers(ofSetter: property, in: line) })
  }

  /// `title` of `[self.title setTextAlignment:…]`.
  private func receivers(ofSetter property: String, in line: String) -> [String] {
    line.ranges(of: " set\(property.prefix(1).uppercased())\(property.dropFirst()):").map { range in
      String(line[..<range.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    }
  }

  private func value(of attribute: String, in line: String) -> String? {
    line.range(of: " \(attribute)=\"").map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
  }

  /// Lines that read what a change touches: `Cell.swift:12: if title.textAlignment == .left {`.
  func readings(of change: Change) -> [String] {
    files.filter { !$0.path.hasSuffix(".xib") && !$0.path.hasSuffix(".storyboard") }.flatMap { path, lines in
      lines.filter { reads($0.text, change.question) }.map { "\(path):\($0.number): \($0.text.trimmingCharacters(in: .whitespaces))" }
    }
  }

  private func reads(_ line: String, _ change: Question) -> Bool {
    if let picture = change.picture {
      return line.ranges(of: "\"\(picture)\"").contains { range in
        let (before, after) = (line[..<range.lowerBound].trimmingCharacters(in: .whitespaces), line[range.upperBound...].trimmingCharacters(in: .whitespaces))
        return before.hasSuffix("==") || after.hasPrefix("==") || before.hasSuffix("case") || before.hasSuffix("[") && after.hasPrefix("]")
          || before.hasSuffix("isEqualToString:@")
      }
    }
    // A value that goes to the same property of another thing follows it.
    guard !change.properties.contains(where: { uses(of: $0, in: line).contains(where: \.isSet) }) else { return false }
    return change.properties.contains { property in
      line.contains("\"\(property)\"")
        || uses(of: property, in: line).contains { use in
          use.owner.map { change.owners.isEmpty || change.owners.contains($0) } ?? true
        }
    }
  }

  /// Where a line names a property of something, what that is called, and whether the line sets it.
  private func uses(of property: String, in line: String) -> [(owner: String?, isSet: Bool)] {
    line.ranges(of: property).compactMap { range in
      let (before, after) = (line[..<range.lowerBound], line[range.upperBound...])
      func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
      guard before.hasSuffix("."), !(after.first.map(isName) ?? false) else { return nil }
      let owner = before.dropLast().reversed().drop { $0 == "?" || $0 == "!" }.prefix(while: isName).reversed()
      let rest = after.drop { $0 == " " || $0 == "?" }
      let name = String(owner)
      return (["", "self", "0"].contains(name) ? nil : name, rest.hasPrefix("=") && !rest.hasPrefix("=="))
    }
  }
}
