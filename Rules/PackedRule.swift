/// A rule file in parts.
package struct PackedRule: Sendable {
  /// The file's name without `.md`.
  package let id: String
  /// One of `RuleHead.categories`.
  package let category: String
  /// The word of `severity`: `note`, `warning` or `error`.
  package let level: String
  /// `none`, `shown`, `unsafe` or `safe`.
  package let fix: String
  /// `very-high`, `high`, `medium` or `low`.
  package let precision: String
  /// False for a rule that runs only where the settings turn it on.
  package let isOn: Bool
  /// Below `Rules/`.
  package let path: String
  /// The first `# ` heading.
  package let title: String
  /// First paragraph of the page, on one line.
  package let summary: String
  /// The lines between the two `---`, as the file has them.
  package let head: String
  /// Of all languages and both roles.
  package let triggers: [PackedTriggers]
  /// In the order of the file; examples are not packed.
  package let blocks: [PackedBlock]
  /// Markdown.
  package let page: String
}

/// A `find`, `except` or `shared` block.
package struct PackedBlock: Sendable {
  /// As the fence writes it; several are parted by commas: `swift,objc`.
  package let language: String
  /// `find`, `except` or `shared`.
  package let role: String
  /// Of the first line of the text in the rule file, from 1.
  package let line: Int
  /// The languages of the finders that the block makes, in their order.
  package let finders: [String]
  /// Lines joined by LF, without the fences.
  package let text: String
}

/// What a file must have to concern the finders of a rule, or the exceptions, in one language.
package struct PackedTriggers: Sendable {
  /// One alone: `swift`.
  package let language: String
  /// `find` or `except`.
  package let role: String
  /// A line for each: its number among all of the rule in that role, then what it waits for, with tabs between.
  package let lines: String
}

/// A table as text.
package struct PackedTable: Sendable {
  /// The file's name without `.tsv`.
  package let name: String
  /// Without comments and without the column `source`.
  package let text: String
}
