/// A range of a file with the positions that people and formats need. Made while the file's bytes
/// are in memory, because they are dropped afterwards.
package struct Place: Sendable, Hashable {
  /// Relative to the project's root.
  package var path: String
  /// Byte offsets in the file's UTF-8 text.
  package var range: Range<Int>
  /// 1-based. Line breaks are LF and CRLF; a byte order mark is not counted.
  package var startLine: Int
  /// 1-based; the line of the exclusive end.
  package var endLine: Int
  /// 1-based, in UTF-16 code units; the end is exclusive.
  package var startColumn: Int
  /// 1-based, in UTF-16 code units, exclusive.
  package var endColumn: Int
  /// 1-based, in UTF-8 bytes.
  package var startColumnUTF8: Int
  /// 1-based, in UTF-8 bytes, exclusive.
  package var endColumnUTF8: Int
  /// The text of the first line without its line break, at most 400 bytes, invalid UTF-8 repaired.
  package var lineText: String

  /// Takes each property as given; `RuleRunner.place` works them out from a byte range.
  package init(
    path: String, range: Range<Int>, startLine: Int, endLine: Int, startColumn: Int, endColumn: Int,
    startColumnUTF8: Int, endColumnUTF8: Int, lineText: String
  ) {
    (self.path, self.range, self.startLine, self.endLine, self.startColumn) = (path, range, startLine, endLine, startColumn)
    (self.endColumn, self.startColumnUTF8, self.endColumnUTF8, self.lineText) = (endColumn, startColumnUTF8, endColumnUTF8, lineText)
  }
}

/// Evidence for a finding: a second place and what it shows.
package struct Related: Sendable, Hashable {
  /// In the file of the finding or in another one of the project.
  package var place: Place
  /// Without a full stop: "`icon` is declared here".
  package var message: String
  /// - Parameter message: says what the place shows, without a full stop.
  package init(place: Place, message: String) { (self.place, self.message) = (place, message) }
}
