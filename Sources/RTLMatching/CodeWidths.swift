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
  /// By name, for views that were asked about.
  private var answers: [String: Bool] = [:]

  private init(_ code: CodeView, _ knowledge: Knowledge) {
    self.code = code
    file = code.file
    words = knowledge.tables.reading(of: WidthVocabulary.table) { WidthVocabulary($0) }
    libraries = LayoutTable.named("layout-dsl", knowledge.tables)
    readConstraints()
  }

  /// The widths of a file, read once.
  static func of(_ code: CodeView, _ knowledge: Knowledge) -> CodeWidths {
    if let known = code.widths as? CodeWidths { return known }
    let widths = CodeWidths(code, knowledge)
    code.widths = widths
    return widths
  }

  /// Whether a view is as wide as its content.
  /// - Parameter view: the tokens that name it, inside of the code that sets it up.
  func hugs(_ view: Range<Int>) -> Bool {
    var name = PlacedView.bare(file.text(view))
    if let property = code.property(madeOf: view.lowerBound, name) { name = property }
    guard !name.isEmpty, name.utf8.allSatisfy(Words.isNameByte) else { return false }
    if let known = answers[name] { return known }
    let answer = findsHug(name)
    answers[name] = answer
    return answer
  }

  // MARK: - Constraints

  private func readConstraints() {
    var others: Set<Int> = []
    for token in file.tokens.indices where file.tokens[token].kind == .identifier {
      let text = file.string(token)
      if let part = words.anchors[text] {
        if !others.contains(token) { readAnchor(token, part, &others) }
      } else if libraries.makers[text]?[file.dialect] != nil, let block = LayoutBlock(maker: token, code, libraries, file.dialect) {
        for start in block.body where file.tokens[start].kind == .identifier && file.equals(start, Array(block.parameter.utf8)) {
          readChain(start, of: PlacedView.bare(block.view), to: block.body.upperBound)
        }
      }
    }
  }

  /// The view whose anchor the token is.
  private func owner(of anchor: Int) -> String {
    guard file.equals(anchor - 1, [UInt8(ascii: ".")]) else { return "self" }
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
    // Kept, compared, handed on.
    guard let found else { sized.insert(view); return }
    let other = found.argument.first { file.tokens[$0].kind == .identifier && words.anchors[file.string($0)] != nil }
    other.map { _ = others.insert($0) }
    tie(view, part, found.relation, to: other.map(owner(of:)), other.flatMap { words.anchors[file.string($0)] })
  }

  private func readChain(_ start: Int, of view: String, to end: Int) {
    var at = start + 1
    var parts: [Part] = []
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
        return
      }
      at = close + 1
    }
  }

  private func tie(_ view: String, _ part: Part, _ relation: WidthVocabulary.Relation, to other: String?, _ otherPart: Part?) {
    switch part {
    case .width: if relation != .most { sized.insert(view) }
    case .both: sized.insert(view)
    case .start, .end, .middle:
      guard relation == .equal else { return }
      let faces = otherPart.map { $0 != part && $0 != .middle && part != .middle } ?? false
      ties[view, default: [:]][part, default: []].append(Tie(other: other, facesIt: faces))
      if let other, let otherPart, otherPart != .width, otherPart != .both { ties[other, default: [:]][otherPart, default: []].append(Tie(other: view, facesIt: faces)) }
    }
  }

  // MARK: - Answers

  private func findsHug(_ name: String) -> Bool {
    guard !sized.contains(name), let use = uses(of: name), !sized.contains(name) else { return false }
    if use.isInColumn { return ties[name] == nil }
    if use.isInRow { return use.isStrong && ties[name] == nil }
    let own = ties[name] ?? [:]
    let places = [own[.middle] != nil, isHeld(name, .start, isStrong: use.isStrong), isHeld(name, .end, isStrong: use.isStrong)]
    return !own.isEmpty && places.count { $0 } < 2
  }

  /// Whether a side of a view has a place that the width of the view does not change.
  private func isHeld(_ view: String, _ side: Part, isStrong: Bool) -> Bool {
    var seen: Set<String> = []
    return isHeld(view, side, isStrong: isStrong, &seen)
  }

  private func isHeld(_ view: String, _ side: Part, isStrong: Bool, _ seen: inout Set<String>) -> Bool {
    guard seen.count < CodeWidths.longestRow, seen.insert(view).inserted else { return false }
    return (ties[view]?[side] ?? []).contains { tie in
      guard tie.facesIt, let other = tie.other else { return true }
      if isStrong { return false }
      let facing = side == .start ? Part.end : .start
      let others = ties[other] ?? [:]
      // What the file says nothing else of may be held by anything.
      if others[.middle] != nil || others[side] == nil && !sized.contains(other) { return true }
      return others[facing]?.contains { $0.other != view } ?? false || isHeld(other, side, isStrong: false, &seen)
    }
  }
  private static let longestRow = 16

  // MARK: - Uses

  private struct Use {
    /// Its hold on its content is stronger than that of its neighbours.
    var isStrong = false
    var isInColumn = false
    var isInRow = false
  }

  /// What the file does with a view besides constraints; nil where anything may give it a width.
  private func uses(of name: String) -> Use? {
    var use = Use()
    let spellings = [Array(name.utf8), Array(("_" + name).utf8)]
    var count = 0
    for token in file.tokens.indices where file.tokens[token].kind == .identifier && spellings.contains(where: { file.equals(token, $0) }) {
      count += 1
      guard count < CodeWidths.mostUses, take(token, into: &use) else { return nil }
    }
    return use
  }
  private static let mostUses = 200

  private func take(_ token: Int, into use: inout Use) -> Bool {
    let isMember = isAt(token - 1, ".") || isAt(token - 1, "->")
    let isOwn = !isMember || isAt(token - 2, "self")
    if !isMember, isAt(token - 1, "let") || isAt(token - 1, "var") || isAt(token - 1, "*") {
      return !(max(0, token - 8)..<token).contains { words.has(file.string($0), "outlet") }
    }
    var next = token + 1
    while isAt(next, "?") || isAt(next, "!") { next += 1 }
    if isAt(next, "."), next + 1 < file.tokens.count { return takeMember(next + 1, isOwn: isOwn, into: &use) }
    guard isOwn else { return true }
    let start = isMember ? token - 2 : token
    if isAt(start - 1, "["), !file.equals(start - 2, [UInt8(ascii: "@")]), next < file.tokens.count, file.tokens[next].kind == .identifier { return takeMember(next, isOwn: true, into: &use) }
    // A label, an assignment to it, the result of what makes it.
    if isAt(next, ":") && !isAt(start - 1, "?") || isAt(next, "=") || isAt(start - 1, "return") || isAt(start - 1, "@synthesize") { return true }
    return takeArgument(start, next, into: &use)
  }

  private func takeMember(_ member: Int, isOwn: Bool, into use: inout Use) -> Bool {
    let name = file.string(member)
    if words.anchors[name] != nil || libraries.makers[name] != nil { return isOwn }
    if words.has(name, "sizing") { return false }
    let isCall = isAt(member + 1, "(") || isAt(member + 1, ":")
    guard isCall else { return true }
    if words.has(name, "hugging") {
      let statement = code.statement(around: member)
      let texts = statement.filter { file.tokens[$0].kind == .identifier }.map(file.string)
      if texts.contains(where: { words.has($0, "strong") }), texts.contains(where: { words.has($0, "across") }) { use.isStrong = true }
      return true
    }
    if words.has(name, "listing"), isAt(member + 2, "[") { return true }
    return !words.hasWord(name, "word")
  }

  /// It is handed to something: what adds it to a view or a stack is known.
  private func takeArgument(_ start: Int, _ next: Int, into use: inout Use) -> Bool {
    var open = code.brackets.opener(enclosing: start)
    if open > 0, isAt(open, "["), isAt(start - 1, "[") || isAt(start - 1, ",") {
      let close = code.brackets.partner(of: open)
      if isAt(close + 1, "."), close + 2 < file.tokens.count {
        return code.statement(around: open).contains { file.tokens[$0].kind == .identifier && words.hasWord(file.string($0), "adds") && !words.hasWord(file.string($0), "arranges") }
      }
      if isAt(open - 1, ":"), words.hasWord(file.string(open - 2), "arranges") { return takeStack(open - 2, into: &use) }
      open = code.brackets.opener(enclosing: open)
    }
    guard open >= 0 else { return false }
    let callee: Int
    if isAt(open, "(") { callee = open - 1 } else if isAt(start - 1, ":") { callee = start - 2 } else { return false }
    guard callee > 0, file.tokens[callee].kind == .identifier, words.hasWord(file.string(callee), "adds") else { return false }
    return words.hasWord(file.string(callee), "arranges") ? takeStack(callee, into: &use) : true
  }

  /// - Parameter callee: of the call that puts the view into a stack.
  private func takeStack(_ callee: Int, into use: inout Use) -> Bool {
    let statement = code.statement(around: callee)
    guard let first = statement.first else { return false }
    let names = statement.prefix { $0 < callee }.filter { file.tokens[$0].kind == .identifier && !isAt($0, "self") && !isAt($0, "let") && !isAt($0, "var") }
    guard let stack = names.first, first <= stack else { return false }
    let settings = settings(of: stack)
    if settings["stack-axis"].map({ words.has($0, "column") }) ?? false {
      use.isInColumn = settings["stack-alignment"].map { !words.has($0, "fill") } ?? false
    } else {
      use.isInRow = settings["stack-distribution"].map { words.has($0, "fill") } ?? true
    }
    return use.isInColumn || use.isInRow
  }

  /// What the file sets of a stack, by the kind of the member: the last name of the value.
  private func settings(of stack: Int) -> [String: String] {
    var settings: [String: String] = [:]
    let name = Array(PlacedView.bare(file.string(stack)).utf8)
    for token in file.tokens.indices where token + 4 < file.tokens.count && file.equals(token, name) && isAt(token + 1, ".") && isAt(token + 3, "=") {
      guard let kind = ["stack-axis", "stack-alignment", "stack-distribution"].first(where: { words.has(file.string(token + 2), $0) }) else { continue }
      settings[kind] = code.statement(around: token + 3).last { file.tokens[$0].kind == .identifier }.map(file.string)
    }
    return settings
  }

  private func isAt(_ token: Int, _ text: StaticString) -> Bool { code.at(token, text) }
}
