import RTLFacts
import RTLLexing

/// What conditions and findings ask about the matches in one file of code.
final class Evaluator {
  let code: CodeView
  let vocabularies: Vocabularies
  /// Of the file, from the project's root.
  let path: String
  /// Modules that the file counts as importing, besides those that it names.
  let importing: Set<String>
  var file: TokenFile { code.file }
  /// Made when first asked for.
  private(set) lazy var widths = CodeWidths(code, vocabularies)
  /// For patterns in conditions.
  private(set) lazy var matcher = Matcher(code)

  init(_ code: CodeView, _ vocabularies: Vocabularies, path: String, importing: Set<String>) {
    (self.code, self.vocabularies, self.path, self.importing) = (code, vocabularies, path, importing)
  }

  /// What the project must say for the match to count; nil where a condition does not hold.
  func questions(_ conditions: [Condition], for match: Matcher.Match) -> [ProjectQuery]? {
    guard var questions = contextQuestions(match) else { return nil }
    for index in conditions.indices {
      switch conditions[index].answer(match, self) {
      case .yes: continue
      case .ask(let question): questions.append(question)
      case .no, .neither: return nil
      }
    }
    return questions
  }

  /// The content of an operand that is one plain string literal.
  func string(_ range: Range<Int>?) -> String? {
    guard let range, range.count == 1, file.tokens[range.lowerBound].kind == .string else { return nil }
    return file.content(ofString: range.lowerBound)
  }

  /// What the project must say about the contexts of a match's implicit members; nil when one has
  /// another type than the pattern asks for, or none that any file can say.
  private func contextQuestions(_ match: Matcher.Match) -> [ProjectQuery]? {
    var questions: [ProjectQuery] = []
    for context in match.contexts {
      let value = file.string(file.equals(context.member, ".") ? context.member + 1 : context.member)
      if case .known(let type, _) = code.contextualType(at: context.member) {
        guard type == context.type || context.type.hasSuffix("." + type) || type.hasSuffix("." + context.type) else { return nil }
        guard let uses = code.uses(ofValueAt: context.member), !uses.compared.contains(value) else { continue }
        guard !uses.passedTo.isEmpty else { return nil }
        questions.append(.used(value, of: type, at: uses.passedTo.map(\.path)))
        continue
      }
      guard let path = code.contextPath(at: context.member) else { return nil }
      questions.append(.type(path, of: [context.type], spelled: "", expected: true))
      questions.append(.used(value, of: context.type, at: [path]))
    }
    return questions
  }

  /// Whether the contexts of a match's implicit members have the types that the pattern asks for, as
  /// far as the file knows.
  func contextHolds(_ match: Matcher.Match) -> Bool { contextQuestions(match) != nil }

  /// What a message calls `{PLACE}`, then the declarations of this file on which the answers to type tests rest, those on
  /// the line of the place apart: a reader sees them anyway.
  func evidence(_ conditions: [Condition], for match: Matcher.Match) -> [(range: Range<Int>, message: String)] {
    var evidence: [(range: Range<Int>, message: String)] = []
    func add(_ declaration: Int, _ message: String) {
      let (first, last) = (min(declaration, match.place.lowerBound), max(declaration, match.place.lowerBound))
      guard first < last, file.tokens[first + 1...last].contains(where: { $0.flags.contains(.startsLine) }) else { return }
      evidence.append((file.tokens[declaration].range, message))
    }
    let shown = conditions.compactMap { $0.isNegated ? nil : $0.evidence?(match, self) }
    for place in shown where place.isPlace { evidence.append((file.tokens[place.token].range, place.message)) }
    for other in shown where !other.isPlace { add(other.token, other.message) }
    for context in match.contexts {
      guard case .known(let type, let declaration?) = code.contextualType(at: context.member) else { continue }
      let isArgument = if case .argument = code.context(of: context.member).context { true } else { false }
      add(declaration, "`\(file.string(declaration))` \(isArgument ? "takes" : "is a") `\(type)`\(isArgument ? " here" : "")")
    }
    return evidence
  }

  /// What the value is assigned to, nil for a value that is not assigned.
  func target(of match: Matcher.Match) -> AssignedMember? {
    var text: String
    if let target = assignedTokens(match) {
      text = spelledOut(target)
    } else if let set = code.propertySet(at: valueEnd(match)) {
      text = spelledOut(set.receiver) + "." + set.member
    } else {
      return nil
    }
    for prefix in ["self.", "self->", "_"] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
    return AssignedMember(text: text)
  }

  /// The text of an operand, a name that stands for a thing spelled as the thing.
  private func spelledOut(_ operand: Range<Int>) -> String { code.spelledOut(operand).map(file.string).joined() }

  /// The type of the thing whose member gets the value; nil where the file does not tell.
  func receiverType(of match: Matcher.Match) -> String? {
    guard let target = assignedTokens(match), target.count > 2, code.at(target.upperBound - 2, ".") else { return nil }
    var end = target.upperBound - 3
    while end > target.lowerBound, code.at(end, "?") || code.at(end, "!") { end -= 1 }
    return code.expressionType(endingAt: end).name
  }

  /// The last token of the value: of a type in Objective-C, what the messages to it give, `[[Picture named:x] tinted]`.
  private func valueEnd(_ match: Matcher.Match) -> Int {
    var (start, last) = (match.place.lowerBound, match.place.upperBound - 1)
    guard !code.isSwift, code.isCapital(last) else { return last }
    while code.at(start - 1, "["), code.isCall(start - 1), let close = code.partner(start - 1) { (start, last) = (start - 1, close) }
    return last
  }

  /// What is assigned to, where the place is the value or itself the member that gets one.
  private func assignedTokens(_ match: Matcher.Match) -> Range<Int>? {
    let last = match.place.upperBound - 1
    if code.at(last + 1, "=") { return code.operandStart(endingAt: last)..<last + 1 }
    guard case .assignment(let target, _) = code.context(of: valueEnd(match)).context else { return nil }
    return target
  }

  /// The view whose member gets the value, by itself or as a part of what calls make of it:
  /// `label.attributedText = title.styled(alignment: .left)`.
  func changedView(_ match: Matcher.Match) -> Range<Int>? {
    var end = match.place.upperBound - 1
    if let target = assignedTokens(match) { return owner(of: target) }
    if let set = code.propertySet(at: end) { return set.receiver }
    for _ in 0..<Self.mostMakers {
      switch code.context(of: end).context {
      case .assignment(let target, _): return owner(of: target)
      case .argument(_, _, let call, _):
        end = code.operandEnd(startingAt: call)
        if let set = code.propertySet(at: end) { return set.receiver }
      case .initialValue(let name):
        // A local that is used once, whole.
        let uses = code.names([code.name(name)]).filter { $0 != name && !code.at($0 - 1, ".") }
        guard code.isLocalName(name), uses.count == 1 else { return nil }
        end = uses[0]
        if let set = code.propertySet(at: end) { return set.receiver }
      default: return nil
      }
    }
    return nil
  }

  /// What has the member that is assigned to.
  private func owner(of target: Range<Int>) -> Range<Int>? {
    target.count > 2 && code.at(target.upperBound - 2, ".") ? target.lowerBound..<target.upperBound - 2 : nil
  }

  /// The view that is made with the place or takes it: `arrow` of `let arrow = PictureView(picture: Picture("arrow"))`, of
  /// `arrow.setPicture(Picture("arrow"))` and of `[self.arrow setPicture:…]`.
  func view(taking match: Matcher.Match) -> String? {
    let first = match.place.lowerBound
    var end = code.operandEnd(startingAt: !code.isSwift && code.at(first - 1, "[") ? first - 1 : first)
    for _ in 0..<Self.mostMakers {
      guard case .argument(_, let callee, let call, _) = code.context(of: end).context else { return nil }
      let made = code.operandEnd(startingAt: call)
      let isType = callee.last.map(code.file.string)?.first?.isUppercase == true
      if !code.isSwift || isType, let name = holder(ofValueEndingAt: made) ?? code.assignedName(at: made) { return name }
      let receiver = code.isSwift ? callee.dropLast() : code.at(call, "[") ? call + 1..<code.operandEnd(startingAt: call + 1) + 1 : 0..<0
      // Locals of one name stand in many functions of a type.
      if let name = receiver.last(where: { code.file.tokens[$0].kind == .identifier }) { return code.isLocalName(name) ? nil : code.file.string(name) }
      guard isType else { return nil }
      end = made
    }
    return nil
  }

  /// The thing whose member gets a value: `icon` of `cell.icon.image = Picture("arrow")`.
  private func holder(ofValueEndingAt i: Int) -> String? {
    guard case .assignment(let target, _) = code.context(of: i).context, let owner = owner(of: target)?.last(where: code.isName), !code.isLocalName(owner)
    else { return nil }
    return code.at(owner, "self") ? nil : code.name(owner)
  }

  /// Calls that make one thing of another: `PictureView(picture: Picture("arrow"))`.
  private static let mostMakers = 3

  /// Whether the place compares what the conditions want to be assigned: `label.alignment == .left`.
  func comparesTarget(_ match: Matcher.Match, _ conditions: [Condition]) -> Bool {
    let targets = Set(conditions.filter { !$0.isNegated }.flatMap(\.targets))
    guard !targets.isEmpty, isCompared(match) else { return false }
    func namesTarget(_ range: Range<Int>) -> Bool {
      range.contains { code.file.tokens[$0].kind == .identifier && targets.contains(code.file.string($0)) }
    }
    return namesTarget(code.statement(around: match.place.lowerBound)) || code.switchValue(around: match.place.lowerBound).map(namesTarget) ?? false
  }

  /// Comparisons and `case` patterns are never defects.
  func isCompared(_ match: Matcher.Match) -> Bool { code.isMatched(match.place.upperBound - 1) }

  /// A comment says that the side is meant.
  func isMeant(_ match: Matcher.Match) -> Bool { code.isMeant(match.place.lowerBound) }

  /// Code under a test of the direction is handled code.
  ///
  /// The offending words are no test of themselves, though some name a direction.
  func isGuarded(_ match: Matcher.Match) -> Bool {
    let token = match.place.upperBound - 1
    guard let guarding = code.directionCheck(at: token) else { return false }
    return !match.place.contains(guarding.token) || code.directionCheck(at: token, except: match.place) != nil
  }
}
