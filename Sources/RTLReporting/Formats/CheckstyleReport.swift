import RTLFindings

/// Checkstyle's XML, which Jenkins and many review tools read.
package struct CheckstyleReport: Sendable {
  /// The format leaves nothing to choose.
  package init() {}

  /// Appends the document, with a line for each finding. Columns are UTF-16 code units from 1.
  package func append(_ report: Report, to output: inout [UInt8]) {
    func line(_ text: String) { output.append(contentsOf: (text + "\n").utf8) }
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    line("<checkstyle version=\"4.3\">")
    for file in byFile(report.shown, path: \.place.path) {
      line("  <file name=\"\(xmlEscaped(file.first!.place.path))\">")
      for finding in file {
        let message = finding.fullMessage
        line(
          "    <error line=\"\(finding.place.startLine)\" column=\"\(finding.place.startColumn)\" severity=\"\(severity(finding.level))\""
            + " message=\"\(xmlEscaped(printable(message)))\" source=\"rtl-audit.\(xmlEscaped(finding.rule))\"/>")
      }
      line("  </file>")
    }
    line("</checkstyle>")
  }

  private func severity(_ level: Level) -> String { level == .note ? "info" : level.rawValue }
}
