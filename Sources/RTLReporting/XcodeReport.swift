import RTLMatching

/// One line for each finding, as compilers write it: Xcode's issue navigator, Vim and Emacs read it.
package struct XcodeReport: Sendable {
  /// The project's root without a slash at its end; empty for relative paths. Xcode needs absolute ones.
  package var root: String
  package init(root: String) { self.root = root }

  /// Appends `path:line:column: warning: message [rule]`, columns in UTF-8 bytes; evidence follows as
  /// notes.
  package func append(_ report: Report, to output: inout [UInt8]) {
    func line(_ place: Place, _ level: String, _ message: String) {
      let path = printablePath(root.isEmpty ? place.path : root + "/" + place.path)
      output.append(contentsOf: "\(path):\(place.startLine):\(place.startColumnUTF8): \(level): \(message)\n".utf8)
    }
    for finding in report.shown {
      let object = finding.object.map { " (\(printable($0)))" } ?? ""
      line(finding.place, finding.level.word, "\(printable(finding.message))\(object) [\(finding.rule)]")
      for related in finding.related { line(related.place, "note", printable(related.message)) }
    }
    for notice in report.notices {
      output.append(contentsOf: "warning: \(printable(notice.path)) \(printable(notice.message))\n".utf8)
    }
  }
}
