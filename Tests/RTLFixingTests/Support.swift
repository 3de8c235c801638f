import Foundation
import RTLFindings

/// A finding at the first occurrence of `needle` at or after `start`, with a fix that replaces it.
func finding(
  _ text: String, _ needle: String, from start: Int = 0, rule: String = "side", level: Level = .warning,
  to replacement: String? = nil, _ applicability: Applicability = .safe, groups: [ConstraintGroup] = [], path: String = "A.swift"
) -> Finding {
  let bytes = Array(text.utf8)
  let needle = Array(needle.utf8)
  let at = (start...max(start, bytes.count - needle.count)).first { bytes[$0...].starts(with: needle) }!
  let line = bytes[..<at].count { $0 == 10 } + 1
  let range = at..<(at + needle.count)
  var finding = Finding(
    rule: rule, category: .other, level: level, message: "m",
    place: Place(
      path: path, range: range, startLine: line, endLine: line, startColumn: 1, endColumn: 2, startColumnUTF8: 1,
      endColumnUTF8: 2, lineText: ""),
    fix: replacement.map {
      Fix(applicability: applicability, title: "t", edits: [Edit(range: range, replacement: $0)])
    })
  finding.groups = groups
  return finding
}

/// Every occurrence of `needle` as a finding.
func all(_ text: String, _ needle: String, rule: String = "side", level: Level = .warning, to replacement: String?) -> [Finding] {
  var result: [Finding] = []
  var start = 0
  while start + needle.utf8.count <= text.utf8.count,
    Array(text.utf8)[start...].indices.contains(where: { Array(text.utf8)[$0...].starts(with: needle.utf8) })
  {
    let next = finding(text, needle, from: start, rule: rule, level: level, to: replacement)
    result.append(next)
    start = next.place.range.upperBound
  }
  return result
}

/// A new empty folder that the body may fill.
func withFolder<T>(_ body: (URL) throws -> T) throws -> T {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fixing-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

extension ConstraintGroup: ExpressibleByStringLiteral {
  /// `Card/title`
  package init(stringLiteral text: String) {
    let parts = text.split(separator: "/").map(String.init)
    self.init(type: parts.count > 1 ? parts[0] : nil, view: parts.last ?? "")
  }
}
