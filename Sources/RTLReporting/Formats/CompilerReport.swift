import RTLFindings
import RTLSystem

/// One line for each finding, as compilers write it: what Xcode's issue navigator, Vim, Emacs and the
/// logs of continuous integration read (formats `xcode` and `gcc`).
package struct CompilerReport: Sendable {
  /// The folder that the report's paths begin in, without a slash at its end; empty for relative paths.
  /// Xcode needs absolute ones.
  package var root: String
  /// - Parameter root: without a slash at its end; empty for relative paths.
  package init(root: String) { self.root = root }

  /// Appends `path:line:column: warning: message [rule]`, columns in UTF-8 bytes; evidence follows as
  /// notes.
  package func append(_ report: Report, to output: inout [UInt8]) {
    for finding in report.shown {
      append(finding, to: &output)
      for related in finding.related { appendLine(related.place, "note", printable(related.message), to: &output) }
    }
    for notice in report.notices {
      output.append(contentsOf: "warning: \(printable(notice.path)) \(printable(notice.message))\n".utf8)
    }
  }

  /// Appends the one line of a finding.
  func append(_ finding: Finding, to output: inout [UInt8]) {
    let object = finding.object.map { " (\(printable($0)))" } ?? ""
    appendLine(finding.place, finding.level.rawValue, "\(printable(finding.message))\(object) [\(printable(finding.rule))]", to: &output)
  }

  private func appendLine(_ place: Place, _ level: String, _ message: String, to output: inout [UInt8]) {
    let path = printablePath(root.isEmpty ? place.path : Path.join(root, place.path))
    output.append(contentsOf: "\(path):\(place.startLine):\(place.startColumnUTF8): \(level): \(message)\n".utf8)
  }
}
