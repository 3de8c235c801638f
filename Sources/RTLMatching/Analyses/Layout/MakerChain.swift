import RTLFacts
import RTLFindings
import RTLLexing

/// One statement of a maker's block that begins with its parameter: `make.left.equalTo(card).offset(8)`.
struct MakerChain {
  struct Side {
    var token: Int
    var twin: String
  }

  /// What two halves of a mirrored pair have in common.
  struct Shape: Hashable {
    /// The brace round the chain: what stands in one branch of an `if` alone pairs with nothing outside of it.
    var branch: Int?
    /// Texts behind the members.
    var tail: [String] = []
  }

  /// The token of the maker.
  var start = 0
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
  /// It holds a side at the x of a position.
  var isAtPoint = false
  /// What another file tells the type of: the other end, which may be an edge.
  var askedEnd: ProjectQuery?
  /// Its distance may be one of four.
  var mayHaveInsets = false
  /// How far, or how strongly, where one number says it.
  var distance: Double? = 0
  /// To which side of the other end its distance leads: 1 to the right, -1 to the left, 0 where that is not known.
  var heading = 0
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

  /// Whether the side of the other end is that of the chain, and could be left out.
  func isOwnSide(_ end: Side) -> Bool {
    // `mas_trailing` is `trailing`, but `leadingMargin` is not `trailingMargin`.
    guard let twin = sides.last?.twin else { return false }
    let (end, own) = (IdentifierWords.split(end.twin.utf8).suffix(2), IdentifierWords.split(twin.utf8).suffix(2))
    return end.last == own.last && (end.count < 2 || own.count < 2 || end == own)
  }
}

/// Reads the chains of a block.
struct MakerChainReader {
  let table: LayoutTable
  let dialect: Dialect
  let code: CodeView
  private let edgeNames: EdgeNames

  init(_ table: LayoutTable, _ dialect: Dialect, _ code: CodeView) {
    (self.table, self.dialect, self.code) = (table, dialect, code)
    edgeNames = EdgeNames(code, table)
  }

  /// Tokens of a block that are looked at; no block of a person is longer.
  private static let longestBlock = 4_000
  /// Sides of one chain that are looked at: each of them is written with all of the other end.
  private static let mostSides = 100
  /// Tokens behind the members that tell whether two chains are a mirrored pair.
  private static let longestTail = 400

  func chains(in block: LayoutBlock, except taken: inout Set<Int>) -> [MakerChain] {
    let file = code.file
    let parameter = Array(block.parameter.utf8)
    var chains: [MakerChain] = []
    for token in block.body.prefix(MakerChainReader.longestBlock) where file.tokens[token].kind == .identifier && file.equals(token, parameter) {
      guard taken.insert(token).inserted else { continue }
      let chain = chain(from: token, in: block.body)
      if !chain.sides.isEmpty || !chain.fixedSides.isEmpty || chain.sizesView, !chain.isMixed { chains.append(chain) }
    }
    return chains
  }

  /// A chain as far as it is read.
  private struct Reading {
    var chain = MakerChain()
    var namesDirection = false
    var firstCall: Int?
    /// To a view as a whole: no number, no side, no inequality.
    var isEqual = true
    /// Distances that have names, with their numbers.
    var named: [(arguments: Range<Int>, number: Double)] = []
    /// The last name of another end.
    var end: Int?
  }

  private func chain(from start: Int, in body: Range<Int>) -> MakerChain {
    let file = code.file
    let end = body.upperBound
    var (reading, at) = (Reading(), start + 1)
    while at + 1 < end, reading.chain.sides.count < MakerChainReader.mostSides,
      file.equals(at, ".") || file.equals(at, "?") || file.equals(at, "!")
    {
      guard file.equals(at, ".") else { at += 1; continue }
      guard at + 2 < end, file.equals(at + 2, "(") else {
        take(member: at + 1, end, into: &reading)
        at += 2
        continue
      }
      let close = code.brackets.partner(of: at + 2)
      guard close > at else { break }
      take(call: file.string(at + 1), with: at + 3..<close, into: &reading)
      if !reading.chain.sides.isEmpty, code.isCoordinate(at + 3..<close, in: body, not: table.distanceWords) { reading.chain.isAtPoint = true }
      if reading.firstCall == nil { reading.firstCall = at }
      at = close + 1
    }
    var chain = reading.chain
    chain.start = start
    if chain.isAtPoint { chain.lower(to: .none, "the position is measured from the left in every language") }
    if !reading.isEqual || !chain.otherEnds.isEmpty { (chain.isCentring, chain.isWidening, chain.screenInset) = (false, false, nil) }
    // The middle of a view against a side of another one.
    if chain.sides.isEmpty, chain.fixedSides.isEmpty, !reading.namesDirection, !chain.otherEnds.isEmpty {
      chain.sides = [chain.otherEnds.removeFirst()]
    }
    guard let firstCall = reading.firstCall, !chain.sides.isEmpty || chain.sizesView else { return chain }
    chain.shape.branch = code.block(around: start)
    if !chain.sides.isEmpty { chain.shape.tail = tail(from: firstCall, end, of: reading) }
    chain.mirroredShape = chain.shape
    chain.mirroredShape.tail = chain.shape.tail.map { table.mirroredRelations[$0] ?? $0 }
    return chain
  }

  private func take(member token: Int, _ end: Int, into reading: inout Reading) {
    let name = code.file.string(token)
    if let twin = table.members[name] { reading.chain.sides.append(MakerChain.Side(token: token, twin: twin)) }
    for twin in table.bothSides[name] ?? [] { reading.chain.fixedSides.append(MakerChain.Side(token: token, twin: twin)) }
    if table.twins.contains(name) { reading.namesDirection = true }
    if let isMiddle = table.neutral[name] { if isMiddle { reading.chain.isCentring = true } else { reading.chain.isWidening = true } }
    // `make.left.offset = 10`
    guard table.modifiers[name] != nil, token + 1 < end, code.file.equals(token + 1, "=") else { return }
    if reading.firstCall == nil { reading.firstCall = token - 1 }
    (reading.chain.isMoved, reading.chain.distance) = (true, nil)
  }

  private func take(call name: String, with arguments: Range<Int>, into reading: inout Reading) {
    if let other = table.relations[name], other {
      takeEnd(arguments, into: &reading.chain)
      if edgeNames.mayHold(arguments, code.file) { reading.chain.lower(to: .shown, Self.mayBeEdge) }
      let distance = code.number(arguments)
      reading.chain.end = distance == nil ? endName(arguments, of: reading.chain) : ""
      if let distance {
        reading.isEqual = false
        (reading.chain.isMoved, reading.chain.distance) = (distance != 0, distance)
      } else if reading.chain.isWidening {
        reading.chain.screenInset = table.screenInset(arguments, code)
        reading.chain.isWidening = reading.chain.screenInset == nil && isThing(arguments)
      } else if code.file.equals(arguments.lowerBound, "-") || isNumber(arguments.upperBound - 1) == true {
        reading.chain.distance = nil
      }
    }
    if table.relations[name] != nil || table.modifiers[name] != nil, let asked = computedSide(in: arguments) {
      reading.chain.lower(to: .unsafe, "`\(asked)` computes the distance of one side, which may be that of an image that is not mirrored")
    }
    if table.mirroredRelations[name] != nil { reading.isEqual = false }
    takeDistance(arguments, of: name, into: &reading)
    guard let role = table.modifiers[name] else { return }
    let distance = code.number(arguments)
    if distance == nil, isNumber(arguments.upperBound - 1) != true { reading.chain.mayHaveInsets = true }
    if distance != 0 { (reading.chain.isMoved, reading.chain.distance) = (true, reading.chain.isMoved ? nil : distance) }
    // The origin of x stays at the left, so that the share of an edge is not mirrored.
    if role == .factor { reading.chain.lower(to: .shown, "a multiple of an edge is measured from the left in every language") }
  }

  /// Takes the number of a distance, and to which side it leads: what one is called says nothing where its number is known.
  private func takeDistance(_ arguments: Range<Int>, of call: String, into reading: inout Reading) {
    if table.relations[call] == true { reading.end = arguments.last }
    guard table.relations[call] != nil || table.modifiers[call] == .constant, let number = code.number(arguments) else { return }
    if arguments.contains(where: { code.file.tokens[$0].kind == .identifier }) { reading.named.append((arguments, number)) }
    guard number != 0 else { return }
    // An inset leads inward from either side.
    let isInset = IdentifierWords.split(call.utf8).contains("inset")
    let isRight = reading.chain.sides.first.map { IdentifierWords.split(code.file.string($0.token).utf8).contains("right") } ?? false
    reading.chain.heading = (number < 0) == (isInset && isRight) ? 1 : -1
  }

  /// The other end as a name: the side itself is left out where it is that of the chain, as in `equalTo(card)`.
  private func endName(_ argument: Range<Int>, of chain: MakerChain) -> String {
    let file = code.file
    var argument = argument
    if let last = chain.otherEnds.last, last.token == argument.last, chain.isOwnSide(last) { argument.removeLast(2) }
    // `make.centerX.equalTo(card.snp.centerX)`
    if argument.count > 2, let last = argument.last, table.neutral[file.string(last)] != nil { argument.removeLast(2) }
    return table.viewName(PlacedView.bare(file.text(argument)))
  }

  /// The rest of the statement, signs of numbers left out, sides left out.
  private func tail(from start: Int, _ end: Int, of reading: Reading) -> [String] {
    let (file, chain) = (code.file, reading.chain)
    let statement = code.statement(around: start)
    var own: Set<Int> = []
    for end in chain.otherEnds where chain.isOwnSide(end) {
      own.formUnion([end.token - 1, end.token])
      // `box.snp.right`
      if table.views.contains("." + file.string(end.token - 2)) { own.formUnion([end.token - 3, end.token - 2]) }
    }
    return (start..<min(max(statement.upperBound, start), end, start + MakerChainReader.longestTail))
      .filter { !file.equals($0, "-") && !own.contains($0) }
      .compactMap { token in
        if let distance = reading.named.first(where: { $0.arguments.contains(token) }) {
          return token == distance.arguments.last ? "\(abs(distance.number))" : nil
        }
        let text = file.string(token)
        if code.isKind(token, .number), let number = code.number(token..<token + 1) { return "\(number)" }
        guard file.tokens[token].kind == .identifier else { return text }
        // `inset` of the right is `offset` with the other sign.
        if let role = table.modifiers[text] { return role == .factor ? text : "offset" }
        // A distance may be called after a side: two of them need not be the same.
        guard file.equals(token - 1, ".") else { return text }
        if token == reading.end, let edge = ownEdge(token, of: chain) { return edge }
        return table.endNames.contains(text) || table.members[text] != nil ? "" : text
      }
  }

  /// The name of an edge of the project's own without the side of the chain: both halves of a pair have the same then.
  private func ownEdge(_ token: Int, of chain: MakerChain) -> String? {
    let words = IdentifierWords.split(code.file.string(token).utf8)
    guard chain.sides.count == 1, table.namesEdge(words) || table.views.contains("." + code.file.string(token - 2)) else { return nil }
    let own = IdentifierWords.split(code.file.string(chain.sides[0].token).utf8)
    return words.contains(own[0]) ? words.filter { $0 != own[0] }.joined(separator: " ") : nil
  }

  private func takeEnd(_ argument: Range<Int>, into chain: inout MakerChain) {
    let file = code.file
    for token in argument.dropFirst() where file.tokens[token].kind == .identifier && file.equals(token - 1, ".") {
      guard chain.otherEnds.count < MakerChainReader.mostSides else { break }
      var name = file.string(token)
      let qualified = token > argument.lowerBound + 1 ? file.string(token - 2) + "." + name : name
      if table.ends[qualified] != nil || table.directionalEnds.contains(qualified) { name = qualified }
      if let end = table.ends[name] {
        if let twin = end {
          chain.otherEnds.append(MakerChain.Side(token: token, twin: twin))
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
    let mayBeEdge = IdentifierWords.split(file.string(last).utf8).contains(where: table.sideWords.contains) && isNumber(last) != true
    guard !chain.otherEnds.contains(where: { $0.token == last }) else { return }
    if endsInName ? mayBeEdge : !chain.otherEnds.isEmpty {
      chain.lower(to: .shown, Self.mayBeEdge)
    } else if endsInName, let path = code.typePath(endingAt: last) {
      // What this file declares with the type of an edge is among its names of edges.
      if case .known = path { return }
      chain.askedEnd = .type(path, of: table.edgeTypes.sorted(), spelled: file.text(argument), expected: true)
    }
  }

  /// Nil where the type is not known.
  private func isNumber(_ name: Int) -> Bool? { code.expressionType(endingAt: name).name.map(table.numberTypes.contains) }

  /// Whether an argument is as good as sure no number: `make.width.equalTo(gap)` gives a view a size.
  private func isThing(_ argument: Range<Int>) -> Bool {
    guard let last = argument.last else { return false }
    if argument.count == 1 ? code.file.equals(last, "self") : argument.count > 2 && table.neutral[code.file.string(last)] != nil { return true }
    return isNumber(last) == false || argument.count == 3 && code.file.equals(argument.lowerBound, "self") && code.file.equals(last, "view")
  }

  /// What is called in a distance and is named for a physical side: `tailWidthAtLeft()`, `[self leftGap]`. Constants and
  /// variables of such names are mostly margins.
  private func computedSide(in argument: Range<Int>) -> String? {
    let file = code.file
    for token in argument where file.tokens[token].kind == .identifier && !table.endNames.contains(file.string(token)) {
      let isCalled = dialect == .swift ? file.equals(token + 1, "(") : file.equals(token + 1, "]")
      if isCalled, IdentifierWords.split(file.string(token).utf8).contains(where: { table.members[$0] != nil }) { return file.string(token) }
    }
    return nil
  }

  static let mayBeEdge = "the other end may be an edge, which must change with it"
}
