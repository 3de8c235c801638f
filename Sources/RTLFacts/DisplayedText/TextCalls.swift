/// A call that builds a text: a format with its values, an addition, a list joined by a separator.
struct TextCall {
  enum Kind { case format, append, join }
  var kind: Kind
  /// The tokens of the whole call.
  var range: Range<Int>
  /// The text that something is added to, or the list; empty for a call on a type.
  var receiver: Range<Int>
  /// The format, the added text or the separator.
  var argument: Range<Int>
}

extension CodeView {
  /// The whole expression that a literal is a part of: sums, formats, additions and joined lists round it.
  func textRoot(from literal: Range<Int>) -> Range<Int> {
    var range = literal
    for _ in 0..<12 {
      guard let wider = wider(range), wider != range else { break }
      range = wider
    }
    return range
  }

  private func wider(_ range: Range<Int>) -> Range<Int>? {
    let (start, end) = (range.lowerBound, range.upperBound)
    if isSwift {
      if at(start - 1, "+"), start >= 2, endsOperand(start - 2) || at(start - 2, ")") { return sum(start..<end) }
      if at(end, "+"), end + 1 < count { return sum(start..<end) }
      if let part = addedWrap(round: range) { return part }
      if at(start - 1, "("), at(end, ")"), start < 2 || !endsOperand(start - 2) || spaceBefore(start - 1) { return start - 1..<end + 1 }
      if let call = swiftCall(withArgumentAt: start), let found = textCall(endingAt: call, argumentAt: start) { return found.range }
      if at(end, "."), at(end + 2, "("), let close = partner(end + 2), let found = textCall(endingAt: close), found.receiver == range {
        return found.range
      }
      return nil
    }
    if at(start - 1, ":"), let open = enclosing(start), at(open, "["), let close = partner(open),
      let found = textCall(endingAt: close, argumentAt: start) { return found.range }
    if at(start - 1, "["), let close = partner(start - 1), let found = textCall(endingAt: close), found.receiver == range { return found.range }
    return nil
  }

  /// Swift: a call that shows a text, where another one is added to it: `Text("+") + Text(amount)`.
  private func addedWrap(round range: Range<Int>) -> Range<Int>? {
    guard at(range.lowerBound - 1, "(") || at(range.lowerBound - 1, ":"), at(range.upperBound, ")"), let open = partner(range.upperBound),
      let text = addedText(from: open), text == range
    else { return nil }
    let call = open - 1..<range.upperBound + 1
    return at(call.lowerBound - 1, "+") || at(call.upperBound, "+") ? call : nil
  }

  /// Swift: the text in the parentheses of a call that shows it and can be added to another one.
  func addedText(from open: Int) -> Range<Int>? {
    guard at(open, "("), isIdentifier(open - 1), !at(open - 2, "."), textVocabulary.sums.contains(name(open - 1)), let close = partner(open) else { return nil }
    let first = at(open + 2, ":") ? open + 3 : open + 1
    return first < close && commaParts(first..<close).count == 1 ? first..<close : nil
  }

  /// Swift: the sum that these operands belong to, to both sides.
  private func sum(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    // `a + "b".c + "d".e`: behind a literal with a member its sum does not go on, and each such literal has another.
    let isWhole = suffixEnd(end - 1) < end
    // Its sum is known already.
    if !isWhole, operandEnd(startingAt: start) < end { return range }
    var steps = isWhole ? CodeView.reach : CodeView.operands
    while at(start - 1, "+"), start >= 2, steps > 0 {
      let first = operandStart(endingAt: start - 2)
      guard first < start - 1 else { break }
      start = first
      steps -= 1
    }
    // As far again: most literals there need not look for themselves.
    steps = CodeView.reach
    while at(end, "+"), end + 1 < count, steps > 0 {
      let last = operandEnd(startingAt: end + 1)
      guard last > end else { break }
      end = last + 1
      steps -= 1
    }
    return start..<end
  }

  /// Swift: the closing parenthesis of a call whose first argument begins at `start`.
  private func swiftCall(withArgumentAt start: Int) -> Int? {
    let open = at(start - 1, ":") && isIdentifier(start - 2) ? start - 3 : start - 1
    guard open > 0, at(open, "("), let close = partner(open), close > start else { return nil }
    return close
  }

  /// The call of the vocabulary whose closing bracket is `close`, and whose first argument begins at `start` if that is given.
  func textCall(endingAt close: Int, argumentAt start: Int? = nil) -> TextCall? {
    guard let open = partner(close), open < close else { return nil }
    return isSwift ? swiftTextCall(open, close, start) : messageTextCall(open, close, start)
  }

  private func swiftTextCall(_ open: Int, _ close: Int, _ start: Int?) -> TextCall? {
    guard at(open, "("), isIdentifier(open - 1), close > open + 1 else { return nil }
    let labelled = isIdentifier(open + 1) && at(open + 2, ":")
    let call = TextVocabulary.Call(name: name(open - 1), label: labelled ? name(open + 1) : "")
    guard let kind = kind(of: call) else { return nil }
    let first = labelled ? open + 3 : open + 1
    guard first < close, start ?? first == first, let argument = textArgument(first..<close, kind) else { return nil }
    let range = operandStart(endingAt: close)..<close + 1
    var receiver = range.lowerBound..<range.lowerBound
    if kind != .format || textVocabulary.appends.contains(call) {
      guard at(open - 2, "."), open - 2 > range.lowerBound else { return nil }
      receiver = range.lowerBound..<open - 2
    }
    return TextCall(kind: kind, range: range, receiver: receiver, argument: argument)
  }

  private func messageTextCall(_ open: Int, _ close: Int, _ start: Int?) -> TextCall? {
    guard at(open, "["), !at(open - 1, "@"), close > open + 3 else { return nil }
    let end = operandEnd(startingAt: open + 1)
    guard end + 2 < close, isIdentifier(end + 1), at(end + 2, ":"), start ?? end + 3 == end + 3 else { return nil }
    let call = TextVocabulary.Call(name: text(end + 1), label: "")
    guard let kind = kind(of: call), let argument = textArgument(end + 3..<close, kind) else { return nil }
    let receiver = kind != .format || textVocabulary.appends.contains(call) ? open + 1..<end + 1 : open..<open
    return TextCall(kind: kind, range: open..<close + 1, receiver: receiver, argument: argument)
  }

  private func kind(of call: TextVocabulary.Call) -> TextCall.Kind? {
    if textVocabulary.formats.contains(call) { return .format }
    if textVocabulary.appends.contains(call) { return .append }
    return textVocabulary.joins.contains(call) ? .join : nil
  }

  /// The first of these arguments: a format is a literal, and nothing comes behind what is added or joined.
  private func textArgument(_ arguments: Range<Int>, _ kind: TextCall.Kind) -> Range<Int>? {
    guard let first = arguments.first else { return nil }
    switch kind {
    case .format: return self.kind(first) == .string && (first + 1 == arguments.upperBound || at(first + 1, ",")) ? first..<first + 1 : nil
    case .append, .join:
      let parts = commaParts(arguments)
      return parts.count == 1 ? parts[0] : nil
    }
  }

  /// The text that this one is added to: `text` of `text += …`, `[text appendString:…]` and `[text appendFormat:…]`.
  func grownText(by range: Range<Int>) -> Range<Int>? {
    let start = range.lowerBound
    if at(start - 1, "+=") { return operandStart(endingAt: start - 2)..<start - 1 }
    // A message with a format is the whole text.
    guard !isSwift, let open = at(start, "[") ? start : at(start - 1, ":") ? enclosing(start) : nil, at(open, "[") else { return nil }
    let end = operandEnd(startingAt: open + 1)
    return isIdentifier(end + 1) && textVocabulary.grows.contains(text(end + 1)) ? open + 1..<end + 1 : nil
  }

  /// The values of a format.
  func values(of call: TextCall) -> [Range<Int>] {
    commaParts(min(call.argument.upperBound + 1, call.range.upperBound - 1)..<call.range.upperBound - 1)
  }

  /// The parts of a run of tokens between its commas.
  private func commaParts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var k: Int? = start
    while let here = k, here < range.upperBound {
      if at(here, ",") {
        parts.append(start..<here)
        start = here + 1
      }
      k = after(here)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The elements of an array literal; none of anything else.
  func elements(of range: Range<Int>) -> [Range<Int>] {
    guard let first = range.first, let last = range.last else { return [] }
    let open = at(first, "@") ? first + 1 : first
    guard at(open, "["), partner(open) == last, isSwift || open > first else { return [] }
    return commaParts(open + 1..<last)
  }
}
