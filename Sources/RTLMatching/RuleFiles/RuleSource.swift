import RTLFindings
import RTLLexing
import RTLSystem

/// A rule as lists and reports show it.
package struct RuleMetadata: Sendable {
  /// What settings, suppressions and reports call the rule.
  package var id: String
  /// As its head says.
  package var category: RuleCategory
  /// Of the head, or of the settings.
  package var level: Level
  /// The most that a fix of this rule may claim.
  package var fix: Applicability
  /// How often a report is right, as SARIF spells it: `very-high`, `high`, `medium` or `low`.
  package var precision: String
  /// False for a rule that is off.
  package var enabled: Bool
  /// What holds where the settings say nothing of the rule.
  package let isOnByDefault: Bool
  /// The rule is off and runs for what it knows alone: where views are placed decides about the fixes of others.
  package var isHidden = false
  /// The heading of the page, in Markdown.
  package var title: String
  /// First paragraph of the page, on one line.
  package var summary: String
  /// Markdown. Few of the pages are read in a run.
  package var page: String { text() }
  private let text: @Sendable () -> String
  /// Below `Rules/` for a built-in rule, absolute for one of a team.
  package var path: String

  /// Takes each property as given; a card is shown until `set(hidden:)` says otherwise.
  package init(
    id: String, category: RuleCategory, level: Level, fix: Applicability, precision: String, enabled: Bool, title: String, summary: String,
    page: @escaping @autoclosure @Sendable () -> String, path: String
  ) {
    (self.id, self.category, self.level, self.fix, self.precision, self.enabled) = (id, category, level, fix, precision, enabled)
    isOnByDefault = enabled
    (self.title, self.summary, text, self.path) = (title, summary, page, path)
  }
}

/// Where a rule comes from: it is there, or its blocks are built one by one when a file first needs them.
package struct RuleSource: Sendable {
  /// A `find`, `except` or `shared` block of the pack.
  package struct Block: Sendable {
    /// `find`, `except` or `shared`.
    let role: String
    /// One for each language, with the text and the line of the rule file; without attributes.
    private let blocks: Later<[RuleFile.Block]>
    /// The languages of the finders that it makes, in their order.
    let finders: [String]
    /// - Parameters:
    ///   - finders: languages, one for each finder.
    ///   - block: asked for where one of them is to be built.
    package init(role: String, finders: [String], _ block: @escaping @Sendable () -> RuleFile.Block) {
      (self.role, self.finders, blocks) = (role, finders, Later { block().byLanguage })
    }

    func own(_ language: String) -> RuleFile.Block? { blocks.value.first { $0.language == language } }
  }

  /// What a file must have to concern the finders of one language.
  package struct LanguageTriggers: Sendable {
    let language: String
    let isException: Bool
    /// For each its number among all of the rule in that role, a tab, and `Triggers.text`.
    let lines: StaticString
    /// - Parameters:
    ///   - language: as fences write it: `objc`.
    ///   - lines: as `rtl-audit pack` writes them.
    package init(language: String, isException: Bool, lines: StaticString) {
      (self.language, self.isException, self.lines) = (language, isException, lines)
    }
  }

  private enum Content: Sendable {
    case built(Rule)
    case packed(head: StaticString, triggers: [LanguageTriggers], blocks: Later<[Block]>)
  }

  /// With what the settings say so far.
  package private(set) var card: RuleMetadata
  private let content: Content
  /// What the settings say of the level and of fixes.
  private var level: Level?
  private var fixes: [Applicability] = []

  /// - Parameter card: nil for one that is made from the rule.
  package init(_ rule: Rule, card: RuleMetadata? = nil) {
    self.card = card ?? RuleMetadata(
      id: rule.head.id, category: rule.head.category, level: rule.head.level, fix: rule.head.fix, precision: rule.head.precision,
      enabled: rule.head.enabled,
      title: rule.title, summary: rule.summary, page: rule.page, path: rule.path)
    content = .built(rule)
  }

  /// A rule of the pack.
  /// - Parameters:
  ///   - head: the lines between the marks at the beginning of the rule file.
  ///   - blocks: asked for where one of them is to be built.
  package init(card: RuleMetadata, head: StaticString, triggers: [LanguageTriggers], blocks: @escaping @Sendable () -> [Block]) {
    self.card = card
    content = .packed(head: head, triggers: triggers, blocks: Later(blocks))
  }

  /// As settings say it; whether a rule that is off is left out is not decided here.
  package mutating func set(enabled: Bool) { card.enabled = enabled }

  /// See `RuleMetadata.isHidden`.
  package mutating func set(hidden: Bool) { card.isHidden = hidden }

  /// Every `find` block reports at this level from now on, and an analysis at this level at most.
  package mutating func set(level: Level) {
    card.level = level
    self.level = level
  }

  /// Moves the fixes of the rule to another class. Those that its page gives a lower class than the rule has keep it.
  package mutating func moveFixes(to fix: Applicability) {
    card.fix = fix
    fixes.append(fix)
  }

  // MARK: - Building

  /// The blocks of a rule that was there before the words were numbered.
  var built: [CompiledBlock] { if case .built(let rule) = content { rule.finders + rule.exceptions } else { [] } }

  /// How many `find` and `except` blocks the rule has.
  var counts: (finders: Int, exceptions: Int) {
    switch content {
    case .built(let rule): return (rule.finders.count, rule.exceptions.count)
    case .packed(_, _, let blocks):
      var counts = (finders: 0, exceptions: 0)
      for block in blocks.value {
        if block.role == "except" { counts.exceptions += block.finders.count } else { counts.finders += block.finders.count }
      }
      return counts
    }
  }

  /// Hands out the finders for a dialect, by their place among those of their role, with what triggers them: once for each spelling.
  func forEachTrigger(_ dialect: Dialect, _ words: KeywordTable, _ tables: Tables, _ body: (_ finder: Int, _ isException: Bool, Triggers) -> Void) {
    switch content {
    case .built(let rule):
      for (finders, isException) in [(rule.finders, false), (rule.exceptions, true)] {
        for (number, finder) in finders.enumerated() where finder.dialect == dialect {
          for triggers in finder.triggers(words, tables) { body(number, isException, triggers) }
        }
      }
    case .packed(_, let triggers, _):
      let language = FindBlock.language(of: dialect)
      for own in triggers where own.language == language {
        Triggers.forEach(own.lines, words) { body($0, own.isException, $1) }
      }
    }
  }

  /// The head as the rule file has it.
  func head(_ builder: inout RuleBuilder) throws(RuleError) -> RuleHead {
    switch content {
    case .built(let rule): rule.head
    case .packed(let text, _, _): try builder.head(of: RuleFile(path: card.path, head: text.description))
    }
  }

  /// The head with what the settings say of it.
  func limited(_ head: RuleHead) -> RuleHead {
    var head = head
    if let level { (head.level, head.mostLevel) = (level, level) }
    if let last = fixes.last { head.fix = last }
    return head
  }

  /// - Parameter head: as the rule file gives it.
  func finder(_ number: Int, isException: Bool, head: RuleHead, _ builder: inout RuleBuilder) throws(RuleError) -> CompiledBlock {
    var finder: CompiledBlock
    switch content {
    case .built(let rule): finder = isException ? rule.exceptions[number] : rule.finders[number]
    case .packed(_, _, let blocks): finder = try packed(number, isException: isException, blocks.value, head: head, &builder)
    }
    guard !isException else { return finder }
    if let level { finder.level = level }
    var most = head.fix
    let page = finder.fix
    for fix in fixes {
      finder.fix = finder.fix == most ? fix : min(finder.fix, fix)
      most = fix
    }
    if finder.fix < page { finder.pageFix = page }
    return finder
  }

  private func packed(_ number: Int, isException: Bool, _ blocks: [Block], head: RuleHead, _ builder: inout RuleBuilder) throws(RuleError) -> CompiledBlock {
    var left = number
    for (index, block) in blocks.enumerated() where block.role != "shared" && (block.role == "except") == isException {
      guard left < block.finders.count else {
        left -= block.finders.count
        continue
      }
      let language = block.finders[left]
      let above = isException ? nil : blocks[..<index].last { $0.role == "shared" && $0.own(language) != nil }
      guard let source = block.own(language) else { break }
      return try builder.finder(source, sharing: above?.own(language), number: block.finders[..<left].count { $0 == language }, head: head, path: card.path)
    }
    throw RuleError(path: card.path, line: 1, message: "the packed rules are damaged")
  }
}
