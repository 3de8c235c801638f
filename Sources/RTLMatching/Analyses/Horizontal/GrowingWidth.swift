import RTLFacts
import RTLFindings
import RTLLexing

/// Rectangles at x 0 whose width is a share of another one, or the way to a place: bars, fills and masks that grow from the left edge.
/// `shares` are words of what a width is multiplied by, `scales` those of what is no share, but makes a thing larger or smaller;
/// `spaces` names of the view around, to whose edge a thing reaches that is as wide.
final class GrowingWidth: Analysis {
  static let parameters = [
    AnalysisParameter(key: "shares", value: .text, isRequired: true), .text("scales"), .text("spaces"), .text("not-named"), .text("still"),
  ]

  private let shares: WordPattern
  private let scales: WordPattern
  /// Names of the view that things are placed in.
  private let spaces: Set<String>
  private let physical: PhysicalViews

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    (shares, scales) = (call.pattern("shares"), call.pattern("scales"))
    spaces = Set(call.list("spaces"))
    physical = PhysicalViews(call, vocabularies.tables)
  }

  /// Files that make rectangles are looked at: widths are everywhere.
  static func words(_ call: AnalysisCall, dialect: Dialect, _ tables: Tables) -> [String] { tables.vocabulary(HorizontalWords.self).names(.makesRectangle) }

  static func refusal(_ parameters: [String: String], tables: Tables) -> (key: String, message: String)? {
    PhysicalViews.refusal(parameters, tables: tables)
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let code = input.code
    let rectangles = code.names(code.horizontalValues.names(.makesRectangle)).compactMap { width(ofRectangleAt: $0, code) }
    let members = code.names(code.horizontalValues.names(.width)).filter { isGrown($0, code) }.map { (mark: $0, end: $0) }
    return (rectangles + members).sorted { $0.mark < $1.mark }.cappedFindings { mark, end in
      guard input.unguarded || !code.isGuarded(mark) else { return nil }
      let scopes = code.scopeNames(at: mark)
      let target = self.target(of: end, code)
      guard !(scopes + target).contains(where: physical.keep), !target.contains(where: { isAtSide($0, code) }) else { return nil }
      return input.finding(at: code.file.byteRange(mark..<mark + 1), scope: scopes.joined(separator: "."))
    }
  }

  /// The place of the width that grows from x 0, and the end of the rectangle.
  private func width(ofRectangleAt token: Int, _ code: CodeView) -> (mark: Int, end: Int)? {
    guard code.at(token + 1, "(") else { return nil }
    let arguments = code.arguments(ofCallAt: token + 1)
    guard arguments.count == 4 else { return nil }
    let values = code.horizontalValues
    guard values.thing(arguments[0].range).x.isZero else { return nil }
    let (width, height) = (arguments[2].range, arguments[3].range)
    // What is a square, or scaled in both directions, is no bar.
    guard !code.file.sameTokens(width, height),
      !height.contains(where: { code.isIdentifier($0) && shares.occur(in: IdentifierWords.split(code.name($0).utf8)) })
    else { return nil }
    let wide = values.thing(width).x
    guard wide.isPlace && !wide.form.isMeasured(fromOneOf: spaces) || isShare(width, code) else { return nil }
    return (arguments[2].label ?? token, code.operandEnd(startingAt: token))
  }

  /// `fill.frame.size.width = bounds.width * progress`, and `rect.size.width += rect.origin.x`, which begins at the left edge.
  private func isGrown(_ token: Int, _ code: CodeView) -> Bool {
    guard code.setsValue(token + 1), code.at(token - 1, ".") else { return false }
    let path = code.operandStart(endingAt: token)..<token
    guard path.contains(where: { code.isIdentifier($0) && isRectangle($0, code) }) else { return false }
    var value = token + 2..<code.valueBehind(token + 1)
    if let last = value.last, code.at(last, ";") { value.removeLast() }
    guard code.isCompoundAssignment(token + 1) else {
      let width = code.horizontalValues.thing(value).x
      return (isShare(value, code) || width.isPlace && width.form.turnsRound) && !movesAlong(path, token, code)
    }
    if value.count == 1, code.isLocalName(value.lowerBound), let made = code.madeWith(value.lowerBound).first { value = made }
    guard code.at(token + 1, "+="), let last = value.last, code.horizontalValues.isNamed(code.name(last), .x) else { return false }
    let owner = path.lowerBound..<(path.first { code.horizontalValues.isNamed(code.name($0), .extent) }.map { $0 - 1 } ?? path.upperBound - 1)
    return value.count > owner.count && code.file.sameTokens(owner, value.prefix(owner.count))
  }

  /// Whether the x of the same rectangle takes the same share of a way: from one frame to another.
  private func movesAlong(_ path: Range<Int>, _ token: Int, _ code: CodeView) -> Bool {
    guard let body = code.functionBody(around: token)?.body else { return false }
    let owner = path.lowerBound..<(path.first { code.horizontalValues.isNamed(code.name($0), .extent) }.map { $0 - 1 } ?? path.upperBound - 1)
    return code.names(code.horizontalValues.names(.x)).contains { x in
      guard body.contains(x), code.setsValue(x + 1) else { return false }
      let start = code.operandStart(endingAt: x)
      guard x - start > owner.count, code.file.sameTokens(owner, start..<start + owner.count) else { return false }
      let value = x + 2..<code.valueBehind(x + 1)
      let made = code.isLocalName(value.lowerBound) ? code.madeWith(value.lowerBound) : []
      return ([value] + made).contains { $0.contains { code.isIdentifier($0) && isShare(code.name($0)) } }
    }
  }

  /// What is named for a side has a twin at the other one.
  private func isAtSide(_ name: String, _ code: CodeView) -> Bool { IdentifierWords.split(name.utf8).contains(where: code.horizontalValues.isSide) }

  /// A frame of a view, or a local one.
  private func isRectangle(_ token: Int, _ code: CodeView) -> Bool {
    code.horizontalValues.isNamed(code.name(token), .rectangle) || code.isLocalName(token) && code.horizontalValues.thing(token..<token + 1).shape == .rectangle
  }

  /// Whether a width is a share of another one, at least in one branch, or where a local is set.
  private func isShare(_ width: Range<Int>, _ code: CodeView, names: Int = 2) -> Bool {
    let form = code.horizontalValues.thing(width).x.form
    if form.names(scales) { return false }
    if form.isProduct(with: shares) || isProduct(width, code) { return true }
    guard names > 0 else { return false }
    let branches = width.filter { width.count == 1 || (code.isTernary($0 - 1) || code.at($0 - 1, ":")) && !code.at($0 + 1, ".") }
    return branches.contains { code.isIdentifier($0) && code.isLocalName($0) && code.madeWith($0).contains { isShare($0, code, names: names - 1) } }
  }

  private func isShare(_ name: String) -> Bool {
    let words = IdentifierWords.split(name.utf8)
    return shares.occur(in: words) && !scales.occur(in: words)
  }

  /// `bounds.width * progress`, whatever the share is made of elsewhere.
  private func isProduct(_ width: Range<Int>, _ code: CodeView) -> Bool {
    width.contains { sign in
      guard code.at(sign, "*"), sign > width.lowerBound, code.enclosing(sign).map({ $0 < width.lowerBound }) ?? true else { return false }
      let sides = [code.operandStart(endingAt: sign - 1)..<sign, sign + 1..<code.operandEnd(startingAt: sign + 1) + 1]
      func has(_ side: Range<Int>, _ isMeant: (String) -> Bool) -> Bool { side.contains { code.isIdentifier($0) && isMeant(code.name($0)) } }
      return [(0, 1), (1, 0)].contains { first, second in
        has(sides[first]) { code.horizontalValues.isNamed($0, .width) } && has(sides[second]) { isShare($0) }
      }
    }
  }

  /// The names of what gets the rectangle that ends in a token, at once or through a local; of a member those in front of it.
  private func target(of token: Int, _ code: CodeView) -> [String] {
    func names(_ range: Range<Int>) -> [String] { range.filter { code.isIdentifier($0) }.map(code.name) }
    func takers(of local: Int) -> [String] {
      code.names([code.name(local)]).flatMap { use -> [String] in
        guard case .assignment(let target, _) = code.context(of: use).context else { return [] }
        return names(target)
      }
    }
    // The name of a local whose value stands where it is used.
    let own = code.file.copy(at: token).map { [String(decoding: code.file.bytes[$0.use], as: UTF8.self)] } ?? []
    switch code.context(of: token).context {
    case .assignment(let target, _): return own + names(target)
    case .initialValue(let local): return [code.name(local)] + takers(of: local)
    default:
      let path = code.operandStart(endingAt: token)..<token
      return own + names(path) + (code.isLocalName(path.lowerBound) ? takers(of: path.lowerBound) : [])
    }
  }
}
