import RTLFindings

/// A table in Markdown: the summary of a CI step, a comment of a review.
package struct MarkdownReport: Sendable {
  /// GitHub refuses a step summary over 1 MiB as a whole; bytes.
  package var sizeLimit: Int
  /// - Parameter sizeLimit: in bytes; the default leaves room for what else a step writes.
  package init(sizeLimit: Int = 900_000) { self.sizeLimit = sizeLimit }

  /// Appends a heading, the numbers and a table with a row for each finding or group of findings, as many as fit.
  package func append(_ report: Report, to output: inout [UInt8]) {
    func line(_ text: String) { output.append(contentsOf: (text + "\n").utf8) }
    let start = output.count
    let shown = report.shown
    line("## rtl-audit\n")
    guard !shown.isEmpty else {
      line("No problems in \(counted(report.filesAudited, "file")).")
      return notices(report).forEach(line)
    }
    let numbers = [Level.error, .warning, .note].compactMap { level -> String? in
      let number = shown.count { $0.level == level }
      return number == 0 ? nil : counted(number, level.rawValue)
    }
    line("\(numbers.joined(separator: ", ")) in \(counted(report.filesAudited, "file")). \(report.fixableInWords ?? "")\n")
    line("| level | place | rule | finding |")
    line("| --- | --- | --- | --- |")
    let groups = groupedByCause(shown)
    let strongestFirst = groups.indices.sorted { (groups[$1].finding.level, $0) < (groups[$0].finding.level, $1) }.map { groups[$0] }
    var pages: [String: String] = [:]
    for rule in report.rules where !rule.helpURI.isEmpty { pages[rule.id] = rule.helpURI }
    for (number, group) in strongestFirst.enumerated() {
      let finding = group.finding
      let place = code("\(finding.place.path):\(finding.place.startLine)")
      let rule = pages[finding.rule].map { "[\(code(finding.rule))](\($0))" } ?? code(finding.rule)
      let object = finding.object.map { " (\(markdownEscaped(printable($0))))" } ?? ""
      let others = group.otherPlaces.map { "; also in \(markdownEscaped(printable($0)))" } ?? ""
      let row = "| \(finding.level.rawValue) | \(place) | \(rule) | \(markdown(finding.message))\(object)\(others) |"
      if output.count - start + row.utf8.count > sizeLimit {
        line("\n\(strongestFirst[number...].reduce(0) { $0 + 1 + $1.others.count }) more not listed: this page would be too long.")
        break
      }
      line(row)
    }
    notices(report).forEach(line)
  }

  private func notices(_ report: Report) -> [String] {
    report.notices.isEmpty ? [] : [""] + report.notices.prefix(20).map { "- \(code($0.path)) \(markdownEscaped(printable($0.message)))" }
  }
}

/// A code span in a table: the run of backticks round it is longer than any inside.
private func code(_ text: String) -> String {
  let text = printable(text)
  var longest = 0
  var run = 0
  for byte in text.utf8 {
    run = byte == UInt8(ascii: "`") ? run + 1 : 0
    longest = max(longest, run)
  }
  let ticks = String(repeating: "`", count: longest + 1)
  let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
  // A bar ends a cell, even in code.
  return ticks + padding + text.replacing("|", by: "\\|") + padding + ticks
}

/// A message whose pairs of backticks stay code; nothing else in it is Markdown.
private func markdown(_ message: String) -> String {
  let parts = printable(message).split(separator: "`", omittingEmptySubsequences: false).map(String.init)
  guard parts.count % 2 == 1 else { return markdownEscaped(parts.joined(separator: "`")) }
  return parts.enumerated().map { i, part in
    i % 2 == 0 ? markdownEscaped(part) : part.isEmpty ? "" : code(part)
  }.joined()
}

/// Text from a source for a line of Markdown.
package func markdownText(_ text: String) -> String { markdownEscaped(printable(text)) }

private func markdownEscaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&", "<", ">": result += markupReference(scalar)
    // Nobody is called, and no issue is linked.
    case "@": result += "&#64;"
    case "#": result += "&#35;"
    case "\\", "`", "|", "[", "]", "*", "_", "~", "!": result += "\\" + String(Character(scalar))
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension String {
  fileprivate func replacing(_ mark: Character, by text: String) -> String {
    split(separator: mark, omittingEmptySubsequences: false).joined(separator: text)
  }
}
