import RTLFacts
import RTLFindings
import RTLLexing

/// One file while rules run over it.
final class FileContext {
  let code: CodeView
  /// Relative to the project's root.
  let path: String
  /// The rules that may find something here.
  let rules: CompiledRules
  private let tables: Tables
  /// The objects of an Interface Builder file, where some rule asks for them.
  var interface: InterfaceFacts?
  /// By rule.
  var observations: [Int: Observations] = [:]
  var file: TokenFile { code.file }
  var isCode: Bool { file.dialect == .swift || file.dialect == .objectiveC }
  private(set) lazy var words = FileWords(code, count: rules.triggers.first.count)
  /// Made at the first finding.
  private(set) lazy var lines = LineMap(file.bytes)

  /// Of fixes that are not safe, for people.
  var fixReasons: FixReasons { tables.vocabulary() }

  init(_ code: CodeView, path: String, rules: CompiledRules, tables: Tables) {
    (self.code, self.path, self.rules, self.tables) = (code, path, rules, tables)
  }

  func place(_ range: Range<Int>) -> Place { RuleRunner.place(range, in: file, path: path, lines: lines) }

  func related(_ range: Range<Int>, _ message: String) -> Related { Related(place: place(range), message: message) }

  /// The block of a rule, ready to report.
  func reporter(_ block: Catalogue.Reference) -> BlockReporter {
    BlockReporter(context: self, reference: block)
  }
}

/// What the blocks of one rule met in a file that is no finding, but speaks against fixes.
struct Observations {
  /// What gets its value by the direction.
  var handledTargets: Set<AssignedMember> = []
  /// The value is compared with.
  var isCompared = false
  /// By type: a view that is held beside the middle of another one, which no fix turns, and its token.
  var movedMiddles: [String: (view: String, token: Int)] = [:]
}

/// Makes the findings of one block in one file.
struct BlockReporter {
  let context: FileContext
  let reference: Catalogue.Reference
  /// Looked up when something is reported: most blocks report nothing.
  var head: RuleHead { context.rules.head(reference.rule) }
  var block: CompiledBlock { context.rules.finder(reference) }
  var observed: Observations {
    get { context.observations[reference.rule] ?? Observations() }
    nonmutating set { context.observations[reference.rule] = newValue }
  }

  /// - Parameters:
  ///   - range: in bytes.
  ///   - parts: what stands for `{NAME}` in the message and the title.
  ///   - edits: sorted by start; none for advice that only a title gives.
  ///   - fix: the most that the match allows; the block may allow less.
  ///   - message: instead of the block's.
  ///   - level: instead of the block's.
  ///   - scope: names of the enclosing declarations, joined by `.`.
  ///   - object: an object of Interface Builder in words, and its id.
  func finding(
    at range: Range<Int>, parts: [String: String] = [:], edits: [Edit] = [], fix: Applicability = .none, needs: [Need] = [], questions: [ProjectQuery] = [],
    message: String? = nil, level: Level? = nil, scope: String = "", object: (description: String?, id: String?) = (nil, nil)
  ) -> PendingFinding {
    let (head, block) = (head, block)
    var parts = parts
    parts["MATCH"] = String(decoding: context.file.bytes[range], as: UTF8.self)
    parts["FIX"] = edits.map(\.replacement).filter { !$0.isEmpty }.joined(separator: ", ")
    parts["OBJECT"] = object.description
    parts["PLACE"] = MessageTemplate.place
    var finding = Finding(
      rule: head.id, category: head.category, level: self.level(level ?? block.level), message: MessageTemplate.fill(message ?? block.message, parts),
      place: context.place(range), fix: self.fix(edits, min(fix, block.pageFix ?? block.fix), title: block.title, parts))
    finding.scope = scope
    finding.isOnce = block.isOnce
    (finding.object, finding.objectID) = object
    var pending = PendingFinding(finding: finding, block: reference)
    pending.project.questions = questions
    pending.project.needs = block.needs + needs
    pending.project.noteWhere = head.noteWhere
    pending.project.unsafeWhere = head.unsafeWhere
    pending.project.direction = block.direction?.filled { MessageTemplate.fill($0, parts) }
    return pending
  }

  /// A level of the page, as far as the settings allow it.
  func level(_ level: Level) -> Level { min(level, head.mostLevel) }

  private func fix(_ edits: [Edit], _ applicability: Applicability, title: String?, _ parts: [String: String]) -> Fix? {
    guard applicability != .none, block.fix != .none, !edits.isEmpty || title != nil else { return nil }
    let title = title.map { MessageTemplate.fill($0, parts) }
      ?? "Write " + Array(Set(edits.map(\.replacement))).sorted().map { "`\($0)`" }.joined(separator: ", ")
    let reached = edits.isEmpty ? .shown : applicability
    let reason = context.fixReasons.reason(reached < block.pageFix ?? block.fix ? nil : block.fixReason, for: reached)
    var fix = Fix(applicability: reached, title: title, edits: edits, reason: reason)
    if block.pageFix != nil { fix.demote(to: block.fix, context.fixReasons.ofSettings) }
    return fix
  }
}
