import RTLFindings

/// `--statistics`: how many findings each rule has, and how many of them a fix fixes.
extension TextReport {
  /// Appends a row for each rule, the most frequent first, and the summary.
  package func appendStatistics(_ report: Report, to output: inout [UInt8]) {
    var rows: [String: (levels: [Level: Int], count: Int, safe: Int, unsafe: Int)] = [:]
    let safe = Set(report.fixable(unsafe: false))
    let all = Set(report.fixable(unsafe: true))
    for finding in report.shown {
      var row = rows[finding.rule] ?? ([:], 0, 0, 0)
      row.levels[finding.level, default: 0] += 1
      row.count += 1
      if safe.contains(finding) { row.safe += 1 } else if all.contains(finding) { row.unsafe += 1 }
      rows[finding.rule] = row
    }
    var table = [["findings", "safe", "unsafe", "level", "rule"]]
    for (rule, row) in rows.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      table.append(["\(row.count)", "\(row.safe)", "\(row.unsafe)", Self.words(of: row.levels), printable(rule)])
    }
    let widths = (0..<5).map { column in table.map { $0[column].count }.max() ?? 0 }
    for cells in rows.isEmpty ? [] : table {
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: cell.1 - cell.0.count)
        // Numbers end below each other.
        return column < 3 ? gap + cell.0 : column == 3 ? cell.0 + gap : cell.0
      }
      output.append(contentsOf: (padded.joined(separator: "  ") + "\n").utf8)
    }
    if !rows.isEmpty { output.append(UInt8(ascii: "\n")) }
    for line in summary(report) { output.append(contentsOf: (line + "\n").utf8) }
  }

  /// `warning`, or `21 warning, 313 note` for findings of several levels.
  private static func words(of levels: [Level: Int]) -> String {
    let sorted = levels.sorted { $0.key > $1.key }
    return sorted.count == 1 ? sorted[0].key.rawValue : sorted.map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
  }
}
