import RTLAuditing
import RTLFacts
import RTLFindings
import RTLLexing
import RTLMatching
import RTLReporting

/// What is known of a place: the findings there, and the facts that they rest on.
struct Hover {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func answer(_ params: ReceivedValue) throws(RPCError) -> JSON {
    guard let uri = params["textDocument"]["uri"].string, let position = LinePosition(params["position"]) else {
      throw RPCError(.invalidParams, "`textDocument.uri` or `position` is missing")
    }
    guard let file = workspace.files[uri], let subject = CodeActions.Subject(file, workspace) else { return .null }
    let offset = subject.lines.offset(of: position, workspace.client.encoding)
    let found = subject.shown.filter { $0.place.range.lowerBound <= offset && offset <= $0.place.range.upperBound }
    var parts = found.map { explanation($0, subject) }
    if let type = type(at: offset, subject) { parts.append(type) }
    if let image = image(at: offset, subject) ?? found.lazy.compactMap({ image(of: $0, subject) }).first { parts.append(image) }
    guard !parts.isEmpty else { return .null }
    let text = parts.joined(separator: isMarkdown ? "\n\n---\n\n" : "\n\n")
    return [
      "contents": ["kind": .string(isMarkdown ? "markdown" : "plaintext"), "value": .string(text)],
      "range": found.first.map { DiagnosticWriter.range($0.place.range, subject.lines, workspace.client.encoding) } ?? .absent,
    ]
  }

  private var isMarkdown: Bool { workspace.client.readsMarkdown }

  private func explanation(_ finding: Finding, _ subject: CodeActions.Subject) -> String {
    let card = subject.state.catalogue.cards.first { $0.id == finding.rule }
    let name = isMarkdown ? "**\(finding.rule)**" : finding.rule
    var lines = ["\(name) (\(finding.level)): \(DiagnosticWriter.message(finding))"]
    if let card { lines.append(card.brief) }
    var facts: [String] = []
    if let fix = finding.fix { facts.append(fixed(fix)) }
    facts += finding.related.map { "\(printable($0.message)) (\($0.place.path):\($0.place.startLine))" }
    let targets = subject.state.facts.targets(for: subject.file.name).sorted { $0.key.rawValue < $1.key.rawValue }
    if !targets.isEmpty {
      facts.append("Runs on " + targets.map { "\($0.key) \($0.value.version.short) and later (\($0.value.source))" }.joined(separator: ", "))
    }
    if !facts.isEmpty { lines.append(facts.map { "- \($0)" }.joined(separator: "\n")) }
    if let address = card.flatMap(workspace.tools.address) {
      lines.append(isMarkdown ? "[More about \(finding.rule)](\(address))" : "More about \(finding.rule): \(address)")
    }
    return lines.joined(separator: "\n\n")
  }

  private func fixed(_ fix: Fix) -> String {
    switch fix.applicability {
    case .safe: "Safe fix: \(fix.title)"
    case .unsafe: "Unsafe fix: \(fix.title). Why unsafe: \(fix.risk)"
    case .shown, .none: "Suggestion: \(fix.title)" + (fix.reason.map { ". Not applied as a fix: \($0.text)" } ?? "")
    }
  }

  /// The type of a name on a line with a finding; elsewhere the editor's own server tells more.
  private func type(at offset: Int, _ subject: CodeActions.Subject) -> String? {
    guard subject.dialect == .swift || subject.dialect == .objectiveC else { return nil }
    let line = subject.lines.line(of: offset)
    guard subject.shown.contains(where: { subject.lines.line(of: $0.place.range.lowerBound) == line }) else { return nil }
    let file = TokenFile(subject.lines.bytes, subject.dialect)
    let token = file.tokens.partitioningIndex { $0.end >= offset }
    guard token < file.tokens.count, file.tokens[token].kind == .identifier, Int(file.tokens[token].start) <= offset else { return nil }
    let code = CodeView(file: file, subject.state.catalogue.vocabularies)
    // Of the name of a type, or of a constant that is known by its own name, there is nothing to tell.
    guard let type = subject.state.facts.type(endingAt: token, in: code), type != file.string(token) else { return nil }
    return "`\(file.string(token))`: `\(type)`"
  }

  /// The same for a finding that an image causes: its place may end ahead of the name.
  private func image(of finding: Finding, _ subject: CodeActions.Subject) -> String? {
    guard finding.cause != nil else { return nil }
    let start = finding.place.range.lowerBound
    let line = subject.lines.range(ofLine: subject.lines.line(of: start))
    return subject.lines.bytes[start..<line.upperBound].firstIndex(of: UInt8(ascii: "\"")).flatMap { image(at: $0 + 1, subject) }
  }

  /// What becomes of an image whose name stands there in quotes.
  private func image(at offset: Int, _ subject: CodeActions.Subject) -> String? {
    let line = subject.lines.range(ofLine: subject.lines.line(of: offset))
    let bytes = subject.lines.bytes
    let quote = UInt8(ascii: "\"")
    guard let start = bytes[line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))].lastIndex(of: quote),
      let end = bytes[min(offset, line.upperBound)..<line.upperBound].firstIndex(of: quote), end - start - 1 <= 200, end > start + 1
    else { return nil }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    guard let set = subject.state.facts.picture(named: name) else { return nil }
    let place = set.place.map { " (\($0.path))" } ?? ""
    return set.mirrors
      ? "Image set `\(printable(name))`: has a mirror image, or needs none, in right-to-left"
      : "Image set `\(printable(name))`\(place): looks the same in both directions"
  }
}

extension RuleMetadata {
  /// The first paragraph of the page; an example that it announces is left to the page.
  var brief: String { summary.hasSuffix(":") ? summary.dropLast() + "." : summary }
}

extension Fix {
  /// Why it is not safe.
  var risk: String { reason?.text ?? "check what right-to-left readers will see" }
}
