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
    guard values.thing(arguments[0].range).x.isZero, values.thing(arguments[2].range).x.form.isProduct(with: shares) else { return nil }
    return arguments[2]
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
