import RTLFacts
import RTLFindings
import RTLLexing

/// Places and ends of animations that are the same in every language: a thing that waits beyond one edge, a move by so many points.
///
/// Places count in functions `inside` of whose name, or beside whose code, words say that something moves.
final class SteadyMotion: Analysis {
  static let parameters = [
    AnalysisParameter.table("table", read: HorizontalSinks.init),
    AnalysisParameter(key: "sinks", value: .text, isRequired: true),
    .text("inside"), .text("beside"), .text("not-inside"),
  ]

  private let sinks: SinkPlaces.Index
  private let inside: WordPattern
  private let notInside: WordPattern
  /// Names that start an animation.
  private let beside: Set<String>

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    sinks = SinkPlaces.Index(call.sinks(vocabularies.tables))
    (inside, notInside) = (call.pattern("inside"), call.pattern("not-inside"))
    beside = Set(call.list("beside"))
  }

  static func words(_ call: AnalysisCall, dialect: Dialect, _ tables: Tables) -> [String] { call.namesOfSinks(dialect, tables) }

  static func refusal(_ parameters: [String: String], tables: Tables) throws(RuleError) -> (key: String, message: String)? {
    try HorizontalSinks.refusal(parameters, tables: tables)
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let code = input.code
    // What a local was moved to is reported where it is moved.
    var moved: Set<String> = []
    return SinkPlaces(index: sinks, code: code).places().cappedFindings { place in
      guard moves(place.token, code), place.sink.form != .place || isBeyond(place, code), place.sink.form == .place || isSteady(place, code),
        input.unguarded || !code.isGuarded(place.token)
      else { return nil }
      if place.value.count == 1, let local = local(place.value.lowerBound, code), moved.contains(local) { return nil }
      let mark = place.name(code)
      if let owner = local(code.operandStart(endingAt: place.token), code) { moved.insert(owner) }
      return input.finding(at: code.file.byteRange(mark..<mark + 1), scope: code.scopeNames(at: place.token).joined(separator: "."))
    }
  }

  /// The same for the same local of a function; nil for other names.
  private func local(_ token: Int, _ code: CodeView) -> String? {
    code.isLocalName(token) ? "\(code.functionBody(around: token)?.body.lowerBound ?? -1) \(code.name(token))" : nil
  }

  private func moves(_ token: Int, _ code: CodeView) -> Bool {
    let names = code.scopeNames(at: token).map { IdentifierWords.split($0.utf8) }
    guard !names.contains(where: notInside.occur) else { return false }
    if inside.isEmpty && beside.isEmpty || names.contains(where: inside.occur) { return true }
    guard let body = code.functionBody(around: token)?.body else { return false }
    return code.names(beside).contains(where: body.contains)
  }

  /// Whether a thing is put as far from the left edge as something is wide, or further: beyond the edge at one side.
  private func isBeyond(_ place: SinkPlaces.Place, _ code: CodeView) -> Bool {
    let thing = code.horizontalValues.thing(place.value)
    return place.takes(thing, code) && !code.isCompoundAssignment(place.value.lowerBound - 1) && thing.x.kind == .length && thing.x.form.isWholeWidth
  }

  private func isSteady(_ place: SinkPlaces.Place, _ code: CodeView) -> Bool {
    let steps = code.elements(ofListAt: place.value.lowerBound)
    guard steps.isEmpty else { return goesOn(steps.map { code.horizontalValues.thing($0).x }) }
    let value = code.horizontalValues.thing(place.value).x
    return isSteady(value) && !value.isZero
  }

  private func isSteady(_ value: HorizontalValue) -> Bool { value.kind == .neutral || value.kind == .length }

  /// Whether steps of an animation end elsewhere than they begin, at one side. What goes to and fro shakes.
  private func goesOn(_ steps: [HorizontalValue]) -> Bool {
    guard let first = steps.first, let last = steps.last, first.form != last.form, steps.allSatisfy(isSteady) else { return false }
    let signs = Set(steps.flatMap { $0.form.signs })
    return signs.count == 1
  }
}
