/// A text that is open in the editor, as the editor has it.
package struct TextDocument: Sendable {
  /// As the client writes it.
  package let uri: String
  /// The client counts its changes by it; nil where it does not.
  package private(set) var version: Int?
  /// What the text is, and its lines.
  package private(set) var lines: TextLines

  /// UTF-8, valid.
  package var bytes: [UInt8] { lines.bytes }

  /// - Parameters:
  ///   - uri: as the client writes it.
  ///   - version: nil where the client counts none.
  package init(uri: String, version: Int?, text: String) {
    (self.uri, self.version) = (uri, version)
    lines = TextLines(Array(text.utf8))
  }

  /// One change: the text of a range, or of all.
  package struct Change: Sendable {
    /// Nil for the whole text.
    package var range: (start: LinePosition, end: LinePosition)?
    /// What stands there from now on.
    package var text: String
    /// - Parameter range: nil for the whole text.
    package init(range: (start: LinePosition, end: LinePosition)?, text: String) { (self.range, self.text) = (range, text) }

    /// Nil for what says no text.
    init?(_ value: ReceivedValue) {
      guard let text = value["text"].string else { return nil }
      self.text = text
      if value["range"].isObject {
        guard let start = LinePosition(value["range"]["start"]), let end = LinePosition(value["range"]["end"]) else { return nil }
        range = (start, end)
      }
    }
  }

  /// Each change refers to the text that the one before it left. They hold in the order in which they come: a version that is
  /// not higher than the last one is taken as it is, because to leave a change out would leave the texts different for good.
  package mutating func apply(_ changes: [Change], version: Int?, _ encoding: PositionEncoding) {
    self.version = version
    for change in changes {
      guard let range = change.range else {
        lines = TextLines(Array(change.text.utf8))
        continue
      }
      let (a, b) = (lines.offset(of: range.start, encoding), lines.offset(of: range.end, encoding))
      var bytes = lines.bytes
      bytes.replaceSubrange(min(a, b)..<max(a, b), with: change.text.utf8)
      lines = TextLines(bytes)
    }
  }
}

extension LinePosition {
  /// Nil for what is no position. A number that no text has counts as the nearest that one may have.
  init?(_ value: ReceivedValue) {
    guard let line = value["line"].int, let character = value["character"].int else { return nil }
    self.init(line: max(0, line), character: max(0, character))
  }

  var json: JSON { ["line": .int(line), "character": .int(character)] }
}
