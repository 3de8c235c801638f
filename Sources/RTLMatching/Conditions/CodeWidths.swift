import RTLFacts
import RTLLexing

/// What the code of a file says of the widths of its views. A view that is held at one side and given no width is as wide
/// as its content, so that its alignment does not show.
final class CodeWidths {
  /// What holds a side of a view.
  private struct Tie {
    /// nil for the view round it, and for what has no name.
    var other: String?
    /// The side that faces this one: the end of one view at the start of the next.
    var facesIt = false
  }

  private typealias Part = WidthVocabulary.Part

  private let code: CodeView
  private let file: TokenFile
  private let words: WidthVocabulary
  private let libraries: LayoutTable
  private var ties: [String: [Part: [Tie]]] = [:]
  /// Views that something else gives a width, or of which it is not known.
  private var sized: Set<String> = []
  /// Views that hold on to their content.
  private var strong: Set<String> = []
  /// By name, for views that were asked about.
  private var answers: [String: Bool] = [:]
  /// By name, for stacks that were asked about: whether the views in it have the width of their content.
  private var columns: [String: Bool] = [:]
  /// The tokens of each name, by its hash.
  private lazy var occurrences: [UInt32: [Int]] = findOccurrences()

  init(_ code: CodeView, _ vocabularies: Vocabularies) {
    self.code = code
    file = code.file
    let libraries = vocabularies.tables.reading(of: EngineTable.layoutChains.rawValue, LayoutTable.init)
    words = vocabularies.tables.vocabulary()
    self.libraries = libraries
    readConstraints()
  }

  /// Whether a view is as wide as its content.
  /// - Parameter view: the tokens that name it, inside of the code that sets it up.
  func hugs(_ view: Range<Int>) -> Bool {
    var name = PlacedView.bare(file.text(view))
    guard !name.isEmpty, name != "self", name.utf8.allSatisfy(IdentifierWords.isNameByte) else { return false }
    if let property = code.property(madeOf: view.lowerBound, name) {
      if breaksLines(name, around: view.lowerBound) { return false }
      name = property
    } else if let last = view.last, code.isParameterName(last) { return false }
    if let known = answers[name] { return known }
    let answer = findsHug(name)
    answers[name] = answer
    return answer
  }

  // MARK: - Constraints

  private func readConstraints() {
    var others: Set<Int> = []
    var starts: Set<Int> = []
    for token in file.tokens.indices where file.tokens[token].kind == .identifier && words.constraintNames.contains(file.tokens[token].range, of: file.bytes) {
      let text = file.string(token)
      if let part = words.anchors[text] {
        if !others.contains(token) { readAnchor(token, part, &others) }
      } else if libraries.makers[text]?[file.dialect] != nil, let block = LayoutBlock(maker: token, code, libraries, file.dialect) {
        // An outer block is met first and reads the chains of those inside of it. Nobody writes a longer block.
        for start in block.body.prefix(CodeWidths.longestBlock)
        where file.tokens[start].kind == .identifier && file.equals(start, Array(block.parameter.utf8)) && starts.insert(start).inserted {
          readChain(start, of: PlacedView.bare(block.view), to: block.body.upperBound)
        }
      } else if words.has(text, .hugging) {
        readHold(token)
      }
    }
  }

  private static let longestBlock = 1_000

  /// How strongly a view holds on to its content.
  private func readHold(_ member: Int) {
    let texts = code.statement(around: member).prefix(CodeWidths.longestBlock).filter { file.tokens[$0].kind == .identifier }.map(file.string)
    guard texts.contains(where: { words.has($0, .strong) }), texts.contains(where: { words.has($0, .across) }) else { return }
    if isAt(member - 1, ".") {
      strong.insert(owner(of: member))
    } else {
      let open = code.brackets.opener(enclosing: member)
      if open >= 0, open + 1 < member { strong.insert(PlacedView.bare(file.text(open + 1..<member))) }
    }
  }

  /// The view whose member the token is.
  private func owner(of anchor: Int) -> String {
    guard isAt(anchor - 1, ".") else { return "self" }
    // What is asked of an anchor belongs to no view.
    if anchor > 1, words.anchors[file.string(anchor - 2)] != nil { return "" }
    let start = code.operandStart(endingAt: anchor)
    return start >= 0 && start < anchor - 1 ? PlacedView.bare(file.text(start..<anchor - 1)) : ""
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
    tie(view, part, found.relation, to: other.map(owner(of:)), other.flatMap { words.anchors[file.string($0)] })
  }

  private func readChain(_ start: Int, of view: String, to end: Int) {
    var at = start + 1
    var parts: [Part] = []
    var isMoved = false
    // A distance alone is one from the view round it.
    defer { if isMoved { for part in parts { tie(view, part, .equal, to: nil, part) } } }
    while at + 1 < end, isAt(at, ".") || isAt(at, "?") || isAt(at, "!") {
      guard isAt(at, ".") else { at += 1; continue }
      let name = file.string(at + 1)
      guard at + 2 < end, isAt(at + 2, "(") else {
        if let part = words.chain[name] { parts.append(part) }
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
        for part in parts { tie(view, part, relation, to: other, side ?? part) }
        isMoved = false
        return
      }
      isMoved = true
      at = close + 1
    }
  }

  private func tie(_ view: String, _ part: Part, _ relation: WidthVocabulary.Relation, to other: String?, _ otherPart: Part?) {
    switch part {
    case .width:
      if relation != .most { sized.insert(view) }
      if let other, relation != .least { sized.insert(other) }
    case .both: sized.insert(view)
    case .start, .end, .middle:
      guard relation == .equal else { return }
      let faces = otherPart.map { $0 != part && $0 != .middle && part != .middle } ?? false
      ties[view, default: [:]][part, default: []].append(Tie(other: other, facesIt: faces))
      if let other, let otherPart, otherPart != .width, otherPart != .both {
        ties[other, default: [:]][otherPart, default: []].append(Tie(other: view, facesIt: faces))
      }
    }
  }

  // MARK: - Answers

  private func findsHug(_ name: String) -> Bool {
    // Of what another file declares it may be said there how wide it is.
    guard !sized.contains(name), isDeclaredHereAlone(name), let use = uses(of: name) else { return false }
    if use == .column { return ties[name] == nil }
    let own = ties[name] ?? [:]
    let places = [own[.middle] != nil, isHeld(name, .start), isHeld(name, .end)]
    return !own.isEmpty && places.count { $0 } < 2
  }

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

  // MARK: - Uses

  private enum Use { case free, column, unknown }

  private func findOccurrences() -> [UInt32: [Int]] {
    var found: [UInt32: [Int]] = [:]
    for token in file.tokens.indices where file.tokens[token].kind == .identifier {
      found[CodeWidths.hash(file.bytes[file.tokens[token].range]), default: []].append(token)
    }
    return found
  }

  /// The tokens of a name, and of its instance variable.
  private func tokens(of name: String) -> [Int] {
    let spellings = [Array(name.utf8), Array(("_" + name).utf8)]
    return (occurrences[CodeWidths.hash(spellings[0][...])] ?? []).filter { token in spellings.contains { file.equals(token, $0) } }
  }

  /// Without the underscore of an instance variable.
  private static func hash(_ name: ArraySlice<UInt8>) -> UInt32 {
    (name.first == UInt8(ascii: "_") ? name.dropFirst() : name).withUnsafeBufferPointer(NameUses.hash)
  }

  private func isDeclaredHereAlone(_ name: String) -> Bool {
    let declared = tokens(of: name).filter { isAt($0 - 1, "let") || isAt($0 - 1, "var") || isAt($0 - 1, "*") && (isAt($0 + 1, ";") || isAt($0 + 1, "=")) }
    // Not by an outlet: its constraints are in a file of Interface Builder.
    return declared.count == 1 && !(max(0, declared[0] - 8)..<declared[0]).contains { words.has(file.string($0), .outlet) }
  }

  /// What the file does with a view besides constraints; nil where anything may give it a width.
  private func uses(of name: String) -> Use? {
    var use = Use.free
    let tokens = tokens(of: name)
    guard tokens.count < CodeWidths.mostUses else { return nil }
    for token in tokens {
      switch self.use(at: token) {
      case .unknown: return nil
      case .column: use = .column
      case .free: break
      }
    }
    return use
  }
  private static let mostUses = 200

  private func use(at token: Int) -> Use {
    let isMember = isAt(token - 1, ".") || isAt(token - 1, "->")
    let isOwn = !isMember || isAt(token - 2, "self")
    if !isMember, isAt(token - 1, "let") || isAt(token - 1, "var") || isAt(token - 1, "*") { return .free }
    var next = token + 1
    while isAt(next, "?") || isAt(next, "!") { next += 1 }
    if isAt(next, "."), next + 1 < file.tokens.count { return isNeutral(member: next + 1, isOwn: isOwn) ? .free : .unknown }
    let start = isMember && isOwn ? token - 2 : token
    if isOwn, isAt(start - 1, "["), !isAt(start - 2, "@"), next < file.tokens.count, file.tokens[next].kind == .identifier {
      return isNeutral(member: next, isOwn: true) ? .free : .unknown
    }
    // A label, an assignment to it, the result of what makes it.
    if isAt(next, ":") && !isAt(start - 1, "?") || isAt(next, "=") || isAt(start - 1, "return") || isAt(start - 1, "@synthesize") { return .free }
    return argument(start)
  }

  /// Whether the braces round a token let a local have more lines than one, which do show their alignment.
  private func breaksLines(_ local: String, around token: Int) -> Bool {
    let open = code.brackets.opener(enclosing: token)
    let name = Array(local.utf8)
    return open >= 0 && (open..<code.brackets.partner(of: open)).prefix(CodeWidths.longestBlock).contains { file.equals($0, name) && setsLines($0 + 2) }
  }

  /// Whether a member is a number of lines that is set to another one than 1.
  private func setsLines(_ member: Int) -> Bool {
    member + 2 < file.tokens.count && words.has(file.string(member), .lines) && !isAt(member + 2, "1")
  }

  private func isNeutral(member: Int, isOwn: Bool) -> Bool {
    if setsLines(member) { return false }
    let name = file.string(member)
    if words.anchors[name] != nil || libraries.makers[name] != nil { return isOwn }
    if words.has(name, .sizing) { return false }
    if words.has(name, .neutral) || words.has(name, .hugging) || words.has(name, .listing) && isAt(member + 2, "[") { return true }
    return !words.hasWord(name, .placing)
  }

  /// It is handed to something: what adds it to a view or a stack is known.
  private func argument(_ start: Int) -> Use {
    var open = code.brackets.opener(enclosing: start)
    if open > 0, isAt(open, "["), isAt(start - 1, "[") || isAt(start - 1, ",") {
      let close = code.brackets.partner(of: open)
      if isAt(close + 1, "."), close + 2 < file.tokens.count { return isAdding(code.statement(around: open)) ? .free : .unknown }
      if isAt(open - 1, ":"), words.hasWord(file.string(open - 2), .arranges) { return isColumn(stackOf: open - 2) ? .column : .unknown }
      open = code.brackets.opener(enclosing: open)
    }
    guard open >= 0 else { return .unknown }
    let callee: Int
    if isAt(open, "(") { callee = open - 1 } else if isAt(start - 1, ":") { callee = start - 2 } else { return .unknown }
    guard callee > 0, file.tokens[callee].kind == .identifier, words.hasWord(file.string(callee), .adds) else { return .unknown }
    if words.hasWord(file.string(callee), .arranges) { return isColumn(stackOf: callee) ? .column : .unknown }
    // A helper may be told where to hold what it adds.
    return words.has(file.string(callee), .inserts) || code.arguments(ofCallAt: open).count == 1 ? .free : .unknown
  }

  /// A loop over views that adds them and does nothing to their size.
  private func isAdding(_ statement: Range<Int>) -> Bool {
    var adds = false
    for token in statement.prefix(CodeWidths.longestBlock) where file.tokens[token].kind == .identifier {
      let name = file.string(token)
      if words.anchors[name] != nil || libraries.makers[name] != nil || words.has(name, .sizing) || words.hasWord(name, .arranges) { return false }
      if words.hasWord(name, .adds) { adds = true } else if isAt(token + 1, "("), words.hasWord(name, .placing) { return false }
    }
    return adds
  }

  /// Whether a stack is a column that leaves its views their widths.
  /// - Parameter callee: of the call that puts a view into it.
  private func isColumn(stackOf callee: Int) -> Bool {
    let statement = code.statement(around: callee)
    let first = statement.prefix(CodeWidths.longestBlock).first {
      file.tokens[$0].kind == .identifier && !isAt($0, "self") && !isAt($0, "let") && !isAt($0, "var") && !isAt($0, "private")
    }
    guard let first, first < callee else { return false }
    let name = PlacedView.bare(file.string(first))
    if let known = columns[name] { return known }
    let found = isDeclaredHereAlone(name) && setting(name, .stackAxis).map { words.has($0, .column) } ?? false
      && setting(name, .stackAlignment).map { !words.has($0, .fill) } ?? false
    columns[name] = found
    return found
  }

  /// What the file sets of a stack, where it is one name in one place.
  private func setting(_ stack: String, _ kind: WidthVocabulary.Kind) -> String? {
    let set = tokens(of: stack).filter { $0 + 4 < file.tokens.count && isAt($0 + 1, ".") && isAt($0 + 3, "=") && words.has(file.string($0 + 2), kind) }
    guard set.count == 1, let first = set.first else { return nil }
    let value = code.statement(around: first + 3).filter { $0 > first + 3 && !isAt($0, ";") && !isAt($0, ".") }
    return value.count == 1 && !code.isLocalName(value[0]) && !code.isParameterName(value[0]) ? file.string(value[0]) : nil
  }

  private func isAt(_ token: Int, _ text: StaticString) -> Bool { code.at(token, text) }
}
