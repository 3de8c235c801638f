import RTLFacts
import RTLFindings
import RTLLexing

/// Code that counts the place of a view from the left: a rectangle whose x is no centre, no full width and
/// not taken over from elsewhere, a corner or centre whose x is set, a helper that sets one side.
///
/// One finding for each thing that a function places; further places of the same thing are its evidence. A
/// function that asks the direction for more than a member such as an alignment is handled code. `places: hooks` looks at the functions of the
/// table whose rectangle is used as it is, `places: views` at all others.
final class PhysicalPlacement: Analysis {
  static let parameters = [
    AnalysisParameter.choice("places", ["hooks", "views"]),
    .table("table", read: PlacementTable.init),
  ]

  private let table: PlacementTable
  private let isInHooks: Bool
  /// For each word number, whether the audit stops there.
  private let isTrigger: [Bool]

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    table = vocabularies.tables.reading(of: call.parameters["table"], PlacementTable.init)
    isInHooks = call.parameters["places"] == "hooks"
    isTrigger = words.flags(table.words)
  }

  /// Something that is placed by x.
  private struct Placement {
    /// What is placed, as written.
    var view: String
    /// The call that places it, where its name alone may be several things.
    var call: Int?
    /// The tokens that say where.
    var place: Range<Int>
    var edge = PlaceReader.Edge.other
  }

  /// A view and the finding about it.
  private struct Placed {
    var view: String
    /// Position among the findings of the file.
    var finding: Int
  }

  static func words(_ call: AnalysisCall, dialect: Dialect, _ tables: Tables) -> [String] {
    tables.reading(of: call.parameters["table"], PlacementTable.init).words
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let code = input.code
    var found: [PendingFinding] = []
    var known: [String: Int] = [:]
    var bodies: [Int: Bool] = [:]
    var twins: [String: Bool] = [:]
    // Findings of each function that count from an edge.
    var rows: [Int: (left: [Placed], right: [Placed])] = [:]
    var looked = 0
    var freed: FreedViews?
    let elsewhere = PlacedElsewhere(code: code, table: table)
    for token in code.knownIdentifiers(isTrigger) {
      guard looked < RuleRunner.cap else { break }
      looked += 1
      guard !code.file.tokens[token].flags.contains(.preprocessor), mayPlace(token, code.file) else { continue }
      let function = code.functionBody(around: token)
      let isHook = function?.name.map { self.isHook($0, code) } ?? false
      guard isHook == isInHooks, !(isHook && hasTwin(function?.name, code.file, &twins)), let placement = placement(at: token, isHook: isHook, code)
      else { continue }
      let body = function?.body ?? code.statement(around: token)
      if bodies[body.lowerBound] == nil { bodies[body.lowerBound] = isLayout(body, isHook: isHook, token, code) }
      guard bodies[body.lowerBound] == true, input.unguarded || !code.isGuarded(token), !elsewhere.places(placement.view, in: body) else { continue }
      let view = bareView(placement.view)
      let path = code.viewPath(view, at: token)
      let name = PlacedView.bare(view.split(separator: ".").last.map(String.init) ?? view)
      // A local is one from the end of its declaration on.
      let end = min(code.statement(around: token).upperBound, body.upperBound - 1)
      let group = code.leadsToMember(path, at: end) && path != "self" ? ConstraintGroup(type: code.scopeNames(at: token).first, view: path) : nil
      if freed == nil { freed = FreedViews(table.freed, in: code) }
      guard freed?.contains(name, in: group == nil ? body : nil) != true else { continue }
      let range = code.file.byteRange(placement.place)
      let key = "\(body.lowerBound) \(placement.view) \(placement.call ?? 0)"
      if let first = known[key] {
        found[first].finding.related.append(input.report.context.related(range, "also placed by x here"))
        continue
      }
      known[key] = found.count
      switch placement.edge {
      case .left: rows[body.lowerBound, default: ([], [])].left.append(Placed(view: placement.view, finding: found.count))
      case .right: rows[body.lowerBound, default: ([], [])].right.append(Placed(view: placement.view, finding: found.count))
      case .other: break
      }
      let scope = code.scopeNames(at: token)
      var pending = input.finding(at: range, parts: ["VIEW": placement.view], scope: scope.joined(separator: "."))
      pending.placement.spelling = placement.view
      pending.placement.group = group
      pending.placement.framedView = name
      found.append(pending)
    }
    // One thing at the left edge and another at the right one: a row that has a beginning and an end.
    for (left, right) in rows.values where !left.isEmpty && !right.isEmpty {
      let corners = corners(left.map(\.view), right.map(\.view))
      for placed in left + right where !corners.contains(placed.view) { found[placed.finding].finding.level = input.report.level(.warning) }
    }
    return found
  }

  /// Of the names of views at the left and the right those of opposite corners, such as `topLeftImage` beside
  /// `topRightImage`: pictures that fit their own corner. What has a text is a row all the same.
  private func corners(_ left: [String], _ right: [String]) -> Set<String> {
    func corners(_ names: [String]) -> [[String]: [String]] {
      let corners = names.filter { PlacementTable.matches($0, table.corners) && !PlacementTable.matches($0, table.texts) }
      return Dictionary(grouping: corners) { IdentifierWords.split($0.utf8) }
    }
    let atRight = corners(right)
    return Set(corners(left).flatMap { words, names in
      let twin = words.map { $0 == "left" ? "right" : $0 }
      guard twin != words, let twins = atRight[twin] else { return [String]() }
      return names + twins
    })
  }

  /// `icon` for `icon.frame.origin`.
  private func bareView(_ view: String) -> String {
    var parts = view.split(separator: ".")
    while parts.count > 1, let last = parts.last, table.has(String(last), .target) || table.has(String(last), .originArgument) { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  /// Whether the file has the function that answers in the other direction as well.
  /// - Parameter known: the answers that were found before.
  private func hasTwin(_ name: Int?, _ file: TokenFile, _ known: inout [String: Bool]) -> Bool {
    guard let name, let twin = table.hookTwins[file.string(name)] else { return false }
    if let known = known[twin] { return known }
    let bytes = Array(twin.utf8)
    let found = file.tokens.indices.dropFirst().contains { at in
      file.tokens[at].kind == .identifier && file.equals(at, bytes) && (file.equals(at - 1, "func") || file.equals(at - 1, ")"))
    }
    known[twin] = found
    return found
  }

  /// A cheap look at the neighbours: most uses of these words are something else.
  private func mayPlace(_ token: Int, _ file: TokenFile) -> Bool {
    guard token > 0, token + 2 < file.tokens.count else { return false }
    if made(at: token, file) != nil { return true }
    let isMember = file.equals(token - 1, ".")
    if file.isAssignment(token + 1) { return isMember && table.sideMembers[file.string(token)] != nil }
    guard token + 3 < file.tokens.count, file.equals(token + 1, "."), file.equals(token + 2, "x"), file.isAssignment(token + 3) else { return false }
    return table.sideMembers[file.string(token)] == nil && (isMember || table.has(file.string(token), .originArgument))
  }

  /// The bracket behind what makes a rectangle or a point there: `CGRect(`, `CGRect.init(`, `.init(x:`, `(CGRect){`; nil for anything else.
  private func made(at token: Int, _ file: TokenFile) -> Int? {
    // Few tokens have such a sign behind them, and a text for each is dear.
    guard token + 1 < file.tokens.count, file.tokens[token + 1].length == 1, "(.)".utf8.contains(file.bytes[Int(file.tokens[token + 1].start)])
    else { return nil }
    let text = file.string(token)
    if table.has(text, .rect) || table.has(text, .point) {
      if file.equals(token + 1, "(") { return token + 1 }
      if file.equals(token + 1, ")") {
        // A part of a rectangle in braces is no place by itself.
        let isPart = token > 4 && file.equals(token - 2, "=") && file.equals(token - 4, ".") && (file.equals(token - 5, "{") || file.equals(token - 5, ","))
        return file.dialect == .objectiveC && file.equals(token - 1, "(") && file.equals(token + 2, "{")
          && !file.equals(token + 3, "{") && !file.equals(token + 3, ".") && !isPart ? token + 2 : nil
      }
      return file.equals(token + 1, ".") && file.equals(token + 3, "(") && table.has(file.string(token + 2), .implicit) ? token + 3 : nil
    }
    guard table.has(text, .implicit), file.equals(token - 1, "."), file.equals(token + 1, "("), file.equals(token + 2, "x"),
      file.equals(token + 3, ":")
    else { return nil }
    return token > 1 && (file.tokens[token - 2].kind == .identifier || file.equals(token - 2, ")") || file.equals(token - 2, "]")) ? nil : token + 1
  }

  // MARK: - Functions

  /// Whether a function lays out views and never asks the direction.
  private func isLayout(_ body: Range<Int>, isHook: Bool, _ token: Int, _ code: CodeView) -> Bool {
    let file = code.file
    if code.directionAwareTokens.contains(where: body.contains) {
      guard !isHook, let branches = code.directionBranches(in: body), branches.allSatisfy({ isAside($0, file) }) else { return false }
    }
    if isHook { return true }
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

  /// Whether a test of the direction places nothing: its branches set members such as an alignment, and neither
  /// call anything nor set a local that may go into a place.
  private func isAside(_ statement: Range<Int>, _ file: TokenFile) -> Bool {
    let isSwift = file.dialect == .swift
    var at = statement.lowerBound + 1
    var depth = 0
    // The condition.
    while at < statement.upperBound {
      if file.equals(at, "(") { depth += 1 }
      if file.equals(at, ")") { depth -= 1 }
      if isSwift ? depth == 0 && file.equals(at, "{") : depth == 0 { break }
      at += 1
    }
    return (at + 1..<max(statement.upperBound, at + 1)).allSatisfy { token in
      if mayPlace(token, file) || file.equals(token, "(") || file.equals(token, "[") { return false }
      if file.tokens[token].kind == .identifier, table.has(file.string(token), .target) { return false }
      return !file.isAssignment(token) || file.equals(token - 2, ".")
    }
  }

  /// Whether the function is the system's and not one that has its name: in Swift `override`, and the label.
  private func isHook(_ name: Int, _ code: CodeView) -> Bool {
    let file = code.file
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

  // MARK: - Placements

  private func placement(at token: Int, isHook: Bool, _ code: CodeView) -> Placement? {
    let file = code.file
    let text = file.string(token)
    let reader = PlaceReader(code: code, table: table)
    if let open = made(at: token, file) {
      let arguments = code.arguments(ofCallAt: open)
      let labels = arguments.map { $0.label.map(file.string) ?? "" }
      let isPoint = table.has(text, .point) || table.has(text, .implicit) && arguments.count == 2
      guard arguments.count == (isPoint ? 2 : 4), let x = arguments.first, labels[0].isEmpty || labels[0] == "x",
        let (view, call) = view(ofValue: token, isPoint: isPoint, isHook: isHook, code)
      else { return nil }
      let width = isPoint ? nil : arguments[2].range
      guard reader.isPhysical(x.range, width: width, at: token), !reader.isReflected(x.range, of: view) else { return nil }
      return Placement(view: view, call: call, place: (x.label ?? x.range.lowerBound)..<x.range.upperBound, edge: reader.edge(of: x.range, at: token))
    }
    if !file.equals(token - 1, ".") { return placement(ofCorner: token, isHook: isHook, reader, code) }
    let start = code.operandStart(endingAt: token)
    guard start < token, start >= 0 else { return nil }
    let receiver = start..<token - 1
    let name = file.text(receiver)
    let isSide = table.sideMembers[text] != nil
    let sign = isSide ? token + 1 : token + 3
    guard sign + 1 < file.tokens.count, let last = receiver.last else { return nil }
    if !isHook {
      guard !isOther(receiver, code) else { return nil }
      let words = IdentifierWords.split(file.string(last).utf8)
      if isSide {
        guard table.sideMembers[text] == true || table.has(words.last, .viewWord) else { return nil }
      } else if !table.viewPoints.contains(text) {
        guard table.has(words.last, .frameName) || isFrame(local: receiver, code) else { return nil }
      }
    }
    var value = sign + 1..<code.statement(around: sign).upperBound
    // `frame.origin.x = frame.origin.y = 0` gives both the last value.
    if let last = value.last(where: file.isAssignment) { value = last + 1..<value.upperBound }
    let isSet = file.equals(sign, "=")
    guard !value.isEmpty, reader.isPhysical(value, width: isSet ? reader.width(setOn: receiver) : nil, at: token, isShift: isHook && !isSet),
      !reader.isReflected(value, of: name)
    else { return nil }
    if !isSet || isHook, reader.isBalanced(value, at: token) { return nil }
    let target = isSide || !code.isLocalName(last) ? nil : target(ofFrame: receiver, code).flatMap { target in
      target.isEmpty ? viewMade(withFrameAt: target.lowerBound, code) : file.text(target)
    }
    return Placement(view: target ?? name + (isSide ? "" : "." + text), place: start..<sign, edge: isSet ? reader.edge(of: value, at: token) : .other)
  }

  /// `origin.x = 16`, where that local is the corner of a view further on.
  private func placement(ofCorner local: Int, isHook: Bool, _ reader: PlaceReader, _ code: CodeView) -> Placement? {
    let file = code.file
    guard file.equals(local + 3, "="), code.isLocalName(local), let (view, call) = view(atCorner: local, isHook: isHook, code) else { return nil }
    let value = local + 4..<code.statement(around: local + 3).upperBound
    guard !value.isEmpty, reader.isPhysical(value, width: nil, at: local) else { return nil }
    return Placement(view: view, call: call, place: local..<local + 3, edge: reader.edge(of: value, at: local))
  }

  /// What a rectangle or point places; nil when it is for something else.
  private func view(ofValue token: Int, isPoint: Bool, isHook: Bool, _ code: CodeView) -> (name: String, call: Int?)? {
    let file = code.file
    var end = code.operandEnd(startingAt: token)
    if file.equals(token + 1, ")") { end = code.brackets.partner(of: token + 2) }
    var isRect = !isPoint
    // A corner inside its rectangle, a rectangle inside a rounding.
    for _ in 0..<3 {
      switch code.context(of: end).context {
      case .assignment(let target, let member):
        if isHook { return (file.text(target), nil) }
        guard !isOther(target, code) else { return nil }
        let words = IdentifierWords.split(member.utf8)
        guard table.has(member, .target) || isRect && table.has(words.last, .frameName)
          || isPoint && table.has(member, .originArgument) || isFrame(local: target, code)
        else { return nil }
        return (file.text(target), nil)
      case .initialValue(let name):
        if isHook { return (file.string(name), nil) }
        if !isRect { return view(atCorner: name, isHook: isHook, code) }
        let words = IdentifierWords.split(file.string(name).utf8)
        guard !isOther(name..<name + 1, code), table.has(words.last, .frameName) || isFrame(local: name..<name + 1, code) else { return nil }
        return (file.string(name), nil)
      case .argument(let label, let callee, let call, _):
        let name = callee.last.map(file.string) ?? ""
        if let label, table.has(label, .originArgument), table.has(name, .rect) {
          isRect = true
        } else if !table.has(name, .rounding) {
          if isHook { return (name, nil) }
          guard let label, table.has(label, .argument), !isOther(callee, code) else { return nil }
          guard !PlacedElsewhere(code: code, table: table).takes(valueEndingAt: code.operandEnd(startingAt: call)) else { return nil }
          let assigned = code.assignedName(at: code.operandEnd(startingAt: call))
          guard !(assigned.map(table.isOther) ?? false) else { return nil }
          return assigned.map { ($0, nil) } ?? (placed(by: call, at: label, callee, code), call)
        }
        end = code.operandEnd(startingAt: call)
      case .returned: return isHook ? ("the result", nil) : nil
      default: return nil
      }
    }
    return nil
  }

  /// What a local point is the corner of further on: `icon.frame = CGRect(origin: corner, size: size)`.
  private func view(atCorner local: Int, isHook: Bool, _ code: CodeView) -> (name: String, call: Int?)? {
    let file = code.file
    for at in uses(of: local, code) where table.has(file.string(at - 2), .originArgument) {
      if file.equals(at - 1, ":"), file.equals(at - 3, "("), table.has(file.string(at - 4), .rect) {
        return view(ofValue: at - 4, isPoint: false, isHook: isHook, code)
      }
      if file.equals(at - 1, "="), file.equals(at - 3, "."), table.has(file.string(at - 4), .target) {
        return (file.text(code.operandStart(endingAt: at - 2)..<at - 1), nil)
      }
    }
    return nil
  }

  /// Where the name of a local stands further on in its function.
  private func uses(of local: Int, _ code: CodeView) -> [Int] {
    guard let function = code.functionBody(around: local) else { return [] }
    let end = min(function.body.upperBound, local + 2_000)
    return (local + 3..<max(end, local + 3)).filter { code.file.sameTokens($0..<$0 + 1, local..<local + 1) }
  }

  /// What a call places that takes a rectangle: the view among its other arguments, else what it is called on.
  private func placed(by call: Int, at label: String, _ callee: Range<Int>, _ code: CodeView) -> String {
    let file = code.file
    let other = code.arguments(ofCallAt: call).prefix(4).first { argument in
      argument.label.map(file.string) != label && isPath(argument.range, file)
    }
    // `if let view = self.icon`
    if let other, other.range.count == 1, case .local(let value?) = code.origin(ofNameAt: other.range.lowerBound), isPath(value, file) {
      return file.text(value)
    }
    if let other { return file.text(other.range) }
    let receiver = callee.count > 2 ? callee.dropLast(2) : callee
    return file.text(receiver.prefix(24))
  }

  /// `self.icon!`
  private func isPath(_ range: Range<Int>, _ file: TokenFile) -> Bool {
    range.count < 12 && range.allSatisfy { file.tokens[$0].kind == .identifier || file.equals($0, ".") || file.equals($0, "!") }
  }

  /// Whether a name stands for something that is no part of a layout.
  private func isOther(_ target: Range<Int>, _ code: CodeView) -> Bool {
    target.prefix(24).contains { code.file.tokens[$0].kind == .identifier && table.isOther(code.file.string($0)) }
  }

  /// The view to which the function gives a local rectangle further on: `label.frame` of `label.frame = frame`; empty for an argument.
  private func target(ofFrame local: Range<Int>, _ code: CodeView) -> Range<Int>? {
    let file = code.file
    guard local.count == 1 else { return nil }
    for at in uses(of: local.lowerBound, code) where table.has(file.string(at - 2), .target) || table.has(file.string(at - 2), .argument) {
      if file.equals(at - 1, ":") { return at..<at }
      if file.equals(at - 1, "=") { return code.operandStart(endingAt: at - 2)..<at - 1 }
    }
    return nil
  }

  /// `label` for `let label = Label(frame: frame)`; nil where what is made has no name.
  private func viewMade(withFrameAt token: Int, _ code: CodeView) -> String? {
    guard case .argument(_, _, let call, _) = code.context(of: token).context else { return nil }
    return code.assignedName(at: code.operandEnd(startingAt: call))
  }

  /// Whether the function gives a local rectangle to a view further on.
  private func isFrame(local: Range<Int>, _ code: CodeView) -> Bool { target(ofFrame: local, code) != nil }
}
