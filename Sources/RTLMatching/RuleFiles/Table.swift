/// A table of knowledge: tab-separated, a header line, one row a line; `#` begins a comment line.
package struct Table: Sendable {
  package var name: String
  package var columns: [String]
  package var rows: [[String]]

  /// Reads the text of a table.
  /// - Throws: `RuleError` with the line of a row that has other columns than the header.
  package init(path: String, name: String, text: String) throws(RuleError) {
    self.name = name
    columns = []
    rows = []
    var number = 0
    for line in parts(of: text, at: "\n", keepsEmpty: true) {
      number += 1
      if line.isEmpty || line.utf8.first == UInt8(ascii: "#") { continue }
      let cells = parts(of: line, at: "\t", keepsEmpty: true)
      if columns.isEmpty {
        columns = cells
      } else if cells.count != columns.count {
        throw RuleError(
          path: path, line: number,
          message: "this row has \(cells.count) cells, the header has \(columns.count) columns; cells are parted by one tab each")
      } else {
        rows.append(cells)
      }
    }
    guard !columns.isEmpty else { throw RuleError(path: path, line: 1, message: "the table has no header line") }
  }

  /// The index of a column.
  /// - Throws: `RuleError` that names the columns there are.
  package func column(_ name: String) throws(RuleError) -> Int {
    if let index = columns.firstIndex(of: name) { return index }
    throw RuleError(
      path: "Tables/\(self.name).tsv", line: 1,
      message: "column `\(name)` is missing; the table has \(columns.joined(separator: ", "))")
  }

  /// All cells of one column.
  package func cells(_ name: String) throws(RuleError) -> [String] {
    let index = try column(name)
    return rows.map { $0[index] }
  }
}
