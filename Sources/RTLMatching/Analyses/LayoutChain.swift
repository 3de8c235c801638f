import RTLFacts
import RTLLexing

/// Chains of a layout library that name physical sides: `make.top.left.equalTo(view.edge)` inside the
/// closure of a maker call. The library is a table: makers, members, ends, relations.
final class LayoutChain: Analysis {
  static let parameters = [
    AnalysisParameter.table("table", columns: LayoutTable.columns, closed: ("kind", LayoutTable.Kind.allCases.map(\.rawValue))), .text("not-named"), .text("still"),
  ]

  private let table: LayoutTable
  private let guards: GuardVocabulary
  private let knowledge: Knowledge
  private let dialect: Dialect
  /// For each word number, whether it names a maker of the dialect.
  private let isMaker: [Bool]
  private let kept: KeptViews

  init(_ call: AnalysisCall, dialect: Dialect, knowledge: Knowledge, words: WordTable) {
    guards = knowledge.guards
    self.knowledge = knowledge
    self.dialect = dialect
    table = LayoutTable.named(call.parameters["table"], knowledge.tables)
    kept = KeptViews(call, knowledge.tables)
    var isMaker = Array(repeating: false, count: words.count)
    for (name, dialects) in table.makers where dialects[dialect] != nil { isMaker[Int(words.id(name))] = true }
    isMaker[0] = false
    self.isMaker = isMaker
  }

  static func words(_ call: AnalysisCall, dialect: Dialect, _ tables: Tables) -> [String] {
    LayoutTable.named(call.parameters["table"], tables).makers.filter { $0.value[dialect] != nil }.keys.sorted()
  }

  static func refusal(_ parameters: [String: String], tables: Tables) -> (key: String, message: String)? {
    KeptViews.refusal(parameters, tables: tables)
  }

  func drafts(_ input: AnalysisInput) -> [Draft] {
    let (code, unguarded) = (input.code, input.unguarded)
    let makers = code.knownIdentifiers(isMaker)
    guard !makers.isEmpty else { return [] }
    var taken: Set<Int> = []
    let edgeNames = EdgeNames(code, table)
    // The inner of two nested blocks comes first: its chains are its own.
    let blocks = makers.prefix(Auditor.cap).reversed().compactMap { maker -> (block: LayoutBlock, chains: [Chain])? in
      guard let block = LayoutBlock(maker: maker, code, table, dialect) else { return nil }
      return (block, chains(in: block, code, edgeNames, except: &taken))
    }
    let updates = LayoutUpdates(blocks.flatMap { block, chains in chains.flatMap { constraints(of: $0, in: block) } }, code)
    let moved = movedMiddles(blocks)
    return blocks.flatMap { block, chains in
      var found = drafts(of: chains, in: block, updates, code, unguarded: unguarded)
      if let type = block.scope.first, let middle = moved[type] {
        for index in found.indices where found[index].isSafe { found[index].hold("`\(middle.view)` of the same type is held beside a middle, on the same side in every language, line \(code.line(of: middle.token))") }
      }
      let questions = questions(block.libraries, input)
      for index in found.indices { found[index].questions = questions }
      return found
    }
  }

  /// By type: a view whose middle is held away from that of another one, which no fix turns.
  private func movedMiddles(_ blocks: [(block: LayoutBlock, chains: [Chain])]) -> [String: (view: String, token: Int)] {
    var found: [String: (view: String, token: Int)] = [:]
    for (block, chains) in blocks where chains.contains(where: { $0.isCentring && $0.isMoved }) {
      if let type = block.scope.first { found[type] = (block.view, block.maker) }
    }
    return found
  }

  private func constraints(of chain: Chain, in block: LayoutBlock) -> [LayoutUpdates.Constraint] {
    chain.sides.map { constraint($0, of: chain, in: block) }
      + chain.fixedSides.map { LayoutUpdates.Constraint(block: block, twin: $0.twin, end: chain.end, token: $0.token, turns: false) }
  }

  private func constraint(_ side: Side, of chain: Chain, in block: LayoutBlock) -> LayoutUpdates.Constraint {
    LayoutUpdates.Constraint(block: block, twin: side.twin, end: chain.end, token: side.token, turns: chain.fix >= .unsafe)
  }

  /// Whether a library that has this maker is in use; a team's own helpers need no import.
  private func questions(_ libraries: Set<String>, _ input: AnalysisInput) -> [Question] {
    var modules: [String] = []
    for library in libraries.sorted() {
      guard let names = table.imports[library] else { return [] }
      modules += names
    }
    return modules.contains(where: input.imports) ? [] : [.usesLibrary(modules)]
  }

  /// Tokens of a block that are looked at; no block of a person is longer.
  private static let longestBlock = 4_000
  /// Sides of one chain that are looked at: each of them is written with all of the other end.
  private static let mostSides = 100
  /// Tokens behind the members that tell whether two chains are a mirrored pair.
  private static let longestTail = 400

  // MARK: - Chains

  private struct Side {
    var token: Int
    var twin: String
  }

  /// One statement that begins with the parameter.
  private struct Chain {
    var sides: [Side] = []
    /// Sides that are named together, which no fix changes.
    var fixedSides: [Side] = []
    /// Sides that the other end names.
    var otherEnds: [Side] = []
    /// The other end as written; empty for the view round it, and for a distance from that.
    var end = ""
    var fix = Applicability.safe
    /// Why the fix is weaker.
    var reason: String?
    var isMixed = false
    /// It holds the middle of the view at that of the other end, or makes it as wide.
    var isCentring = false, isWidening = false
    /// An offset or a factor holds it away from the other end.
    var isMoved = false
    /// How far, or how strongly, where one number says it.
    var distance: Double? = 0
    /// It makes the view as wide as the screen, but for so much.
    var screenInset: Double?
    /// It has no side, and says what those of others come to.
    var sizesView: Bool { isCentring || isWidening || screenInset != nil }
    /// For telling mirrored pairs: the chain as it is, and as the other half of a pair has it.
    var shape = Shape()
    var mirroredShape = Shape()

    /// What chains of one brace with the same other end share: a view in the middle of that, or as wide, is as far from
    /// one side as from the other.
    var frame: [String] { [shape.branch.map(String.init) ?? "", end] }

    mutating func lower(to fix: Applicability, _ reason: String) {
      guard self.fix > fix else { return }
      (self.fix, self.reason) = (fix, reason)
    }
  }

  /// What two halves of a mirrored pair have in common.
  private struct Shape: Hashable {
    /// The brace round the chain: what stands in one branch of an `if` alone pairs with nothing outside of it.
    var branch: Int?
    /// Texts behind the members.
    var tail: [String] = []
  }

  private func chains(in block: LayoutBlock, _ code: CodeView, _ edgeNames: EdgeNames, except taken: inout Set<Int>) -> [Chain] {
    let file = code.file
    let parameter = Array(block.parameter.utf8)
    var chains: [Chain] = []
    for token in block.body.prefix(LayoutChain.longestBlock) where file.tokens[token].kind == .identifier && file.equals(token, parameter) {
      guard taken.insert(token).inserted else { continue }
      let chain = chain(from: token, block.body.upperBound, code, edgeNames)
      if !chain.sides.isEmpty || !chain.fixedSides.isEmpty || chain.sizesView, !chain.isMixed { chains.append(chain) }
    }
    return chains
  }

  /// - Parameter updates: those among the file's blocks.
  private func drafts(
    of chains: [Chain], in block: LayoutBlock, _ updates: LayoutUpdates, _ code: CodeView, unguarded: Bool
  ) -> [Draft] {
    let file = code.file
    var drafts: [Draft] = []
    let twins = twinsByShape(chains)
    let unmoved = chains.contains { !$0.sides.isEmpty } ? chains.filter { !$0.isMoved } : []
    let (centres, extents) = (Set(unmoved.lazy.filter(\.isCentring).map(\.frame)), Set(unmoved.lazy.filter(\.isWidening).map(\.frame)))
    let screens = chains.filter { $0.screenInset != nil && !$0.isMoved }
    let groups = [block.group] + Auditor.handedGroups([block.group], code, at: block.maker)
    for chain in chains {
      let paths = otherPaths(of: chain, in: block, code)
      let neighbours = Set(paths.map { Auditor.groupName($0, block.scope) }).subtracting([block.group]).sorted()
      let ends = chain.sides.isEmpty ? [] : code.placedEnds(paths, at: block.maker, knowledge.members)
      let isMirrored = isMirrored(chain, twins) || centres.contains(chain.frame) || !chain.isMoved && extents.contains(chain.frame)
        || screens.contains { fillsScreen($0, chain) }
      for side in chain.sides {
        var draft = Draft(at: file.tokens[side.token].range)
        draft.parts = ["VIEW": block.view]
        draft.edits = ([side] + chain.otherEnds).map { Edit(range: file.tokens[$0.token].range, replacement: $0.twin) }
          .sorted { $0.range.lowerBound < $1.range.lowerBound }
        draft.fix = chain.fix
        draft.lowered = chain.reason
        draft.placedGroup = block.group
        draft.groups = groups
        draft.neighbours = neighbours
        draft.ends = ends
        if var view = code.placedView(block.view, at: side.token, knowledge.members) {
          view.side = side.twin
          view.updaters = table.updates
          view.strayUpdate = updates.strayTypes(constraint(side, of: chain, in: block), view)
          draft.view = view
        }
        if let held = draft.heldBack(in: code, at: side.token, knowledge: knowledge) { draft = held }
        draft.scope = block.scope.joined(separator: ".")
        draft.isSilent = !unguarded && code.isGuarded(side.token, by: guards) || block.names.contains(where: kept.keep)
        if let limit = updates.limit(of: constraint(side, of: chain, in: block)), limit.fix < draft.fix || draft.lowered == nil, draft.fix > .none {
          draft.fix = min(draft.fix, limit.fix)
          draft.lowered = limit.reason
        }
        if isMirrored { draft.level = .note }
        drafts.append(draft)
      }
    }
    return drafts
  }

  /// The views at the other ends. Where they are laid out beside this one, all turn or none: else one would
  /// be laid over the other.
  private func otherPaths(of chain: Chain, in block: LayoutBlock, _ code: CodeView) -> [String] {
    var views = [chain.end]
    for end in chain.otherEnds {
      let start = code.operandStart(endingAt: end.token - 2)
      guard start >= 0, start < end.token - 1 else { continue }
      views.append(code.file.text(start..<end.token - 1))
    }
    return views.filter { !$0.isEmpty }.map { code.viewPath(table.viewName($0), at: block.maker) }
  }

  private func chain(from start: Int, _ end: Int, _ code: CodeView, _ edgeNames: EdgeNames) -> Chain {
    let file = code.file
    var chain = Chain()
    var (namesDirection, at) = (false, start + 1)
    var firstCall: Int?
    // To a view as a whole: no number, no side, no inequality.
    var isEqual = true
    while at + 1 < end, chain.sides.count < LayoutChain.mostSides, file.equals(at, ".") || file.equals(at, "?") || file.equals(at, "!") {
      guard file.equals(at, ".") else { at += 1; continue }
      let name = file.string(at + 1)
      let isCall = at + 2 < end && file.equals(at + 2, "(")
      if !isCall {
        if let twin = table.members[name] { chain.sides.append(Side(token: at + 1, twin: twin)) }
        for twin in table.bothSides[name] ?? [] { chain.fixedSides.append(Side(token: at + 1, twin: twin)) }
        if table.twins.contains(name) { namesDirection = true }
        if let isMiddle = table.neutral[name] { if isMiddle { chain.isCentring = true } else { chain.isWidening = true } }
        // `make.left.offset = 10`
        if table.modifiers[name] != nil, at + 2 < end, file.equals(at + 2, "=") {
          if firstCall == nil { firstCall = at }
          (chain.isMoved, chain.distance) = (true, nil)
        }
        at += 2
        continue
      }
      let close = code.brackets.partner(of: at + 2)
      guard close > at else { break }
      if let other = table.relations[name], other {
        takeEnd(at + 3..<close, into: &chain, code)
        if edgeNames.mayHold(at + 3..<close, file) { chain.lower(to: .shown, Self.mayBeEdge) }
        let distance = code.number(at + 3..<close)
        chain.end = distance == nil ? endName(at + 3..<close, of: chain, file) : ""
        if let distance {
          isEqual = false
          (chain.isMoved, chain.distance) = (distance != 0, distance)
        } else if chain.isWidening {
          chain.screenInset = table.screenInset(at + 3..<close, code)
          chain.isWidening = chain.screenInset == nil && isThing(at + 3..<close, code)
        } else if file.equals(at + 3, "-") || isNumber(close - 1, code) == true {
          chain.distance = nil
        }
      }
      if table.relations[name] != nil || table.modifiers[name] != nil, let asked = computedSide(in: at + 3..<close, file) {
        chain.lower(to: .unsafe, "`\(asked)` computes the distance of one side, which may be that of a picture that does not turn")
      }
      if table.mirroredRelations[name] != nil { isEqual = false }
      if let isFactor = table.modifiers[name] {
        let distance = code.number(at + 3..<close)
        if distance != 0 { (chain.isMoved, chain.distance) = (true, chain.isMoved ? nil : distance) }
        // The origin of x stays at the left, so that the share of an edge is not mirrored.
        if isFactor { chain.lower(to: .shown, "a share of an edge is counted from the left in every language") }
      }
      if firstCall == nil { firstCall = at }
      at = close + 1
    }
    if !isEqual || !chain.otherEnds.isEmpty { (chain.isCentring, chain.isWidening, chain.screenInset) = (false, false, nil) }
    // The middle of a view against a side of another one.
    if chain.sides.isEmpty, chain.fixedSides.isEmpty, !namesDirection, !chain.otherEnds.isEmpty { chain.sides = [chain.otherEnds.removeFirst()] }
    guard let firstCall, !chain.sides.isEmpty || chain.sizesView else { return chain }
    chain.shape.branch = code.block(around: start)
    if !chain.sides.isEmpty { chain.shape.tail = tail(from: firstCall, end, of: chain, code) }
    chain.mirroredShape = chain.shape
    chain.mirroredShape.tail = chain.shape.tail.map { table.mirroredRelations[$0] ?? $0 }
    return chain
  }

  /// The other end as a name: the side itself is left out where it is that of the chain, as in `equalTo(card)`.
  private func endName(_ argument: Range<Int>, of chain: Chain, _ file: TokenFile) -> String {
    var argument = argument
    if let last = chain.otherEnds.last, last.token == argument.last, isOwnSide(last, of: chain) { argument.removeLast(2) }
    // `make.centerX.equalTo(card.snp.centerX)`
    if argument.count > 2, let last = argument.last, table.neutral[file.string(last)] != nil { argument.removeLast(2) }
    return table.viewName(PlacedView.bare(file.text(argument)))
  }

  /// Whether the side of the other end is that of the chain, and could be left out.
  private func isOwnSide(_ end: Side, of chain: Chain) -> Bool {
    // `mas_trailing` is `trailing`, but `leadingMargin` is not `trailingMargin`.
    guard let twin = chain.sides.last?.twin else { return false }
    let (end, own) = (Words.split(end.twin.utf8).suffix(2), Words.split(twin.utf8).suffix(2))
    return end.last == own.last && (end.count < 2 || own.count < 2 || end == own)
  }

  /// The rest of the statement, signs of numbers left out, sides left out.
  private func tail(from start: Int, _ end: Int, of chain: Chain, _ code: CodeView) -> [String] {
    let file = code.file
    let statement = code.statement(around: start)
    var own: Set<Int> = []
    for end in chain.otherEnds where isOwnSide(end, of: chain) {
      own.formUnion([end.token - 1, end.token])
      // `box.snp.right`
      if table.views.contains("." + file.string(end.token - 2)) { own.formUnion([end.token - 3, end.token - 2]) }
    }
    return (start..<min(max(statement.upperBound, start), end, start + LayoutChain.longestTail))
      .filter { !file.equals($0, "-") && !own.contains($0) }
      .map { token in
        let text = file.string(token)
        guard file.tokens[token].kind == .identifier else { return text }
        // `inset` of the right is `offset` with the other sign.
        if let isFactor = table.modifiers[text] { return isFactor ? text : "offset" }
        // A distance may be called after a side: two of them need not be the same.
        guard file.equals(token - 1, ".") else { return text }
        return table.endNames.contains(text) || table.members[text] != nil ? "" : text
      }
  }

  private func takeEnd(_ argument: Range<Int>, into chain: inout Chain, _ code: CodeView) {
    let file = code.file
    for token in argument.dropFirst() where file.tokens[token].kind == .identifier && file.equals(token - 1, ".") {
      guard chain.otherEnds.count < LayoutChain.mostSides else { break }
      var name = file.string(token)
      let qualified = token > argument.lowerBound + 1 ? file.string(token - 2) + "." + name : name
      if table.ends[qualified] != nil || table.directionalEnds.contains(qualified) { name = qualified }
      if let end = table.ends[name] {
        if let twin = end {
          chain.otherEnds.append(Side(token: token, twin: twin))
        } else {
          chain.fix = .none
        }
      } else if table.directionalEnds.contains(name) {
        chain.isMixed = true
      }
    }
    guard let last = argument.last else { return }
    // What has a sign is a number.
    if file.equals(argument.lowerBound, "-") { return }
    let endsInName = file.tokens[last].kind == .identifier
    // A variable that may hold an edge, or an expression that may give one: changing this end alone
    // could raise an exception.
    let mayBeEdge = Words.split(file.string(last).utf8).contains(where: table.sideWords.contains) && isNumber(last, code) != true
    if !chain.otherEnds.contains(where: { $0.token == last }), endsInName ? mayBeEdge : !chain.otherEnds.isEmpty {
      chain.lower(to: .shown, Self.mayBeEdge)
    }
  }

  /// Nil where the type is not known.
  private func isNumber(_ name: Int, _ code: CodeView) -> Bool? {
    code.expressionType(endingAt: name, knowledge.members).name.map(table.numberTypes.contains)
  }

  /// Whether an argument is as good as sure no number: `make.width.equalTo(gap)` gives a view a size.
  private func isThing(_ argument: Range<Int>, _ code: CodeView) -> Bool {
    guard let last = argument.last else { return false }
    if argument.count == 1 ? code.file.equals(last, "self") : argument.count > 2 && table.neutral[code.file.string(last)] != nil { return true }
    return isNumber(last, code) == false || argument.count == 3 && code.file.equals(argument.lowerBound, "self") && code.file.equals(last, "view")
  }

  /// Whether a view that one chain makes as wide as the screen but for its margins looks the same with either side.
  private func fillsScreen(_ width: Chain, _ side: Chain) -> Bool {
    guard let distance = side.distance, width.shape.branch == side.shape.branch else { return false }
    return width.screenInset == 2 * abs(distance) && side.otherEnds.allSatisfy { isOwnSide($0, of: side) }
  }

  /// What is called in a distance and is named for a physical side: `tailWidthAtLeft()`, `[self leftGap]`. Constants and
  /// variables of such names are mostly margins.
  private func computedSide(in argument: Range<Int>, _ file: TokenFile) -> String? {
    for token in argument where file.tokens[token].kind == .identifier && !table.endNames.contains(file.string(token)) {
      let isCalled = dialect == .swift ? file.equals(token + 1, "(") : file.equals(token + 1, "]")
      if isCalled, Words.split(file.string(token).utf8).contains(where: { table.members[$0] != nil }) { return file.string(token) }
    }
    return nil
  }

  private static let mayBeEdge = "what it is held against may be an edge, which must turn with it"

  /// What fixes write for the sides of the chains of a block.
  private func twinsByShape(_ chains: [Chain]) -> [Shape: Set<String>] {
    chains.reduce(into: [:]) { found, chain in
      if !chain.shape.tail.isEmpty { found[chain.shape, default: []].formUnion(chain.sides.map(\.twin)) }
    }
  }

  /// Both sides pinned alike look the same in either direction.
  /// - Parameter others: see `twinsByShape`.
  private func isMirrored(_ chain: Chain, _ others: [Shape: Set<String>]) -> Bool {
    let twins = Set(chain.sides.map(\.twin))
    return twins.count > 1 || others[chain.mirroredShape].map { !$0.isSubset(of: twins) } ?? false
  }
}
