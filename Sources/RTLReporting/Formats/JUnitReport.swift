import RTLFindings

/// JUnit's XML: a suite for each file with findings, a test case for each finding.
package struct JUnitReport: Sendable {
  /// Findings below are passing test cases that print their message.
  package var failLevel: Level
  /// By default every finding is a failure.
  package init(failLevel: Level = .note) { self.failLevel = failLevel }

  /// Appends the document. Files without findings are one passing test case, because hosts take a
  /// report without tests for a broken run.
  package func append(_ report: Report, to output: inout [UInt8]) {
    func line(_ text: String) { output.append(contentsOf: (text + "\n").utf8) }
    let shown = report.shown
    let failures = shown.count { $0.level >= failLevel }
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    line("<testsuites name=\"rtl-audit\" tests=\"\(shown.count + 1)\" failures=\"\(failures)\" errors=\"0\" time=\"0\">")
    line("  <testsuite name=\"rtl-audit\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\" time=\"0\">")
    line("    <testcase name=\"files without findings\" classname=\"rtl-audit\" time=\"0\"/>")
    line("  </testsuite>")
    for file in byFile(shown, path: \.place.path) {
      let path = xmlEscaped(file.first!.place.path)
      let failing = file.count { $0.level >= failLevel }
      line("  <testsuite name=\"\(path)\" tests=\"\(file.count)\" failures=\"\(failing)\" errors=\"0\" skipped=\"0\" time=\"0\">")
      var names: [String: Int] = [:]
      for finding in file {
        var name = "\(finding.rule) \(finding.place.startLine):\(finding.place.startColumn)"
        names[name, default: 0] += 1
        if names[name]! > 1 { name += " #\(names[name]!)" }
        line("    <testcase name=\"\(xmlEscaped(name))\" classname=\"\(path)\" time=\"0\">")
        line("      " + outcome(finding))
        line("    </testcase>")
      }
      line("  </testsuite>")
    }
    line("</testsuites>")
  }

  private func outcome(_ finding: Finding) -> String {
    let message = xmlEscaped(printable(finding.fullMessage))
    let place = "\(xmlEscaped(finding.place.path)):\(finding.place.startLine):\(finding.place.startColumn)"
    guard finding.level >= failLevel else { return "<system-out>\(place): \(finding.level.rawValue): \(message)</system-out>" }
    return "<failure message=\"\(message)\" type=\"\(finding.level.rawValue)\">\(place): \(xmlEscaped(printable(finding.place.lineText)))</failure>"
  }
}
