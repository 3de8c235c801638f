/// Reads the declarations of one file that other files can see; bodies of functions are passed by.
struct TypeReader {
  private let view: CodeView
  private let path: String
  private let types: ProjectTypes
  /// Types whose bodies are open, outermost first, with the index of their closing brace.
  private var owners: [(name: String, close: Int, isExtension: Bool)] = []

  /// Properties whose use was looked up: each costs a walk through the file.
  private var followedProperties = 0
  private static let mostProperties = 32

  /// Reads the declarations of one file.
  static func read(_ view: CodeView, path: String, into types: ProjectTypes) {
    var reader = TypeReader(view: view, path: path, types: types)
    if view.isSwift { reader.readSwift() } else { reader.readObjectiveC() }
  }

  private func source(_ token: Int) -> ProjectTypes.Source { ProjectTypes.Source(path: path, offset: Int(view.file.tokens[token].start)) }

  private mutating func add(
    _ name: Int, type: String?, parameters: [ProjectTypes.Parameter]? = nil, to owner: String?, isOwn: Bool, isOfType: Bool = false, isJudged: Bool = false
  ) {
    var member = ProjectTypes.Member(
      name: view.name(name), type: type, parameters: parameters, source: source(name), isOwn: isOwn, isOfType: isOfType, isJudged: isJudged)
    if view.isSwift, parameters == nil, owner != nil, let type, types.followed.contains(type), followedProperties < TypeReader.mostProperties {
      followedProperties += 1
      member.uses = view.uses(ofProperty: name)
    }
    types.add(member, to: owner)
  }

  /// The index past the group that token `i` opens, or past the token.
  private func past(_ i: Int) -> Int {
    if view.isKind(i, .stringHead) { return max(view.stringTail(of: i), i) + 1 }
    if view.isOpener(i) { return view.partner(i).map { max($0, i) + 1 } ?? view.count }
    return i + 1
  }

  // MARK: - Swift

  private mutating func readSwift() {
    var i = 0
    while i < view.count {
      while let last = owners.last, i >= last.close { owners.removeLast() }
      guard view.isKind(i, .identifier), !view.at(i - 1, ".") else {
        i = past(i)
        continue
      }
      i = swiftDeclaration(i) ?? i + 1
    }
  }

  /// Reads the declaration whose keyword is token `i`; the index to go on from.
  private mutating func swiftDeclaration(_ i: Int) -> Int? {
    // Most names are told apart from the words below by their lengths: `let`, `func`, `class`, `struct`, `protocol`, `extension`.
    switch view.file.tokens[i].length {
    case 3, 4, 5, 6, 8, 9: break
    default: return nil
    }
    let isOwn = !(owners.last?.isExtension ?? false)
    if view.at(i, "let") || view.at(i, "var") { return variable(i, isOwn: isOwn) }
    if view.at(i, "func"), view.kind(i + 1) != nil { return function(i + 1, isOwn: isOwn) }
    if view.at(i, "init"), view.at(i + 1, "(") || view.at(i + 1, "?") || view.at(i + 1, "<") || view.at(i + 1, "!") { return function(i, isOwn: isOwn) }
    if view.at(i, "typealias"), view.isName(i + 1), view.isAssignment(i + 2), let end = view.typeEnd(i + 3) {
      if let type = view.typeName(in: i + 3..<end) { types.alias(view.name(i + 1), of: type) }
      return end
    }
    guard isTypeWord(i), view.isName(i + 1), !view.at(i + 1, "func"), !view.at(i + 1, "var") else { return nil }
    return swiftType(i)
  }

  private func isTypeWord(_ i: Int) -> Bool {
    view.at(i, "class") || view.at(i, "struct") || view.at(i, "enum") || view.at(i, "extension") || view.at(i, "protocol") || view.at(i, "actor")
  }

  private mutating func swiftType(_ word: Int) -> Int? {
    var name = view.typeName(at: word + 1)
    var k = word + 2
    while view.at(k, "."), view.isIdentifier(k + 1) { k += 2 }
    if view.at(k, "<"), let close = view.genericClose(k) { k = close + 1 }
    var supertypes: [String] = []
    if view.at(k, ":") {
      repeat {
        guard let end = view.typeEnd(k + 1) else { break }
        if let parent = view.typeName(in: k + 1..<end) { supertypes.append(parent) }
        k = end
      } while view.at(k, ",") && supertypes.count < 40
    }
    var steps = 0
    while !view.at(k, "{"), k < view.count, steps < 200 { (k, steps) = (k + 1, steps + 1) }
    guard view.at(k, "{"), let close = view.partner(k), close > k else { return nil }
    let isExtension = view.at(word, "extension")
    // Farther in, the names of all would be longer than any file.
    if let outer = owners.last?.name, !isExtension, owners.count < CodeView.depth { name = outer + "." + name }
    if isExtension { types.extend(name, conformances: supertypes) } else { types.declare(name, source: source(word + 1), supertypes: supertypes) }
    owners.append((name, close, isExtension))
    return k + 1
  }

  private mutating func variable(_ word: Int, isOwn: Bool) -> Int {
    var name = word + 1
    var rounds = 0
    let isOfType = (view.statementStart(word)..<word).contains { view.at($0, "static") || view.at($0, "class") }
    while view.isName(name), rounds < 50 {
      rounds += 1
      var k = name + 1
      var type: String?
      if view.at(k, ":"), let end = view.typeEnd(k + 1) {
        type = view.typeName(in: k + 1..<end)
        k = end
      }
      if view.isAssignment(k) {
        type = type ?? valueType(k + 1)
        k = past(k + 1)
      }
      let owner = owners.last?.name
      let isJudged = type != nil && type == owner && tells(from: name, to: view.at(k, "{") ? past(k) : view.statementEnd(name))
      add(name, type: type, to: owner, isOwn: isOwn, isOfType: isOfType, isJudged: isJudged)
      guard view.at(k, ","), view.isName(k + 1), view.at(k + 2, ":") || view.isAssignment(k + 2) else { return k }
      name = k + 1
    }
    return word + 1
  }

  /// Whether a declaration names what turns a picture round, or a picture by a literal.
  private func tells(from start: Int, to end: Int) -> Bool {
    (start..<max(start, min(end, start + 200))).contains { view.kind($0) == .string || view.kind($0) == .identifier && types.flips.contains(view.name($0)) }
  }

  /// The type of a first value that is a literal or makes an object: `T()`, `{ let x = T() … return x }()`.
  private func valueType(_ i: Int) -> String? {
    switch view.kind(i) {
    case .string, .stringHead: return "String"
    case .number: return view.bytes(i).contains(UInt8(ascii: ".")) ? "Double" : "Int"
    default: break
    }
    if view.at(i, "true") || view.at(i, "false") { return "Bool" }
    if view.at(i, "[") { return "Array" }
    if view.at(i, "{") { return closureType(i) }
    return builtType(i)
  }

  /// `T(`, `A.B.init(`: a path of capital names that is called.
  private func builtType(_ i: Int) -> String? {
    var names: [String] = []
    var k = i
    while view.isName(k), view.isCapital(k) {
      names.append(view.name(k))
      k += 1
      if view.at(k, "<"), let close = view.genericClose(k) { k = close + 1 }
      guard view.at(k, ".") else { break }
      if view.at(k + 1, "init") {
        k += 2
        break
      }
      k += 1
    }
    guard !names.isEmpty, view.at(k, "("), !view.spaceBefore(k), let close = view.partner(k) else { return nil }
    // What a call on the new object gives is something else.
    return view.at(close + 1, ".") ? nil : names.joined(separator: ".")
  }

  private func closureType(_ open: Int) -> String? {
    guard let close = view.partner(open), close > open + 1, view.at(close + 1, "(") else { return nil }
    var k = open + 1
    if view.at(k, "["), let end = view.partner(k) { k = end + 1 }
    if view.at(k, "("), let end = view.partner(k), view.at(end + 1, "->"), let typeEnd = view.typeEnd(end + 2) { return view.typeName(in: end + 2..<typeEnd) }
    if view.at(k, "let") || view.at(k, "var"), view.isName(k + 1) {
      guard view.same(close - 1, k + 1), view.at(close - 2, "return") else { return nil }
      if view.isAssignment(k + 2) { return builtType(k + 3) }
      if view.at(k + 2, ":"), let end = view.typeEnd(k + 3) { return view.typeName(in: k + 3..<end) }
      return nil
    }
    if view.at(k, "return") { k += 1 }
    guard let type = builtType(k), let last = view.after(k), last < close else { return nil }
    return view.statementEnd(k) >= close ? type : nil
  }

  private mutating func function(_ name: Int, isOwn: Bool) -> Int {
    var open = name + 1
    if view.at(open, "?") || view.at(open, "!") { open += 1 }
    if view.at(open, "<"), let close = view.genericClose(open) { open = close + 1 }
    guard view.at(open, "("), let close = view.partner(open), close > open else { return open }
    var k = close + 1
    while view.at(k, "async") || view.at(k, "throws") || view.at(k, "rethrows") { k += 1 }
    var result: String?
    if view.at(k, "->"), let end = view.typeEnd(k + 1) {
      result = view.typeName(in: k + 1..<end)
      k = end
    }
    var body: Int? = k
    while let here = body, here - k < 60, !view.at(here, "{"), !view.startsStatement(here) || here == k { body = view.after(here) }
    let range = body.flatMap { open in view.at(open, "{") ? view.partner(open).map { open..<max($0, open) } : nil }
    add(name, type: result, parameters: swiftParameters(open, close, body: range ?? k..<k), to: owners.last?.name, isOwn: isOwn)
    return k
  }

  private func swiftParameters(_ open: Int, _ close: Int, body: Range<Int>) -> [ProjectTypes.Parameter] {
    var parameters: [ProjectTypes.Parameter] = []
    var k: Int? = open + 1
    while let start = k, start < close, parameters.count < 60 {
      var colon: Int? = start
      while let here = colon, here < close, !view.at(here, ":"), !view.at(here, ",") { colon = view.after(here) }
      guard let colon, colon < close, view.at(colon, ":") else { break }
      let label = colon >= 2 && view.isIdentifier(colon - 2) && colon - 2 >= start ? colon - 2 : colon - 1
      var type = view.typeEnd(colon + 1).flatMap { view.typeName(in: colon + 1..<$0) }
      var uses: ValueUses?
      if let name = type, types.followed.contains(name) {
        uses = view.uses(ofParameter: colon - 1, in: body)
        if isOnlyCompared(colon - 1, body) { type = nil }
      }
      parameters.append(ProjectTypes.Parameter(label: view.name(label), type: type, uses: uses))
      var comma: Int? = colon
      while let here = comma, here < close, !view.at(here, ",") { comma = view.after(here) }
      k = comma.flatMap { $0 < close ? view.after($0) : nil }
    }
    return parameters
  }

  /// Whether a body uses a parameter, and only to compare it: the value itself goes nowhere.
  private func isOnlyCompared(_ parameter: Int, _ body: Range<Int>) -> Bool {
    let uses = body.filter { view.isIdentifier($0) && view.same($0, parameter) && !view.at($0 - 1, ".") }
    return !uses.isEmpty && uses.allSatisfy { view.isMatched($0) || view.at(view.statementStart($0), "switch") }
  }

  // MARK: - Objective-C

  private mutating func readObjectiveC() {
    var owner: (name: String, isOwn: Bool)?
    var i = 0
    while i < view.count {
      if view.at(i, "@") {
        if view.at(i + 1, "end") { owner = nil }
        if view.at(i + 1, "interface") || view.at(i + 1, "implementation") || view.at(i + 1, "protocol"), view.isName(i + 2) {
          owner = container(i)
          i += 3
          continue
        }
        if view.at(i + 1, "property"), let owner { i = property(i + 2, owner) } else { i += 2 }
        continue
      }
      if view.flags(i).contains(.preprocessor) {
        i += 1
      } else if view.at(i, "-") || view.at(i, "+"), view.startsLine(i), view.at(i + 1, "(") {
        i = method(i, owner)
      } else if view.at(i, "{"), let owner, isInstanceVariables(i) {
        instanceVariables(i, owner)
        i = past(i)
      } else if view.isName(i), view.at(i + 1, "("), let close = view.partner(i + 1), view.at(close + 1, "{") || view.at(close + 1, ";"),
        let type = view.typeBefore(i)
      {
        types.add(
          ProjectTypes.Member(name: view.name(i), type: view.typeName(in: type), parameters: cParameters(i + 1, close), source: source(i), isOwn: true),
          to: nil)
        i = close + 1
      } else {
        i = past(i)
      }
    }
  }

  /// `@interface A : B`, `@interface A (C)`, `@implementation A`, `@protocol A`.
  private mutating func container(_ at: Int) -> (name: String, isOwn: Bool)? {
    let name = view.name(at + 2)
    if view.at(at + 1, "protocol") {
      // `@protocol A, B;` and `@protocol A;` only announce.
      if view.at(at + 3, ";") || view.at(at + 3, ",") || view.at(at + 3, ")") { return nil }
      types.declare(name, source: source(at + 2), supertypes: [])
      return (name, true)
    }
    var k = at + 3
    if view.at(k, "<"), let close = view.genericClose(k) { k = close + 1 }
    if view.at(at + 1, "interface"), view.at(k, ":"), view.isName(k + 1) {
      types.declare(name, source: source(at + 2), supertypes: [view.name(k + 1)])
      return (name, true)
    }
    types.extend(name, conformances: [])
    return (name, false)
  }

  /// Whether a brace follows the head of `@interface` or `@implementation`.
  private func isInstanceVariables(_ open: Int) -> Bool {
    var k = open - 1
    var steps = 0
    while k > 0, steps < 24, !view.at(k, "@") {
      if view.at(k, ";") || view.at(k, "}") || view.at(k, "{") { return false }
      (k, steps) = (k - 1, steps + 1)
    }
    return view.at(k, "@") && (view.at(k + 1, "interface") || view.at(k + 1, "implementation"))
  }

  private mutating func instanceVariables(_ open: Int, _ owner: (name: String, isOwn: Bool)) {
    guard let close = view.partner(open) else { return }
    var k = open + 1
    while k < close {
      if view.isName(k), view.at(k + 1, ";") || view.at(k + 1, ","), let type = view.typeBefore(k) { addVariable(k, type, owner) }
      k = past(k)
    }
  }

  /// An instance variable is known with and without its underscore.
  private mutating func addVariable(_ name: Int, _ type: Range<Int>, _ owner: (name: String, isOwn: Bool)) {
    var member = ProjectTypes.Member(name: view.name(name), type: view.typeName(in: type), parameters: nil, source: source(name), isOwn: owner.isOwn)
    if member.name.utf8.first == UInt8(ascii: "_"), member.name.utf8.count > 1 { member.name.removeFirst() }
    types.add(member, to: owner.name)
  }

  private mutating func property(_ start: Int, _ owner: (name: String, isOwn: Bool)) -> Int {
    var k: Int? = start
    var name: Int?
    while let here = k, !view.at(here, ";"), here - start < 200 {
      if view.isName(here), view.typeBefore(here) != nil { name = here }
      k = view.after(here)
    }
    if let name, let type = view.typeBefore(name) { add(name, type: view.typeName(in: type), to: owner.name, isOwn: owner.isOwn) }
    return (k ?? start) + 1
  }

  private mutating func method(_ sign: Int, _ owner: (name: String, isOwn: Bool)?) -> Int {
    guard let owner, let close = view.partner(sign + 1), view.isIdentifier(close + 1) else { return sign + 1 }
    let (parts, end) = view.methodParts(from: close + 1)
    let parameters = parts.map { ProjectTypes.Parameter(label: $0.label.map(view.name) ?? "", type: view.typeName(in: $0.type)) }
    let result = view.at(sign + 2, "instancetype") ? owner.name : view.typeName(in: sign + 2..<close)
    add(close + 1, type: result, parameters: parameters, to: owner.name, isOwn: owner.isOwn)
    return end
  }

  private func cParameters(_ open: Int, _ close: Int) -> [ProjectTypes.Parameter] {
    var parameters: [ProjectTypes.Parameter] = []
    for k in open + 1..<max(close, open + 1) where view.isName(k) && (view.at(k + 1, ",") || k + 1 == close) {
      parameters.append(ProjectTypes.Parameter(label: "_", type: view.typeBefore(k).flatMap { view.typeName(in: $0) }))
    }
    return parameters
  }
}
