import RTLFacts
import RTLLexing

/// What the code of a file says of the widths of its views, and of their sides. A view that is held at one side and given no width is as
/// wide as its content, so that its alignment does not show.
final class CodeWidths {
  /// What holds a side of a view.
  private struct Tie {
    /// nil for the view round it, and for what has no name.
    var other: String?
    /// The side that faces this one: the end of one view at the start of the next.
    var facesIt = false
  }

  typealias Part = WidthVocabulary.Part

  let code: CodeView
  let file: TokenFile
  let words: WidthVocabulary
  /// Of layout libraries, for files with a block of one.
  private lazy var libraries = tables.reading(of: EngineTable.layoutChains.rawValue, LayoutTable.init)
  private let tables: Tables
  private var ties: [String: [Part: [Tie]]] = [:]
  /// Views that something else gives a width, or of which it is not known.
  private(set) var sized: Set<String> = []
  /// Views that hold on to their content.
  private(set) var strong: Set<String> = []
  /// Views with a side that is held by a name of a physical one.
  private(set) var fixed: Set<String> = []
  /// What constraints of their own hold of views by sides that change with the direction.
  private(set) var mirrored: [String: Set<Part>] = [:]
  /// By name, for views that were asked about.
  private var answers: [String: Bool] = [:]
  /// Whether the file holds a text in a right-to-left language: where an app is written in one, the right is where a line begins.
  private(set) lazy var hasRightToLeftText = file.texts.contains { Scripts.hasRightToLeftLetter(file.bytes[file.tokens[Int($0)].range]) }
  /// What the file says of its stacks.
  lazy var stacks = CodeStacks(self)

  /// Where `$0` stands for a view, by the name of the view.
  private(set) lazy var standIns: [String: [Int]] = code.names(["$0"]).reduce(into: [:]) { found, token in
    for view in code.objects(namedBy: token) { found[PlacedView.bare(file.text(view)), default: []].append(token) }
  }

  /// Where `$0` stands for a view of that name, of any object.
  func standIns(of name: String) -> [Int] { standIns.filter { $0.key == name || $0.key.hasSuffix("." + name) }.values.flatMap(\.self) }

  init(_ code: CodeView, _ vocabularies: Vocabularies) {
    self.code = code
    file = code.file
    tables = vocabularies.tables
    words = tables.vocabulary()
    readConstraints()
  }

  /// What is known of a view, or asked of other files.
  enum Known {
    case yes, no
    /// No other file may change views of these names.
    case unlessElsewhere([String])
    /// The file tells that declares this part of a type.
    case byType(TraitSubject)
    /// Files of Interface Builder tell, where the view has this outlet.
    case byOutlet(TraitSubject)
  }

  /// Whether a view is as wide as its content.
  /// - Parameter view: the tokens that name it, inside of the code that sets it up.
  func fit(_ view: Range<Int>) -> Known {
    var name = name(of: view)
    guard let last = view.last, !name.isEmpty, name != "self", name.utf8.allSatisfy(IdentifierWords.isNameByte) else { return .no }
    if let property = code.property(madeOf: view.lowerBound, name) {
      if breaksLines(name, around: view.lowerBound) || sized.contains(name) { return .no }
      name = property
    } else if code.isParameterName(last) { return .no }
    if fitsContent(name: name) { return !mayBeLabel(name) ? .no : isKnownElsewhere(name) ? .unlessElsewhere([name]) : .yes }
    guard mayBeOutlet(name), code.spelledOut(view).last.map(code.isLocalName) == false, !isPlaced(name), uses(of: name) == .free
    else { return .no }
    return ownPart(name, at: view.lowerBound).map(Known.byOutlet) ?? .no
  }

  /// A name as that of a part of the type round a token; nil outside of types.
  func ownPart(_ name: String, at token: Int) -> TraitSubject? {
    code.scopeNames(at: token).first { $0.first?.isUppercase == true }.map { TraitSubject(name, in: $0) }
  }

  /// - Parameter depth: how many stacks lie between the view that was asked about and this one.
  func fitsContent(name: String, depth: Int = 0) -> Bool {
    if let known = answers[name] { return known }
    guard depth < CodeWidths.deepestStack else { return false }
    // What is in itself holds nothing.
    answers[name] = false
    let answer = findsFit(name, depth: depth)
    answers[name] = answer
    return answer
  }
  /// Stacks inside of stacks that are looked at.
  static let deepestStack = 4

  // MARK: - Constraints

  private func readConstraints() {
    var others: Set<Int> = []
    var starts: Set<Int> = []
    for token in file.tokens.indices where file.tokens[token].kind == .identifier && words.constraintNames.contains(file.tokens[token].range, of: file.bytes) {
      let text = file.string(token)
      if let part = words.anchors[text] {
        if !others.contains(token) { readAnchor(token, part, &others) }
      } else if words.blockMakers.contains(text), libraries.makers[text]?[file.dialect] != nil,
        let block = LayoutBlock(maker: token, code, libraries, file.dialect) {
        // An outer block is met first and reads the chains of those inside of it. Nobody writes a longer block.
        for start in block.body.prefix(CodeWidths.longestBlock)
        where file.tokens[start].kind == .identifier && file.equals(start, Array(block.parameter.utf8)) && starts.insert(start).inserted {
          readChain(start, of: PlacedView.bare(block.view), to: block.body.upperBound)
        }
      } else if words.has(text, .hugging) {
        readHold(token)
      } else if let whole = whole(isAt(token + 1, "(") ? token + 1 : token - 1) {
        if let part = whole.part { tie(whole.view, part, whole.relation, to: whole.other, whole.otherPart, isFixed: whole.isFixed) }
      }
    }
  }

  static let longestBlock = 1_000
  /// Tokens of a chain that are looked at for its distances.
  private static let longestChain = 60

  /// Whether something of all views in a view gets a constraint or a frame, which may be the one that was asked about.
  private(set) lazy var sizesMany = code.names(words.names(of: .children)).contains { token in
    guard !code.isSwift || !isAt(token + 1, ":") else { return false }
    let statement = code.statement(around: token)
    var end = isAt(statement.upperBound, "{") ? code.brackets.partner(of: statement.upperBound) : statement.upperBound
    // What is found has a name in the rest of the block.
    if statement.contains(where: { isAt($0, "=") }), let block = code.block(around: token) { end = max(end, code.brackets.partner(of: block)) }
    return (statement.lowerBound..<end).prefix(CodeWidths.longestBlock).contains {
      guard file.tokens[$0].kind == .identifier else { return false }
      let name = file.string($0)
      return words.anchors[name] != nil || words.blockMakers.contains(name) || words.has(name, .whole) || isSize($0) && isSet($0)
    }
  }

  /// How strongly a view holds on to its content.
  private func readHold(_ member: Int) {
    let texts = code.statement(around: member).prefix(CodeWidths.longestBlock).filter { file.tokens[$0].kind == .identifier }.map(file.string)
    guard texts.contains(where: { words.has($0, .strong) }), texts.contains(where: { words.has($0, .across) }) else { return }
    if isAt(member - 1, ".") {
      let name = owner(of: member)
      strong.insert(code.property(madeOf: member, name) ?? name)
    } else {
      let open = code.brackets.opener(enclosing: member)
      if open >= 0, open + 1 < member { strong.insert(PlacedView.bare(file.text(open + 1..<member))) }
    }
  }

  /// The name of a view, or of the thing that it stands for.
  func name(of view: Range<Int>) -> String {
    var tokens = code.spelledOut(view)
    if tokens.count == 3, isSelf(tokens[0]) { tokens.removeFirst(2) }
    return PlacedView.bare(tokens.map(file.string).joined())
  }

  /// The view whose member the token is.
  private func owner(of anchor: Int) -> String {
    guard isAt(anchor - 1, ".") else { return "self" }
    // What is asked of an anchor belongs to no view.
    if anchor > 1, words.anchors[file.string(anchor - 2)] != nil { return "" }
    let start = code.operandStart(endingAt: anchor)
    return start >= 0 && start < anchor - 1 ? name(of: start..<anchor - 1) : ""
  }

  private func readAnchor(_ token: Int, _ part: Part, _ others: inout Set<Int>) {
    let view = owner(of: token)
    var next = token + 1
    while isAt(next, "?") || isAt(next, "!") { next += 1 }
    let found: (relation: WidthVocabulary.Relation, argument: Range<Int>)?
    if isAt(next, ".") || isAt(next, "(") {
      let open = (next..<min(next + 4, file.tokens.count)).first { isAt($0, "(") }
      let first = open.flatMap { code.arguments(ofCallAt: $0).first }
      found = first.flatMap { argument in argument.label.flatMap { words.relations[file.string($0)] }.map { ($0, argument.range) } }
    } else if next < file.tokens.count, let relation = words.relations[file.string(next)], isAt(next + 1, ":") {
      let open = code.brackets.opener(enclosing: token)
      found = open < 0 ? nil : code.arguments(ofCallAt: open).first.map { (relation, $0.range) }
    } else {
      found = nil
    }
    // An anchor that is kept, compared or handed on may hold the view elsewhere.
    guard let found else { sized.insert(view); return }
    let other = found.argument.first { file.tokens[$0].kind == .identifier && words.anchors[file.string($0)] != nil }
    other.map { _ = others.insert($0) }
    tie(
      view, part, found.relation, to: other.map(owner(of:)), other.flatMap { words.anchors[file.string($0)] },
      isFixed: words.has(file.string(token), .physical))
  }

  private func readChain(_ start: Int, of view: String, to end: Int) {
    var at = start + 1
    var parts: [Part] = []
    // Distances may have sides as well.
    var isFixed = code.statement(around: start).prefix(Self.longestChain).contains { isAt($0 + 1, ":") && words.has(file.string($0), .physical) }
    var isMoved = false
    // A distance alone is one from the view round it.
    defer { if isMoved { for part in parts { tie(view, part, .equal, to: nil, part, isFixed: isFixed) } } }
    while at + 1 < end, isAt(at, ".") || isAt(at, "?") || isAt(at, "!") {
      guard isAt(at, ".") else { at += 1; continue }
      let name = file.string(at + 1)
      guard at + 2 < end, isAt(at + 2, "(") else {
        if let part = words.chain[name] { parts.append(part) }
        isFixed = isFixed || words.has(name, .physical)
        at += 2
        continue
      }
      let close = code.brackets.partner(of: at + 2)
      guard close > at else { return }
      if let relation = words.relations[name] {
        var argument = at + 3..<close
        var side: Part?
        if let last = argument.last, file.tokens[last].kind == .identifier, argument.count > 2, let named = words.chain[file.string(last)] {
          side = named
          argument = argument.lowerBound..<last - 1
        }
        let isView = !argument.isEmpty && code.number(argument) == nil && file.tokens[argument.lowerBound].kind == .identifier
        let other = isView ? libraries.viewName(PlacedView.bare(file.text(argument))) : nil
        for part in parts { tie(view, part, relation, to: other, side ?? part, isFixed: isFixed) }
        isMoved = false
        return
      }
      isMoved = true
      at = close + 1
    }
  }

  /// - Parameter isFixed: the side is a physical one.
  private func tie(_ view: String, _ part: Part, _ relation: WidthVocabulary.Relation, to other: String?, _ otherPart: Part?, isFixed: Bool) {
    if isFixed { fixed.formUnion([view, other].compactMap(\.self)) } else { mirrored[view, default: []].insert(part) }
    switch part {
    case .width:
      if relation != .most { sized.insert(view) }
      if let other, relation != .least { sized.insert(other) }
    case .both: sized.insert(view)
    case .start, .end, .middle:
      // What a side has to reach stretches the view.
      if (part, relation) == (.end, .least) || (part, relation) == (.start, .most) { sized.insert(view) }
      if let other, (otherPart, relation) == (.end, .most) || (otherPart, relation) == (.start, .least) { sized.insert(other) }
      guard relation == .equal else { return }
      let faces = otherPart.map { $0 != part && $0 != .middle && part != .middle } ?? false
      ties[view, default: [:]][part, default: []].append(Tie(other: other, facesIt: faces))
      if let other, let otherPart, otherPart != .width, otherPart != .both {
        ties[other, default: [:]][otherPart, default: []].append(Tie(other: view, facesIt: faces))
      }
    }
  }

  // MARK: - Answers

  private func findsFit(_ name: String, depth: Int) -> Bool {
    // Of what another file declares it may be said there how wide it is.
    guard !sized.contains(name), isDeclaredHereAlone(name), !sizesMany else { return false }
    if ties[name] == nil, isSizedToFit(name) { return true }
    guard let use = uses(of: name) else { return false }
    if case .stacked(let stack) = use { return ties[name] == nil && stacks.leavesRoom(beside: name, in: stack, depth: depth) }
    let own = ties[name] ?? [:]
    let places = [own[.middle] != nil, isHeld(name, .start), isHeld(name, .end)]
    return !own.isEmpty && places.count { $0 } < 2
  }

  /// Whether the file says anything of the width of a view, or of its place.
  func isPlaced(_ name: String) -> Bool { ties[name] != nil || sized.contains(name) }

  /// Whether a side of a view has a place that the width of the view does not change.
  private func isHeld(_ view: String, _ side: Part) -> Bool {
    var seen: Set<String> = []
    return isHeld(view, side, gives: !strong.contains(view), &seen)
  }

  /// - Parameter gives: the view that was asked about gives way to its neighbours.
  private func isHeld(_ view: String, _ side: Part, gives: Bool, _ seen: inout Set<String>) -> Bool {
    guard seen.count < CodeWidths.longestRow else { return true }
    guard seen.insert(view).inserted else { return false }
    return (ties[view]?[side] ?? []).contains { tie in
      guard tie.facesIt, let other = tie.other else { return true }
      if !gives, !strong.contains(other), !sized.contains(other) { return false }
      let facing = side == .start ? Part.end : .start
      let others = ties[other] ?? [:]
      // What the file says nothing else of may be held by anything.
      if others[.middle] != nil || others[side] == nil && !sized.contains(other) { return true }
      return others[facing]?.contains { $0.other != view } ?? false || isHeld(other, side, gives: gives, &seen)
    }
  }
  private static let longestRow = 16

  func isAt(_ token: Int, _ text: StaticString) -> Bool { code.at(token, text) }
}
