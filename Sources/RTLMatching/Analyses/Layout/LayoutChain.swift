import RTLFacts
import RTLFindings
import RTLLexing

/// Chains of a layout library that name physical sides: `make.top.left.equalTo(view.edge)` inside the
/// closure of a maker call. The library is a table: makers, members, ends, relations.
final class LayoutChain: Analysis {
  static let placesViews = true
  static let parameters = [
    AnalysisParameter.table("table", read: LayoutTable.init), .text("not-named"), .text("still"), .text("even-message"), .text("point-message"),
    .text("insets"),
  ]

  private let table: LayoutTable
  private let dialect: Dialect
  /// For each word number, whether it names a maker of the dialect.
  private let isMaker: [Bool]
  private let kept: PhysicalViews
  /// Said of a side that looks the same in either direction.
  private let evenMessage: String?
  /// Said of a side at the x of a position.
  private let pointMessage: String?
  /// A trait of projects in which leading does not take the left of four distances.
  private let insets: String?

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    self.dialect = dialect
    var table = vocabularies.tables.reading(of: call.parameters["table"], LayoutTable.init)
    table.takeWords(of: vocabularies.tables.reading(of: EngineTable.layoutChains.rawValue, LayoutTable.init))
    self.table = table
    kept = PhysicalViews(call, vocabularies.tables)
    evenMessage = call.parameters["even-message"]
    pointMessage = call.parameters["point-message"]
    insets = call.parameters["insets"]
    isMaker = words.flags(table.makers.filter { $0.value[dialect] != nil }.keys)
  }

  static func words(_ call: AnalysisCall, dialect: Dialect, _ tables: Tables) -> [String] {
    tables.reading(of: call.parameters["table"], LayoutTable.init).makers.filter { $0.value[dialect] != nil }.keys.sorted()
  }

  static func refusal(_ parameters: [String: String], tables: Tables) -> (key: String, message: String)? {
    PhysicalViews.refusal(parameters, tables: tables)
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let code = input.code
    let makers = code.knownIdentifiers(isMaker)
    guard !makers.isEmpty else { return [] }
    var taken: Set<Int> = []
    let reader = MakerChainReader(table, dialect, code)
    // The inner of two nested blocks comes first: its chains are its own.
    let blocks = makers.prefix(RuleRunner.cap).reversed().compactMap { maker -> (block: LayoutBlock, chains: [MakerChain])? in
      guard let block = LayoutBlock(maker: maker, code, table, dialect) else { return nil }
      return (block, reader.chains(in: block, except: &taken))
    }
    let updates = LayoutUpdates(blocks.flatMap { block, chains in chains.flatMap { constraints(of: $0, in: block) } }, code)
    for (block, chains) in blocks where chains.contains(where: { $0.isCentring && $0.isMoved }) {
      if let type = block.scope.first { input.report.observed.movedMiddles[type] = (block.view, block.maker) }
    }
    return blocks.flatMap { block, chains in
      var found = findings(of: chains, in: block, updates, input)
      let questions = questions(block.libraries, input)
      for index in found.indices { found[index].forEach { $0.project.questions += questions } }
      return found
    }
  }

  private func constraints(of chain: MakerChain, in block: LayoutBlock) -> [LayoutUpdates.Constraint] {
    chain.sides.map { constraint($0, of: chain, in: block) }
      + chain.fixedSides.map { LayoutUpdates.Constraint(block: block, twin: $0.twin, end: chain.end, token: $0.token, turns: false) }
  }

  private func constraint(_ side: MakerChain.Side, of chain: MakerChain, in block: LayoutBlock) -> LayoutUpdates.Constraint {
    LayoutUpdates.Constraint(block: block, twin: side.twin, end: chain.end, token: side.token, turns: chain.fix >= .unsafe)
  }

  /// Whether a library that has this maker is in use; a team's own helpers need no import.
  private func questions(_ libraries: Set<String>, _ input: AnalysisInput) -> [ProjectQuery] {
    var modules: [String] = []
    for library in libraries.sorted() {
      guard let names = table.imports[library] else { return [] }
      modules += names
    }
    return modules.contains(where: input.imports) ? [] : [.usesLibrary(modules, expected: true)]
  }

  // MARK: - Chains

  /// - Parameter updates: those among the file's blocks.
  private func findings(of chains: [MakerChain], in block: LayoutBlock, _ updates: LayoutUpdates, _ input: AnalysisInput) -> [PendingFinding] {
    let (code, file) = (input.code, input.file)
    var found: [PendingFinding] = []
    let twins = twinsByShape(chains)
    let unmoved = chains.contains { !$0.sides.isEmpty } ? chains.filter { !$0.isMoved } : []
    let (centres, extents) = (Set(unmoved.lazy.filter(\.isCentring).map(\.frame)), Set(unmoved.lazy.filter(\.isWidening).map(\.frame)))
    let screens = chains.filter { $0.screenInset != nil && !$0.isMoved }
    let groups = [block.group] + code.handedGroups([block.group], at: block.maker)
    for chain in chains {
      let paths = otherPaths(of: chain, in: block, code)
      let neighbors = Set(paths.map { ConstraintGroup(type: block.scope.first, view: $0) }).subtracting([block.group]).sorted()
      let ends = chain.sides.isEmpty ? [] : code.placedEnds(paths, at: block.maker)
      let isMirrored = isMirrored(chain, twins) || centres.contains(chain.frame) || !chain.isMoved && extents.contains(chain.frame)
        || screens.contains { fillsScreen($0, chain) }
      for side in chain.sides {
        let edits = ([side] + chain.otherEnds).map { Edit(range: file.tokens[$0.token].range, replacement: $0.twin) }
        var pending = input.finding(
          at: file.tokens[side.token].range, parts: ["VIEW": block.view], edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound },
          fix: chain.reason == nil || chain.fix == .none ? chain.fix : .safe, message: isMirrored ? evenMessage : chain.isAtPoint ? pointMessage : nil,
          level: isMirrored || chain.isAtPoint ? .note : nil, scope: block.scope.joined(separator: "."))
        if let reason = chain.reason { pending.demote(to: chain.fix, reason) }
        pending.finding.groups = groups
        pending.placement = PendingFinding.Placement(group: block.group, neighbors: neighbors, constraint: chain.start)
        pending.placement.isSymmetric = isMirrored && !(chain.isMoved && Set(chain.sides.map(\.twin)).count > 1)
        pending.project.ends = ends
        if var view = code.placedView(block.view, at: side.token) {
          view.side = side.twin
          view.updaters = table.updates
          view.strayUpdate = updates.strayTypes(constraint(side, of: chain, in: block), view)
          pending.project.view = view
        }
        if chain.mayHaveInsets, let insets { pending.project.unsafeWhere.append(insets) }
        pending.placement.limit = updates.limit(of: constraint(side, of: chain, in: block))
        pending.isIntentional = !input.unguarded && code.isGuarded(side.token) || block.names.contains(where: kept.keep)
        found.append(asking(chain.askedEnd, about: pending))
      }
    }
    return found
  }

  /// The finding with a weaker fix where another file declares the other end as an edge, which has to change with it.
  private func asking(_ question: ProjectQuery?, about pending: PendingFinding) -> PendingFinding {
    guard let question, pending.isSafe else { return pending }
    var atEdge = pending
    atEdge.demote(to: .shown, MakerChainReader.mayBeEdge)
    atEdge.project.questions = [question]
    atEdge.append(alternative: pending)
    return atEdge
  }

  /// The views at the other ends. Where they are laid out beside this one, all turn or none: else one would
  /// be laid over the other.
  private func otherPaths(of chain: MakerChain, in block: LayoutBlock, _ code: CodeView) -> [String] {
    var views = [chain.end]
    for end in chain.otherEnds {
      let start = code.operandStart(endingAt: end.token - 2)
      guard start >= 0, start < end.token - 1 else { continue }
      views.append(code.file.text(start..<end.token - 1))
    }
    return views.filter { !$0.isEmpty }.map { code.viewPath(table.viewName($0), at: block.maker) }
  }

  /// Whether a view that one chain makes as wide as the screen but for its margins looks the same with either side.
  private func fillsScreen(_ width: MakerChain, _ side: MakerChain) -> Bool {
    guard let distance = side.distance, width.shape.branch == side.shape.branch else { return false }
    return width.screenInset == 2 * abs(distance) && side.otherEnds.allSatisfy(side.isOwnSide)
  }

  /// What fixes write for the sides of the chains of a block, by the side to which their distances lead.
  private func twinsByShape(_ chains: [MakerChain]) -> [MakerChain.Shape: [Int: Set<String>]] {
    chains.reduce(into: [:]) { found, chain in
      if !chain.shape.tail.isEmpty { found[chain.shape, default: [:]][chain.heading, default: []].formUnion(chain.sides.map(\.twin)) }
    }
  }

  /// Both sides pinned alike look the same in either direction.
  /// - Parameter others: see `twinsByShape`.
  private func isMirrored(_ chain: MakerChain, _ others: [MakerChain.Shape: [Int: Set<String>]]) -> Bool {
    let twins = Set(chain.sides.map(\.twin))
    return twins.count > 1 || (others[chain.mirroredShape] ?? [:]).contains { $0 * chain.heading <= 0 && !$1.isSubset(of: twins) }
  }
}
