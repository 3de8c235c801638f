import RTLFacts
import RTLLexing

/// Tells an x that counts from the left from one that looks the same in either direction.
struct PlaceReader {
  let code: CodeView
  let table: PlacementTable
  private var file: TokenFile { code.file }

  /// The number of locals through which a value is followed.
  private static let rounds = 3
  /// Tokens of an expression that are looked at.
  private static let reach = 120

  /// Points by which margins may differ.
  private static let unseen = 2.0

  /// - Parameters:
  ///   - width: the width of the same rectangle, if it is one.
  ///   - token: where the value is used.
  ///   - isShift: the value is added to an x, so that the x of something else is a distance, too.
  func isPhysical(_ value: Range<Int>, width: Range<Int>?, at token: Int, isShift: Bool = false, round: Int = 0) -> Bool {
    let x = bare(trimmed(value).prefix(Self.reach))
    guard !x.isEmpty, !isNeutral(x) || width.map({ isSecondHalf(x, $0) }) ?? false else { return false }
    if let number = number(x) { return number != 0 && !isMirrored(x, in: width) }
    if !(isShift && isMember(x)), !isSum(x), let last = name(endingIn: x), isTakenOver(last, x) { return false }
    if x.count == 1, round < Self.rounds {
      switch code.origin(ofNameAt: x.lowerBound) {
      case .parameter: return false
      case .local(let first):
        return !isMirrored(x, in: width) && isPhysical(local: x.lowerBound, first: first, width: width, at: token, round: round + 1)
      case .elsewhere: break
      }
    }
    let base = addend(x)
    if let base, isNeutral(base) { return false }
    return !isMirrored(x, from: base, in: width)
  }

  /// `Metrics.shift.x`, not that of a parameter.
  private func isMember(_ x: Range<Int>) -> Bool {
    if case .elsewhere = code.origin(ofNameAt: x.lowerBound) { return true }
    return false
  }

  /// The edge of something else as it is, or a place beyond the screen.
  private func isTakenOver(_ last: String, _ x: Range<Int>) -> Bool {
    if x.count > 1, table.has(last, .leftEdge) || table.has(last, .width) { return true }
    if table.sideMembers[last] != nil, x.count == 3 { return file.equals(x.lowerBound, "self") }
    return file.equals(x.lowerBound, "-") && table.has(IdentifierWords.split(last.utf8).last, .width)
  }

  /// What an x counts from.
  enum Edge { case left, right, other }

  /// The left edge: a number or a margin, by itself or through a local. The right edge: a width less something.
  func edge(of value: Range<Int>, at token: Int) -> Edge {
    let x = bare(trimmed(value).prefix(Self.reach))
    if number(x) != nil { return .left }
    if !isSum(x), let last = name(endingIn: x) {
      guard !table.has(last, .rightEdge) else { return .other }
      guard x.count == 1, case .local(let first) = code.origin(ofNameAt: x.lowerBound) else { return .left }
      guard let values = values(ofLocal: x.lowerBound, first: first, at: token) else { return .other }
      return values.allSatisfy { !isSum(bare(trimmed($0))) } ? .left : .other
    }
    var at = x.lowerBound
    while at < x.upperBound {
      if at > x.lowerBound, file.tokens[at].kind == .operator {
        let first = x.lowerBound..<at
        let words = name(endingIn: first).map { IdentifierWords.split($0.utf8) } ?? []
        return file.equals(at, "-") && (table.has(words.last, .width) || table.has(name(endingIn: first), .width)) ? .right : .other
      }
      at = max(code.brackets.partner(of: at), at) + 1
    }
    return .other
  }

  /// A local that grows is a pen that moves to the right.
  private func isPhysical(local name: Int, first: Range<Int>?, width: Range<Int>?, at token: Int, round: Int) -> Bool {
    guard let values = values(ofLocal: name, first: first, at: token) else { return true }
    return values.contains { isPhysical($0, width: width, at: $0.lowerBound, round: round) }
  }

  /// What a local is set to; nil for one that something is added to.
  private func values(ofLocal name: Int, first: Range<Int>?, at token: Int) -> [Range<Int>]? {
    let body = code.functionBody(around: token)?.body ?? 0..<0
    var values = first.map { [$0] } ?? []
    for at in body.prefix(4_000)
    where at + 1 < body.upperBound && values.count < 6 && file.sameTokens(at..<at + 1, name..<name + 1) && file.isAssignment(at + 1) {
      guard at == body.lowerBound || !file.equals(at - 1, "."), !(first.map { at + 2 == $0.lowerBound } ?? false) else { continue }
      if !file.equals(at + 1, "=") { return nil }
      values.append(at + 2..<code.statement(around: at + 1).upperBound)
    }
    return values
  }

  /// `x -= p; width += 2 * p` keeps a view in the middle, and `x += 30; width -= 60`.
  /// - Parameter shift: what x is changed by, or set to.
  func isBalanced(_ shift: Range<Int>, at token: Int) -> Bool {
    let twice = number(shift).map { 2 * abs($0) }
    guard let body = code.functionBody(around: token)?.body else { return false }
    let near = max(body.lowerBound, token - 60)..<min(body.upperBound, token + 60)
    return near.contains { at in
      guard at + 1 < near.upperBound, file.tokens[at].kind == .identifier, table.has(file.string(at), .width), file.isAssignment(at + 1) else { return false }
      return code.statement(around: at).contains { file.tokens[$0].kind == .number && number($0..<$0 + 1).map { $0 == 2 || $0 == twice } ?? false }
    }
  }

  /// What a thing whose x is set is set wide to beside it: `card.left = gap; card.width = bounds.width - 2 * gap`.
  func width(setOn receiver: Range<Int>) -> Range<Int>? {
    guard let body = code.functionBody(around: receiver.lowerBound)?.body else { return nil }
    let near = max(body.lowerBound, receiver.lowerBound - Self.reach)..<min(body.upperBound, receiver.upperBound + Self.reach)
    let widths = near.filter { at in
      guard file.tokens[at].kind == .identifier, file.equals(at + 1, "="), file.equals(at - 1, "."),
        table.has(IdentifierWords.split(file.string(at).utf8).last, .width)
      else { return false }
      // The width may be that of its size.
      let start = code.operandStart(endingAt: at)
      let path = start..<start + receiver.count
      return start >= 0 && (path.upperBound == at - 1 || path.upperBound == at - 3) && file.sameTokens(path, receiver)
    }
    // One local may hold the frame of one view after the other.
    let nearest = widths.min { abs($0 - receiver.lowerBound) < abs($1 - receiver.lowerBound) }
    return nearest.map { $0 + 2..<code.statement(around: $0 + 1).upperBound }
  }

  /// `card.frame.origin.x = width - card.frame.maxX` puts a thing where its mirror image stands.
  /// - Parameter name: of the rectangle, as it is written.
  func isReflected(_ value: Range<Int>, of name: String) -> Bool {
    value.contains { token in
      guard file.tokens[token].kind == .identifier, table.has(file.string(token), .rightEdge) else { return false }
      if file.equals(token + 1, "(") {
        let close = code.brackets.partner(of: token + 1)
        return close > token && file.equals(token - 1, "-") && file.text(token + 2..<close) == name
      }
      let start = code.operandStart(endingAt: token)
      return start > 0 && start < token - 1 && file.equals(start - 1, "-") && file.text(start..<token - 1) == name
    }
  }

  // MARK: - Expressions

  /// What begins at the half of something and is half as wide is the right one of two.
  private func isSecondHalf(_ x: Range<Int>, _ width: Range<Int>) -> Bool {
    func product(_ sum: Range<Int>) -> Range<Int> {
      sum.lowerBound..<(sum.dropFirst().first { file.equals($0, "+") || file.equals($0, "-") } ?? sum.upperBound)
    }
    let (start, half) = (product(x), product(width))
    let rest = start.upperBound..<x.upperBound
    return start.count > 2 && file.sameTokens(start, half) && (rest.isEmpty || rest.count == 2 && number(rest.dropFirst()) != nil)
      && !start.contains { file.tokens[$0].kind == .identifier && table.isNeutral(file.string($0)) }
  }

  private func isNeutral(_ x: Range<Int>) -> Bool {
    for at in x {
      switch file.tokens[at].kind {
      case .identifier:
        // The middle of `centerButton.frame` is not meant, but that of `icon.center.x`.
        let isOwner = at + 2 < x.upperBound && file.equals(at + 1, ".") && !file.equals(at + 2, "x")
        if table.isNeutral(file.string(at), isOwner: isOwner) { return true }
      case .operator where at + 1 < x.upperBound && file.tokens[at + 1].kind == .number:
        let half = number(at + 1..<at + 2)
        if file.equals(at, "/"), half == 2 { return true }
        if file.equals(at, "*"), half == 0.5 { return true }
      case .number where at + 1 < x.upperBound && file.equals(at + 1, "*"):
        if number(at..<at + 1) == 0.5 { return true }
      default: break
      }
    }
    return false
  }

  /// Without casts, roundings and brackets round the whole.
  private func bare(_ value: Range<Int>) -> Range<Int> {
    var x = value
    for _ in 0..<6 {
      guard let first = x.first, let last = x.last else { return x }
      if file.equals(first, "("), code.brackets.partner(of: first) == last {
        x = first + 1..<last
      } else if x.count > 3, table.has(file.string(first), .rounding), code.brackets.partner(of: first + 1) == last {
        x = first + 2..<last
      } else if x.count > 3, file.equals(first, "("), code.brackets.partner(of: first) == first + 2, !file.isAssignment(first + 3),
        file.tokens[first + 3].kind != .operator {
        x = first + 3..<x.upperBound
      } else {
        return x
      }
    }
    return x
  }

  /// Without the semicolon of the statement.
  private func trimmed(_ value: Range<Int>) -> Range<Int> { value.last.map { file.equals($0, ";") } ?? false ? value.dropLast() : value }

  private func isSum(_ x: Range<Int>) -> Bool { x.dropFirst().contains { file.tokens[$0].kind == .operator && !file.equals($0, "->") } }

  /// The last name of a path, or the called function of `edge(view.frame)`.
  private func name(endingIn x: Range<Int>) -> String? {
    guard var last = x.last else { return nil }
    // A bracket that nothing opens has no partner.
    if file.equals(last, ")") { last = code.brackets.partner(of: last) - 1 }
    if x.contains(last), file.equals(last, "]") { last -= 1 }
    return x.contains(last) && file.tokens[last].kind == .identifier ? file.string(last) : nil
  }

  /// `bounds.minX` of `bounds.minX + gap`, which counts from a corner.
  private func addend(_ x: Range<Int>) -> Range<Int>? {
    var at = x.lowerBound
    while at < x.upperBound {
      if at > x.lowerBound, file.equals(at, "+") || file.equals(at, "-") {
        let base = x.lowerBound..<at
        guard !isSum(base), let last = name(endingIn: base), table.has(last, .leftEdge) else { return nil }
        return base
      }
      at = max(code.brackets.partner(of: at), at) + 1
    }
    return nil
  }

  private func number(_ x: Range<Int>) -> Double? {
    var digits = x
    if digits.count == 2, file.equals(digits.lowerBound, "-") { digits = digits.dropFirst() }
    guard digits.count == 1, file.tokens[digits.lowerBound].kind == .number else { return nil }
    var bytes = file.bytes[file.tokens[digits.lowerBound].range].filter { $0 != UInt8(ascii: "_") }
    while let last = bytes.last, "fFlL.".utf8.contains(last) { bytes.removeLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    return Double(text).map { digits.count < x.count ? -$0 : $0 }
  }

  // MARK: - Both sides

  /// Whether the width leaves as much room on the right as x does on the left.
  /// - Parameter base: the corner that x is counted from, if it is not that of the space.
  private func isMirrored(_ x: Range<Int>, from base: Range<Int>? = nil, in width: Range<Int>?) -> Bool {
    guard let width else { return false }
    let wide = code.horizontalValues.thing(width).x.form
    // What reaches to the edge of something else is the beginning of a row.
    guard !wide.has(.position) else { return false }
    if wide.names(table.bothSides) { return true }
    var form = code.horizontalValues.thing(x).x.form
    if let base { form = form - code.horizontalValues.thing(base).x.form }
    return form.withEqualSides.isMirrorImage(width: wide.withEqualSides, within: Self.unseen)
  }
}
