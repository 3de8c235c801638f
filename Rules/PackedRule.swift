/// A rule file in parts.
package struct PackedRule: Sendable {
  package let id: String
  package let category: String
  package let level: String
  package let fix: String
  package let isOn: Bool
  package let title: String
  package let summary: String
  package let head: String
  package let blocks: [PackedBlock]
  /// Markdown.
  package let page: String
}

/// A `find`, `except` or `shared` block.
package struct PackedBlock: Sendable {
  package let language: String
  package let role: String
  /// Of the first line of the text in the rule file, from 1.
  package let line: Int
  /// For each finder its language and what a file must have to concern it, with tabs between.
  package let triggers: [String]
  package let text: String
}

/// A table as text.
package struct PackedTable: Sendable {
  package let name: String
  package let text: String
}
