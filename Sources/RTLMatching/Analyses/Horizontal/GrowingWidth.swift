import RTLFacts
import RTLFindings
import RTLLexing

/// Rectangles at x 0 whose width is a share of another one: bars, fills and masks that grow from the left edge.
/// `shares` are words of what a width is multiplied by.
final class GrowingWidth: Analysis {
  static let parameters = [AnalysisParameter(key: "shares", value: .text, isRequired: true), .text("not-named"), .text("still")]

  private let shares: WordPattern
  private let physical: PhysicalViews

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    shares = call.pattern("shares")
    physical = PhysicalViews(call, vocabularies.tables)
  }

  static func words(_ call: AnalysisCall, dialect: Dialect, _ tables: Tables) -> [String] { tables.vocabulary(HorizontalWords.self).rectangleMakers }

  static func refusal(_ parameters: [String: String], tables: Tables) -> (key: String, message: String)? {
    PhysicalViews.refusal(parameters, tables: tables)
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let code = input.code
    return code.names(code.horizontalValues.names(.makesRectangle)).cappedFindings { token in
      guard code.at(token + 1, "("), let width = self.width(ofRectangleAt: token, code), input.unguarded || !code.isGuarded(token) else { return nil }
      let scopes = code.scopeNames(at: token)
      guard !(scopes + self.target(of: token, code)).contains(where: physical.keep) else { return nil }
      let mark = width.label ?? token
      return input.finding(at: code.file.byteRange(mark..<mark + 1), scope: scopes.joined(separator: "."))
    }
  }

  /// The width that grows from x 0.
  private func width(ofRectangleAt token: Int, _ code: CodeView) -> Argument? {
    let arguments = code.arguments(ofCallAt: token + 1)
    guard arguments.count == 4 else { return nil }
    let values = code.horizontalValues
    guard values.thing(arguments[0].range).x.isZero, isShare(arguments[2].range, code) else { return nil }
    return arguments[2]
  }

  /// Whether a width is a share of another one, at least in one branch, or where a local is set.
  private func isShare(_ width: Range<Int>, _ code: CodeView, names: Int = 2) -> Bool {
    if code.horizontalValues.thing(width).x.form.isProduct(with: shares) || isProduct(width, code) { return true }
    guard names > 0 else { return false }
    let branches = width.filter { width.count == 1 || (code.isTernary($0 - 1) || code.at($0 - 1, ":")) && !code.at($0 + 1, ".") }
    return branches.contains { code.isIdentifier($0) && code.isLocalName($0) && code.madeWith($0).contains { isShare($0, code, names: names - 1) } }
  }

  /// `bounds.width * progress`, whatever the share is made of elsewhere.
  private func isProduct(_ width: Range<Int>, _ code: CodeView) -> Bool {
    width.contains { sign in
      guard code.at(sign, "*"), sign > width.lowerBound, code.enclosing(sign).map({ $0 < width.lowerBound }) ?? true else { return false }
      let sides = [code.operandStart(endingAt: sign - 1)..<sign, sign + 1..<code.operandEnd(startingAt: sign + 1) + 1]
      func has(_ side: Range<Int>, _ isMeant: (String) -> Bool) -> Bool { side.contains { code.isIdentifier($0) && isMeant(code.name($0)) } }
      return [(0, 1), (1, 0)].contains { first, second in
        has(sides[first]) { code.horizontalValues.isNamed($0, .width) } && has(sides[second]) { shares.occur(in: IdentifierWords.split($0.utf8)) }
      }
    }
  }

  /// The names of what gets the rectangle, at once or through a local.
  private func target(of token: Int, _ code: CodeView) -> [String] {
    switch code.context(of: code.operandEnd(startingAt: token)).context {
    case .assignment(let target, _): return target.filter { code.isIdentifier($0) }.map(code.name)
    case .initialValue(let local):
      return code.names([code.name(local)]).flatMap { use -> [String] in
        guard case .assignment(let target, _) = code.context(of: use).context else { return [] }
        return target.filter { code.isIdentifier($0) }.map(code.name)
      }
    default: return []
    }
  }
}
