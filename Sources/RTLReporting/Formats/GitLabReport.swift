import RTLFindings

/// GitLab's code quality report (`artifacts:reports:codequality`): a JSON array.
///
/// The widget of a merge request compares the reports of two branches by fingerprint, so an empty
/// array is written where nothing was found.
package struct GitLabReport: Sendable {
  /// The format leaves nothing to choose.
  package init() {}

  /// Appends the array, with a line for each finding.
  package func append(_ report: Report, to output: inout [UInt8]) {
    var json = JSONWriter(taking: &output)
    json.open("[")
    for finding in report.shown {
      json.newline()
      json.open("{")
      json.member("description", printable(finding.fullMessage))
      json.member("check_name", finding.rule)
      json.member("fingerprint", finding.fingerprint)
      json.member("severity", severity(finding.level))
      json.open("location", "{")
      json.member("path", finding.place.path)
      json.open("lines", "{")
      json.member("begin", finding.place.startLine)
      json.close("}}}")
    }
    json.newlineAfterLast()
    json.close("]")
    json.end(in: &output)
  }

  private func severity(_ level: Level) -> String {
    switch level {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
