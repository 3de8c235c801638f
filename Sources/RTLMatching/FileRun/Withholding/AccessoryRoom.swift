import RTLFacts
import RTLFindings

/// A button or a picture that stands at one side of a field waits where that side has room for it which does not turn:
/// the text would lie under it.
struct AccessoryRoom: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard findings.contains(where: isConstraint) else { return }
    let reader = RoomReader(code: file.code, words: vocabularies.tables.vocabulary())
    let rooms = reader.rooms(uneven: findings.filter { $0.finding.category == .edgeInsets && !$0.isSafe })
    guard !rooms.isEmpty else { return }
    for index in findings.indices where isConstraint(findings[index]) {
      guard let own = findings[index].placement.group ?? findings[index].finding.groups.first, let view = own.views.first,
        let type = own.type, let rooms = rooms[type]
      else { continue }
      let ends = Set(findings[index].views).subtracting(own.views)
      let round = ends.isEmpty ? [file.code.holder(of: view, in: type) ?? "self"] : ends
      guard let room = rooms.first(where: { $0.isIn(round) }) else { continue }
      findings[index].demote("line \(file.code.line(of: room.token)) makes room for it at one side")
    }
  }

  private func isConstraint(_ pending: PendingFinding) -> Bool {
    pending.isSafe && !pending.placement.isSymmetric && !pending.finding.groups.isEmpty
  }
}

private struct RoomReader {
  let code: CodeView
  let words: AccessoryRoomWords

  /// A view that has room at one side.
  struct Room {
    var view: String
    /// The token that says so.
    var token: Int
    /// The view round it, where it is as large.
    var filled: String?

    /// Whether it is one of some views, a part of one, or as large.
    func isIn(_ round: Set<String>) -> Bool { round.contains { view == $0 || view.hasPrefix($0 + ".") || filled == $0 } }
  }

  /// So many of a file are looked at.
  private static let mostRooms = 50

  /// By the outermost type, in the order of the file.
  /// - Parameter uneven: findings about distances that differ.
  func rooms(uneven: [PendingFinding]) -> [String: [Room]] {
    let insets = uneven.compactMap { $0.tokens(in: code.file)?.first }.map(code.statement)
    let functions = code.isSwift ? code.names(["func"]).map { $0 + 1 } : code.file.names.map { Int($0.token) }
    let named = Set(code.names(words.members)).union(functions.filter(isDeclaredFunction)).sorted()
    let rooms = named.lazy.filter(code.isName).compactMap { i in
      isDeclaredFunction(i) ? hook(i) : view(withRoomBy: i, insets).map { Room(view: $0, token: i) }
    }
    var found: [String: [Room]] = [:]
    for var room in rooms.prefix(Self.mostRooms) {
      guard let type = code.scopeNames(at: room.token).first else { continue }
      room.filled = viewFilled(by: room.view, in: type)
      found[type, default: []].append(room)
    }
    return found
  }

  /// A function of the view itself that says where its text goes.
  private func hook(_ name: Int) -> Room? {
    guard words.isHook(code.text(name)) else { return nil }
    return body(ofFunction: name)?.first(where: changesRectangle).map { Room(view: "self", token: $0) }
  }

  private func view(withRoomBy i: Int, _ insets: [Range<Int>]) -> String? {
    let text = code.text(i)
    let member = code.isSwift || !code.at(i + 1, ":") ? text : Setter.property(of: text) ?? text
    let isPart = code.at(i + 1, ".") && code.file.isAssignment(i + 3)
    guard words.has(member, .own)
      || words.has(member, .inset) && (insets.contains { $0.contains(i) } || isPart && words.has(code.text(i + 2), .side))
    else { return nil }
    if member != text, let open = code.enclosing(i), open + 1 < i { return code.viewPath(code.file.text(open + 1..<i), at: i) }
    guard isPart || code.file.isAssignment(i + 1) && !code.at(i + 2, "nil"), !code.at(i - 1, "let"), !code.at(i - 1, "var") else { return nil }
    guard code.at(i - 1, "."), case let start = code.operandStart(endingAt: i - 2), start >= 0, start < i - 1 else { return "self" }
    return code.viewPath(code.file.text(start..<i - 1), at: i)
  }

  private func isDeclaredFunction(_ i: Int) -> Bool { code.isSwift ? code.at(i - 1, "func") : code.at(i - 1, ")") && code.at(i + 1, ":") }

  /// The braces behind the name of a function.
  private func body(ofFunction i: Int) -> Range<Int>? {
    var next: Int? = i
    while let here = next, here < i + Self.longestHead, !code.at(here, "{") { next = code.after(here) }
    return next.flatMap { open in code.at(open, "{") ? code.partner(open).map { open..<$0 } : nil }
  }

  /// Tokens between the name of a function and its body.
  private static let longestHead = 60

  /// Whether a token gives a rectangle other sides: a call of something else than `super`, or a member that is set.
  private func changesRectangle(_ i: Int) -> Bool {
    if code.isCompoundAssignment(i) { return true }
    if code.file.isAssignment(i) { return code.at(i - 2, ".") }
    return code.isName(i) && code.at(i + 1, "(") && !words.has(code.text(i), .even) && !words.isHook(code.text(i))
  }

  /// The view that another one is in and as large as.
  private func viewFilled(by view: String, in type: String) -> String? {
    guard let name = view.split(separator: ".").last.map(String.init), let round = code.holder(of: view, in: type) else { return nil }
    let fills = code.names([name, "_" + name]).contains { i in
      code.scopeNames(at: i).first == type && code.statement(around: i).contains { code.isName($0) && words.has(code.text($0), .fill) }
    }
    return fills ? round : nil
  }
}

/// What makes room at one side of a view.
struct AccessoryRoomWords: Vocabulary {
  enum Kind: String, TableWord { case own, inset, side, fill, even }

  private let names: ByWord<Kind, Set<String>>
  private var hooks = WordPattern()
  /// Members that make the room, and their setters.
  let members: NameSet

  init(_ tables: Tables) throws(RuleError) {
    names = try tables[.accessoryRoom].texts(by: Kind.self, "name").mapValues { Set($0) }
    let makers = (names[.own] ?? []).union(names[.inset] ?? [])
    members = NameSet(makers.union(makers.map(Setter.name)))
    for row in try tables[.rectangleHooks].rows("word") { hooks.insert(parts(of: row[0], at: " ")) }
  }

  func has(_ name: String, _ kind: Kind) -> Bool { names.has(name, kind) }

  /// `textRect(forBounds:)`
  func isHook(_ name: String) -> Bool { hooks.occur(in: IdentifierWords.split(name.utf8)) }
}
