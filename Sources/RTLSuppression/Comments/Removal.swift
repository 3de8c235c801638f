import RTLFindings
import RTLLexing

/// What takes a directive out of a file, as far as that can be said from the comment or the note it stands in.
struct Removal {
  let directive: Directive
  /// The whole comment, with its line where nothing else stands in it; nil where the comment says more.
  private(set) var wholeComment: Edit?
  /// The directive that ends this one's block.
  private var end: Edit?
  private var isBlockCut = false

  init(_ directive: Directive, comment: Range<Int>, in file: TokenFile) {
    self.directive = directive
    wholeComment = Removal.comment(comment, directive, file.bytes)
  }

  /// A note that says more stays.
  init(_ directive: Directive, in note: NoteDirectiveInput) {
    self.directive = directive
    let lines = note.text.split(whereSeparator: \.isNewline).filter { !$0.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    wholeComment = lines.count == 1 ? note.removal.map { Edit(range: $0, replacement: "") } : nil
  }

  /// Notes that an `enable` ends this directive's block.
  mutating func isEnded(by other: Removal) {
    if Set(other.directive.rules) == Set(directive.rules), end == nil, let edit = other.wholeComment {
      end = edit
    } else {
      isBlockCut = true
    }
  }

  /// Edits for the case that these rules are needless; empty for every rule stands for the directive without any.
  func edits(without needless: Set<String>) -> [Edit] {
    let rest = directive.rules.filter { !needless.contains($0) }
    guard rest.isEmpty else {
      // In a block the `enable` would name rules that are not switched off.
      guard directive.command != .disable, wholeComment != nil else { return [] }
      let start = directive.range.lowerBound
      return [Edit(range: (start + directive.list.lowerBound)..<(start + directive.list.upperBound), replacement: " " + rest.joined(separator: ", "))]
    }
    guard let wholeComment, !isBlockCut else { return [] }
    return [wholeComment] + (end.map { [$0] } ?? [])
  }

  private static func comment(_ comment: Range<Int>, _ directive: Directive, _ bytes: [UInt8]) -> Edit? {
    func isBlank(_ i: Int) -> Bool { bytes[i] == 0x20 || bytes[i] == 0x09 }
    let marks = "/*!<->".utf8
    guard bytes[comment.lowerBound..<directive.range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 || marks.contains($0) }),
      bytes[directive.range.upperBound..<comment.upperBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || marks.contains($0) })
    else { return nil }
    var start = comment.lowerBound
    while start > 0, isBlank(start - 1) { start -= 1 }
    var end = comment.upperBound
    while end < bytes.count, isBlank(end) || bytes[end] == 0x0D { end += 1 }
    let hasOwnLine = (start == 0 || bytes[start - 1] == 0x0A) && (end == bytes.count || bytes[end] == 0x0A)
    guard hasOwnLine else {
      // The line break, with its carriage return, stays.
      var last = comment.upperBound
      if last > start, bytes[last - 1] == 0x0D { last -= 1 }
      return Edit(range: start..<last, replacement: "")
    }
    return Edit(range: start..<min(end + 1, bytes.count), replacement: "")
  }
}
