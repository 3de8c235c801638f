import RTLFacts
import RTLFindings
import RTLLexing

/// The closure of a maker call, and the view that it lays out.
struct LayoutBlock {
  /// Tokens between the braces.
  private(set) var body: Range<Int>
  /// Name of the parameter that starts each chain.
  private(set) var parameter: String
  /// Path of the view, see `CodeView.viewPath`.
  let view: String
  /// Names in what a local view is taken from, see `CodeView.sourceNames`.
  let sources: [String]
  /// Names of the declarations round it, outermost first.
  let scope: [String]
  /// The token of the maker.
  let maker: Int
  /// The block changes constraints that another one has made.
  let isUpdate: Bool
  /// It makes those that are not there.
  let makesMissing: Bool
  /// Those that have a maker of this name.
  let libraries: Set<String>
  var group: ConstraintGroup { ConstraintGroup(type: scope.first, view: view) }
  /// What says which view this is: its name, or that of the type that lays itself out, and those it comes from.
  var names: [String] { [view == "self" ? scope.first ?? "" : view] + sources }

  /// So many tokens may stand between a maker and its closure.
  private static let reach = 24
  /// So many tokens of what a maker is called on are read; what begins alike counts as one view then.
  private static let receiver = 1_000
  /// So many tokens may stand between `{` and `in`.
  private static let parameters = 16

  /// Nil where the token is no call with a closure.
  init?(maker: Int, _ code: CodeView, _ table: LayoutTable, _ dialect: Dialect) {
    let file = code.file
    let isSwift = dialect == .swift
    // A call, not the declaration of a function of that name.
    guard maker > 0, maker + 2 < file.tokens.count,
      isSwift ? file.equals(maker - 1, ".") : file.equals(maker + 1, ":") && file.equals(maker + 2, "^")
    else { return nil }
    var open = maker + 1
    let end = min(file.tokens.count, maker + LayoutBlock.reach)
    while open < end, !file.equals(open, "{") { open += 1 }
    guard open < end else { return nil }
    let close = code.brackets.partner(of: open)
    let start = code.operandStart(endingAt: maker - (isSwift ? 2 : 1))
    guard close > open, maker > start, start >= 0 else { return nil }
    let receiver = file.text(start..<min(isSwift ? maker - 1 : maker, start + LayoutBlock.receiver))
    view = code.viewPath(table.views.contains("." + receiver) ? "self" : table.viewName(receiver), at: maker)
    sources = code.sourceNames(ofLocalAt: start)
    scope = code.scopeNames(at: maker)
    self.maker = maker
    isUpdate = table.updates.contains(file.string(maker))
    makesMissing = table.makingUpdates.contains(file.string(maker))
    libraries = table.makers[file.string(maker)]?[dialect] ?? []
    body = open + 1..<close
    parameter = "$0"
    if isSwift { readParameter(open, close, file) } else { readObjectiveCParameter(open, file) }
  }

  private mutating func readObjectiveCParameter(_ open: Int, _ file: TokenFile) {
    var at = open - 1
    while at > maker, file.tokens[at].kind != .identifier { at -= 1 }
    parameter = file.string(at)
  }

  /// The name ahead of `in` of a closure, `$0` where it has none.
  private mutating func readParameter(_ open: Int, _ close: Int, _ file: TokenFile) {
    let end = min(close, open + LayoutBlock.parameters)
    var at = open + 1
    var name: String?
    while at < end, !file.equals(at, "in") {
      if file.equals(at, ".") { break }
      if file.tokens[at].kind == .identifier, name == nil, file.equals(at - 1, "(") || !Self.isCapture(at, file) {
        name = file.string(at)
      }
      at += 1
    }
    guard at < end, file.equals(at, "in"), let name else { return }
    (body, parameter) = (at + 1..<close, name)
  }

  /// Inside `[weak self, unowned view]`.
  private static func isCapture(_ token: Int, _ file: TokenFile) -> Bool {
    var at = token
    while at > 0, !file.equals(at, "{") {
      if file.equals(at, "]") { return false }
      if file.equals(at, "[") { return true }
      at -= 1
    }
    return false
  }
}
