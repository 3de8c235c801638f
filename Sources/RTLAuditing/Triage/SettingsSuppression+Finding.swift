import RTLFindings
import RTLSettings
import RTLSuppression
import RTLSystem

extension SettingsSuppression {
  /// Whether this place is where a finding of its file is.
  package func covers(_ finding: Finding) -> Bool {
    guard rule == finding.rule else { return false }
    guard let at else { return true }
    return at == SettingsSuppression.name(of: finding) || at == finding.object
  }

  /// What an entry calls the thing that a finding is about, for as long as the file has it; empty for none.
  package static func name(of finding: Finding) -> String { finding.objectID ?? finding.scope }

  /// - Throws: `SettingsError` for a rule that does not exist.
  package static func check(_ places: [SettingsSuppression], known: [String]) throws(SettingsError) {
    for place in places where !known.contains(place.rule) {
      throw SettingsError(path: settingsFileName, line: place.line, column: place.column, message: unknownRule(place.rule, known: known))
    }
  }

  /// The names of what a rule finds in a file, on one of its lines alone where a line is given.
  package static func names(_ rule: String, _ fileOutcome: FileOutcome, line: Int? = nil) -> [String] {
    Set(fileOutcome.findings.filter { $0.rule == rule && $0.place.startLine == line ?? $0.place.startLine }.map(name)).subtracting([""]).sorted()
  }

  /// What is wrong with the suppressions of the settings, as far as the files of this run tell.
  package static func problems(_ settings: Settings, _ state: AuditedProject) -> [Finding] {
    guard !settings.suppressions.isEmpty else { return [] }
    let ran = Set(state.catalogue.ids)
    var audited: [String: FileOutcome] = [:]
    for (number, file) in state.project.audited.enumerated() where state.results[number].isAudited { audited[file.path] = state.fileOutcomes[number] }
    var findings: [Finding] = []
    for place in settings.suppressions {
      func add(_ kind: SuppressionProblem.Kind, _ message: String) {
        let problem = SuppressionProblem(kind: kind, range: 0..<0, line: place.line, message: message)
        findings.append(Finding(rule: problem.rule, category: .other, level: kind == .unused ? .note : .warning, message: message, place: place.inSettings))
      }
      if settings.requireReason, isBlank(place.reason) { add(.withoutReason, "this suppression has no `reason`; say why the finding is not a defect") }
      if let fileOutcome = audited[place.file] {
        let isUsed = fileOutcome.suppressed.contains { $0.source == .settings && place.covers($0.finding) }
        if !isUsed, ran.contains(place.rule) { add(.unused, "this suppression of `\(place.rule)` hides nothing; delete it") }
      } else if Platform.fileType(state.project.root + "/" + place.file) == nil {
        add(.unused, "there is no file `\(place.file)`; use its path from the root of the project, or delete the line")
      }
    }
    return findings
  }

  /// Whether a reason says nothing.
  package static func isBlank(_ reason: String?) -> Bool { reason?.allSatisfy(\.isWhitespace) ?? true }

  private var inSettings: Place {
    Place(
      path: settingsFileName, range: 0..<0, startLine: line, endLine: line, startColumn: column, endColumn: column,
      startColumnUTF8: column, endColumnUTF8: column, lineText: "")
  }
}
