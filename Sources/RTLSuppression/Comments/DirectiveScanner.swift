import RTLLexing
import RTLSystem

/// Finds directives in comments. A directive stands at the start of a comment's line, so that prose
/// which mentions one is not obeyed.
struct DirectiveScanner {
  let file: TokenFile
  let knownRules: Set<String>
  /// The same in their order; most files have no directive.
  private lazy var sortedRules = knownRules.sorted()
  /// Some stand behind the limit.
  private(set) var isCapped = false
  var directives: [(directive: Directive, comment: Range<Int>)] = []
  var problems: [SuppressionProblem] = []

  init(_ file: TokenFile, knownRules: Set<String>) {
    (self.file, self.knownRules) = (file, knownRules)
    for comment in file.comments where !isCapped { scan(comment.range) }
  }

  private mutating func scan(_ comment: Range<Int>) {
    let bytes = file.bytes
    guard DirectiveScanner.mayHaveDirective(bytes, comment) else { return }
    var start = comment.lowerBound
    while start < comment.upperBound {
      var end = start
      while end < comment.upperBound && bytes[end] != 0x0A { end += 1 }
      let next = end + 1
      while start < end, isDecoration(bytes[start]) { start += 1 }
      if start < end, bytes[start] | 0x20 == Directive.marker[0] { take(start..<trimmedEnd(start, end, isLast: end == comment.upperBound), comment) }
      start = next
    }
  }

  /// - Parameter range: a comment's line, from its first letter on.
  private mutating func take(_ range: Range<Int>, _ comment: Range<Int>) {
    let isDirective = file.bytes[range].starts(with: Directive.marker)
    guard isDirective || isMisspelt(file.bytes[range]) else { return }
    guard directives.count + problems.count < Directives.most else { return isCapped = true }
    guard isDirective else {
      problems.append(
        SuppressionProblem(
          kind: .malformed, range: range, line: 0, message: "this is not a suppression; use `rtl-audit:` in lower case, with the hyphen and without a space"))
      return
    }
    let text = String(decoding: file.bytes[range], as: UTF8.self)
    if let directive = Directive.parse(text, range: range, knownRules: knownRules, sortedRules: sortedRules, problems: &problems) {
      directives.append((directive, comment))
    }
  }

  /// False is certain: a directive has a colon.
  private static func mayHaveDirective(_ bytes: [UInt8], _ comment: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      ByteSearch.firstIndex(of: UInt8(ascii: ":"), in: UnsafeBufferPointer(rebasing: bytes[comment]), from: Directive.marker.count - 1) != nil
    }
  }

  /// Whether a line is a directive but for its marker: `RTL-Audit:disable`, `rtlaudit: disable:next`. Prose goes on behind
  /// such a word.
  private func isMisspelt(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.prefix(Directive.marker.count + 1).firstIndex(of: UInt8(ascii: ":")),
      ["rtl-audit", "rtlaudit", "rtl_audit"].contains(String(decoding: line[..<colon], as: UTF8.self).lowercased())
    else { return false }
    let words = String(decoding: line[(colon + 1)...], as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace)
    guard let command = words.first, Directive.Command(rawValue: String(command)) != nil || command == "ignore" else { return false }
    return words.count == 1 || command.contains(":") || words[1] == "--" || words[1].split(separator: ",").contains { knownRules.contains(String($0)) }
  }

  /// What may stand before a directive in its line: `//`, `/*`, ` * `, `<!--` and space.
  private func isDecoration(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: "!"), UInt8(ascii: "-"): true
    default: false
    }
  }

  private func trimmedEnd(_ start: Int, _ end: Int, isLast: Bool) -> Int {
    var end = end
    if isLast {
      for mark in ["*/", "-->"] where file.bytes[start..<end].reversed().starts(with: mark.utf8.reversed()) {
        end -= mark.utf8.count
        break
      }
    }
    while end > start, file.bytes[end - 1] == 0x20 || file.bytes[end - 1] == 0x09 || file.bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }
}

/// Line numbers of a file that holds directives.
struct LineStarts {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    for i in bytes.indices where bytes[i] == 0x0A { starts.append(i + 1) }
  }

  /// 1-based.
  func line(at offset: Int) -> Int { starts.partitioningIndex { $0 > offset } }

  func start(ofLine line: Int) -> Int { starts[line - 1] }
  var count: Int { starts.count }
}

extension TokenFile {
  /// The first line below `line` in which a token starts.
  func lineWithToken(after line: Int, _ lines: LineStarts) -> Int? {
    guard line < lines.count else { return nil }
    let index = firstToken(from: lines.start(ofLine: line + 1))
    return index < tokens.count ? lines.line(at: Int(tokens[index].start)) : nil
  }

  /// The last line above `line` in which a token ends.
  func lineWithToken(before line: Int, _ lines: LineStarts) -> Int? {
    let index = firstToken(from: lines.start(ofLine: line))
    return index > 0 ? lines.line(at: max(Int(tokens[index - 1].start), tokens[index - 1].end - 1)) : nil
  }

  private func firstToken(from offset: Int) -> Int { tokens.partitioningIndex { Int($0.start) >= offset } }
}
