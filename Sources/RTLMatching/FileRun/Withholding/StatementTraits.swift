import RTLFacts

/// A safe fix is unsafe near a statement of the file that shows one of the traits which the rule names.
struct StatementTraits: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard !findings.isEmpty else { return }
    var traits = FileTraits(file.code)
    for index in findings.indices where findings[index].isSafe {
      if let reason = traits.reason(file.rules.head(findings[index].block.rule).unsafeInFile, for: findings[index]) { findings[index].demote(reason) }
    }
  }
}

/// What single statements of a file say about the things that they name, or that stand in them.
private struct FileTraits {
  /// A statement that shows a trait.
  private struct Remark {
    var token: Int
    var statement: Range<Int>
    /// The last names of what it changes; `self` for the object that the code belongs to, none where that has no name.
    var receivers: Set<String>
  }

  private let code: CodeView
  private var remarks: [String: [Remark]] = [:]

  init(_ code: CodeView) { self.code = code }

  /// Why a safe fix is unsafe near statements with one of the traits; nil where none concerns it.
  mutating func reason(_ traits: [String], for pending: PendingFinding) -> String? {
    guard !traits.isEmpty, let token = pending.tokens(in: code.file)?.first else { return nil }
    for trait in traits {
      let remarks = remarks(trait)
      guard !remarks.isEmpty else { continue }
      let names = code.names(of: pending)
      if let remark = remarks.first(where: { $0.statement.contains(token) || $0.receivers.contains("self") || !$0.receivers.isDisjoint(with: names) }) {
        return "line \(code.line(of: remark.token)) \(spoken(trait))"
      }
    }
    return nil
  }

  private mutating func remarks(_ trait: String) -> [Remark] {
    if let known = remarks[trait] { return known }
    let found = code.places(ofTrait: trait).map(remark)
    remarks[trait] = found
    return found
  }

  private func remark(_ token: Int) -> Remark {
    let statement = code.statement(around: token)
    let start = statement.contains(token) ? statement.lowerBound : token
    // What a local does to others is said where it is used: `icon.layer.add(turn, forKey: nil)`.
    let uses = code.identifiers(inUsesOfLocalMadeWith: token)
    guard uses.isEmpty else { return Remark(token: token, statement: statement, receivers: Set(uses.flatMap(code.lastNames))) }
    let assigned = (start..<token + 1).last { code.file.isAssignment($0) }.map { $0 - 1 }
    let target = assigned ?? code.outermostCallee(around: token, from: start).flatMap { $0 > start + 1 ? $0 : nil } ?? token
    // The first member of `more.transform = …` and of `more.setTransform(…)` belongs to what is changed.
    let names = (start...max(start, min(target, token))).filter { code.file.tokens[$0].kind == .identifier }
    let isPath = names.dropFirst().allSatisfy { code.file.equals($0 - 1, ".") || !code.isSwift }
    guard isPath, !names.isEmpty else { return Remark(token: token, statement: statement, receivers: []) }
    return Remark(token: token, statement: statement, receivers: names.dropLast().last.map(code.lastNames) ?? ["self"])
  }
}

extension CodeView {
  /// The names in the statement of a finding and in those that use the local it makes, those of its views, and what the
  /// closure round it initialises.
  func names(of pending: PendingFinding) -> Set<String> {
    guard let token = pending.tokens(in: file)?.first else { return [] }
    let inUses = identifiers(inUsesOfLocalMadeWith: token)
    let identifiers = statement(around: token).filter { file.tokens[$0].kind == .identifier } + inUses
    var names = Set(identifiers.flatMap(lastNames))
    for group in pending.finding.groups { names.formUnion(group.names) }
    if let name = initialisedName(around: token) { names.insert(name) }
    return names
  }

  /// A name, and the last names of what it stands for, through locals and the parameters of closures: `title` of
  /// `let label = cell.title` and of `cell.title.apply { $0.… }`.
  fileprivate func lastNames(_ i: Int) -> Set<String> {
    var found: Set<String> = []
    var names = [i]
    for _ in 0..<Self.standIns where !names.isEmpty {
      let objects = names.map(objects)
      // The parameter without a name is another thing in each closure.
      found.formUnion(zip(names, objects).filter { !at($0, "$0") || $1.isEmpty }.map { PlacedView.bare(file.string($0.0)) })
      names = objects.joined().compactMap { $0.last(where: isName) }
    }
    return found
  }

  /// So many names may stand for each other.
  private static let standIns = 4
}
