import RTLFacts
import RTLLexing

/// Tells the views that begin a row: at x 0, or in the middle with what follows them. Such an x says nothing by itself.
struct RowBeginnings {
  let code: CodeView
  let table: PlacementTable
  private var file: TokenFile { code.file }

  /// What the places in one function count from.
  private struct Ends {
    /// The things at whose right edge another one stands, and those after whose width one does.
    var edges: Set<String> = []
    var widths: Set<String> = []
    /// Whether a thing stands at the right edge of the space.
    var hasRight = false
  }

  private var bodies: [Int: Ends] = [:]

  /// Where a thing may begin a row.
  enum Start { case edge, middle }

  /// A width of so many points or more is that of a screen.
  private static let wide = 300.0

  init(code: CodeView, table: PlacementTable) { (self.code, self.table) = (code, table) }

  /// Notes that a thing is placed by x.
  mutating func add(_ value: Range<Int>, isRight: Bool, in body: Range<Int>) {
    if isRight { bodies[body.lowerBound, default: Ends()].hasRight = true }
    for token in value.prefix(60) where file.tokens[token].kind == .identifier {
      let name = file.string(token)
      let isRightEdge = table.has(name, .rightEdge) || table.sideMembers[name] != nil && IdentifierWords.split(name.utf8).last == "right"
      guard isRightEdge || table.has(name, .width) else { continue }
      let path: String
      if file.equals(token + 1, "(") {
        path = file.text(token + 2..<max(code.brackets.partner(of: token + 1), token + 2))
      } else {
        let start = code.operandStart(endingAt: token)
        guard start < token - 1, start >= 0 else { continue }
        path = file.text(start..<token - 1)
      }
      if isRightEdge {
        bodies[body.lowerBound, default: Ends()].edges.insert(table.bareView(path))
      } else {
        bodies[body.lowerBound, default: Ends()].widths.insert(table.bareView(path))
      }
    }
  }

  /// Where a rectangle may begin a row, if it does.
  func start(_ x: Range<Int>, width: Range<Int>) -> Start? {
    let values = code.horizontalValues
    let form = values.thing(x).x
    if form.isZero { return .edge }
    return form.form.leavesRoom(behind: values.thing(width).x.form) ? .middle : nil
  }

  /// Whether something follows a view that may begin a row.
  /// - Parameter width: of the view.
  func begins(_ view: String, _ start: Start, width: Range<Int>, in body: Range<Int>) -> Bool {
    guard let ends = bodies[body.lowerBound] else { return false }
    let name = table.bareView(view)
    guard start == .edge else { return ends.edges.contains(name) }
    if ends.hasRight, isNamed(width, for: name) { return true }
    return isOwn(width, of: name) && (ends.edges.contains(name) || ends.widths.contains(name))
  }

  /// Whether a width is that of a thing, and not that of the space.
  private func isOwn(_ width: Range<Int>, of name: String) -> Bool {
    let form = code.horizontalValues.thing(width).x.form
    if form.isConstant { return form.constant < Self.wide }
    return isNamed(width, for: name) || form.factors.count > 1
  }

  private func isNamed(_ width: Range<Int>, for name: String) -> Bool {
    let own = IdentifierWords.split(name.utf8)
    return width.contains { code.isIdentifier($0) && IdentifierWords.contains(IdentifierWords.split(code.name($0).utf8), run: own) }
  }
}
