import Foundation
import RTLMatching
import RTLRules

extension PackedRule {
  /// What of its file is packed.
  package func packedFile() throws -> RuleFile {
    try RuleFile(
      path: path, head: head.description,
      blocks: blocks.map { RuleFile.Block(language: $0.language, role: $0.role, attributes: [], text: $0.text, line: $0.line) })
  }

  /// Its file in the repository.
  package func wholeFile() throws -> RuleFile {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try RuleFile(path: path, text: String(contentsOf: repository.appendingPathComponent("Rules/" + path), encoding: .utf8))
  }
}

extension PackedRules {
  /// The built-in tables.
  package static func readTables() -> Tables { Tables(packed: Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0.text) })) }
}
