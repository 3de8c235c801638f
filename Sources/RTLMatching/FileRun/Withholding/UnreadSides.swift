import RTLFacts
import RTLFindings
import RTLLexing

/// A side of a constraint that no rule reads, such as that of an anchor in a list or of an own initializer, stays as it is.
/// So does what a call spreads from left to right, and the receiver of one whose finding belongs to no view and has no safe fix.
/// The views that its statement names, or the loop round it walks, turn with nobody: what is held against them waits.
struct UnreadSides: FilePass {
  /// Loops round a statement that are looked at.
  private static let depth = 4

  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard findings.contains(where: { $0.isSafe && !$0.finding.groups.isEmpty }) else { return }
    let code = file.code
    let words = vocabularies.tables.vocabulary(DistanceVocabulary.self)
    var read: Set<Int> = []
    for finding in findings {
      // What belongs to no view turns with nobody unless it turns by itself.
      let least: Applicability = finding.finding.groups.isEmpty ? .safe : .unsafe
      guard finding.isIntentional || finding.finding.fix.map({ $0.applicability >= least }) ?? false else { continue }
      for range in [finding.range] + (finding.finding.fix?.edits.map(\.range) ?? []) { read.insert(range.lowerBound) }
      read.formUnion(finding.tokens.map { $0.map { code.file.tokens[$0].range.lowerBound } } ?? [])
    }
    var kept: [String: [(names: Set<String>, token: Int)]] = [:]
    let sides = code.names(words.anchors.union(words.sides).union(words.spreaders))
    for i in sides where words.keepsSide(i, code) && !read.contains(code.file.tokens[i].range.lowerBound) {
      guard code.functionBody(around: i) != nil, let type = code.scopeNames(at: i).first else { continue }
      kept[type, default: []].append((names(around: i, code), i))
    }
    for finding in findings where finding.finding.groups.isEmpty && !finding.isSafe && finding.finding.level > .note {
      guard finding.finding.category == .layoutConstraint, let token = finding.tokens(in: code.file)?.first, code.at(token - 1, "."),
        code.at(token + 1, "("), let type = code.scopeNames(at: token).first
      else { continue }
      let receiver = max(code.operandStart(endingAt: token), 0)..<token
      kept[type, default: []].append((Set(receiver.filter(code.isName).map(code.text)), token))
    }
    guard !kept.isEmpty else { return }
    for index in findings.indices where findings[index].isSafe && !findings[index].placement.isSymmetric {
      let views = findings[index].views.compactMap(Self.lastName)
      guard let type = findings[index].finding.groups.first?.type, let side = kept[type]?.first(where: { !$0.names.isDisjoint(with: views) }) else { continue }
      findings[index].demote("line \(code.line(of: side.token)) keeps a view beside it on its side")
    }
  }

  /// `items` of `self.items[0]`.
  private static func lastName(_ view: String) -> String? {
    view.prefix { $0 != "[" && $0 != "(" }.split(separator: ".").last.map { PlacedView.bare(String($0)) }
  }

  /// The names beside a side in its statement, or its element of a list, and in the heads of the loops round it. What every view
  /// controller has, such as `view`, is left out.
  private func names(around token: Int, _ code: CodeView) -> Set<String> {
    var tokens = Array(element(around: token, code))
    var place = token
    for _ in 0..<Self.depth {
      guard let open = brace(around: place, code) else { break }
      let statement = code.statement(around: open)
      if code.at(statement.lowerBound, "for") { tokens += statement.lowerBound..<max(open, statement.lowerBound) }
      place = open
    }
    return Set(tokens.filter(code.isName).map(code.text)).filter { !code.members.has($0) }
  }

  private func brace(around token: Int, _ code: CodeView) -> Int? {
    var open = code.enclosing(token)
    while let here = open, !code.at(here, "{") { open = code.enclosing(here) }
    return open
  }

  private func element(around token: Int, _ code: CodeView) -> Range<Int> {
    let statement = code.statement(around: token)
    var open = code.enclosing(token)
    while let here = open, statement.contains(here), !code.at(here, "[") { open = code.enclosing(here) }
    guard code.isSwift, let list = open, statement.contains(list), code.at(list, "["), let close = code.partner(list), close > token,
      !code.at(statement.lowerBound, "for")
    else { return statement }
    let commas = (list + 1..<close).filter { code.at($0, ",") && code.enclosing($0) == list }
    return (commas.last { $0 < token } ?? list) + 1..<(commas.first { $0 > token } ?? close)
  }
}

extension DistanceVocabulary {
  /// Whether a token is a side of a constraint, an anchor or an attribute in a statement with a constraint, or calls what
  /// lays views out from left to right.
  fileprivate func keepsSide(_ i: Int, _ code: CodeView) -> Bool {
    guard code.isName(i) else { return false }
    let text = code.text(i)
    if spreaders.contains(text) { return !code.statement(around: i).contains { code.isName($0) && upright.contains(code.text($0)) } }
    guard code.at(i - 1, ".") else { return false }
    if anchors.contains(text) { return true }
    // The `left` of four insets is a distance.
    let isMember = code.endsOperand(i - 2) && !code.isCapital(i - 2)
    return sides.contains(text) && !isMember && code.statement(around: i).contains { code.isName($0) && constraints.contains(code.text($0)) }
  }
}
