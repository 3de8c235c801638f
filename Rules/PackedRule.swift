/// A rule file in parts.
package struct PackedRule: Sendable {
  /// Those of the rule itself; `Part` says which is which.
  private let parts: ArraySlice<StaticString>
  /// Of all languages and both roles.
  package let triggers: [PackedTriggers]
  /// Of the blocks, taken apart when somebody asks.
  private let blockParts: ArraySlice<StaticString>

  /// The parts of a rule in their order; the first is the word `rule`.
  private enum Part: Int, CaseIterable { case word, id, category, level, fix, precision, state, path, title, summary, head, page }

  private func part(_ part: Part) -> String { parts[parts.startIndex + part.rawValue].description }

  /// The file's name without `.md`.
  package var id: String { part(.id) }
  /// One of `RuleHead.categories`.
  package var category: String { part(.category) }
  /// The word of `severity`: `note`, `warning` or `error`.
  package var level: String { part(.level) }
  /// `none`, `shown`, `unsafe` or `safe`.
  package var fix: String { part(.fix) }
  /// `very-high`, `high`, `medium` or `low`.
  package var precision: String { part(.precision) }
  /// False for a rule that runs only where the settings turn it on.
  package var isOn: Bool { part(.state) == "on" }
  /// Below `Rules/`.
  package var path: String { part(.path) }
  /// The first `# ` heading.
  package var title: String { part(.title) }
  /// First paragraph of the page, on one line.
  package var summary: String { part(.summary) }
  /// The lines between the two `---`, as the file has them.
  package var head: StaticString { parts[parts.startIndex + Part.head.rawValue] }
  /// Markdown.
  package var page: String { part(.page) }

  /// In the order of the file; examples are not packed.
  package var blocks: [PackedBlock] {
    stride(from: blockParts.startIndex, to: blockParts.endIndex, by: PackedBlock.size).map { PackedBlock(blockParts[$0...].prefix(PackedBlock.size)) }
  }

  /// Takes the next rule, with its triggers and blocks, off a list of parts.
  fileprivate init(_ list: inout ArraySlice<StaticString>) {
    func take(_ count: Int) -> ArraySlice<StaticString> {
      defer { list = list.dropFirst(count) }
      return list.prefix(count)
    }
    parts = take(Part.allCases.count)
    var triggers: [PackedTriggers] = []
    while list.first?.description == "triggers" { triggers.append(PackedTriggers(take(PackedTriggers.size))) }
    self.triggers = triggers
    var end = list.startIndex
    while end < list.endIndex, list[end].description == "block" { end += PackedBlock.size }
    blockParts = take(end - list.startIndex)
  }
}

/// A `find`, `except` or `shared` block.
package struct PackedBlock: Sendable {
  private let parts: ArraySlice<StaticString>

  /// As the fence writes it; several are parted by commas: `swift,objc`.
  package var language: String { parts[parts.startIndex + 1].description }
  /// `find`, `except` or `shared`.
  package var role: String { parts[parts.startIndex + 2].description }
  /// Of the first line of the text in the rule file, from 1.
  package var line: Int { Int(parts[parts.startIndex + 3].description) ?? 1 }
  /// The languages of the finders that the block makes, in their order.
  package var finders: [String] { parts[parts.startIndex + 4].description.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) } }
  /// Lines joined by LF, without the fences.
  package var text: String { parts[parts.startIndex + 5].description }

  /// How many parts a block has; the first is the word `block`.
  fileprivate static let size = 6

  fileprivate init(_ parts: ArraySlice<StaticString>) { self.parts = parts }
}

/// What a file must have to concern the finders of a rule, or the exceptions, in one language.
package struct PackedTriggers: Sendable {
  /// One alone: `swift`.
  package let language: String
  /// `find` or `except`.
  package let role: String
  /// A line for each: its number among all of the rule in that role, then what it waits for, with tabs between.
  package let lines: StaticString

  /// How many parts they have; the first is the word `triggers`.
  fileprivate static let size = 4

  fileprivate init(_ parts: ArraySlice<StaticString>) {
    let start = parts.startIndex
    (language, role, lines) = (parts[start + 1].description, parts[start + 2].description, parts[start + 3])
  }
}

/// A table as text.
package struct PackedTable: Sendable {
  /// The file's name without `.tsv`.
  package let name: String
  /// Without comments and without the column `source`.
  package let text: String
}

extension PackedRules {
  /// Sorted by path.
  package static let rules: [PackedRule] = {
    var parts = ruleParts[...]
    var rules: [PackedRule] = []
    while !parts.isEmpty { rules.append(PackedRule(&parts)) }
    return rules
  }()

  /// Sorted by name.
  package static let tables = stride(from: 0, to: tableParts.count, by: 2).map {
    PackedTable(name: tableParts[$0].description, text: tableParts[$0 + 1].description)
  }
}
