import RTLSystem

/// The tokens of a file that speak of the layout direction: names of the vocabulary, and names of
/// this file that get their value from one of those.
struct DirectionTokens {
  enum Kind {
    /// A name with words of the vocabulary.
    case name
    /// The direction itself, an exact name of the vocabulary.
    case direction
    /// A value of the direction; counts where it is compared.
    case member
    /// A language code; counts in a condition.
    case literal
    /// A name with a word of command; counts in a condition.
    case command
    /// A name of something that mirrors what it is given.
    case transform
    /// A variable, property or function of this file that follows the direction.
    case derived
    /// A side of the code's own with which something is compared.
    case side
  }
  struct Mark {
    var token: Int
    var kind: Kind
  }
  /// So many marks of a file are asked which names follow them; no written file has as many.
  private static let sources = 500

  /// Sorted by token.
  private(set) var marks: [Mark] = []
  /// Tokens whose marks count for nothing.
  private(set) var removed = 0..<0
  let exits = EarlyExit.Found()

  /// A name that follows the direction, in the tokens of `scope`.
  private struct Derived {
    var scope: Range<Int>
    var needsCall: Bool
    /// The members of an object's variable that follow; none when the whole value does.
    var path: [String] = []
  }

  /// Marks that are known already, in their order.
  init(_ marks: [Mark]) { self.marks = marks }

  /// Forgets the marks of some tokens.
  mutating func remove(_ tokens: Range<Int>) { removed = tokens }

  /// The marks before some were removed.
  var withAll: DirectionTokens {
    var all = self
    all.removed = 0..<0
    return all
  }

  init(_ view: CodeView) {
    let words = view.directionVocabulary
    let named = view.tokens(of: words.search)
    guard !named.isEmpty || !words.literals.isEmpty else { return }
    var asked = named + view.file.texts.lazy.map(Int.init).filter { view.file.tokens[$0].kind == .string }
    asked += view.possibleLanguages(words)
    asked.sort()
    for (place, i) in asked.enumerated() where place == 0 || asked[place - 1] != i {
      if let kind = Self.kind(of: i, view, words) { marks.append(Mark(token: i, kind: kind)) }
    }
    // A value may pass through a few names: `isRTL`, `sign`, `distance`.
    var fresh = marks
    var known: Set<String> = []
    for _ in 0..<3 where !fresh.isEmpty {
      var derived: [String: [Derived]] = [:]
      for mark in fresh.prefix(Self.sources) {
        for (name, value) in Self.derives(mark, view) where known.insert("\(name) \(value.scope) \(value.path)").inserted {
          derived[name, default: []].append(value)
        }
      }
      fresh = derived.isEmpty ? [] : Self.uses(of: derived, view, except: marks)
      marks = (marks + fresh).sorted { $0.token < $1.token }
    }
  }

  /// The marks whose tokens lie in a range.
  func marks(in range: Range<Int>) -> ArraySlice<Mark> {
    let first = index(of: range.lowerBound)
    let found = marks[first..<max(first, index(of: range.upperBound))]
    return removed.overlaps(range) ? found.filter { !removed.contains($0.token) }[...] : found
  }

  /// The index of the first mark at a token or behind it.
  private func index(of token: Int) -> Int { marks.partitioningIndex { $0.token >= token } }

  private static func kind(of i: Int, _ view: CodeView, _ words: DirectionVocabulary) -> Kind? {
    guard let kind = view.kind(i), kind == .identifier || kind == .string else { return nil }
    let bytes = view.bytes(i)
    if kind == .string {
      guard let content = words.languageCode(bytes) else { return nil }
      // Countries have codes, too: `codes.contains("ar")`.
      if let text = view.searched(for: i, by: words.searches) {
        return view.isNamed(text, by: words.languages) ? .name : nil
      }
      return words.literals.contains(content) || view.isCompared(i, with: words.languages) ? .literal : nil
    }
    if view.mayBeLanguage(i, words),
      view.isSwift
        ? words.languageMembers.contains(view.name(i))
        : DirectionVocabulary.has(view.name(i), words.languageMembers)
    {
      return view.isCompared(i, with: words.languages) ? .literal : nil
    }
    guard bytes.count >= 3, words.mayOccur(in: view.file.bytes, view.file.tokens[i].range) else { return nil }
    let name = view.name(i)
    if let needsCall = words.helpers[name] { return isHelper(i, needsCall: needsCall, view) ? .derived : nil }
    if words.members.contains(name) { return .member }
    // `\.direction` names a place and reads nothing, unless an attribute fills a property from it.
    if view.at(i - 2, "\\"), !view.isAttributeArgument(i) { return nil }
    if words.names.contains(name) { return view.isFurtherLabel(i) ? nil : .direction }
    guard words.names(name) else { return nil }
    if DirectionVocabulary.has(name, words.commands) { return .command }
    return DirectionVocabulary.has(name, words.transforms) ? .transform : .name
  }

  /// Whether a name means the project's helper of that name: no label, no declaration of its own.
  private static func isHelper(_ i: Int, needsCall: Bool, _ view: CodeView) -> Bool {
    if view.isSwift, view.isLabel(i) { return false }
    if needsCall, !view.at(i + 1, "("), view.isSwift || !view.isSelectorPart(i) { return false }
    return view.at(i - 1, ".") || view.declaration(of: view.name(i), at: i) == nil
  }

  /// The names that get their values from the statement in which a mark stands.
  private static func derives(_ mark: Mark, _ view: CodeView) -> [(String, Derived)] {
    let i = mark.token
    guard mark.kind != .command, mark.kind != .transform else { return [] }
    if view.at(i - 2, "\\"), let paren = view.enclosing(i), let close = view.partner(paren) {
      // `@Environment(\.direction) private var side`
      let word = (close + 1..<close + 5).first { view.at($0, "var") }
      return word.map { [(view.name($0 + 1), Derived(scope: 0..<view.count, needsCall: false))] } ?? []
    }
    // `x = isRTL ? a : b`, `let x = …`: the nearest statement that assigns.
    let statement = view.statement(around: i)
    if let assigned = view.assignedName(in: statement, before: i) {
      let isRead = !view.isAssignment(i + 1)
      if isRead, mark.kind != .member || view.isCompared(i) {
        var value = Derived(scope: scope(of: assigned, view), needsCall: false)
        guard let path = view.assignedPath(assigned) else { return [] }
        let body = view.function(around: i)
        if !path.isEmpty, !(body.map { view.isLocal(assigned, in: $0, asValue: true) } ?? false) {
          // Another object's state: known until the end of the function, and only this member.
          guard let body else { return [] }
          value.path = path
          value.scope = i..<max(i, view.partner(body) ?? view.count)
        }
        return [(view.name(assigned), value)]
      }
    }
    // A test governs the assignments in its branches.
    if mark.kind == .member || mark.kind == .literal, !view.isCompared(i) { return [] }
    let function = function(around: i, view)
    return (function.map { [$0] } ?? []) + branches(statement, view)
  }

  /// The local variables that the branches of a test set; they follow the direction afterwards.
  private static func branches(_ statement: Range<Int>, _ view: CodeView) -> [(String, Derived)] {
    let start = statement.lowerBound
    guard view.at(start, "if") || view.at(start, "switch"), let body = view.function(around: start) else { return [] }
    let end = view.branchesEnd(start)
    let scope = end..<max(end, view.partner(body) ?? view.count)
    var result: [(String, Derived)] = []
    for k in start..<min(end, start + 400) where view.isAssignment(k) || view.isCompoundAssignment(k) {
      let first = view.operandStart(endingAt: k - 1)
      guard view.isName(first), view.isLocal(first, in: body, asValue: first < k - 1) else { continue }
      result.append((view.name(first), Derived(scope: scope, needsCall: false)))
    }
    return result
  }

  /// Where a variable that is assigned at a token may be read.
  private static func scope(of name: Int, _ view: CodeView) -> Range<Int> {
    if let function = view.function(around: name), case let start = view.block(around: name) ?? function {
      let declared = view.at(name - 1, "let") || view.at(name - 1, "var") || !view.isSwift && view.isTyped(name)
      let open = declared ? start : function
      return open..<(view.partner(open) ?? view.count)
    }
    return 0..<view.count
  }

  /// A short function or computed property that tests the direction and gives a value.
  private static func function(around i: Int, _ view: CodeView) -> (String, Derived)? {
    guard let open = view.function(around: i), let close = view.partner(open), close - open <= 120 else {
      guard view.isSwift, let stored = view.storedProperty(around: i), stored != i else { return nil }
      return (view.name(stored), Derived(scope: 0..<view.count, needsCall: false))
    }
    switch view.header(of: open) {
    case .property(let name): return (view.name(name), Derived(scope: 0..<view.count, needsCall: false))
    case .function(let name, let start):
      guard view.givesValue(name, start: start, open: open), !view.at(name, "init") else { return nil }
      return (view.name(name), Derived(scope: 0..<view.count, needsCall: true))
    default: return nil
    }
  }

  private static func uses(of derived: [String: [Derived]], _ view: CodeView, except marks: [Mark]) -> [Mark] {
    let known = Set(marks.map(\.token))
    var result: [Mark] = []
    // Few tokens have the length of a name, or that and back-ticks.
    let lengths = derived.keys.reduce(into: UInt64(0)) { $0 |= $1.utf8.count < 58 ? 5 << UInt64($1.utf8.count) : ~0 << 58 }
    for i in view.identifiers(ofLengths: lengths) where !known.contains(i) {
      guard let values = derived[view.name(i)] else { continue }
      if view.at(i - 1, "."), !view.at(i - 2, "self") { continue }
      // A label is no use, and a call is no variable.
      if view.isSwift, view.isLabel(i) { continue }
      let isCall = view.at(i + 1, "(") || !view.isSwift && view.isSelectorPart(i)
      if values.contains(where: { $0.scope.contains(i) && (!$0.needsCall || isCall) && view.isFollowed(i, by: $0.path) }) {
        result.append(Mark(token: i, kind: .derived))
      }
    }
    return result
  }
}

extension CodeView {
  /// Whether an identifier of the file is spelled like one of the names.
  package func hasIdentifier(of names: Set<String>) -> Bool { !self.names(names).isEmpty }

  /// The identifiers that are spelled like one of the names, in their order.
  package func names(_ names: Set<String>) -> [Int] { self.names(NameSet(names)) }

  /// The same for names that many files are asked for.
  package func names(_ names: NameSet) -> [Int] {
    if let known = foundNames[names] { return known }
    let found = names.tokens(of: file)
    foundNames[names] = found
    return found
  }

  /// The identifiers of some lengths in bytes, in their order.
  /// - Parameter lengths: a bit for each length, the last one for all longer names.
  fileprivate func identifiers(ofLengths lengths: UInt64) -> [Int] {
    var found: [Int] = []
    file.tokens.withUnsafeBufferPointer { tokens in
      for name in file.names where lengths & (1 << UInt64(min(tokens[Int(name.token)].length, 63))) != 0 { found.append(Int(name.token)) }
    }
    return found
  }

  /// Whether something is compared with the value at a token: `== .rightToLeft`, `case .rightToLeft`.
  func isCompared(_ i: Int) -> Bool {
    let start = operandStart(endingAt: i)
    let isEquality = { (k: Int) in self.at(k, "==") || self.at(k, "!=") || self.at(k, "~=") || self.at(k, "===") }
    if isEquality(start - 1) || isEquality(i + 1) || at(start - 1, "case") { return true }
    if at(start - 1, ","), startsStatement(statementStart(i)), at(statementStart(i), "case") { return true }
    if !isSwift, let selector = enclosing(i), at(selector, "["), at(i + 1, "]"), at(i - 1, ":") { return bytes(i - 2).starts(with: Array("isEqual".utf8)) }
    return false
  }

  /// The members between an assigned name and its `=`: none for the variable itself. Nothing when
  /// something else than members stands there.
  func assignedPath(_ name: Int) -> [String]? {
    var path: [String] = []
    var k = name + 1
    while at(k, ".") || at(k, "->") || isSwift && (at(k, "?") || at(k, "!")), path.count < 8 {
      if isIdentifier(k + 1) {
        path.append(self.name(k + 1))
        k += 1
      }
      k += 1
    }
    return isAssignment(k) || isCompoundAssignment(k) || at(k, ":") || at(k, ";") || at(k, ",") ? path : nil
  }

  /// Whether a name is followed by these members.
  func isFollowed(_ name: Int, by path: [String]) -> Bool {
    var k = name + 1
    for member in path {
      if at(k, "?") || at(k, "!") { k += 1 }
      guard at(k, "."), self.name(k + 1) == member else { return false }
      k += 2
    }
    return true
  }

  /// Whether a name is the label of an argument, or a further part of a selector.
  fileprivate func isFurtherLabel(_ i: Int) -> Bool {
    guard isLabel(i), let open = enclosing(i) else { return false }
    return isSwift || operandEnd(startingAt: open + 1) + 1 != i
  }

  /// Whether a token is an argument of an attribute: `@Name(…)`.
  func isAttributeArgument(_ i: Int) -> Bool {
    guard let paren = enclosing(i), at(paren, "(") else { return false }
    return at(paren - 2, "@")
  }

  /// The variable that a statement declares or assigns, when the assignment stands before a token.
  func assignedName(in statement: Range<Int>, before i: Int) -> Int? {
    var k: Int? = statement.lowerBound
    // Braceless branches: `if (isRTL) x = 1;`.
    while let here = k, here < i {
      if isAssignment(here) || isCompoundAssignment(here) {
        var end = here - 1
        if isSwift, at(statement.lowerBound, "let") || at(statement.lowerBound, "var") || isIdentifier(statement.lowerBound) {
          var j: Int? = statement.lowerBound
          while let word = j, word < here {
            if at(word, "let") || at(word, "var"), isName(word + 1) { return word + 1 }
            j = after(word)
          }
        }
        end = operandStart(endingAt: here - 1)
        if at(end, "self"), at(end + 1, ".") || at(end + 1, "->") { return isIdentifier(end + 2) ? end + 2 : nil }
        return isName(end) ? end : nil
      }
      k = after(here)
    }
    return nil
  }

  /// The end of `if … else …` or `switch …` that begins at `start`, all branches taken in.
  func branchesEnd(_ start: Int) -> Int {
    var end = statementEnd(start)
    var steps = 0
    while steps < 50 {
      steps += 1
      if at(end, ";"), at(end + 1, "else") { end = statementEnd(end + 1) } else if at(end, "else") { end = statementEnd(end) } else { break }
    }
    return end
  }

  /// Whether a name is declared in the function `body` before; `asValue`: as a variable whose members
  /// are its own value and not those of an object.
  func isLocal(_ name: Int, in body: Int, asValue: Bool) -> Bool {
    var k = name - 1
    while k > body, name - k < CodeView.reach {
      if same(k, name), isKind(k, .identifier) {
        if isSwift, at(k - 1, "var") || !asValue && at(k - 1, "let") { return true }
        if !isSwift, !at(k - 1, ".") , isTyped(k), !asValue || !at(k - 1, "*") { return true }
      }
      k -= 1
    }
    return false
  }

  /// Objective-C: whether a type stands before the name: `T *x`, `BOOL x`.
  func isTyped(_ name: Int) -> Bool {
    (isName(name - 1) || at(name - 1, "*") && (isName(name - 2) || at(name - 2, ">")) || at(name - 1, "const"))
      && !startsStatement(name)
  }

  /// Whether a function has a result.
  func givesValue(_ name: Int, start: Int, open: Int) -> Bool {
    if isSwift {
      var k: Int? = name
      while let here = k, here < open {
        if at(here, "->") { return true }
        k = after(here)
      }
      return false
    }
    if at(start, "-") || at(start, "+") { return !(at(start + 2, "void") && at(start + 3, ")")) }
    return !(start..<name).contains { at($0, "void") && !at($0 + 1, "*") }
  }

}
