import RTLFacts
import RTLLexing
import RTLSuppression

/// Notes of Interface Builder objects, and comments of texts in a string catalog, that may hold
/// suppressions. A constraint has no notes, so that its identifier and its label count as such.
enum SuppressionNotes {
  private static let mark = Array("rtl-audit:".utf8)

  static func read(_ file: TokenFile) -> [NoteDirectiveInput] {
    guard ByteSearch.contains(file.bytes, mark) else { return [] }
    return file.dialect == .stringCatalog ? comments(JSONTree(file)) : notes(ElementTree(file))
  }

  /// JSON has no comments: `"comment"` of a key covers the key in all languages.
  private static func comments(_ tree: JSONTree) -> [NoteDirectiveInput] {
    tree.values.indices.compactMap { value in
      guard tree.values[value].parent >= 0, tree.key(of: value) == "comment", let text = tree.string(value) else { return nil }
      return NoteDirectiveInput(object: tree.range(of: tree.values[value].parent), text: text, place: tree.range(of: value))
    }
  }

  private static func notes(_ tree: ElementTree) -> [NoteDirectiveInput] {
    var notes: [NoteDirectiveInput] = []
    var next = 0
    while next < tree.elements.count {
      let element = next
      next += 1
      for name in ["identifier", "userLabel"] {
        guard let attribute = tree.attribute(name, of: element) else { continue }
        let text = tree.value(of: attribute)
        guard text.utf8.starts(with: mark) else { continue }
        notes.append(
          NoteDirectiveInput(
            object: tree.range(of: element), text: text, place: tree.range(of: element),
            removal: tree.wholeRange(of: attribute)))
      }
      guard tree.value("key", of: element) == "userComments" else { continue }
      // A note in a note is part of it: each of them would have the text of all within.
      next = tree.elements[element].subtreeEnd
      guard let object = tree.parent(of: element) else { continue }
      var text = ""
      for part in tree.descendants(of: element) { text += tree.value("content", of: part) ?? tree.text(of: part) }
      let place = tree.range(of: element)
      notes.append(
        NoteDirectiveInput(object: tree.range(of: object), text: text, place: place, removal: withItsLines(place, tree.file.bytes)))
    }
    return notes
  }

  /// The range with its indentation and its line break; nil where something else stands in its lines.
  private static func withItsLines(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int>? {
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[end]) { end += 1 }
    guard start == 0 || bytes[start - 1] == 0x0A, end < bytes.count, bytes[end] == 0x0A else { return nil }
    return start..<end + 1
  }

}
