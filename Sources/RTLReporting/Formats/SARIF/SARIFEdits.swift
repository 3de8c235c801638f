import RTLFindings

/// One replacement with the positions that SARIF wants.
struct SARIFReplacement {
  var start: TextPosition
  var end: TextPosition
  var text: String
}

/// The fixes of one file's findings, in SARIF's terms.
struct SARIFEdits {
  private var editsByFinding: [Int: [Edit]] = [:]
  private var positions: [Int: TextPosition] = [:]

  /// - Parameters:
  ///   - fixes: The fixes by the number of their finding.
  ///   - text: The file's UTF-8 text; a fix that does not fit in it is left out.
  init(_ fixes: [(finding: Int, fix: Fix)], text: [UInt8]) {
    var offsets: Set<Int> = []
    for (finding, fix) in fixes {
      guard fix.edits.allSatisfy({ $0.range.lowerBound >= 0 && $0.range.upperBound <= text.count }) else { continue }
      var edits: [Edit] = []
      for edit in fix.edits where !text[edit.range].elementsEqual(edit.replacement.utf8) {
        let moved = outOfIndentation(edit, text)
        let fits = moved.range.lowerBound >= edits.last?.range.upperBound ?? 0
        edits.append(fits ? moved : edit)
      }
      for edit in edits { offsets.formUnion([edit.range.lowerBound, edit.range.upperBound]) }
      editsByFinding[finding] = edits
    }
    positions = textPositions(text, offsets: offsets)
  }

  /// The replacements of a finding's fix, in order; empty if there is none.
  func replacements(of finding: Int) -> [SARIFReplacement] {
    (editsByFinding[finding] ?? []).compactMap { edit in
      guard let start = positions[edit.range.lowerBound], let end = positions[edit.range.upperBound] else { return nil }
      return SARIFReplacement(start: start, end: end, text: edit.replacement)
    }
  }
}

/// The same edit, starting at the end of the line before if it started in the blanks that open a
/// line: the SARIF viewer of VS Code moves such a start to the first character that is not blank.
private func outOfIndentation(_ edit: Edit, _ text: [UInt8]) -> Edit {
  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  let start = edit.range.lowerBound
  guard start < text.count, isBlank(text[start]) else { return edit }
  var lineStart = start
  while lineStart > 0, isBlank(text[lineStart - 1]) { lineStart -= 1 }
  guard lineStart > 0, text[lineStart - 1] == UInt8(ascii: "\n") else { return edit }
  let newline = lineStart > 1 && text[lineStart - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  let newStart = lineStart - newline.utf8.count
  let replacement = String(decoding: text[newStart..<start], as: UTF8.self) + edit.replacement
  // A deleted line takes its line break with it: take the one before instead of the one after.
  if replacement == newline, text[edit.range].ends(with: newline) {
    return Edit(range: newStart..<(edit.range.upperBound - newline.utf8.count), replacement: "")
  }
  return Edit(range: newStart..<edit.range.upperBound, replacement: replacement)
}
