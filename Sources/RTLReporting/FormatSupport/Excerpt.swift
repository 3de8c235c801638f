import RTLFindings

/// A line of source made fit for a terminal, and the line that underlines part of it.
struct Excerpt {
  /// The line without its indentation, escaped, cut to the width with `…`.
  var code = ""
  /// Blanks and tabs up to the place, then `^`; empty if the place lies beyond the text that was kept.
  var underline = ""

  private struct Cell {
    var text: String
    var width: Int
    /// Offset in the line's bytes.
    var offset: Int
  }

  /// - Parameters:
  ///   - line: Text of one line.
  ///   - marked: Byte offsets in the line, as far as the line goes.
  ///   - width: Columns of the terminal for the code.
  ///   - isCut: True if the line goes on after `line`.
  init(line: String, marked: Range<Int>, width: Int, isCut: Bool) {
    let cells = Excerpt.cells(line, keeping: marked.lowerBound)
    let end = max(marked.upperBound, marked.lowerBound + 1)
    var before = 0
    var through = 0
    for cell in cells {
      if cell.offset < marked.lowerBound { before += cell.width }
      if cell.offset < end { through += cell.width }
    }
    // The place stays in view: what is left of it is cut where it would not fit.
    let skipped = through <= width ? 0 : max(0, before - width / 3)

    var column = 0
    var shown = 0
    if skipped > 0 {
      code = "…"
      underline = " "
    }
    var isMarked = false
    for cell in cells {
      column += cell.width
      if skipped > 0, column <= skipped { continue }
      if shown + cell.width > width {
        code += "…"
        break
      }
      shown += cell.width
      code += cell.text
      if cell.offset >= end { continue }
      if cell.offset >= marked.lowerBound {
        // A combining mark takes no column.
        underline += String(repeating: "^", count: cell.text == "\t" ? 1 : max(cell.width, isMarked ? 0 : 1))
        isMarked = true
      } else {
        underline += cell.text == "\t" ? "\t" : String(repeating: " ", count: cell.width)
      }
    }
    if isCut, !code.hasSuffix("…") { code += "…" }
    // An insertion at the end of the line stands behind the last character.
    if !isMarked, marked.lowerBound == line.utf8.count, !isCut { underline += "^" } else if !isMarked { underline = "" }
  }

  /// The characters from the first that is not blank, or from the marked one if that comes before.
  private static func cells(_ line: String, keeping first: Int) -> [Cell] {
    let breaks = commandStarts(line)
    var cells: [Cell] = []
    var offset = 0
    for scalar in line.unicodeScalars {
      let start = offset
      offset += UTF8.width(scalar)
      if cells.isEmpty, start < first, scalar == " " || scalar == "\t" { continue }
      if scalar == "\t" {
        // Tabs stay, so that the underline can repeat them; eight is what terminals use at most.
        cells.append(Cell(text: "\t", width: 8, offset: start))
      } else {
        let text = visible(scalar)
        let width = text.unicodeScalars.count == 1 ? terminalWidth(scalar) : text.unicodeScalars.count
        cells.append(Cell(text: text, width: width, offset: start))
      }
      if breaks.contains(start) { cells.append(Cell(text: " ", width: 1, offset: start)) }
    }
    return cells
  }
}

extension Place {
  /// True if the line goes on after `lineText`, as far as that can be known.
  var isLineCut: Bool { lineText.utf8.count >= 397 }

  /// The place in its first line, as offsets in the bytes of `lineText`.
  var markedBytes: Range<Int> {
    let start = startColumnUTF8 - 1
    let end = startLine == endLine ? endColumnUTF8 - 1 : lineText.utf8.count
    return start..<max(start, end)
  }
}

/// Whether a line is worth showing: brackets alone say nothing.
func hasWords(_ line: String) -> Bool { line.utf8.contains { $0 >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) } }

/// The finding's line as its fix would leave it, and the bytes that are new; nil if the fix goes
/// beyond the line, breaks it, or the whole line is not known.
func fixedLine(_ finding: Finding) -> (line: String, marked: Range<Int>)? {
  guard let fix = finding.fix, let first = fix.edits.first, let last = fix.edits.last else { return nil }
  let place = finding.place
  let lineStart = place.range.lowerBound - (place.startColumnUTF8 - 1)
  let old = Array(place.lineText.utf8)
  guard !place.isLineCut, !place.lineText.unicodeScalars.contains("\u{FFFD}"),
    first.range.lowerBound >= lineStart, last.range.upperBound <= lineStart + old.count
  else { return nil }
  var line: [UInt8] = []
  var copied = 0
  var marked = 0..<0
  for edit in fix.edits {
    guard edit.range.lowerBound - lineStart >= copied, !edit.replacement.utf8.contains(UInt8(ascii: "\n")) else {
      return nil
    }
    line += old[copied..<(edit.range.lowerBound - lineStart)]
    let start = line.count
    line += Array(edit.replacement.utf8)
    marked = (marked.isEmpty ? start : marked.lowerBound)..<line.count
    copied = edit.range.upperBound - lineStart
  }
  line += old[copied...]
  return (String(decoding: line, as: UTF8.self), marked)
}
