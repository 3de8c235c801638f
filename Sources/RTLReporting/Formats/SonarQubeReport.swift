import RTLFindings

/// SonarQube's generic issues (`sonar.externalIssuesReportPaths`). Its SARIF import would make every
/// finding a vulnerability.
package struct SonarQubeReport: Sendable {
  /// The format leaves nothing to choose.
  package init() {}

  /// Appends one JSON object with a line for each rule and each finding. Columns count from 0.
  package func append(_ report: Report, to output: inout [UInt8]) {
    var json = JSONWriter(taking: &output)
    let shown = report.shown
    let used = Set(shown.map(\.rule))
    json.open("{")
    json.list("rules", report.rules.filter { used.contains($0.id) }, append)
    json.list("issues", shown, append)
    json.close("}")
    json.end(in: &output)
  }

  private func append(_ rule: RuleInfo, _ json: inout JSONWriter) {
    json.open("{")
    json.member("id", rule.id)
    json.member("name", printable(rule.title))
    json.member("description", printable(rule.summary))
    json.member("engineId", "rtl-audit")
    json.member("cleanCodeAttribute", "COMPLETE")
    json.open("impacts", "[{")
    json.member("softwareQuality", "RELIABILITY")
    json.member("severity", severity(rule.level))
    json.close("}]}")
  }

  private func append(_ finding: Finding, _ json: inout JSONWriter) {
    json.open("{")
    json.member("ruleId", finding.rule)
    json.key("primaryLocation")
    append(finding.place, finding.fullMessage, to: &json)
    if !finding.related.isEmpty {
      json.open("secondaryLocations", "[")
      for related in finding.related { append(related.place, related.message, to: &json) }
      json.close("]")
    }
    json.close("}")
  }

  private func append(_ place: Place, _ message: String, to json: inout JSONWriter) {
    json.open("{")
    json.member("message", printable(message))
    json.member("filePath", place.path)
    json.open("textRange", "{")
    json.member("startLine", place.startLine)
    // An empty range is refused together with the whole report; a line alone is a range.
    if !place.range.isEmpty {
      json.member("endLine", place.endLine)
      json.member("startColumn", place.startColumn - 1)
      json.member("endColumn", place.endColumn - 1)
    }
    json.close("}}")
  }

  private func severity(_ level: Level) -> String {
    switch level {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .note: "LOW"
    }
  }
}
