import RTLSystem

/// A table of knowledge: tab-separated, a header line, one row a line; `#` begins a comment line.
package struct Table: Sendable {
  /// The file's name without `.tsv`, as rule files write it.
  package var name: String
  /// The cells of the header line; at least one.
  package var columns: [String]
  /// In the order of the file, each with as many cells as there are columns.
  package var rows: [[String]]

  /// Reads the text of a table.
  /// - Throws: `RuleError` with the line of a row that has other columns than the header.
  package init(path: String, name: String, text: String) throws(RuleError) {
    self.name = name
    var columns: [String] = []
    var rows: [[String]] = []
    var refusal: RuleError?
    var text = text
    text.withUTF8 { bytes in
      var number = 0
      var start = 0
      while start < bytes.count, refusal == nil {
        number += 1
        var cells: [String] = []
        cells.reserveCapacity(columns.count)
        let isComment = bytes[start] == UInt8(ascii: "#")
        var end = start
        var cell = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
          if bytes[end] == UInt8(ascii: "\t"), !isComment {
            cells.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[cell..<end]), as: UTF8.self))
            cell = end + 1
          }
          end += 1
        }
        defer { start = end + 1 }
        if end == start || isComment { continue }
        cells.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[cell..<end]), as: UTF8.self))
        if columns.isEmpty {
          columns = cells
        } else if cells.count != columns.count {
          refusal = RuleError(
            path: path, line: number,
            message: "this row has \(cells.count) cells, the header has \(columns.count) columns; cells are parted by one tab each")
        } else {
          rows.append(cells)
        }
      }
    }
    if let refusal { throw refusal }
    guard !columns.isEmpty else { throw RuleError(path: path, line: 1, message: "the table has no header line") }
    self.columns = columns
    self.rows = rows
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

/// Tables by name. A built-in one is read when it is first asked for: most runs need few.
package final class Tables: @unchecked Sendable {
  private let lock = Lock()
  private var known: [String: Table]
  private var unread: [String: String]
  /// What was made of tables; few.
  private var readings: [(table: String, reading: any Sendable)] = []

  /// The tables are those of the pack, which were checked when they were packed.
  package let isTrusted: Bool
  /// A hash of what a team adds, 0 where it adds nothing; nil where nobody has told.
  package let fingerprint: UInt64?

  /// - Parameters:
  ///   - tables: by name; they are not trusted, so that their readers check them.
  ///   - fingerprint: of what a team adds; see the property.
  package init(_ tables: [String: Table] = [:], fingerprint: UInt64? = nil) {
    known = tables
    unread = [:]
    isTrusted = false
    self.fingerprint = fingerprint
  }

  /// - Parameter packed: texts of built-in tables by name.
  package init(packed: [String: String]) {
    known = [:]
    unread = packed
    isTrusted = true
    fingerprint = 0
  }

  /// All names in their order.
  package var names: [String] { lock.withLock { Set(known.keys).union(unread.keys).sorted() } }

  /// Nil where there is none; a packed table is read at its first question.
  package subscript(name: String) -> Table? {
    lock.withLock {
      if let text = unread.removeValue(forKey: name) { known[name] = try? Table(path: name, name: name, text: text) }
      return known[name]
    }
  }

  /// What somebody makes of a table, made once for all who ask.
  func reading<Reading: Sendable, Failure: Error>(of name: String, _ read: (Table?) throws(Failure) -> Reading) throws(Failure) -> Reading {
    // The very type: an empty list of something may be cast to one of anything.
    let known = lock.withLock { readings.first { type(of: $0.reading) == Reading.self && $0.table == name } }
    if let known = known?.reading as? Reading { return known }
    let made = try read(self[name])
    lock.withLock { readings.append((name, made)) }
    return made
  }
}
