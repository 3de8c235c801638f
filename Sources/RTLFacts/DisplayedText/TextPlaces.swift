/// Who reads a text, as far as the code that builds it says.
package enum TextReaders: Sendable {
  /// Logs, addresses, keys, queries, markup, tests: nobody sees it on a screen.
  case machines
  case unknown
  /// A label, a title, or a translated text that takes it in.
  case users
  /// An accessibility text: it is read aloud, in the order in which it is built.
  case listeners
  /// The literal is a key of the translations, holes and all: translators order its parts.
  case translators

  /// Takes what another use of the text says.
  mutating func take(_ other: TextReaders) {
    switch other {
    case .users, .translators: self = .users
    case .listeners: self = .listeners
    case .machines: if self == .unknown { self = .machines }
    case .unknown: break
    }
  }
}

extension CodeView {
  /// Whether a text is only read aloud: an accessibility text, or the key of one.
  package func isSpoken(_ range: Range<Int>, path: String) -> Bool {
    switch readers(of: range, path: path) {
    case .listeners: return true
    case .translators:
      // `.accessibilityLabel(Text("…"))`
      var open = enclosing(range.lowerBound)
      while let call = open, at(call, "(") {
        if isIdentifier(call - 1), IdentifierWords.has(name(call - 1), textVocabulary.spoken) { return true }
        open = enclosing(call)
      }
      return false
    default: return false
    }
  }

  /// Who reads the text that an expression gives.
  package func readers(of range: Range<Int>, path: String) -> TextReaders {
    let places = TextPlaces(code: self, vocabulary: textVocabulary)
    if places.isInMachineFolder(path) { return .machines }
    if let known = readers[range] { return known }
    let found = places.readers(of: range)
    readers[range] = found
    return found
  }

  /// Whether an expression is what `??` falls back to when a formatter gives nothing.
  package func isLastResort(_ range: Range<Int>) -> Bool {
    guard at(range.lowerBound - 1, "??") else { return false }
    return (operandStart(endingAt: range.lowerBound - 2)..<range.lowerBound - 1).contains {
      isIdentifier($0) && IdentifierWords.has(name($0), textVocabulary.formatters)
    }
  }

  /// Whether a name in these tokens gives a translated text.
  package func isLocalized(_ range: Range<Int>) -> Bool {
    range.prefix(64).contains { isIdentifier($0) && IdentifierWords.has(name($0), textVocabulary.localized) }
  }
}

extension CodeView {
  /// A literal by one of its pieces, and whether its text is markup, a query or an address. All of its pieces are
  /// known then: a literal of thousands is asked for each of them.
  fileprivate func literal(ofPiece piece: Int) -> Literal {
    if let known = literals[piece] { return known }
    let head = stringHead(of: piece)
    var pieces = [head]
    while let last = pieces.last, !isKind(last, .stringTail), let next = partner(last), next > last { pieces.append(next) }
    let literal = Literal(range: head..<pieces[pieces.count - 1] + 1, isMarkup: pieces.contains { textVocabulary.isMarkup(bytes($0)) })
    for each in pieces { literals[each] = literal }
    literals[piece] = literal
    return literal
  }

  /// An interpolated text.
  struct Literal {
    var range: Range<Int>
    var isMarkup: Bool
  }
}

extension TextVocabulary {
  /// Whether a text is markup, a query or an address.
  package func isMarkup(_ text: ArraySlice<UInt8>) -> Bool {
    markup.contains { mark in
      guard let first = mark.first, text.count >= mark.count else { return false }
      return (text.startIndex...text.endIndex - mark.count).contains { text[$0] == first && text[$0..<$0 + mark.count].elementsEqual(mark) }
    }
  }
}

extension IdentifierWords {
  /// Whether a name has one of these runs of words.
  static func has(_ name: String, _ runs: [[String]]) -> Bool {
    guard !name.isEmpty else { return false }
    let words = split(name.utf8)
    return runs.contains { contains(words, run: $0) }
  }
}

extension IdentifierWords {
  /// How many words there are up to the end of the last of these runs; 0 when none occurs.
  fileprivate static func end(of runs: [[String]], in words: [String]) -> Int {
    for end in stride(from: words.count, to: 0, by: -1) {
      for k in runs.indices where runs[k].last == words[end - 1] && runs[k].count <= end {
        if words[end - runs[k].count..<end].elementsEqual(runs[k]) { return end }
      }
    }
    return 0
  }
}

struct TextPlaces {
  let code: CodeView
  let vocabulary: TextVocabulary
  /// What a function returns is not followed by the name of the function: it may return other things besides.
  var endsAtReturn = false

  /// Calls, closures and variables that a text is followed through.
  static let steps = 10
  /// Tokens behind a declaration in which uses of the variable are looked for.
  static let uses = 2_000
  /// Tokens at the end of a callee whose names are asked: a chain of thousands of calls has as many callees.
  private static let calleeTokens = 200

  func readers(of range: Range<Int>) -> TextReaders {
    if isInMachineScope(range.lowerBound) { return .machines }
    let found = follow(range, variables: 2)
    guard found == .users, code.scopeNames(at: range.lowerBound).contains(where: { IdentifierWords.has($0, vocabulary.spoken) }) else { return found }
    return .listeners
  }

  // MARK: Names

  /// Whether a folder, or the file without its extension, has a name that ends in words of a folder whose texts are for machines.
  func isInMachineFolder(_ path: String) -> Bool {
    if let known = code.machineFolders[path] { return known }
    let bytes = Array(path.utf8)
    var start = 0
    var found = false
    for i in bytes.indices where bytes[i] == UInt8(ascii: "/") || bytes[i] == UInt8(ascii: ".") {
      let words = IdentifierWords.split(bytes[start..<i])
      found = found || vocabulary.folders.contains { words.suffix($0.count).elementsEqual($0) }
      if bytes[i] == UInt8(ascii: "/") { start = i + 1 }
    }
    code.machineFolders[path] = found
    return found
  }

  private func isInMachineScope(_ i: Int) -> Bool {
    if !vocabulary.consoles.isDisjoint(with: code.importedModules), vocabulary.screenModules.isDisjoint(with: code.importedModules) { return true }
    let scope = code.scopeNames(at: i)
    if scope.contains(where: isMachineScope) { return true }
    return scope.last.map { vocabulary.debug.contains($0) || !code.isSwift && vocabulary.convertible.contains($0) } ?? false
  }

  /// A `LogView` may show what people keep a log of.
  private func isMachineScope(_ name: String) -> Bool {
    guard IdentifierWords.has(name, vocabulary.machineScopes) else { return false }
    let words = IdentifierWords.split(name.utf8)
    guard let last = words.last, vocabulary.screens.contains(last) else { return true }
    return vocabulary.machineScopes.contains { !vocabulary.loggers.contains($0) && IdentifierWords.contains(words, run: $0) }
  }

  /// What a name says about its text. The last word counts: a `titleKey` is a key, a `fileText` a text.
  func reading(_ name: String) -> TextReaders {
    guard !name.isEmpty else { return .unknown }
    let words = IdentifierWords.split(name.utf8)
    let machine = IdentifierWords.end(of: vocabulary.machine, in: words)
    let shown = max(IdentifierWords.end(of: vocabulary.shown, in: words), IdentifierWords.end(of: vocabulary.localized, in: words))
    if machine == shown { return machine == 0 ? .unknown : .machines }
    if machine > shown { return .machines }
    return IdentifierWords.end(of: vocabulary.spoken, in: words) > 0 ? .listeners : .users
  }

  // MARK: Following

  private enum Step {
    case end(TextReaders)
    case further(Range<Int>)
  }

  func follow(_ first: Range<Int>, variables: Int) -> TextReaders {
    var range = first
    var isValue = false
    for _ in 0..<TextPlaces.steps {
      isValue = isValue || hole(filledBy: range) != nil
      switch step(range, variables: variables) {
      // What fills a hole of a key is a value that the translated text takes in.
      case .end(.translators) where isValue: return .users
      case .end(.unknown): return isInsideMachineCall(range.lowerBound) ? .machines : .unknown
      case .end(let readers): return readers
      case .further(let next):
        guard next.lowerBound < range.lowerBound || next.upperBound > range.upperBound else { return .unknown }
        range = next
      }
    }
    return .unknown
  }

  /// The piece of a literal behind which a value begins.
  private func hole(filledBy range: Range<Int>) -> Int? {
    code.enclosing(range.lowerBound).flatMap { open in
      range.lowerBound == open + 1 && (code.isKind(open, .stringHead) || code.isKind(open, .stringMiddle)) ? open : nil
    }
  }

  private func step(_ range: Range<Int>, variables: Int) -> Step {
    let (start, end) = (range.lowerBound, range.upperBound)
    if let piece = hole(filledBy: range) {
      let literal = code.literal(ofPiece: piece)
      return literal.isMarkup ? .end(.machines) : .further(literal.range)
    }
    if let call = formatCall(withValueAt: start) { return .further(call) }
    let root = code.textRoot(from: range)
    if root != range { return .further(root) }
    if let further = altered(range) { return further }
    if let key = dictionaryKey(before: start) {
      if case .end(.unknown) = key {} else { return key }
    }
    if let grown = code.grownText(by: range) { return target(grown, variables) }
    switch code.context(from: start, through: end - 1).context {
    case .comparison, .pattern: return .end(.machines)
    case .assignment(let place, _): return target(place, variables)
    case .initialValue(let name): return .end(variable(name, after: end, variables))
    case .argument(let label, let callee, let call, _): return argument(range, label, callee, call)
    case .returned where endsAtReturn: return .end(.unknown)
    case .returned(let function?):
      let found = vocabulary.convertible.contains(code.name(function)) ? .unknown : reading(code.name(function))
      if found == .users || found == .unknown, uses(ofPrivate: function, variables) == .machines { return .end(.machines) }
      return .end(found == .unknown ? uses(ofProperty: function, variables) : found)
    case .returned(nil), .unknown: return closure(range) ?? .end(.unknown)
    }
  }

  /// The call with a format, one of whose values begins here.
  private func formatCall(withValueAt start: Int) -> Range<Int>? {
    guard code.at(start - 1, ","), let open = code.enclosing(start), let close = code.partner(open), let call = code.textCall(endingAt: close),
      call.kind == .format, call.argument.upperBound < start
    else { return nil }
    return call.range
  }

  /// A member of the text, or a message to it.
  private func altered(_ range: Range<Int>) -> Step? {
    let (start, end) = (range.lowerBound, range.upperBound)
    if code.at(end, "."), code.isIdentifier(end + 1) {
      guard vocabulary.alters.contains(code.name(end + 1)) else { return .end(reading(code.name(end + 1))) }
      guard code.at(end + 2, "("), let close = code.partner(end + 2) else { return .further(start..<end + 2) }
      return .further(start..<close + 1)
    }
    if !code.isSwift, code.at(start - 1, "["), !code.at(start - 2, "@"), code.isIdentifier(end), let close = code.partner(start - 1) {
      return vocabulary.alters.contains(code.text(end)) ? .further(start - 1..<close + 1) : .end(reading(code.text(end)))
    }
    return nil
  }

  /// The key of the dictionary entry whose value begins here.
  private func dictionaryKey(before start: Int) -> Step? {
    guard code.at(start - 1, ":"), let open = code.enclosing(start), code.isSwift ? code.at(open, "[") : code.at(open, "{") && code.at(open - 1, "@")
    else { return nil }
    let first = code.isSwift ? code.operandStart(endingAt: start - 2) : start - 2
    for k in first..<start - 1 where code.isKind(k, .string) || code.isIdentifier(k) {
      var name = code.name(k)
      // `titleKey` names what it finds.
      if code.isIdentifier(k), name.hasSuffix("Key") { name.removeLast(3) }
      let found = reading(name)
      if found != .unknown { return .end(found) }
    }
    return .end(.unknown)
  }

  private func target(_ place: Range<Int>, _ variables: Int) -> Step {
    guard let last = place.last(where: { code.isIdentifier($0) || code.isKind($0, .string) }) else { return .end(.unknown) }
    let found = reading(code.name(last))
    guard found == .unknown else {
      let end = code.statement(around: last).upperBound
      let isLogged = found == .users && place.count == 1 && code.isLocalName(last) && strict.uses(of: last, after: end, variables, all: true) == .machines
      return .end(isLogged ? .machines : found)
    }
    if place.count == 1 { return .end(uses(of: last, after: last, variables)) }
    let names = place.lazy.filter(code.isIdentifier).map { reading(code.name($0)) }
    // `parameters["from"]`: the list says what all its texts are for.
    if code.at(place.upperBound - 1, "]") { return .end(names.first { $0 != .unknown } ?? .unknown) }
    // `titleLabel.attributedString`: the thing says what its text is for.
    return .end(names.first { $0 == .users || $0 == .listeners } ?? .unknown)
  }

  private func argument(_ range: Range<Int>, _ label: String?, _ callee: Range<Int>, _ open: Int) -> Step {
    let last = callee.upperBound - 1
    let name = code.name(last)
    let call = TextVocabulary.Call(name: name, label: code.isSwift ? label ?? "" : "")
    let isMessage = !code.isSwift && code.at(open, "[")
    let own = isMessage ? TextVocabulary.Call(name: label ?? name, label: "") : call
    if vocabulary.keys.contains(own) {
      let isLiteral = code.isKind(range.lowerBound, .stringHead) && code.stringTail(of: range.lowerBound) == range.upperBound - 1
      return .end(isLiteral ? .translators : .users)
    }
    if vocabulary.wraps.contains(own), let close = code.partner(open) {
      return .further((isMessage ? open : code.operandStart(endingAt: close))..<close + 1)
    }
    // What is called says it all, `logger.log(message:)`, `self.logError(details:)` and `appLog(details:)`, or who is asked, `AppLogging.warn(details:)`.
    // `store.logActivity(title:)` may be one that people read.
    let words = IdentifierWords.split(name.utf8)
    let isLog =
      name.first?.isUppercase == false && (vocabulary.loggers.contains(words) || callee.count == 1 && vocabulary.loggers.contains(Array(words.suffix(1))))
    let asked = isMessage ? (open + 1..<max(open + 1, callee.lowerBound))[...] : callee.dropLast()
    if code.isSwift && isLog || (code.isSwift || isMessage) && asked.suffix(TextPlaces.calleeTokens).contains(where: isLogger) { return .end(.machines) }
    if let label {
      let found = reading(label)
      if found != .unknown { return .end(found) }
    }
    if IdentifierWords.has(name, vocabulary.machine) { return .end(.machines) }
    // `localized("title_\(kind)")` looks a key up; `L10n.title("\(name)")` takes the text in.
    if IdentifierWords.has(name, vocabulary.localized) { return .end(.machines) }
    for k in callee.suffix(TextPlaces.calleeTokens) where code.isIdentifier(k) {
      if IdentifierWords.has(code.name(k), vocabulary.localized) { return .end(.users) }
      if IdentifierWords.has(code.name(k), vocabulary.machineScopes) { return .end(.machines) }
    }
    let found = label == nil || isMessage || name.first?.isUppercase == false ? reading(name) : .unknown
    return .end(found == .unknown && namesMachines(open) ? .machines : found)
  }

  /// Whether a name is that of something that writes logs; a `callLog` may be a screen.
  private func isLogger(_ i: Int) -> Bool {
    guard code.isIdentifier(i) else { return false }
    let words = IdentifierWords.split(code.name(i).utf8)
    return vocabulary.loggers.contains(words) || vocabulary.logWriters.contains { IdentifierWords.contains(words, run: $0) }
  }

  /// Whether another label of the call says that machines read what it is given: `setValue(_:forKey:)`.
  private func namesMachines(_ open: Int) -> Bool {
    code.arguments(ofCallAt: open).contains { $0.label.map { reading(code.name($0)) == .machines } ?? false }
  }

  /// Swift: what is done with the result of the closure that ends in the text.
  private func closure(_ range: Range<Int>) -> Step? {
    guard let open = code.block(around: range.lowerBound), code.at(open, "{"), let close = code.partner(open),
      code.at(range.lowerBound - 1, "return") || close == range.upperBound, case .closure = code.header(of: open)
    else { return nil }
    if code.at(open - 1, ":"), code.isIdentifier(open - 2) { return .end(reading(code.name(open - 2))) }
    let callee = code.at(open - 1, ")") ? (code.partner(open - 1) ?? 0) - 1 : open - 1
    guard code.isIdentifier(callee) else { return nil }
    guard vocabulary.alters.contains(code.name(callee)) else { return .end(reading(code.name(callee))) }
    return .further(code.operandStart(endingAt: callee)..<close + 1)
  }

  /// Whether a call round the place writes a log, stops the program or builds an address.
  private func isInsideMachineCall(_ i: Int) -> Bool {
    var p = i
    for _ in 0..<8 {
      guard let open = code.enclosing(p), !code.isBlock(open) else { return false }
      if code.at(open, "("), code.isIdentifier(open - 1), IdentifierWords.has(code.name(open - 1), vocabulary.machine) { return true }
      if !code.isSwift, code.at(open, "["), let (selector, _) = code.selector(ofMessageAt: open), IdentifierWords.has(selector, vocabulary.machine) {
        return true
      }
      p = open
    }
    return false
  }
}
