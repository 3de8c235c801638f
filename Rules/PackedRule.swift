/// A rule file in parts.
package struct PackedRule: Sendable {
  package let id: String
  package let category: String
  package let level: String
  package let fix: String
  package let precision: String
  package let isOn: Bool
  /// Below `Rules/`.
  package let path: String
  package let title: String
  package let summary: String
  package let head: String
  package let triggers: [PackedTriggers]
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
  /// The languages of the finders that the block makes, in their order.
  package let finders: [String]
  package let text: String
}

/// What a file must have to concern the finders of a rule, or the exceptions, in one language.
package struct PackedTriggers: Sendable {
  package let language: String
  package let role: String
  /// A line for each: its number among all of the rule in that role, then what it waits for, with tabs between.
  package let lines: String
}

/// A table as text.
package struct PackedTable: Sendable {
  package let name: String
  package let text: String
}
