import RTLFacts
import RTLLexing

/// Decides the tests of a match in code.
struct Evaluator {
  enum Verdict {
    case no
    case yes([Question])
  }

  let code: CodeView
  let knowledge: Knowledge
  /// Modules that the file counts as importing, besides those that it names.
  var importing: Set<String> = []
  private var file: TokenFile { code.file }

  func verdict(_ tests: [Test], for match: Matcher.Match) -> Verdict {
    guard var questions = contextQuestions(match) else { return .no }
    for test in tests {
      switch test {
      case .type(let name, let types, let expected):
        switch typeAnswer(match.captures[name], types, expected: expected) {
        case .no: return .no
        case .yes(let asked): questions += asked
        }
      case .unflippedImage(let name):
        guard let range = match.captures[name], !flips(match) else { return .no }
        if let text = string(range) {
          questions.append(.unflippedImage(text))
        } else if let path = constant(range) {
          questions.append(.unflippedConstant(path))
        } else {
          return .no
        }
      case .imageSet(let name, let expected):
        guard let text = string(match.captures[name]) else { return .no }
        questions.append(.imageSet(text, expected: expected))
      case .target(let needs): questions.append(.target(needs))
      case .project(let marks, let expected): questions.append(.project(marks, of: [], expected: expected))
      case .declares(let name, let member, let expected):
        guard let type = match.captures[name].flatMap(typeName) else { return .no }
        questions.append(.declares(type: type, member: member, expected: expected))
      case .uses(let libraries):
        if !libraries.contains(where: imports) { questions.append(.usesLibrary(libraries)) }
      default:
        guard holds(test, for: match) else { return .no }
      }
    }
    return .yes(questions)
  }

  private func holds(_ test: Test, for match: Matcher.Match) -> Bool {
    switch test {
    case .same(let name, let operand, let expected):
      guard let range = match.captures[name] else { return false }
      return isSame(range, operand, match) == expected
    case .differentSize(let a, let b):
      guard let a = match.captures[a], let b = match.captures[b] else { return false }
      return !isSameSize(a, b)
    case .notTwin(let a, let b, let words):
      guard let a = match.captures[a], let b = match.captures[b] else { return false }
      return !isTwin(a, b, words)
    case .local(let name, let expected):
      return match.captures[name].map { $0.count == 1 && code.isLocalName($0.lowerBound) } == expected
    case .parameter(let name):
      return match.captures[name].map { $0.count == 1 && code.isParameterName($0.lowerBound) } ?? false
    case .unturned(let member, let inFile): return !isTurned(match, by: member, inFile: inFile)
    case .argumentsDiffer(let name, let a, let b):
      return match.captures[name].map { argumentsDiffer($0, a, b) } ?? false
    case .pairedBy(let words, let distance, let reach):
      return isPaired(match, words, distance: distance.flatMap { match.captures[$0] }, reach: reach)
    case .lopsided(let name, let words):
      guard let range = name.map({ match.captures[$0] }) ?? (match.start..<match.end) else { return false }
      return isLopsided(range, words)
    case .besideLater(let name, let operators):
      guard let range = match.captures[name] else { return false }
      return isBesideLater(range, operators, after: match.end)
    case .comparedLater(let name):
      guard let range = match.captures[name] else { return false }
      return isComparedLater(range, after: match.end)
    case .passedLater(let name, let targets):
      return match.captures[name].map { isPassedLater($0, to: targets, after: match.end) } ?? false
    case .askedLater(let name, let members):
      return match.captures[name].map { isAskedLater($0, members, after: match.end) } ?? false
    case .onlyFor(let name, let calls):
      return match.captures[name].map { $0.count == 1 && code.isOnly(local: $0.lowerBound, for: calls) } ?? false
    case .glued(let name):
      return match.captures[name].map { $0.count == 1 && isGlued($0.lowerBound) } ?? false
    case .neverSets(let name, let member):
      return match.captures[name].map { !code.sets(member, of: $0) } ?? false
    case .madeFrom(let name, let runs):
      guard let range = match.captures[name] else { return false }
      return isMade(range, from: runs)
    case .hugsContent(let name):
      return match.captures[name].map { CodeWidths.of(code, knowledge).hugs($0) } ?? false
    case .unused: return isUnused(match)
    case .writtenBeside: return isWrittenBeside(match)
    case .modified(let calls): return isModified(match, by: calls)
    case .among(let count): return code.elementsOfList(around: match.place.lowerBound, atMost: count) >= count
    case .word(let name, let runs, let expected):
      guard let range = match.captures[name] else { return !expected }
      return hasWord(range, runs) == expected
    case .inTable(let name, let texts, let expected):
      guard let range = match.captures[name] else { return !expected }
      let text = range.map { file.string($0) }.joined()
      return (texts.contains(text) || string(range).map(texts.contains) == true) == expected
    case .assigned(let names, let expected):
      return code.assignedName(at: match.place.upperBound - 1).map(names.contains) == true ? expected : !expected
    case .named(let runs, let expected):
      return isNamed(match, runs) == expected
    case .inside(let runs, let expected):
      let words = code.scopeNames(at: match.place.lowerBound).map { Words.split($0.utf8) }
      return words.contains { runs.occur(in: $0) } == expected
    case .asksDirection(let expected):
      return code.asksDirection(around: match.start..<match.end, by: knowledge.guards) == expected
    case .imports(let module):
      return imports(module)
    case .fileHas(let names, let expected):
      return code.hasIdentifier(of: names) == expected
    case .fileMarked(let marks):
      return firstMark(marks) != nil
    case .within(let names):
      return code.callNames(around: match.place.lowerBound).contains(where: names.contains)
    case .type, .unflippedImage, .imageSet, .project, .target, .uses, .declares, .child, .ancestor, .unreferenced, .holds, .heldBy, .first, .hugsText,
      .hugsPicture, .keepsFrame:
      return false
    }
  }

  private func imports(_ module: String) -> Bool { importing.contains(module) || code.importedModules.contains(module) }

  // MARK: - Operands

  private func isSame(_ range: Range<Int>, _ operand: Test.Operand, _ match: Matcher.Match) -> Bool {
    switch operand {
    case .number(let number): return code.number(range) == number
    case .hole(let name):
      guard let other = match.captures[name] else { return false }
      if let a = code.number(range), let b = code.number(other) { return Self.areSame(a, b) }
      return file.sameTokens(range, other)
    }
  }

  func isSameSize(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    if let a = code.number(a), let b = code.number(b) { return abs(abs(a) - abs(b)) <= Self.hair }
    return file.sameTokens(unsigned(a), unsigned(b))
  }

  private func unsigned(_ range: Range<Int>) -> Range<Int> {
    range.count > 1 && file.equals(range.lowerBound, "-") ? range.dropFirst() : range
  }

  /// Points by which two sides may differ before an eye sees it.
  private static let hair = 1.0
  /// Whether what two holes took is one number: 0.01 stands for a 0 that a framework would take for "not set".
  static func areSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.02 }

  /// Whether one operand is the other with the words of its names exchanged. Two known numbers are what they are.
  func isTwin(_ a: Range<Int>, _ b: Range<Int>, _ words: [String: String]) -> Bool {
    guard a.count == b.count else { return false }
    var isExact = true
    for (x, y) in zip(a, b) {
      let (from, to) = (file.string(x), file.string(y))
      if words[from] ?? from == to { continue }
      guard file.tokens[x].kind == .identifier, Words.split(from.utf8).map({ words[$0] ?? $0 }) == Words.split(to.utf8) else { return false }
      isExact = false
    }
    if !isExact, let a = code.number(a), let b = code.number(b) { return a == b }
    return true
  }

  // MARK: - Names

  func hasWord(_ range: Range<Int>, _ runs: WordRuns) -> Bool {
    range.contains { token in
      switch file.tokens[token].kind {
      case .identifier: runs.occur(in: Words.split(file.string(token).utf8))
      case .string: runs.occur(in: Words.split(file.bytes[file.contentRange(ofString: token)]))
      default: false
      }
    }
  }

  /// Names on the left of the place in its statement, and the variable that an initialiser closure fills.
  private func isNamed(_ match: Matcher.Match, _ runs: WordRuns) -> Bool {
    let place = match.place.lowerBound
    let start = min(code.statement(around: place).lowerBound, place)
    // The receiver stands near the start; a longer run is a generated expression.
    if hasWord(start..<min(place, start + 48), runs) { return true }
    if let name = code.initialisedName(around: place) { return runs.occur(in: Words.split(name.utf8)) }
    return false
  }

  /// The name of a type that an operand spells: `Cart.Row`, `Row<Item>`, `Row.self`.
  private func typeName(_ range: Range<Int>) -> String? {
    var names: [String] = []
    for token in range {
      if file.tokens[token].kind == .identifier {
        names.append(file.string(token))
      } else if !file.equals(token, ".") {
        break
      }
    }
    if names.last == "self" || names.last == "class" || names.last == "init" { names.removeLast() }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// The content of an operand that is one plain string literal.
  private func string(_ range: Range<Int>?) -> String? {
    guard let range, range.count == 1, file.tokens[range.lowerBound].kind == .string else { return nil }
    return file.content(ofString: range.lowerBound)
  }

  /// An operand that is a name or a path of names: `arrowLeft`, `Icons.arrowLeft`.
  private func constant(_ range: Range<Int>) -> String? {
    let isPath = range.enumerated().allSatisfy { $0 % 2 == 0 ? file.tokens[$1].kind == .identifier : file.equals($1, ".") }
    return isPath && !range.count.isMultiple(of: 2) ? file.text(range) : nil
  }

  /// True when the rest of the statement flips the picture.
  private func flips(_ match: Matcher.Match) -> Bool {
    let flips = code.names(knowledge.flips)
    guard !flips.isEmpty else { return false }
    let statement = code.statement(around: match.place.lowerBound)
    return flips.contains(where: statement.contains)
  }
}

extension Evaluator {
  /// What the project must say about the contexts of a match's implicit members; nil when one has
  /// another type than the pattern asks for, or none that any file can say.
  private func contextQuestions(_ match: Matcher.Match) -> [Question]? {
    var questions: [Question] = []
    for context in match.contexts {
      let value = file.string(file.equals(context.member, ".") ? context.member + 1 : context.member)
      if case .known(let type, _) = code.contextualType(at: context.member, knowledge.members) {
        guard type == context.type || context.type.hasSuffix("." + type) || type.hasSuffix("." + context.type) else { return nil }
        guard let uses = code.uses(ofValueAt: context.member, knowledge.members), !uses.compared.contains(value) else { continue }
        guard !uses.passedTo.isEmpty else { return nil }
        questions.append(.used(value, of: type, at: uses.passedTo))
        continue
      }
      guard let path = code.contextPath(at: context.member, knowledge.members) else { return nil }
      questions.append(.type(path, of: [context.type], spelled: "", expected: true))
      questions.append(.used(value, of: context.type, at: [path]))
    }
    return questions
  }

  /// Whether the contexts of a match's implicit members have the types that the pattern asks for, as
  /// far as the file knows.
  func contextHolds(_ match: Matcher.Match) -> Bool { contextQuestions(match) != nil }

  /// The first statement of the file with one of these marks, by one of its tokens.
  private func firstMark(_ marks: [String]) -> (mark: String, token: Int)? {
    for mark in marks {
      if let token = knowledge.marks.places(of: mark, in: code).first { return (mark, token) }
    }
    return nil
  }

  /// What a message calls `{PLACE}`, then the declarations of this file on which the answers to type tests rest, those on
  /// the line of the place apart: a reader sees them anyway.
  func evidence(_ tests: [Test], for match: Matcher.Match) -> [(range: Range<Int>, message: String)] {
    var evidence: [(range: Range<Int>, message: String)] = []
    func add(_ declaration: Int, _ message: String) {
      let (first, last) = (min(declaration, match.place.lowerBound), max(declaration, match.place.lowerBound))
      guard first < last, file.tokens[first + 1...last].contains(where: { $0.flags.contains(.startsLine) }) else { return }
      evidence.append((file.tokens[declaration].range, message))
    }
    for case .fileMarked(let marks) in tests {
      if let (mark, token) = firstMark(marks) { evidence.append((file.tokens[token].range, "this file \(spoken(mark)) here")) }
    }
    for case .type(let name, _, expected: true) in tests {
      guard let range = match.captures[name], let last = range.last,
        case .known(let type, let declaration?) = code.expressionType(endingAt: last, knowledge.members)
      else { continue }
      add(declaration, "`\(file.text(range))` is a `\(type)`")
    }
    for context in match.contexts {
      guard case .known(let type, let declaration?) = code.contextualType(at: context.member, knowledge.members) else { continue }
      let isArgument = if case .argument = code.context(of: context.member).context { true } else { false }
      add(declaration, "`\(file.string(declaration))` \(isArgument ? "takes" : "is a") `\(type)`\(isArgument ? " here" : "")")
    }
    return evidence
  }

  private func typeAnswer(_ range: Range<Int>?, _ types: [String], expected: Bool) -> Verdict {
    guard let last = range?.last, let range else { return expected ? .no : .yes([]) }
    let path: TypePath
    if case .known(let type, _) = code.expressionType(endingAt: last, knowledge.members) {
      if types.contains(where: { $0 == type || type.hasSuffix("." + $0) }) { return expected ? .yes([]) : .no }
      // A class of the project may inherit from one of these.
      guard !knowledge.members.knows(type) else { return expected ? .no : .yes([]) }
      path = .known(type)
    } else if let found = code.typePath(endingAt: last, knowledge.members) {
      path = found
    } else {
      return expected ? .no : .yes([])
    }
    return .yes([.type(path, of: types, spelled: file.text(range), expected: expected)])
  }

  /// The text of what the value is assigned to, nil for a value that is not assigned.
  func target(of match: Matcher.Match) -> String? {
    guard let target = assignedTokens(match) else { return nil }
    var text = code.file.text(target)
    for prefix in ["self.", "self->", "_"] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
    return text
  }

  /// The type of the thing whose member gets the value; nil where the file does not tell.
  func receiverType(of match: Matcher.Match) -> String? {
    guard let target = assignedTokens(match), target.count > 2, code.at(target.upperBound - 2, ".") else { return nil }
    var end = target.upperBound - 3
    while end > target.lowerBound, code.at(end, "?") || code.at(end, "!") { end -= 1 }
    return code.expressionType(endingAt: end, knowledge.members).name
  }

  /// What is assigned to, where the place is the value or itself the member that gets one.
  private func assignedTokens(_ match: Matcher.Match) -> Range<Int>? {
    let last = match.place.upperBound - 1
    if code.at(last + 1, "=") { return code.operandStart(endingAt: last)..<last + 1 }
    guard case .assignment(let target, _) = code.context(of: last).context else { return nil }
    return target
  }

  /// Tokens of an `if` with its branches that are looked at: one that chooses by the version of the system is short.
  private static let longestChoice = 600

  private func isWrittenBeside(_ match: Matcher.Match) -> Bool {
    guard let choice = code.choice(around: match.place.lowerBound) else { return false }
    return choice.prefix(Self.longestChoice).contains { token in
      file.tokens[token].kind == .string && match.edits.contains { file.bytes[file.contentRange(ofString: token)].elementsEqual($0.replacement.utf8) }
    }
  }

  /// The view that is made with the place or takes it: `arrow` of `let arrow = PictureView(picture: Picture("arrow"))`, of
  /// `arrow.setPicture(Picture("arrow"))` and of `[self.arrow setPicture:…]`.
  func view(taking match: Matcher.Match) -> String? {
    let first = match.place.lowerBound
    let end = code.operandEnd(startingAt: !code.isSwift && code.at(first - 1, "[") ? first - 1 : first)
    guard case .argument(_, let callee, let call, _) = code.context(of: end).context else { return nil }
    let isType = callee.last.map(code.file.string)?.first?.isUppercase == true
    if !code.isSwift || isType, let made = code.assignedName(at: code.operandEnd(startingAt: call)) { return made }
    let receiver = code.isSwift ? callee.dropLast() : code.at(call, "[") ? call + 1..<code.operandEnd(startingAt: call + 1) + 1 : 0..<0
    // Locals of one name stand in many functions of a type.
    return receiver.last { code.file.tokens[$0].kind == .identifier }.flatMap { code.isLocalName($0) ? nil : code.file.string($0) }
  }

  /// Whether the place compares what the tests want to be assigned: `label.alignment == .left`.
  func comparesTarget(_ match: Matcher.Match, _ tests: [Test]) -> Bool {
    let targets = tests.flatMap { test in if case .assigned(let names, true) = test { Array(names) } else { [String]() } }
    guard !targets.isEmpty, isCompared(match) else { return false }
    func namesTarget(_ range: Range<Int>) -> Bool {
      range.contains { code.file.tokens[$0].kind == .identifier && targets.contains(code.file.string($0)) }
    }
    return namesTarget(code.statement(around: match.place.lowerBound)) || code.switchValue(around: match.place.lowerBound).map(namesTarget) ?? false
  }

  /// Comparisons and `case` patterns are never defects.
  func isCompared(_ match: Matcher.Match) -> Bool { code.isMatched(match.place.upperBound - 1) }

  /// A comment says that the side is meant.
  func isMeant(_ match: Matcher.Match) -> Bool { code.isMeant(match.place.lowerBound, by: knowledge.guards) }

  /// Code under a test of the direction is handled code.
  ///
  /// The offending words are no test of themselves, though some name a direction.
  func isGuarded(_ match: Matcher.Match) -> Bool {
    let token = match.place.upperBound - 1
    guard let guarding = code.guardAt(token, knowledge.guards) else { return false }
    return !match.place.contains(guarding.token) || code.guardAt(token, knowledge.guards, except: match.place) != nil
  }
}
