import RTLAuditing
import RTLDiscovery
import RTLFindings
import RTLFixing
import RTLLexing

/// What can be done about the findings in a range.
struct CodeActions {
  /// Fixes all that `--fix` fixes.
  static let fixAllKind = "source.fixAll.rtl-audit"

  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func answer(_ params: ReceivedValue) throws(RPCError) -> JSON {
    guard let uri = params["textDocument"]["uri"].string, let start = LinePosition(params["range"]["start"]), let end = LinePosition(params["range"]["end"])
    else { throw RPCError(.invalidParams, "`textDocument.uri` or `range` is missing") }
    guard workspace.client.hasCodeActions, let file = workspace.files[uri], let subject = Subject(file, workspace) else { return [] }
    let encoding = workspace.client.encoding
    let (a, b) = (subject.lines.offset(of: start, encoding), subject.lines.offset(of: end, encoding))
    let only = params["context"]["only"]
    var actions: [JSON] = []
    if Self.wants("quickfix", only) {
      let found = subject.shown.filter { $0.place.range.lowerBound <= max(a, b) && min(a, b) <= $0.place.range.upperBound }
      for finding in found { actions += [subject.fix(finding)].compactMap(\.self) }
      for finding in found { actions += [SuppressAction(subject).action(finding)].compactMap(\.self) }
      for rule in found.map(\.rule).reduce(into: [String](), { if !$0.contains($1) { $0.append($1) } }) { actions.append(Self.explain(rule)) }
      if subject.isInterface, !found.isEmpty { actions.append(Self.preview(uri)) }
    }
    if Self.wants(Self.fixAllKind, only), let all = subject.fixAll() { actions.append(all) }
    return .array(actions)
  }

  /// Whether a client that wants some kinds wants this one: `source` stands for `source.fixAll` as well.
  private static func wants(_ kind: String, _ only: ReceivedValue) -> Bool {
    only.strings.isEmpty || only.strings.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }

  private static func explain(_ rule: String) -> JSON { command("Explain \(rule)", Commands.explain, rule) }
  private static func preview(_ uri: String) -> JSON { command("Draw these scenes in both directions", Commands.preview, uri) }

  private static func command(_ title: String, _ name: String, _ argument: String) -> JSON {
    ["title": .string(title), "kind": "quickfix", "command": ["title": .string(title), "command": .string(name), "arguments": [.string(argument)]]]
  }

  /// A file with what was found in its newest text.
  struct Subject {
    let file: OpenFile
    let workspace: Workspace
    let judged: OpenFile.Judged
    let state: AuditedProject
    let dialect: Dialect
    /// Of the file, in `state`.
    let number: Int
    /// Those that the client shows.
    let shown: [Finding]

    var lines: TextLines { judged.lines }
    var isInterface: Bool { state.project.audited[number].kind == .interfaceBuilder }

    /// Nil for a file that is not audited.
    init?(_ file: OpenFile, _ workspace: Workspace) {
      guard let state = workspace.state(of: file), let judged = file.judged, let number = state.project.audited.firstIndex(where: { $0.path == file.name }),
        let dialect = state.project.audited[number].kind.dialect
      else { return nil }
      (self.file, self.workspace, self.judged, self.state, self.number, self.dialect) = (file, workspace, judged, state, number, dialect)
      shown = workspace.shown(judged.fileOutcome, of: file.project)
    }

    /// What would be found in another text.
    func fileOutcome(on text: [UInt8]) -> FileOutcome {
      var fileOutcome = state.fileOutcome(on: text, inPlaceOf: number)
      fileOutcome.hide(judged.fileOutcome.known)
      return fileOutcome
    }

    /// Whether a change leaves the rest of the text what it was.
    func keepsStructure(_ edits: [Edit]) -> Bool {
      let (text, changes) = applyEdits(edits, to: lines.bytes)
      return Structure.isKept(dialect, old: lines.bytes, new: text, changes: changes)
    }

    // MARK: - Fixes

    private var isMalformed: Bool { state.results[number].notice?.reason == .malformed }

    /// The fix of a finding together with those without which it must not be made.
    func fix(_ finding: Finding) -> JSON? {
      guard let fix = finding.fix, !fix.edits.isEmpty, !isMalformed else { return nil }
      let unit = unit(of: finding, fix)
      let plan = schedule([unit.flatMap { $0.fix?.edits ?? [] }], length: lines.bytes.count)
      guard plan.accepted == [0], keepsStructure(plan.edits) else { return nil }
      let more = unit.count - 1
      let others = more == 0 ? "" : ", with \(more) more that must change together with it"
      return action(
        Self.title(fix) + others, kind: "quickfix", plan.edits, for: unit, isPreferred: fix.applicability == .safe)
    }

    private func unit(of finding: Finding, _ fix: Fix) -> [Finding] {
      let findings = judged.fileOutcome.findings
      guard fix.applicability >= .unsafe, let own = findings.firstIndex(of: finding) else { return [finding] }
      let units = Selection(unsafe: fix.applicability == .unsafe).units(of: findings)
      return units.first { $0.contains(own) }?.map { findings[$0] } ?? [finding]
    }

    private static func title(_ fix: Fix) -> String {
      switch fix.applicability {
      case .safe, .none: fix.title
      case .unsafe: "\(fix.title) (unsafe: \(fix.risk))"
      case .shown: "Suggestion: \(fix.title)"
      }
    }

    /// All safe fixes of the file, each pass proved as `--fix` proves it; nil where there is none.
    func fixAll() -> JSON? {
      let least = workspace.leastLevel(of: file.project)
      let selection = Selection(minimumLevel: least)
      guard !isMalformed, !hasConflictMarkers(lines.bytes), !selection.chosen(of: judged.fileOutcome.findings).isEmpty else { return nil }
      let outcome = Fixer(selection: selection).fix(
        text: lines.bytes, initial: judged.all.forFixing, audit: { fileOutcome(on: $0).forFixing },
        keepsStructure: { Structure.isKept(dialect, old: $0, new: $1, changes: $2) })
      guard outcome.isChanged else { return nil }
      let edits = outcome.changes.map { Edit(range: $0.old, replacement: String(decoding: outcome.text[$0.new], as: UTF8.self)) }
      let fixed = outcome.fixed.filter { $0.level >= least }
      return action("Fix all safe findings of rtl-audit in this file", kind: CodeActions.fixAllKind, edits, for: fixed, isPreferred: false)
    }

    func action(_ title: String, kind: String, _ edits: [Edit], for findings: [Finding], isPreferred: Bool) -> JSON {
      let edit = WorkspaceEdits(client: workspace.client).json(edits, lines, uri: file.document.uri, version: judged.version)
      return action(title, kind: kind, edit, for: findings, isPreferred: isPreferred)
    }

    func action(_ title: String, kind: String, _ edit: JSON, for findings: [Finding], isPreferred: Bool) -> JSON {
      let writer = file.project.map(workspace.writer)
      let known = findings.filter(shown.contains)
      return [
        "title": .string(title), "kind": .string(kind), "diagnostics": .array(known.compactMap { writer?.json($0, lines) }), "edit": edit,
        "isPreferred": isPreferred && workspace.client.prefersActions ? true : .absent,
      ]
    }
  }
}
