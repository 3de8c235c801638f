import RTLFacts
import RTLLexing

/// Objective-C sets a property in two ways, `view.p = value` and `[view setP:value]`: a pattern of the one is also one of the other.
extension PatternCompiler {
  /// A pattern with the assignments to properties as messages, else with the messages as assignments; nil where it has neither.
  mutating func settingOtherwise(_ elements: [Element]) -> [Element]? { messages(elements) ?? assignments(elements) }

  // MARK: - Messages

  private mutating func messages(_ elements: [Element]) -> [Element]? {
    var written: [Element] = []
    // Where the statement begins, as far as the pattern has it.
    var start = 0
    var isAnyReceiver = true
    var hasMessage = false
    var at = 0
    while at < elements.count {
      if isMark(elements[at], "="), let property = written.last, let setter = renamed(property, by: Self.setter),
        let value = value(elements, from: at + 1), let receiver = receiver(written[start...].dropLast(), isAny: isAnyReceiver)
      {
        written[start...] = receiver[...]
        written += [setter, mark(":")] + elements[at + 1..<value.end]
        if value.isWhole { written.append(mark("]")) }
        hasMessage = true
        at = value.end
        continue
      }
      let element = elements[at]
      written.append(element)
      at += 1
      if case .ellipsis = element { (start, isAnyReceiver) = (written.count, true) }
      if [";", "{", "}"].contains(where: { isMark(element, $0) }) { (start, isAnyReceiver) = (written.count, false) }
    }
    return hasMessage ? written : nil
  }

  /// What stands ahead of the selector, from what stands ahead of the property; nil for what is no receiver and a dot.
  /// - Parameter isAny: whether the code may have more of the receiver than the pattern.
  private mutating func receiver(_ elements: ArraySlice<Element>, isAny: Bool) -> [Element]? {
    // Behind `$$$`, which takes brackets as a whole, the pattern has to say what the code has ahead of the selector.
    guard let dot = elements.last else { return isAny ? (elements.startIndex > 0 ? [mark("["), .hole("")] : []) : nil }
    guard isMark(dot, "."), elements.allSatisfy(isPart) || elements.first.map({ isMark($0, "[") }) ?? false else { return nil }
    let receiver = elements.dropLast()
    guard let first = receiver.first else { return self.receiver(receiver, isAny: isAny) }
    // Ahead of a name the code may have more of a chain: the bracket stands ahead of all of it.
    let isWhole = if case .hole = first { true } else { isMark(first, "[") || !isAny }
    return (isWhole ? [mark("[")] : []) + receiver
  }

  /// Whether a chain of members may have the element.
  private func isPart(_ element: Element) -> Bool {
    switch element {
    case .hole, .choice, .optional: true
    case .literal(let literal): literal.word != 0 || isMark(element, ".")
    default: false
    }
  }

  // MARK: - Assignments

  private mutating func assignments(_ elements: [Element]) -> [Element]? {
    var written: [Element] = []
    // Where the brackets begin that are open.
    var open: [Int] = []
    var hasAssignment = false
    var at = 0
    while at < elements.count {
      let element = elements[at]
      if at + 1 < elements.count, isMark(elements[at + 1], ":"), let property = renamed(element, by: Self.property),
        let value = value(elements, from: at + 2), value.isArgument, open.last.map({ $0 + 1 < written.count }) ?? written.isEmpty
      {
        if let bracket = open.popLast() { written.remove(at: bracket) }
        written += [mark("."), property, mark("=")] + elements[at + 2..<value.end]
        hasAssignment = true
        at = value.end
        if at < elements.count, isMark(elements[at], "]") { at += 1 }
        continue
      }
      if isMark(element, "[") { open.append(written.count) }
      if isMark(element, "]") { _ = open.popLast() }
      written.append(element)
      at += 1
    }
    return hasAssignment ? written : nil
  }

  // MARK: - Parts

  private struct Value {
    /// The index behind it.
    var end: Int
    /// All brackets that it opens are closed, and of a choice both branches are there.
    var isWhole: Bool
    /// No further argument follows.
    var isArgument: Bool
  }

  /// The value that begins at an index; nil for none.
  private func value(_ elements: [Element], from start: Int) -> Value? {
    var (depth, end, ternaries, isArgument) = (0, start, 0, true)
    while end < elements.count {
      let element = elements[end]
      func isOne(of marks: String...) -> Bool { marks.contains { isMark(element, $0) } }
      if depth == 0 {
        if isOne(of: ";", ",", ")", "]", "}") { break }
        if case .ellipsis = element { return nil }
        if isOne(of: "?") { ternaries += 1 }
        if isOne(of: ":") { ternaries -= 1 }
        if ternaries < 0 { isArgument = false }
      }
      if isOne(of: "(", "[", "{") { depth += 1 }
      if isOne(of: ")", "]", "}") { depth -= 1 }
      end += 1
    }
    guard end > start else { return nil }
    return Value(end: end, isWhole: depth == 0 && ternaries <= 0, isArgument: isArgument && (end == elements.count || isMark(elements[end], "]")))
  }

  /// A name, or a choice of names, with what takes its place, under other names; nil where one of them has none.
  private mutating func renamed(_ element: Element, by rename: (String) -> String?) -> Element? {
    switch element {
    case .literal(let literal): return renamed(literal, by: rename).map(Element.literal)
    case .choice(let shared):
      var choice = shared.value
      guard !choice.quoted else { return nil }
      choice.source = nil
      for (index, alternative) in choice.alternatives.enumerated() {
        guard alternative.tokens.count == 1, let name = renamed(alternative.tokens[0], by: rename) else { return nil }
        choice.alternatives[index].tokens = [name]
        guard let replacement = alternative.replacement else { continue }
        guard let other = rename(replacement) else { return nil }
        choice.alternatives[index].replacement = other
      }
      choice.index()
      return .choice(Boxed(choice))
    default: return nil
    }
  }

  private mutating func renamed(_ literal: Literal, by rename: (String) -> String?) -> Literal? {
    guard literal.word != 0, let name = rename(String(decoding: literal.text, as: UTF8.self)) else { return nil }
    return Literal(text: Array(name.utf8), word: memory.words.id(name))
  }

  /// Nil for what is no name of a property.
  private static func setter(_ name: String) -> String? {
    guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first), name.utf8.allSatisfy(isNameByte) else { return nil }
    return Setter.name(of: name)
  }

  private static func property(_ name: String) -> String? { name.utf8.allSatisfy(isNameByte) ? Setter.property(of: name) : nil }

  func isMark(_ element: Element, _ text: String) -> Bool {
    guard case .literal(let literal) = element else { return false }
    return literal.word == 0 && literal.text.elementsEqual(text.utf8)
  }

  func mark(_ text: String) -> Element { .literal(Literal(text: Array(text.utf8), word: 0)) }
}
