import RTLFacts
import RTLLexing

/// What code may change of a view.
package enum ViewAspect: Sendable {
  /// The width that its constraints give it.
  case width
  /// The width of a view that no constraint holds: what moves its frame does not change that.
  case freeWidth
  /// At which end of its row it is.
  case side
}

/// What the code of a file does with a view besides constraints.
extension CodeWidths {
  enum Use: Equatable { case free, stacked(in: String), unknown }

  /// The tokens of a name, and of its instance variable.
  func tokens(of name: String) -> [Int] {
    code.names([name, "_" + name]).filter { !isCopied($0) }
  }

  /// Whether a token stands in the place of a name, and a second time in the value that the name has.
  func isCopied(_ token: Int) -> Bool { file.copy(at: token).map { !$0.isType } ?? false }

  /// Where the value of a name stands in its place: the first tokens.
  func copies(of name: String) -> [Int] {
    file.copies.filter { !$0.isType && PlacedView.bare(String(decoding: file.bytes[$0.use], as: UTF8.self)) == name }.map(\.tokens.lowerBound)
  }

  func declarations(of name: String) -> [Int] {
    tokens(of: name).filter { isAt($0 - 1, "let") || isAt($0 - 1, "var") || isAt($0 - 1, "*") && (isAt($0 + 1, ";") || isAt($0 + 1, "=")) || isNext($0) }
      // `let price = { let price = Label(); …; return price }()` is one.
      .filter { code.initialisedName(around: $0) != name || !isAt(code.brackets.opener(enclosing: $0) - 1, "=") }
  }

  /// `price` in `let title = Label(), price = Label()`.
  private func isNext(_ token: Int) -> Bool {
    guard code.isSwift, isAt(token - 1, ","), isAt(token + 1, "=") || isAt(token + 1, ":") else { return false }
    let block = code.brackets.opener(enclosing: token)
    return code.statement(around: token).prefix { $0 < token }.contains { (isAt($0, "let") || isAt($0, "var")) && code.brackets.opener(enclosing: $0) == block }
  }

  /// Not by an outlet: its constraints are in a file of Interface Builder.
  func isDeclaredHereAlone(_ name: String) -> Bool {
    let declared = declarations(of: name)
    return declared.count == 1 && !declaresOutlet(declared[0])
  }

  /// Whether other files can name it: it is no local, and not private.
  func isKnownElsewhere(_ name: String) -> Bool { declarations(of: name).contains { code.mayBeNamedElsewhere($0) } }

  /// Whether this file may change a view of that name which another file declares.
  func changes(_ aspect: ViewAspect, of name: String) -> Bool {
    let tokens = tokens(of: name)
    guard tokens.count < CodeWidths.mostUses else { return true }
    let isOwn = !declarations(of: name).isEmpty
    /// A stack gives a view another width, but no side of its own.
    func isChanged(_ token: Int) -> Bool {
      switch use(at: token, aspect) {
      case .free: false
      case .stacked: aspect != .side
      case .unknown: true
      }
    }
    return tokens.contains { token in
      let isMember = (isAt(token - 1, ".") || isAt(token - 1, "->")) && !isSelf(token - 2)
      return (isMember || !isOwn) && !isAt(token + 1, ":") && isChanged(token)
    } || standIns.contains { $0.key != name && $0.key.hasSuffix("." + name) && $0.value.contains(where: isChanged) }
      || !isOwn && (aspect == .side ? isFixed(name) : isPlaced(name))
  }

  func declaresOutlet(_ declaration: Int) -> Bool {
    (max(0, declaration - 8)..<declaration).contains { words.has(file.string($0), .outlet) }
  }

  /// Whether the file declares it as an outlet, or another file does.
  func mayBeOutlet(_ name: String) -> Bool { declarations(of: name).allSatisfy(declaresOutlet) }

  /// Whether what the file makes of a name shows text that nobody writes: no field, as far as its types say.
  func mayBeLabel(_ name: String) -> Bool {
    let made = tokens(of: name).filter { isAt($0 + 1, "=") || isAt($0 + 1, ":") || isAt($0 - 1, "*") }
    guard made.allSatisfy({ isMadeHere(from: $0) }) else { return false }
    let names = made.prefix(CodeWidths.mostUses).flatMap { token in
      // Behind a comma, another name is declared.
      (max(0, token - 2)..<min(token + CodeWidths.longestMaker, code.statement(around: token).upperBound)).prefix { $0 < token || !isAt($0, ",") }
        .filter { file.tokens[$0].kind == .identifier }.map(file.string)
    }
    return names.contains { words.has($0, .label) }
      || !names.contains { $0.first?.isUppercase == true && words.hasWord($0, .field) }
  }
  /// Whether nothing but a class makes what a name gets: a helper may give it a width.
  private func isMadeHere(from token: Int) -> Bool {
    let statement = code.statement(around: token)
    guard let sign = statement.first(where: { $0 > token && isAt($0, "=") }), statement.contains(sign + 1) else { return true }
    let value = (sign + 1..<min(sign + CodeWidths.longestMaker, statement.upperBound)).filter { file.tokens[$0].kind == .identifier }.map(file.string)
    if isAt(sign + 1, "{") || isAt(sign + 1, "nil") || value.contains(where: { words.has($0, .label) || words.has($0, .makes) }) { return true }
    return value.first?.first?.isUppercase == true && isAt(sign + 2, "(")
  }
  /// Tokens behind a name that say what is made: `: NSTextField = NSTextField(labelWithString`.
  private static let longestMaker = 12

  /// What the file does with a view besides constraints; nil where anything may change it.
  func uses(of name: String, changing aspect: ViewAspect = .width) -> Use? {
    var use = Use.free
    let tokens = tokens(of: name)
    guard tokens.count < CodeWidths.mostUses else { return nil }
    for next in (tokens + standIns(of: name)).map({ self.use(at: $0, aspect) }) + copies(of: name).map(argument) {
      switch next {
      case .unknown: return nil
      case .stacked(let stack):
        if case .stacked(let other) = use, other != stack { return nil }
        use = .stacked(in: stack)
      case .free: break
      }
    }
    return use
  }
  private static let mostUses = 200

  func use(at token: Int, _ aspect: ViewAspect = .width) -> Use {
    func isNeutral(_ member: Int, isOwn: Bool) -> Bool {
      switch aspect {
      case .width: self.isNeutral(member: member, isOwn: isOwn)
      case .freeWidth: isOwn && keepsSize(member)
      case .side:
        !path(member).contains { words.has(Setter.property(of: $0) ?? $0, .turning) }
          && (setsLines(member) || self.isNeutral(member: member, isOwn: isOwn || !isFixed(PlacedView.bare(file.string(token)))) || isOwn && leavesSide(token))
      }
    }
    let isMember = isAt(token - 1, ".") || isAt(token - 1, "->")
    // What one of many is held by is not known.
    let isOne = !isAt(token, "$0") || code.objects(namedBy: token).count == 1
    let isOwn = isOne && (!isMember || isSelf(token - 2))
    if !isMember, isAt(token - 1, "let") || isAt(token - 1, "var") || isAt(token - 1, "*") { return .free }
    // `- (Label *)price {` gives it, and hands it to nobody.
    if !code.isSwift, isAt(token - 1, ")"), isAt(code.brackets.partner(of: token - 1) - 1, "-") { return .free }
    var next = token + 1
    while isAt(next, "?") || isAt(next, "!") { next += 1 }
    let start = isMember && isOwn ? token - 2 : token
    if isAt(start - 1, "&") { return .unknown }
    if isAt(next, "."), next + 1 < file.tokens.count { return isNeutral(next + 1, isOwn: isOwn) ? .free : .unknown }
    if isOwn, isAt(start - 1, "["), !isAt(start - 2, "@"), next < file.tokens.count, file.tokens[next].kind == .identifier {
      return isNeutral(next, isOwn: true) ? .free : .unknown
    }
    // A label, an assignment to it, the result of what makes it.
    if isAt(next, ":") && !isAt(start - 1, "?") || isAt(next, "=") || isAt(start - 1, "return") || isAt(start - 1, "@synthesize") { return .free }
    if isAt(start - 1, "="), isAt(start - 3, "let") || isAt(start - 3, "*") { return areNeutral(namesakes: start - 2, of: token, aspect) ? .free : .unknown }
    return argument(start)
  }

  /// A block names `self` otherwise: `strongSelf.title`.
  func isSelf(_ token: Int) -> Bool { isSelf(file.string(token)) }

  func isSelf(_ name: String) -> Bool { name.lowercased().contains("self") }

  /// Whether a local that stands for a view leaves it as it is.
  func areNeutral(namesakes local: Int, of view: Int, _ aspect: ViewAspect) -> Bool {
    tokens(of: file.string(local)).filter { code.objects(namedBy: $0).contains { $0.upperBound == view + 1 } }.allSatisfy { use(at: $0, aspect) == .free }
  }

  /// Whether the braces round a token let a local have more lines than one, which do show their alignment.
  func breaksLines(_ local: String, around token: Int) -> Bool {
    let open = code.brackets.opener(enclosing: token)
    let name = Array(local.utf8)
    return open >= 0 && (open..<code.brackets.partner(of: open)).prefix(CodeWidths.longestBlock).contains { file.equals($0, name) && setsLines($0 + 2) }
  }

  /// Whether a member is a number of lines that is set to another one than 1.
  func setsLines(_ member: Int) -> Bool {
    member + 2 < file.tokens.count && words.has(file.string(member), .lines) && !isAt(member + 2, "1")
  }

  func isNeutral(member: Int, isOwn: Bool) -> Bool {
    if setsLines(member) { return false }
    let name = file.string(member)
    if words.anchors[name] != nil || path(member).contains(where: words.blockMakers.contains) { return isOwn }
    if isSize(member) { return !isSet(member) }
    if words.has(name, .neutral) || words.has(name, .fitting) || words.has(name, .hugging) || words.has(name, .listing) && isAt(member + 2, "[") { return true }
    return !words.hasWord(name, .placing)
  }

  /// It is handed to something: what adds it to a view or a stack is known.
  func argument(_ start: Int) -> Use {
    var open = code.brackets.opener(enclosing: start)
    if open > 0, isAt(open, "["), isAt(start - 1, "[") || isAt(start - 1, ",") {
      let close = code.brackets.partner(of: open)
      // What a loop does to each is a use of its own.
      if code.setsUpThings(close + 3) { return .free }
      if isAt(close + 1, "."), close + 2 < file.tokens.count { return isAdding(code.statement(around: open)) ? .free : .unknown }
      if isAt(open - 1, ":") || isAt(open - 1, "@") && isAt(open - 2, ":") {
        let label = isAt(open - 1, ":") ? open - 2 : open - 3
        if label >= 0, arranges(label) { return stacked(by: label) }
      }
      open = code.brackets.opener(enclosing: open)
    }
    guard open >= 0 else { return .unknown }
    let callee: Int
    if isAt(open, "(") { callee = open - 1 } else if isAt(start - 1, ":") { callee = start - 2 } else { return .unknown }
    guard callee > 0, file.tokens[callee].kind == .identifier else { return .unknown }
    // What a constraint that is read in full does to it is known, and a condition only asks for it.
    if words.has(file.string(callee), .neutral) || isAt(callee, "if") || !isAt(start - 1, ".") && whole(open) != nil { return .free }
    if arranges(callee) { return stacked(by: callee) }
    if isAt(open, "("), code.setsUpThings(code.brackets.partner(of: open) + 1) { return .free }
    guard words.hasWord(file.string(callee), .adds) else { return .unknown }
    // A helper may be told where to hold what it adds.
    return words.has(file.string(callee), .inserts) || code.arguments(ofCallAt: open).count == 1 ? .free : .unknown
  }

  func arranges(_ callee: Int) -> Bool { words.has(file.string(callee), .arranging) || words.hasWord(file.string(callee), .arranges) }

  func stacked(by callee: Int) -> Use { stacks.name(arrangingBy: callee).map { .stacked(in: $0) } ?? .unknown }

  /// A loop over views that adds them and does nothing to their size.
  func isAdding(_ statement: Range<Int>) -> Bool {
    var adds = false
    for token in statement.prefix(CodeWidths.longestBlock) where file.tokens[token].kind == .identifier {
      let name = file.string(token)
      if words.anchors[name] != nil || words.blockMakers.contains(name) || words.has(name, .sizing) || words.hasWord(name, .arranges) { return false }
      if words.hasWord(name, .adds) { adds = true } else if isAt(token + 1, "("), words.hasWord(name, .placing) { return false }
    }
    return adds
  }
}

extension CodeView {
  /// Whether the file may change a view of that name which another file declares.
  package func changes(_ aspect: ViewAspect, of view: String, _ vocabularies: Vocabularies) -> Bool {
    CodeWidths(self, vocabularies).changes(aspect, of: view)
  }
}
