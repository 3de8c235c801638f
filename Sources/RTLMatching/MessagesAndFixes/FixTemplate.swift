import RTLFindings
import RTLLexing

/// Fills `{NAME}` in what a fix of code writes: a hole with the code that it took, `{LINE}` and `{STEP}` with space.
struct FixTemplate {
  /// A line break with the indentation of the line on which the match begins.
  static let line = "LINE"
  /// One step of indentation more.
  static let step = "STEP"
  /// The test of the direction, which waits for the project.
  static let direction = "RTL"
  /// What needs no hole of that name.
  static let builtIn = [line, step, direction]

  private let file: TokenFile
  private let match: Matcher.Match

  init(_ match: Matcher.Match, in file: TokenFile) { (self.match, self.file) = (match, file) }

  func fill(_ edit: Edit) -> Edit {
    var edit = edit
    edit.replacement = Self.replace(edit.replacement) { name in
      switch name {
      case Self.line: lineBreak
      case Self.step: step
      default: match.captures[name].map { text(of: $0, for: edit.range) }
      }
    }
    return edit
  }

  /// The code that a hole took. Where the fix does not write into the value, a name stands for all of it.
  private func text(of run: Range<Int>, for edit: Range<Int>) -> String {
    if let copy = file.copy(at: run.lowerBound), copy.tokens == run, file.copy(holding: edit, in: run) == nil {
      return String(decoding: file.bytes[copy.use], as: UTF8.self)
    }
    return file.source(run)
  }

  /// Names of all parts of a text.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    _ = replace(text) { name in
      names.append(name)
      return nil
    }
    return names
  }

  /// Replaces each `{NAME}` in upper case that has a value; other braces are code.
  static func replace(_ text: String, _ value: (String) -> String?) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var filled: [UInt8] = []
      var start = 0
      while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
        filled += bytes[start...open]
        start = open + 1
        let end = bytes[start...].firstIndex { !isHoleByte($0) } ?? bytes.count
        guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: "}"), let value = value(String(decoding: bytes[start..<end], as: UTF8.self))
        else { continue }
        filled.removeLast()
        filled += value.utf8
        start = end + 1
      }
      return String(decoding: filled + bytes[start...], as: UTF8.self)
    }
  }

  private var lineBreak: String {
    let bytes = file.bytes
    let start = Int(file.tokens[match.start].start)
    let first = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let isWindows = bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    return (isWindows ? "\r\n" : "\n") + String(decoding: bytes[first...].prefix(while: Self.isSpace), as: UTF8.self)
  }

  /// The smallest indentation in the file; four spaces where it has none.
  private var step: String {
    var smallest: ArraySlice<UInt8>?
    for token in file.tokens where token.flags.contains(.startsLine) {
      let end = Int(token.start)
      let first = file.bytes[..<end].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? 0
      if first < end, smallest.map({ end - first < $0.count }) ?? true { smallest = file.bytes[first..<end] }
    }
    return smallest.map { String(decoding: $0, as: UTF8.self) } ?? "    "
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
