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
  static let placesViews = true
  static let parameters = [
    AnalysisParameter.choice("places", ["hooks", "views"]),
    .table("table", read: PlacementTable.init),
  ]

  let table: PlacementTable
  private let isInHooks: Bool
  private let members: MemberTypes
  /// What makes a view as wide as its content.
  private let fitting: Set<String>
  /// For each word number, whether the audit stops there.
  private let isTrigger: [Bool]

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    table = vocabularies.tables.reading(of: call.parameters["table"], PlacementTable.init)
    isInHooks = call.parameters["places"] == "hooks"
    members = vocabularies.members
    fitting = vocabularies.tables.vocabulary(WidthVocabulary.self).names(of: .fitting)
    isTrigger = words.flags(table.words)
  }

  /// Something that is placed by x.
  struct Placement {
    /// What is placed, as written.
    var view: String
    /// The call that places it, where its name alone may be several things.
    var call: Int?
    /// The tokens that say where.
    var place: Range<Int>
    /// What the x is.
    var value: Range<Int>
    var edge = PlaceReader.Edge.other
    /// How wide it is, is said there as well.
    var hasWidth = false
    /// From its top to its bottom; nil where no numbers say it.
    var rows: Range<Double>?
    /// The local that keeps its rectangle, or its corner.
    var local: Int?
    /// Of a thing that is only placed by x if another thing follows it or its local.
    var beginning: (start: RowBeginnings.Start, width: Range<Int>)?
  }

  /// A view and the finding about it.
  private struct Placed {
    var view: String
    /// As the file declares it, whatever a local calls it.
    var path: String
    /// Position among the findings of the file.
    var finding: Int
  }

  static func words(_ call: AnalysisCall, dialect: Dialect, _ tables: Tables) -> [String] {
    tables.reading(of: call.parameters["table"], PlacementTable.init).words
  }

  static func assignedWords(_ call: AnalysisCall, _ tables: Tables) -> [String] {
    Array(tables.reading(of: call.parameters["table"], PlacementTable.init).sideMembers.keys)
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let code = input.code
    var found: [PendingFinding] = []
    var known: [String: Int] = [:]
    var ranges: [Range<Int>: Int] = [:]
    var functions = LayoutFunctions(code: code, table: table)
    // Findings of each function that count from an edge.
    var rows: [Int: (left: [Placed], right: [Placed])] = [:]
    lazy var elsewhere = ViewsPlacedElsewhere(table, in: code)
    var beginnings = RowBeginnings(code: code, table: table)
    var widths = WidthsElsewhere(code: code, table: table, fitting: fitting)
    var placements: [(token: Int, body: Range<Int>, placement: Placement)] = []
    for token in code.knownIdentifiers(isTrigger).prefix(RuleRunner.cap) {
      guard !code.file.tokens[token].flags.contains(.preprocessor), mayPlace(token, code.file) else { continue }
      let function = code.functionBody(around: token)
      let isHook = function?.name.map(functions.isHook) ?? false
      guard isHook == isInHooks, !(isHook && functions.hasTwin(function?.name)), let placement = placement(at: token, isHook: isHook, code) else { continue }
      let body = function?.body ?? code.statement(around: token)
      placements.append((token, body, placement))
      if placement.beginning == nil { beginnings.add(placement.value, isRight: placement.edge == .right, in: body) }
    }
    // Where a rectangle with a name is used, it says which view it places; anything else says it where it stands.
    func places(_ isOne: (_ placement: Placement, _ isCopy: Bool) -> Bool) -> Set<Range<Int>> {
      Set(placements.filter { isOne($0.placement, code.file.copy(at: $0.token) != nil) }.map { code.file.byteRange($0.placement.place) })
    }
    let originals = places { !$1 }
    let used = places { $1 }.intersection(places { $0.local != nil && !$1 })
    for (token, body, placement) in placements {
      let range = code.file.byteRange(placement.place)
      guard code.file.copy(at: token) != nil ? used.contains(range) || !originals.contains(range) : !used.contains(range) else { continue }
      if let (start, width) = placement.beginning,
        !([placement.view, placement.local.map(code.name)].compactMap(\.self).contains { beginnings.begins($0, start, width: width, in: body) })
      { continue }
      guard let handled = functions.handled(in: body, isHook: isInHooks, token), input.unguarded || !code.isGuarded(token),
        isInHooks || !functions.servesOneSide(at: token, members),
        !isPlacedAgain(placement, in: body, among: placements.map(\.token), code)
      else { continue }
      let view = table.bareView(placement.view)
      let path = code.viewPath(view, at: token)
      guard !widths.spread(placement, at: path) else { continue }
      let name = table.lastName(view)
      // A local is one from the end of its declaration on.
      let end = min(code.statement(around: token).upperBound, body.upperBound - 1)
      let group = code.leadsToMember(path, at: end) && path != "self" ? ConstraintGroup(type: code.scopeNames(at: token).first, view: path) : nil
      guard !elsewhere.contains(path, at: end, in: group == nil ? body : nil) else { continue }
      guard !handled.contains(name), !functions.concerns(handled, code.statement(around: token)) else { continue }
      // Either branch of a test has to be mended.
      let keys = code.branches(around: token, in: body).map { "\($0) \(placement.view) \(placement.call ?? 0)" }
      if let first = keys.lazy.compactMap({ known[$0] }).first {
        found[first].finding.related.append(input.report.context.related(range, "also placed by x here"))
        continue
      }
      // One rectangle may be that of several views.
      if let first = ranges[range] {
        found[first].placement.framedViews.append(name)
        continue
      }
      known[keys[0]] = found.count
      ranges[range] = found.count
      switch placement.edge {
      case .left: rows[body.lowerBound, default: ([], [])].left.append(Placed(view: placement.view, path: path, finding: found.count))
      case .right: rows[body.lowerBound, default: ([], [])].right.append(Placed(view: placement.view, path: path, finding: found.count))
      case .other: break
      }
      let scope = code.scopeNames(at: token)
      var pending = input.finding(at: range, parts: ["VIEW": placement.view], scope: scope.joined(separator: "."))
      pending.placement.spelling = view
      pending.placement.group = group
      let all = placement.local.map { framed(byLocal: $0..<$0 + 1, code) } ?? []
      pending.placement.framedViews = [name] + all.map(table.lastName).filter { $0 != name }
      if !isInHooks, let type = scope.first, code.isInOwnView(path, of: type) {
        pending.project.framed = FramedView(name: name, type: type, rows: placement.rows)
      }
      found.append(pending)
    }
    // One thing at the left edge and another at the right one: a row that has a beginning and an end.
    for (left, right) in rows.values {
      // What stands at either edge is no row.
      let both = Set(left.map(\.path)).intersection(right.map(\.path))
      let corners = corners(left.map(\.view), right.map(\.view))
      guard left.contains(where: { !both.contains($0.path) }), right.contains(where: { !both.contains($0.path) }) else { continue }
      for placed in left + right where !corners.contains(placed.view) && !both.contains(placed.path) {
        found[placed.finding].finding.setLevel(input.report.level(.warning))
      }
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

  /// A cheap look at the neighbours: most uses of these words are something else.
  private func mayPlace(_ token: Int, _ file: TokenFile) -> Bool {
    guard token > 0, token + 2 < file.tokens.count else { return false }
    if made(at: token, file) != nil { return true }
    let isMember = file.equals(token - 1, ".")
    if !isMember, file.equals(token + 1, ":") { return Setter.property(of: file.string(token)).map { table.sideMembers[$0] != nil } ?? false }
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
          && !isPart ? token + 2 : nil
      }
      return file.equals(token + 1, ".") && file.equals(token + 3, "(") && table.has(file.string(token + 2), .implicit) ? token + 3 : nil
    }
    guard table.has(text, .implicit), file.equals(token - 1, "."), file.equals(token + 1, "("), file.equals(token + 2, "x"),
      file.equals(token + 3, ":")
    else { return nil }
    return token > 1 && (file.tokens[token - 2].kind == .identifier || file.equals(token - 2, ")") || file.equals(token - 2, "]")) ? nil : token + 1
  }

  // MARK: - Placements

  private func placement(at token: Int, isHook: Bool, _ code: CodeView) -> Placement? {
    let file = code.file
    let text = file.string(token)
    let reader = PlaceReader(code: code, table: table)
    if let open = made(at: token, file) {
      let arguments = code.arguments(ofCallAt: open)
      let isPoint = table.has(text, .point) || table.has(text, .implicit) && arguments.count == 2
      guard let (x, width) = isPoint ? corner(arguments) : rectangle(arguments, code),
        let (view, call) = view(ofValue: token, isPoint: isPoint, isHook: isHook, code)
      else { return nil }
      var placement = Placement(view: view, call: call, place: (x.label ?? x.range.lowerBound)..<x.range.upperBound, value: x.range)
      if arguments.count == 4, let y = code.number(arguments[1].range), let height = code.number(arguments[3].range), height >= 0 {
        placement.rows = y..<y + height
      }
      placement.hasWidth = width != nil
      if !isHook { placement.local = local(ofRectangleAt: token, code) }
      if reader.isPhysical(x.range, width: width) {
        guard !reader.isReflected(x.range, of: view) else { return nil }
        placement.edge = reader.edge(of: x.range)
      } else {
        // A view that is made with a rectangle gets no place by it, but a size.
        guard !isHook, let width, let wide = self.width(ofFrameAt: token, width, reader, code),
          let start = RowBeginnings(code: code, table: table).start(x.range, width: wide)
        else { return nil }
        placement.beginning = (start, wide)
      }
      return placement
    }
    let set = code.propertySet(at: token)
    if set == nil, !file.equals(token - 1, ".") { return placement(ofCorner: token, isHook: isHook, reader, code) }
    let start = set?.receiver.lowerBound ?? code.operandStart(endingAt: token)
    guard start < token, start >= 0 else { return nil }
    let receiver = set?.receiver ?? start..<token - 1
    let name = file.text(receiver)
    let member = set?.member ?? text
    let isSide = table.sideMembers[member] != nil
    let sign = isSide ? token + 1 : token + 3
    guard sign + 1 < file.tokens.count, let last = receiver.last(where: code.isName) else { return nil }
    if !isHook {
      guard !isOther(receiver, code) else { return nil }
      if isSide {
        guard table.sideMembers[member] == true || isView(last, code) else { return nil }
      } else if !table.viewPoints.contains(text) {
        guard table.has(IdentifierWords.split(file.string(last).utf8).last, .frameName) || !framed(byLocal: receiver, code).isEmpty else { return nil }
      }
    }
    var value = sign + 1..<(set == nil ? code.statement(around: sign).upperBound : code.enclosing(token).map { code.brackets.partner(of: $0) } ?? sign)
    // `frame.origin.x = frame.origin.y = 0` gives both the last value.
    if let last = value.last(where: file.isAssignment) { value = last + 1..<value.upperBound }
    let isSet = set != nil || file.equals(sign, "=")
    guard !value.isEmpty, reader.isPhysical(value, width: isSet ? reader.width(setOn: receiver) : nil, isShift: isHook && !isSet),
      !reader.isReflected(value, of: name)
    else { return nil }
    if !isSet || isHook, reader.isBalanced(value, of: start..<sign) { return nil }
    let target = isSide || !code.isLocalName(last) ? nil : framed(byLocal: receiver, code).first
    let edge = isSet ? reader.edge(of: value) : .other
    return Placement(view: target ?? name + (isSide ? "" : "." + text), place: sign - 1..<sign, value: value, edge: edge)
  }

  /// Whether a thing is a view, by its type where that is known, else by its name: views have no x of their own, so one that is
  /// set moves the frame.
  private func isView(_ name: Int, _ code: CodeView) -> Bool {
    func isNamed(_ name: Int) -> Bool { table.has(IdentifierWords.split((code.declaredType(of: name) ?? code.name(name)).utf8).last, .viewWord) }
    // Of `list.contentInset` the insets, not the list.
    return isNamed(name) || code.objects(namedBy: name).contains { code.spelledOut($0).last.map(isNamed) ?? false }
  }

  /// How wide a rectangle is that becomes a frame, at once or as a local that is set wide further on; nil for what it makes.
  private func width(ofFrameAt token: Int, _ width: Range<Int>, _ reader: PlaceReader, _ code: CodeView) -> Range<Int>? {
    switch code.context(of: end(ofRectangleAt: token, code)).context {
    case .initialValue(let local): return reader.width(setOn: local..<local + 1) ?? width
    case .assignment: return width
    default: return nil
    }
  }

  /// The local that a rectangle or a point is given to, where it is declared or further on.
  private func local(ofRectangleAt token: Int, _ code: CodeView) -> Int? {
    switch code.context(of: end(ofRectangleAt: token, code)).context {
    case .initialValue(let local): local
    case .assignment(let target, _): target.count == 1 && code.isLocalName(target.lowerBound) ? target.lowerBound : nil
    default: nil
    }
  }

  private func end(ofRectangleAt token: Int, _ code: CodeView) -> Int {
    code.file.equals(token + 1, ")") ? code.brackets.partner(of: token + 2) : code.operandEnd(startingAt: token)
  }

  /// The x of the arguments of a point.
  private func corner(_ arguments: [Argument]) -> (x: Argument, width: Range<Int>?)? { arguments.count == 2 ? (arguments[0], nil) : nil }

  /// The x and the width of the arguments of a rectangle. In Objective-C the corner and the size may be values in braces of their own.
  private func rectangle(_ arguments: [Argument], _ code: CodeView) -> (x: Argument, width: Range<Int>?)? {
    if arguments.count == 4 { return (arguments[0], arguments[2].range) }
    guard !code.isSwift, arguments.count == 2 else { return nil }
    let parts = arguments.map { code.partInBraces($0.range) }
    let corner = parts.first { $0.member.map { table.has(code.name($0), .originArgument) } ?? true }
    guard let corner, let x = corner.values.first, corner.values.count == 2 else { return nil }
    let size = parts.first { $0.value != corner.value }
    return (x, size?.values.first?.range)
  }

  /// `origin.x = 16`, where that local is the corner of a view further on.
  private func placement(ofCorner local: Int, isHook: Bool, _ reader: PlaceReader, _ code: CodeView) -> Placement? {
    let file = code.file
    guard file.equals(local + 3, "="), code.isLocalName(local), let (view, call) = view(atCorner: local, isHook: isHook, code) else { return nil }
    let value = local + 4..<code.statement(around: local + 3).upperBound
    guard !value.isEmpty, reader.isPhysical(value, width: nil) else { return nil }
    return Placement(view: view, call: call, place: local + 2..<local + 3, value: value, edge: reader.edge(of: value))
  }
}
