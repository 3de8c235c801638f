import RTLSystem

/// A table of knowledge: tab-separated, a header line, one row a line; `#` begins a comment line.
package struct Table: Sendable {
  /// A line of a table.
  package struct Row: Sendable {
    /// As many as there are columns.
    package var cells: [String]
    /// Of the file in which it stands: a team's rows stand behind the built-in ones.
    package let path: String
    /// 1-based.
    package let line: Int

    package subscript(column: Int) -> String { cells[column] }
  }

  /// The file's name without `.tsv`, as rule files write it.
  package let name: String
  /// The first line, whose cells are the names of the columns; at least one.
  package let header: Row
  /// In the order of the file.
  package var rows: [Row]
  /// The names of the columns.
  package var columns: [String] { header.cells }

  /// Reads the text of a table.
  /// - Throws: `RuleError` with the line of a row that has other columns than the header.
  package init(path: String, name: String, text: String) throws(RuleError) {
    self.name = name
    var header: Row?
    var rows: [Row] = []
    var refusal: RuleError?
    var text = text
    text.withUTF8 { bytes in
      var number = 0
      var start = 0
      while start < bytes.count, refusal == nil {
        number += 1
        var cells: [String] = []
        cells.reserveCapacity(header?.cells.count ?? 0)
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
        let row = Row(cells: cells, path: path, line: number)
        if let header, cells.count != header.cells.count {
          refusal = row.refusal("this row has \(cells.count) cells, the header has \(header.cells.count) columns; cells are parted by one tab each")
        } else if header == nil {
          header = row
        } else {
          rows.append(row)
        }
      }
    }
    if let refusal { throw refusal }
    guard let header else { throw RuleError(path: path, line: 1, message: "the table has no header line") }
    (self.header, self.rows) = (header, rows)
  }
}

/// Tables by name. A built-in one is read when it is first asked for: most runs need few.
package final class Tables: @unchecked Sendable {
  private let lock = Lock()
  private var known: [String: Table]
  private var unread: [String: String]
  /// What was made of tables, by its very type: an empty list of something may be cast to one of anything.
  private var readings: [ObjectIdentifier: [String: any Sendable]] = [:]

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
      if let text = unread.removeValue(forKey: name) { known[name] = try? Table(path: "\(name).tsv", name: name, text: text) }
      return known[name]
    }
  }

  /// What somebody makes of a table, made once for all who ask. What cannot be read was refused at the start: it counts as none.
  /// - Parameter name: nil for none.
  func reading<Reading: Sendable>(of name: String?, _ read: (Table?) throws(RuleError) -> Reading) -> Reading {
    // Of no table nothing can be wrong.
    (try? cached(name ?? "", read)) ?? (try! read(nil))
  }

  /// The same where it may still be refused.
  func cached<Reading: Sendable>(_ name: String, _ read: (Table?) throws(RuleError) -> Reading) throws(RuleError) -> Reading {
    let type = ObjectIdentifier(Reading.self)
    if let known = lock.withLock({ readings[type]?[name] }) as? Reading { return known }
    let made = try read(self[name])
    lock.withLock { readings[type, default: [:]][name] = made }
    return made
  }
}
