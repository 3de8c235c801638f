import RTLLexing

/// One declared name of a file.
struct Declaration {
  enum Kind { case local, parameter, property, global, function }
  var kind: Kind
  /// The token of the name.
  var name: Int
  /// The tokens of the declared type, of a function's result.
  var type: Range<Int>?
  /// The tokens of the initial value.
  var value: Range<Int>?
  /// The tokens in which the name can be seen.
  var scope: Range<Int>
  /// The name of the type that it is a member of.
  var owner: String?
  /// The token of a parameter's label, and the name of its function; without label the name is one.
  var label: Int?
  var function: Int?

  /// Whether it is a local or a parameter that can be seen at a token, which is not in its own value.
  func isLocal(at i: Int) -> Bool {
    (kind == .local || kind == .parameter) && scope.contains(i) && name <= i && !(value?.contains(i) ?? false)
  }
}

/// The declarations of a file by name. An underscore before the name of an instance variable of
/// Objective-C is left out, so that `_label` and `label` are one.
///
/// A file declares hundreds of names and is asked for a few: they are kept by their hashes, and a list of those of
/// one name is made when it is asked for. Nothing is checked for overlapping access, as in `CodeView`.
final class Declarations {
  @exclusivity(unchecked) private var all: [Declaration] = []
  /// Of the names of `all`, and the next one whose hash ends in the same bits; -1 for none.
  @exclusivity(unchecked) private var hashes: [UInt32] = []
  @exclusivity(unchecked) private var next: [Int32] = []
  /// The first of each such chain.
  @exclusivity(unchecked) private var chains: [Int32] = []
  @exclusivity(unchecked) private var known: [String: [Declaration]] = [:]
  /// The parameters of functions by the token of the function's name.
  private(set) var parameters: [Int: [Declaration]] = [:]
  /// The first type that a type inherits from.
  private(set) var supertypes: [String: String] = [:]
  private let file: TokenFile
  private var isSwift: Bool { file.dialect == .swift }
  /// The block of the last declaration: the next one mostly stands in it as well.
  private var block: (open: Int, kind: Declaration.Kind, scope: Range<Int>, owner: String?)?

  init(_ view: CodeView) {
    file = view.file
    if view.isSwift { readSwift(view) } else { readObjectiveC(view) }
    chain()
  }

  static func key(_ name: String, isSwift: Bool) -> String {
    !isSwift && name.utf8.first == UInt8(ascii: "_") ? String(name.dropFirst()) : name
  }

  /// The declarations of a name in the order of the file.
  func named(_ name: String) -> [Declaration] {
    let name = Declarations.key(name, isSwift: isSwift)
    if let found = known[name] { return found }
    let hash = NameHash.of(name)
    var found: [Declaration] = []
    var at = chains[Int(hash) & (chains.count - 1)]
    while at >= 0 {
      if hashes[Int(at)] == hash, String(decoding: file.bytes[key(of: all[Int(at)].name)], as: UTF8.self) == name { found.append(all[Int(at)]) }
      at = next[Int(at)]
    }
    known[name] = found
    return found
  }

  /// The bytes of the key of a name: without back-ticks, and without the underscore of an instance variable.
  private func key(of token: Int) -> Range<Int> {
    guard !isSwift else { return file.nameRange(token) }
    let range = file.tokens[token].range
    return file.bytes[range.lowerBound] == UInt8(ascii: "_") ? range.dropFirst() : range
  }

  private func add(_ declaration: Declaration) {
    let key = key(of: declaration.name)
    all.append(declaration)
    hashes.append(file.bytes.withUnsafeBufferPointer { NameHash.of(UnsafeBufferPointer(rebasing: $0[key])) })
    if declaration.kind == .parameter, let function = declaration.function {
      parameters[function, default: []].append(declaration)
    }
  }

  private func chain() {
    var size = 16
    while size < all.count { size *= 2 }
    chains = Array(repeating: -1, count: size)
    next = Array(repeating: -1, count: all.count)
    for index in all.indices.reversed() {
      let chain = Int(hashes[index]) & (size - 1)
      next[index] = chains[chain]
      chains[chain] = Int32(index)
    }
  }

  // MARK: Swift

  private func readSwift(_ view: CodeView) {
    for i in 0..<view.count {
      let token = file.tokens[i]
      if token.length == 1 {
        if view.at(i, "{") { readClosure(i, view) }
        continue
      }
      guard token.kind == .identifier else { continue }
      switch token.length {
      case 3:
        if view.at(i, "let") || view.at(i, "var") { if !view.at(i - 1, ".") { readVariables(i, view) } }
        else if view.at(i, "for"), view.isName(i + 1), view.at(i + 2, "in"), !view.at(i - 1, ".") { addPlace(i + 1, view) }
      case 4:
        if view.at(i, "func"), view.isIdentifier(i + 1) { if !view.at(i - 1, ".") { readFunction(i + 1, view) } }
        else if view.at(i, "init"), !view.at(i - 1, "."), view.at(i + 1, "(") || view.at(i + 1, "?") || view.at(i + 1, "<") { readFunction(i, view) }
        else if view.at(i, "enum"), !view.at(i - 1, ".") { readType(i, view) }
      case 5: if view.at(i, "class"), view.isName(i + 1), !view.at(i - 1, ".") { readType(i, view) }
      case 6: if view.at(i, "struct"), !view.at(i - 1, ".") { readType(i, view) }
      case 9: if view.at(i, "subscript"), view.at(i + 1, "("), !view.at(i - 1, ".") { readFunction(i, view) }
      default: break
      }
    }
  }

  private func readType(_ word: Int, _ view: CodeView) {
    guard view.isName(word + 1) else { return }
    var k = word + 2
    if view.at(k, "<"), let close = view.genericClose(k) { k = close + 1 }
    guard view.at(k, ":"), let end = view.typeEnd(k + 1), let name = view.typeName(in: k + 1..<end) else { return }
    supertypes[view.typeName(at: word + 1)] = name
  }

  private func place(_ i: Int, _ view: CodeView) -> (kind: Declaration.Kind, scope: Range<Int>, owner: String?) {
    guard let open = view.block(around: i) else { return (.global, 0..<view.count, nil) }
    if let block, block.open == open { return (block.kind, block.scope, block.owner) }
    let scope = open..<(view.partner(open) ?? view.count)
    var owner: String?
    if case .type(let name) = view.header(of: open) { owner = view.typeName(at: name) }
    block = (open, owner == nil ? .local : .property, scope, owner)
    return (owner == nil ? .local : .property, scope, owner)
  }

  private func addPlace(_ name: Int, type: Range<Int>? = nil, value: Range<Int>? = nil, _ view: CodeView) {
    let (kind, scope, owner) = place(name, view)
    add(Declaration(kind: kind, name: name, type: type, value: value, scope: scope, owner: owner))
  }

  private func readVariables(_ word: Int, _ view: CodeView) {
    var name = word + 1
    if view.at(name, "("), let close = view.partner(name) {
      for k in name + 1..<max(close, name + 1) where view.isName(k) { addPlace(k, view) }
      return
    }
    var rounds = 0
    while view.isName(name), rounds < 50 {
      rounds += 1
      var k = name + 1
      var type: Range<Int>?
      var value: Range<Int>?
      if view.at(k, ":"), let end = view.typeEnd(k + 1) {
        type = k + 1..<end
        k = end
      }
      if view.isAssignment(k) {
        let end = view.valueEnd(k + 1)
        value = k + 1..<end
        k = end
      } else if type == nil, view.at(word - 1, "if") || view.at(word - 1, "guard") || view.at(word - 1, ",") {
        value = name..<name + 1
      } else if view.at(k, "as"), view.isName(k + 1), let end = view.typeEnd(k + 1) {
        type = k + 1..<end
      }
      addPlace(name, type: type, value: value, view)
      guard view.at(k, ","), view.isName(k + 1), view.at(k + 2, ":") || view.isAssignment(k + 2) else { return }
      name = k + 1
    }
  }

  private func readFunction(_ name: Int, _ view: CodeView) {
    var open = name + 1
    if view.at(open, "?") || view.at(open, "!") { open += 1 }
    if view.at(open, "<"), let close = view.genericClose(open) { open = close + 1 }
    guard view.at(open, "("), let close = view.partner(open), close > open else { return }
    var k = close + 1
    while view.at(k, "async") || view.at(k, "throws") || view.at(k, "rethrows") { k += 1 }
    var result: Range<Int>?
    if view.at(k, "->"), let end = view.typeEnd(k + 1) {
      result = k + 1..<end
      k = end
    }
    var body: Int?
    var next: Int? = k
    while let here = next, here - k < 60, !view.startsStatement(here) || here == k {
      if view.at(here, "{") {
        body = here
        break
      }
      next = view.after(here)
    }
    let (kind, scope, owner) = place(name, view)
    add(Declaration(kind: .function, name: name, type: result, scope: kind == .local ? scope : 0..<view.count, owner: owner))
    let end = body.flatMap { view.partner($0) } ?? close
    readParameters(open, function: name, scope: open..<max(end, open + 1), view)
  }

  private func readParameters(_ open: Int, function: Int?, scope: Range<Int>, _ view: CodeView) {
    guard let close = view.partner(open) else { return }
    var k: Int? = open + 1
    var start = open + 1
    while start < close {
      if let here = k, here < close, !view.at(here, ":") {
        if view.at(here, ",") { start = here + 1 }
        k = view.after(here)
        continue
      }
      guard let colon = k, colon < close else { return }
      if let end = view.typeEnd(colon + 1), view.isIdentifier(colon - 1) {
        let hasDefault = view.isAssignment(end)
        add(
          Declaration(
            kind: .parameter, name: colon - 1, type: colon + 1..<end,
            value: hasDefault ? end + 1..<view.valueEnd(end + 1) : nil, scope: scope,
            label: view.isIdentifier(colon - 2) ? colon - 2 : nil, function: function))
      }
      k = view.after(colon)
      while let here = k, here < close, !view.at(here, ",") { k = view.after(here) }
      guard let comma = k, comma < close else { return }
      start = comma + 1
      k = view.after(comma)
    }
  }

  /// `{ (a: T, b) in`, `{ [weak self] a, b in`.
  private func readClosure(_ open: Int, _ view: CodeView) {
    guard let end = view.partner(open), end > open else { return }
    var k = open + 1
    if view.at(k, "["), let close = view.partner(k) { k = close + 1 }
    if view.at(k, "("), let close = view.partner(k), view.at(close + 1, "in") || view.at(close + 1, "->") {
      readParameters(k, function: nil, scope: open..<end, view)
      return
    }
    var names: [Int] = []
    while view.isName(k), names.count < 20 {
      names.append(k)
      if view.at(k + 1, "in") {
        for name in names { add(Declaration(kind: .parameter, name: name, scope: open..<end)) }
        return
      }
      guard view.at(k + 1, ",") else { return }
      k += 2
    }
  }

  // MARK: Objective-C

  private func readObjectiveC(_ view: CodeView) {
    var owner: String?
    for i in 0..<view.count {
      if view.isIdentifier(i) {
        readName(i, owner, view)
        continue
      }
      if view.at(i, "@") {
        if view.at(i + 1, "end") { owner = nil }
        if view.at(i + 1, "implementation") || view.at(i + 1, "interface") || view.at(i + 1, "protocol"), view.isName(i + 2) {
          owner = view.name(i + 2)
          if view.at(i + 3, ":"), view.isName(i + 4) { supertypes[view.name(i + 2)] = view.name(i + 4) }
        }
        continue
      }
      if view.at(i, "-") || view.at(i, "+"), view.startsLine(i), view.enclosing(i) == nil { readMethod(i, owner, view) }
    }
  }

  private func readMethod(_ sign: Int, _ owner: String?, _ view: CodeView) {
    guard view.at(sign + 1, "("), let close = view.partner(sign + 1), view.isIdentifier(close + 1) else { return }
    let name = close + 1
    let (parts, head) = view.methodParts(from: name)
    let end = view.partner(head) ?? head
    add(Declaration(kind: .function, name: name, type: sign + 2..<close, scope: 0..<view.count, owner: owner))
    for part in parts {
      add(
        Declaration(
          kind: .parameter, name: part.name, type: part.type, scope: sign..<max(end, sign + 1), label: part.label, function: name))
    }
  }

  /// `T *x`, `T x`, with a type before and an end of the declaration after.
  private func readName(_ i: Int, _ owner: String?, _ view: CodeView) {
    guard view.mayEndDeclaration(i + 1), view.isName(i), let type = view.typeBefore(i) else { return }
    var kind = Declaration.Kind.local
    var scope = 0..<view.count
    var open = view.enclosing(i)
    var function: Int?
    if let paren = open, view.at(paren, "(") {
      // Parameters of a block or function, the variable of a loop; everything else is arithmetic.
      let isLoop = view.at(paren - 1, "for")
      let isBlock = view.at(paren - 1, "^") || view.isIdentifier(paren - 1) && view.at(paren - 2, "^")
      let isFunction = view.enclosing(paren) == nil && view.isName(paren - 1)
      guard isLoop || isBlock || isFunction, let close = view.partner(paren) else { return }
      let end = view.at(close + 1, "{") ? view.partner(close + 1) ?? close : view.statementEnd(close)
      scope = paren..<max(end, close)
      kind = isLoop ? .local : .parameter
      open = nil
      if isFunction {
        function = paren - 1
        if parameters[paren - 1] == nil {
          add(Declaration(kind: .function, name: paren - 1, type: view.typeBefore(paren - 1), scope: 0..<view.count))
        }
      }
    } else if let brace = open {
      guard view.at(brace, "{") else { return }
      scope = brace..<(view.partner(brace) ?? view.count)
      if case .type = view.header(of: brace) {
        kind = .property
        scope = 0..<view.count
      }
    } else {
      kind = owner == nil ? .global : .property
    }
    let value = view.isAssignment(i + 1) ? i + 2..<view.valueEnd(i + 2) : nil
    add(
      Declaration(
        kind: kind, name: i, type: type, value: value, scope: scope, owner: kind == .property ? owner : nil, function: function))
  }
}

extension CodeView {
  /// So many tokens may stand before the body of a method.
  private static let longestMethodHead = 400

  /// Objective-C: the parts of the selector that a method is declared with, each with its parameter and the tokens of its type, and
  /// the token behind them, a brace or a semicolon. A label is nil where a part has no name: `- (void)curve:(float)a:(float)b`.
  func methodParts(from name: Int) -> (parts: [(label: Int?, name: Int, type: Range<Int>)], end: Int) {
    var parts: [(label: Int?, name: Int, type: Range<Int>)] = []
    var end = name
    while !at(end, "{"), !at(end, ";"), end - name < CodeView.longestMethodHead, let next = after(end) {
      if at(end, ":"), at(end + 1, "("), let type = partner(end + 1), isIdentifier(type + 1) {
        parts.append((end - 1 == parts.last?.name || !isIdentifier(end - 1) ? nil : end - 1, type + 1, end + 2..<type))
      }
      end = next
    }
    return (parts, end)
  }
}
