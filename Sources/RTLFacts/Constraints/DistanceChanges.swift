/// How code changes the distance of a constraint later on, as data.
package struct DistanceVocabulary: Sendable {
  /// Members that are assigned to: `constant`.
  package var members: Set<String> = []
  /// Calls whose argument is the distance: `update`.
  package var calls: Set<String> = []
  /// Last words of names that count from the left edge: the `x` of `origin.x`, `minX`.
  package var measures: Set<String> = []
  /// Names of lines that a constraint is held against, which are no distance though their last word is one of `measures`:
  /// `snp.centerX`.
  package var lines: Set<String> = []
  /// Calls that put a constraint into a list: `append`.
  package var keepers: Set<String> = []
  /// Members that give one of the constraints of a list: `last`.
  package var elements: Set<String> = []
  /// Members whose `x` is the place of a view: the `origin` of `frame.origin.x`.
  package var places: Set<String> = []
  /// Calls that give the place of a finger: `translation`.
  package var fingers: Set<String> = []
  /// Calls and labels whose first value moves a view along x: `translationX`.
  package var translations: Set<String> = []
  /// Key paths whose animation runs from left to right.
  package var animations: Set<String> = []
  /// Members that say from which edge of the screen a drag comes: `edges`.
  package var edges: Set<String> = []
  /// Last words of the names of those edges that are sides: the `left` of `UIRectEdgeLeft`.
  package var sides: Set<String> = []
  /// Anchors of the sides.
  package var anchors: Set<String> = []
  /// Members that are assigned to and say where a view is: `frame`.
  package var frames: Set<String> = []
  /// Members that are assigned to and move a view from where it is: `transform`.
  package var transforms: Set<String> = []
  /// Calls whose closures are run as an animation.
  package var animators: Set<String> = []
  /// Types that move the views they are made with, wherever constraints place these: `UISnapBehavior`.
  package var movers: Set<String> = []
  /// Members with all constraints of a view.
  package var all: Set<String> = []
  /// Types of constraints, whose attributes are named for sides.
  package var constraints: Set<String> = []
  /// Calls that lay views out from left to right, unless their statement names an axis of `upright`.
  package var spreaders: Set<String> = []
  /// Axes along which nothing has a side.
  package var upright: Set<String> = []
  /// Calls that put a view into another one: `addSubview`.
  package var adders: Set<String> = []
  /// Members that switch a constraint on and off: `isActive`.
  package var switches: Set<String> = []
  /// Members with the view that an object shows: the `view` of a controller.
  package var ownViews: Set<String> = []
  /// Members that make a view scroll page by page: `isPagingEnabled`.
  package var paging: Set<String> = []
  /// Members that say how far a view is scrolled, from the left: `contentOffset`.
  package var offsets: Set<String> = []
  /// Words of the names of views that scroll.
  package var scrollers: Set<String> = []
  /// Layout libraries, by the folders that their sources are copied into.
  package var libraries: Set<String> = []
  /// Nothing counts as a change; a table fills it.
  package init() {}
}

/// Where code sets distances of constraints from something that counts from the left edge, by a token of each place.
package struct MeasuredDistances: Sendable {
  /// By the name of the constraint, or of what holds it.
  package var places: [String: Int] = [:]
  /// What is handed to functions that do it: such as a list of constraints.
  package var arguments: [(range: Range<Int>, place: Int)] = []
  package subscript(name: String) -> Int? { places[name] }
}

extension CodeView {
  /// Where code looks for a constraint among all of a view, and sets its distance from something that counts from the left edge.
  package var measuredAmongAll: Int? { distanceVocabulary.all.lazy.compactMap { self.measuredDistances[$0] }.min() }

  /// The variable or property that the statement round a token gives a value: `left = a.constraint(…)`.
  package func storedName(around i: Int) -> String? {
    var k: Int? = statement(around: i).lowerBound
    var name: Int?
    var isTyped = false
    while let here = k, here < i {
      if isAssignment(here) { return name.map { self.name($0) } }
      // `let left: Constraint = …`: what stands behind the colon is the type.
      if at(here, ":") { isTyped = true }
      if isName(here), !isTyped { name = here }
      k = after(here)
    }
    return nil
  }

  /// The list that the constraints of a block are kept in, where the call that runs it gives them back:
  /// `pins` of `pins = box.make { $0.left.equalTo(panel) }`.
  package func listOfBlock(around i: Int) -> String? {
    guard let open = block(around: i), !isFunctionBody(open), !isTypeBody(open) else { return nil }
    let head = statement(around: open).lowerBound
    return open - head <= Self.longestMeasure ? storedName(around: open) : nil
  }

  /// Where a constraint that a statement gives a name goes: the name that it is stored under as well, as in `pin = left`,
  /// and the type that is made with it, as in `Slider(left: left)`.
  /// - Parameter name: see `storedName`.
  package func keepers(of name: String, storedAt i: Int) -> (names: [String], type: String?) {
    guard let body = functionBody(around: i)?.body else { return ([], nil) }
    var names: [String] = []
    var type: String?
    var looked = 0
    // Every constraint of a long function asks.
    for k in (statementEnd(i)..<max(body.upperBound, statementEnd(i))).prefix(2_000) where isName(k) && bytes(k).elementsEqual(name.utf8) {
      looked += 1
      guard looked <= 16 else { break }
      guard !at(k - 1, ".") || at(k - 2, "self"), isSame(k, setAt: i) else { continue }
      let first = at(k - 1, ".") ? k - 2 : k
      if at(first - 1, "="), isName(first - 2), statementEnd(k) <= k + 1 || at(k + 1, ";") { names.append(self.name(first - 2)) }
      if let list = listTaking(first) { names.append(list) }
      guard isSwift, at(first - 1, ":"), at(k + 1, ",") || at(k + 1, ")"), let open = enclosing(k) else { continue }
      let made = at(open - 1, "init") && at(open - 2, ".") ? open - 3 : open - 1
      if isName(made), isCapital(made) { type = type ?? self.name(made) }
    }
    return (names, type)
  }

  /// The list that the constraint of a token is put into at once: `all` of `all.append(a.constraint(…))`.
  package func listKeeping(_ i: Int) -> String? {
    let start = statement(around: i).lowerBound
    var open = enclosing(i)
    for _ in 0..<CodeView.depth {
      guard let here = open, here >= start, !at(here, "{") else { return nil }
      let call = isSwift ? here - 1 : selector(ofMessageAt: here)?.token ?? here
      if isIdentifier(call), distanceVocabulary.keepers.contains(text(call)), case let list = isSwift ? call - 2 : call - 1, isName(list) { return name(list) }
      open = enclosing(here)
    }
    return nil
  }

  /// The list that the argument at a token is put into: `all` of `all.append(left)` and of `[all addObject:left]`.
  private func listTaking(_ i: Int) -> String? {
    let call = i - 2
    guard isIdentifier(call), distanceVocabulary.keepers.contains(text(call)) else { return nil }
    let list = isSwift ? call - 2 : call - 1
    return isName(list) ? name(list) : nil
  }

  /// Whether a name still means what a statement has set, and no parameter or local of its own.
  private func isSame(_ k: Int, setAt i: Int) -> Bool {
    switch origin(ofNameAt: k) {
    case .parameter: false
    case .local(let value?): value.contains(i)
    default: true
    }
  }

  func findMeasuredDistances() -> MeasuredDistances {
    var found = MeasuredDistances()
    for i in names(distanceVocabulary.members.union(distanceVocabulary.calls)) where i > 1 && at(i - 1, ".") {
      guard let values = values(givenTo: i) else { continue }
      var owner = i - 2
      while at(owner, "?") || at(owner, "!") { owner -= 1 }
      let heads = walkedThings(at: owner)
      let isWalked = values.contains { isName($0) && !at($0 - 1, ".") } && heads.joined().contains(where: isMeasure)
      guard isWalked || values.contains(where: { isMeasure($0) || isMeasuredLocal($0) || isMeasuredMember($0) }) else { continue }
      // What a function sets of its parameter, it sets of what it is handed.
      let handed = isName(owner) || at(owner, "]") ? handedArguments(to: name(operandStart(endingAt: owner)), at: owner) : []
      let names = ([owner] + handed.compactMap(\.last)).flatMap(constraintNames) + heads.joined().filter(isName).map(name)
      for name in names where found.places[name] == nil { found.places[name] = i }
      found.arguments += handed.map { ($0, i) }
    }
    return found
  }

  /// What a member or a call that sets a distance is given: `left.constant = x`, `(left.constant, top.constant) = (x, y)`,
  /// `left.update(offset: x)`.
  private func values(givenTo i: Int) -> Range<Int>? {
    let text = text(i)
    if distanceVocabulary.calls.contains(text), at(i + 1, "("), let close = partner(i + 1) { return i + 2..<max(close, i + 2) }
    guard distanceVocabulary.members.contains(text) else { return nil }
    if isAssignment(i + 1) || isCompoundAssignment(i + 1) { return i + 2..<max(statementEnd(i + 1), i + 2) }
    guard isSwift, let open = enclosing(i), at(open, "("), let close = partner(open), isAssignment(close + 1) else { return nil }
    return close + 2..<max(statementEnd(close + 1), close + 2)
  }

  /// What the loops and the closures walk whose variable a bare name is: the tokens ahead of their braces.
  private func walkedThings(at i: Int) -> [Range<Int>] {
    guard isName(i), !at(i - 1, ".") else { return [] }
    let found = declaration(of: name(i), at: i)
    let isWalked = bytes(i).first == UInt8(ascii: "$") || found?.kind == .local && found?.value == nil || found?.kind == .parameter && found?.function == nil
    // The names of `for (left, x) in` are declared by a pattern.
    guard isWalked || found == nil else { return [] }
    var heads: [Range<Int>] = []
    var open = enclosing(i)
    while let here = open, heads.count < Self.mostLoops, here != function(around: i) {
      let head = statement(around: here).lowerBound..<here
      if at(here, "{"), isWalked || head.contains(where: { same($0, i) }) { heads.append(head) }
      open = enclosing(here)
    }
    return heads
  }
  /// Loops in each other that are looked at.
  private static let mostLoops = 3

  /// The names under which the constraint that an operand ends in may be kept: its own, and those of the list, the tuple or the
  /// structure that it is one of.
  private func constraintNames(endingAt i: Int) -> [String] {
    if at(i, ")"), at(operandStart(endingAt: i), "(") { return constraintNames(endingAt: i - 1) }
    let path = (max(operandStart(endingAt: i), 0)..<i + 1).filter { isName($0) && enclosing($0) == enclosing(i) }.map(name)
    return path + (isName(i) && !at(i - 1, ".") ? sourceNames(ofLocalAt: i) : [])
  }

  /// Whether a bare name is a local with something that counts from the left edge.
  private func isMeasuredLocal(_ i: Int) -> Bool {
    guard isName(i), !at(i - 1, "."), !isLabel(i) else { return false }
    // `CGFloat offsets[] = {p.x, p.y}`
    if !isSwift, at(i + 1, "["), let body = functionBody(around: i)?.body {
      return body.prefix { $0 < i }.contains { same($0, i) && at($0 + 1, "[") && statement(around: $0).contains(where: isMeasure) }
    }
    guard let local = declaration(of: name(i), at: i), local.kind == .local, let value = local.value else { return false }
    return value.prefix(Self.longestMeasure).contains(where: isMeasure)
  }
  /// Tokens of the value of a local that are looked at.
  static let longestMeasure = 60

  /// Whether the calls behind a token, up to the end of its statement or list element, or the call that it is handed to,
  /// are given something that counts from the left edge: `make.left.equalTo(finger.x)`, `attribute: .left, constant: minX`.
  package func measuresDistance(behind i: Int) -> Bool {
    if let call = enclosing(i), isCall(call), let close = partner(call),
      (i..<close).contains(where: measures) { return true }
    let end = statementEnd(i)
    var k: Int? = i
    while let here = k, here < end, !at(here, ",") {
      let following = after(here)
      if at(here, "("), let close = partner(here), (here..<close).contains(where: measures) { return true }
      k = following
    }
    return false
  }

  /// A measured name, or a local number that is made with one.
  private func measures(_ i: Int) -> Bool {
    if isMeasure(i) || isMeasuredMember(i) { return true }
    return isName(i) && !at(i + 1, ".") && !at(i - 1, ".") && !isLabel(i) && isLocalName(i) && madeWith(i).contains { $0.contains(where: isMeasure) }
  }

  /// A property or a function of the file that gives something that counts from the left edge.
  private func isMeasuredMember(_ i: Int) -> Bool {
    guard isName(i), !isLabel(i), !at(i - 1, ".") || at(i - 2, "self"), let found = declaration(of: name(i), at: i), found.name != i,
      found.kind == .property || found.kind == .function, found.value == nil,
      let open = (found.name..<min(found.name + Self.longestHead, count)).first(where: { at($0, "{") }),
      let close = partner(open), close - open <= Self.longestMeasure
    else { return false }
    return (open..<close).contains(where: isMeasure)
  }
  /// Tokens between the name of a function and its braces.
  private static let longestHead = 24

  /// A name that ends in one of the words, and is no label.
  private func isMeasure(_ i: Int) -> Bool {
    guard isIdentifier(i), !isSwift || !isLabel(i), let last = IdentifierWords.split(bytes(i)).last else { return false }
    guard distanceVocabulary.measures.contains(last), !distanceVocabulary.lines.contains(text(i)) else { return false }
    guard at(i - 1, ".") else { return true }
    // `\.x`, `\CGPoint.x`
    if at(i - 2, "\\") || at(i - 3, "\\") { return true }
    // A case of a type says no distance.
    guard endsOperand(i - 2), text(i - 2).first?.isUppercase != true else { return false }
    return !distanceVocabulary.lines.contains("\(text(i - 2)).\(text(i))")
  }
}
