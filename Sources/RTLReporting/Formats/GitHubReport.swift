import RTLFindings

/// Annotations of GitHub Actions: workflow commands that the runner shows beside the lines of a pull
/// request.
///
/// The runner takes ten annotations of each kind from a step and drops the others, so the strongest
/// come first, of findings with one cause a single one, and what has no annotation follows as plain lines of the log.
package struct GitHubReport: Sendable {
  /// Annotations of each kind that a step may make.
  package static let limit = 10
  /// The checks API refuses longer messages than 64 KB and longer titles than 255 characters.
  private static let longestMessage = 16_000
  private static let longestTitle = 255

  /// The format leaves nothing to choose.
  package init() {}

  /// Appends the annotations, a notice if there are more findings than annotations, and those findings.
  package func append(_ report: Report, to output: inout [UInt8]) {
    var rest: [Finding] = []
    let shown = report.shown
    for level in [Level.error, .warning, .note] {
      let groups = groupedByCause(shown.filter { $0.level == level })
      let findings = groups.map(\.finding) + groups.flatMap(\.others)
      let room = GitHubReport.limit - (level == .note ? 1 : 0)
      for finding in findings.prefix(room) { append(finding, to: &output) }
      rest += findings.dropFirst(room)
    }
    if !rest.isEmpty {
      let words = rest.count == 1 ? "1 more finding is" : "\(rest.count) more findings are"
      output.append(contentsOf: "::notice title=rtl-audit::\(words) in the log of this step.\n".utf8)
      let lines = CompilerReport(root: "")
      for finding in rest { lines.append(finding, to: &output) }
    }
    for notice in report.notices {
      output.append(contentsOf: "rtl-audit: \(printable(notice.path)) \(printable(notice.message))\n".utf8)
    }
  }

  private func append(_ finding: Finding, to output: inout [UInt8]) {
    let place = finding.place
    var properties = [("file", place.path), ("line", "\(place.startLine)"), ("endLine", "\(place.endLine)")]
    // Columns of a range over several lines are dropped by the runner.
    if place.startLine == place.endLine {
      properties += [("col", "\(place.startColumn)"), ("endColumn", "\(place.endColumn)")]
    }
    properties.append(("title", clipped(finding.rule, to: GitHubReport.longestTitle)))
    let command = finding.level == .note ? "notice" : finding.level.rawValue
    var message = finding.message
    if let object = finding.object { message += " (\(object))" }
    message = clipped(printable(message), to: GitHubReport.longestMessage)
    if let fix = finding.fix, fix.applicability > .none { message += "\n" + printable(fix.title) }
    let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    output.append(contentsOf: "::\(command) \(list)::\(escapedData(message))\n".utf8)
  }
}

/// The text behind the second `::` of a workflow command.
private func escapedData(_ text: String) -> String { escaped(text, also: []) }

/// A value before the second `::`, where colons and commas part values.
private func escapedProperty(_ text: String) -> String { escaped(text, also: [":", ","]) }

private func escaped(_ text: String, also others: [Unicode.Scalar]) -> String {
  let breaks = Set(commandStarts(text))
  var result = ""
  for (offset, scalar) in zip(text.utf8.startOffsets, text.unicodeScalars) {
    switch scalar {
    case "%", "\r", "\n": result += percentEncoded(scalar)
    case _ where others.contains(scalar): result += percentEncoded(scalar)
    case _ where isInvisibleControl(scalar): result += visible(scalar)
    default: result.unicodeScalars.append(scalar)
    }
    // The old form of a command counts anywhere in a line.
    if breaks.contains(offset) { result += " " }
  }
  return result
}

private func percentEncoded(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "%" + (digits.count < 2 ? "0" : "") + digits
}
