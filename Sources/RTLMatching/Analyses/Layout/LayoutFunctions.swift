import RTLFacts
import RTLLexing

/// Tells the functions that lay out views from others, and those of the system from one's own.
struct LayoutFunctions {
  let code: CodeView
  let table: PlacementTable
  private var file: TokenFile { code.file }
  /// Of each body that was asked for, see `handled`.
  private var known: [Int: Set<String>?] = [:]
  private var twins: [String: Bool] = [:]

  init(code: CodeView, table: PlacementTable) { (self.code, self.table) = (code, table) }

  // MARK: The system's

  /// Whether a function is the system's and not one that has its name: in Swift `override`, and the label.
  func isHook(_ name: Int) -> Bool {
    guard let label = table.hooks[file.string(name)] else { return false }
    guard file.dialect == .swift else { return label.isEmpty }
    guard !label.isEmpty, name + 2 < file.tokens.count, file.equals(name + 2, Array(label.utf8)) else { return false }
    var at = name - 1
    while at >= 0, at + 8 > name, file.tokens[at].kind == .identifier {
      if file.equals(at, "override") { return true }
      at -= 1
    }
    return false
  }

  /// Whether the file has the function that answers in the other direction as well.
  mutating func hasTwin(_ name: Int?) -> Bool {
    guard let name, let twin = table.hookTwins[file.string(name)] else { return false }
    if let known = twins[twin] { return known }
    let bytes = Array(twin.utf8)
    let found = file.tokens.indices.dropFirst().contains { at in
      file.tokens[at].kind == .identifier && file.equals(at, bytes) && (file.equals(at - 1, "func") || file.equals(at - 1, ")"))
    }
    twins[twin] = found
    return found
  }

  // MARK: Helpers

  /// Whether a function is a helper of a framework's views that has a side in its name, as `addRightBorder` of an extension and
  /// `right` have: who calls it chooses the side.
  func servesOneSide(at token: Int, _ members: MemberTypes) -> Bool {
    guard let full = code.scopeNames(at: token).last, let name = full.split(whereSeparator: { $0 == "(" || $0 == ":" }).first.map(String.init),
      let type = code.typeHead(around: token)?.first, members.knows(code.name(type)), !code.isSwift || code.at(type - 1, "extension")
    else { return false }
    return table.sideMembers[Setter.property(of: name) ?? name] != nil || IdentifierWords.split(name.utf8).contains(where: code.horizontalValues.isSide)
  }

  // MARK: Layout

  /// The names of the views for which a function asks the direction, nil where it lays out nothing or asks for all.
  /// - Parameter token: in the body.
  mutating func handled(in body: Range<Int>, isHook: Bool, _ token: Int) -> Set<String>? {
    if let known = known[body.lowerBound] { return known }
    let found = readHandled(in: body, isHook: isHook, token)
    known[body.lowerBound] = .some(found)
    return found
  }

  private func readHandled(in body: Range<Int>, isHook: Bool, _ token: Int) -> Set<String>? {
    var handled: Set<String> = []
    if code.directionAwareTokens.contains(where: body.contains) {
      guard !isHook else { return nil }
      for test in code.directionTests(in: body) where !isAside(test) {
        guard let views = code.at(test.lowerBound, "if") ? views(setIn: test) : owner(setBy: test) else { return nil }
        handled.formUnion(views)
      }
    }
    return isHook || isLayout(body, token) ? handled : nil
  }

  private func isLayout(_ body: Range<Int>, _ token: Int) -> Bool {
    let scopes = code.scopeNames(at: token)
    if scopes.contains(where: { table.isNoLayout($0) }) {
      let adds = body.contains { file.tokens[$0].kind == .identifier && table.has(file.string($0), .adding) }
      if !adds || scopes.contains(where: { table.isNoLayout($0, adds: true) }) { return false }
    }
    return !body.contains {
      guard file.tokens[$0].kind == .identifier, file.tokens[$0].length > 11 else { return false }
      let name = file.string($0)
      return table.has(name, .drawing) || table.has(name, .pointer)
    }
  }

  /// Whether a statement is about one of some views: by its names, or those that its locals are made of.
  func concerns(_ views: Set<String>, _ statement: Range<Int>) -> Bool {
    guard !views.isEmpty else { return false }
    func names(_ range: Range<Int>) -> Bool { range.contains { code.isIdentifier($0) && views.contains(PlacedView.bare(code.name($0))) } }
    return names(statement) || statement.contains { code.isIdentifier($0) && code.isLocalName($0) && code.madeWith($0).contains(where: names) }
  }

  // MARK: Tests of the direction

  /// Whether a test of the direction places nothing: its branches set members such as an alignment, and neither
  /// call anything nor set a local that may go into a place.
  private func isAside(_ test: Range<Int>) -> Bool {
    guard code.at(test.lowerBound, "if") else { return false }
    let start = branches(of: test) + 1
    return (start..<max(test.upperBound, start)).allSatisfy { token in
      if file.equals(token, "(") || file.equals(token, "[") { return false }
      if file.tokens[token].kind == .identifier {
        let name = file.string(token)
        if table.has(name, .target) || table.sideMembers[name] != nil && file.isAssignment(token + 1) { return false }
        if file.equals(token + 1, "."), file.equals(token + 2, "x"), file.isAssignment(token + 3) { return false }
      }
      return !file.isAssignment(token) || file.equals(token - 2, ".")
    }
  }

  /// Where the condition of a test ends.
  private func branches(of test: Range<Int>) -> Int {
    var at = test.lowerBound + 1
    var depth = 0
    while at < test.upperBound {
      if file.equals(at, "(") { depth += 1 }
      if file.equals(at, ")") { depth -= 1 }
      if file.dialect == .swift ? depth == 0 && file.equals(at, "{") : depth == 0 { break }
      at += 1
    }
    return at
  }

  /// The names of the things whose members a test of the direction sets; nil where it may do more, such as setting a local
  /// that goes into a place, or calling what mirrors everything.
  private func views(setIn test: Range<Int>) -> Set<String>? {
    var views: Set<String> = []
    var at = branches(of: test) + (file.dialect == .swift ? 0 : 1)
    while at < test.upperBound {
      if file.equals(at, "{") || file.equals(at, "}") || file.equals(at, ";") || file.equals(at, "else") {
        at += 1
        continue
      }
      let end = min(code.statement(around: at).upperBound, test.upperBound)
      guard let owner = owner(setBy: at..<max(end, at + 1)) else { return nil }
      views.formUnion(owner)
      at = max(end, at + 1)
    }
    return views
  }

  /// `routeButton` of `self.routeButton.frame = …`, `[routeButton setImage:…]`.
  private func owner(setBy statement: Range<Int>) -> Set<String>? {
    var end = code.operandEnd(startingAt: statement.lowerBound) + 1
    var path = statement.lowerBound..<end
    if file.equals(statement.lowerBound, "[") {
      let receiver = statement.lowerBound + 1..<code.operandEnd(startingAt: statement.lowerBound + 1) + 1
      guard end >= statement.upperBound - 1, file.tokens.indices.contains(receiver.upperBound), Setter.property(of: file.string(receiver.upperBound)) != nil
      else { return nil }
      path = receiver.lowerBound..<receiver.upperBound + 1
    } else if file.equals(end - 1, ")"), end >= statement.upperBound - 1 {
      end = code.brackets.partner(of: end - 1)
      guard end > statement.lowerBound, Setter.property(of: file.string(end - 1)) != nil else { return nil }
      path = statement.lowerBound..<end
    } else if end >= statement.upperBound || !code.setsValue(end) {
      return nil
    }
    let names = path.filter { code.isIdentifier($0) }.map(code.name)
    let owner = table.bareView(names.dropLast().joined(separator: "."))
    return owner.isEmpty || owner == "self" ? nil : Set(owner.split(separator: ".").map { PlacedView.bare(String($0)) })
  }
}
