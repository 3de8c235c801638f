import RTLSystem

/// A pattern over paths, in the manner of `.gitignore`, compiled once.
///
/// - `*` any run of characters without `/`, `?` one character, `[abc]`, `[a-z]`, `[!abc]` one of (ASCII);
/// - `**` as a whole segment: any number of folders;
/// - `{a,b}` either, also nested;
/// - `/` at the end: only a folder;
/// - without a `/` elsewhere the pattern fits at any depth, with one it starts at the root;
/// - what fits a folder fits everything below it. Case counts. `\` takes the next character as it is.
///
/// Matching takes at most (length of the pattern) x (length of the path) steps.
package struct Glob: Sendable, Hashable {
  /// Why a pattern was refused: one sentence for its author.
  package struct Problem: Error, Sendable, Hashable { package let message: String }

  private enum Piece: Hashable {
    case byte(UInt8)
    case oneCharacter
    case run
    /// Two words of 64 bits: the ASCII characters that fit; `others` tells whether the rest does.
    case oneOf(low: UInt64, high: UInt64, others: Bool)
  }
  private enum Segment: Hashable {
    case anyFolders
    case name([Piece])
  }
  private struct Path: Hashable {
    var segments: [Segment]
    var foldersOnly: Bool
  }

  /// The pattern as its author wrote it.
  package let text: String
  private let alternatives: [Path]
  private static let mostAlternatives = 256
  private static let longestPattern = 4096

  /// - Throws: `Problem` for an empty pattern, an unclosed bracket or brace, or too many braces.
  package init(_ text: String) throws(Problem) {
    self.text = text
    guard text.utf8.first != UInt8(ascii: "!") else {
      throw Problem(message: "negation with `!` is not supported; narrow the pattern that matches too much (for a name that begins with `!`, use `\\!`)")
    }
    guard text.utf8.count <= Glob.longestPattern else {
      throw Problem(message: "the pattern is longer than \(Glob.longestPattern) bytes")
    }
    var alternatives: [Path] = []
    for pattern in try Glob.expandBraces(Array(text.utf8)) { alternatives.append(try Glob.compile(pattern, text)) }
    self.alternatives = alternatives
  }

  /// Whether the path of a file fits, itself or by one of its folders.
  /// - Parameter path: relative to the root, with `/` between folders.
  package func matches(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { matches($0) }
  }

  /// The same for the bytes of a path.
  package func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    for alternative in alternatives where Glob.matches(alternative, path) { return true }
    return false
  }

  // MARK: Compiling

  /// Texts without braces. Works through a list, so that nesting costs no stack.
  private static func expandBraces(_ text: [UInt8]) throws(Problem) -> [[UInt8]] {
    var waiting = [text]
    var done: [[UInt8]] = []
    while let next = waiting.popLast() {
      guard let group = try firstBraces(next) else {
        done.append(next)
        continue
      }
      for choice in group.choices.reversed() {
        waiting.append(Array(next[..<group.range.lowerBound]) + next[choice] + next[group.range.upperBound...])
      }
      guard waiting.count + done.count <= mostAlternatives else {
        throw Problem(message: "the braces expand to more than \(mostAlternatives) patterns; use fewer")
      }
    }
    return done
  }

  private static func firstBraces(
    _ text: [UInt8]
  ) throws(Problem) -> (range: Range<Int>, choices: [Range<Int>])? {
    var depth = 0
    var start = 0
    var choiceStart = 0
    var choices: [Range<Int>] = []
    var i = 0
    while i < text.count {
      switch text[i] {
      case UInt8(ascii: "\\"): i += 1
      case UInt8(ascii: "{"):
        if depth == 0 {
          start = i
          choiceStart = i + 1
        }
        depth += 1
      case UInt8(ascii: ",") where depth == 1:
        choices.append(choiceStart..<i)
        choiceStart = i + 1
      case UInt8(ascii: "}") where depth > 0:
        depth -= 1
        if depth == 0 {
          choices.append(choiceStart..<i)
          return (start..<i + 1, choices)
        }
      default: break
      }
      i += 1
    }
    if depth > 0 { throw Problem(message: "`{` has no `}`") }
    return nil
  }

  private static func compile(_ pattern: [UInt8], _ text: String) throws(Problem) -> Path {
    var names = pattern.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
    let foldersOnly = pattern.last == UInt8(ascii: "/")
    let anchored = names.count > 1 || pattern.first == UInt8(ascii: "/")
    if names.first == [UInt8(ascii: ".")] { names.removeFirst() }
    guard !names.isEmpty else { throw Problem(message: "`\(text)` matches nothing; name a file or a folder") }
    if names.contains([UInt8(ascii: "."), UInt8(ascii: ".")]) {
      throw Problem(message: "`..` leads out of the project; patterns start at its root")
    }
    var segments: [Segment] = anchored ? [] : [.anyFolders]
    for name in names {
      if name == [UInt8(ascii: "*"), UInt8(ascii: "*")] {
        if segments.last != .anyFolders { segments.append(.anyFolders) }
      } else {
        segments.append(.name(try pieces(of: name)))
      }
    }
    return Path(segments: segments, foldersOnly: foldersOnly)
  }

  private static func pieces(of name: ArraySlice<UInt8>) throws(Problem) -> [Piece] {
    var pieces: [Piece] = []
    var i = name.startIndex
    while i < name.endIndex {
      let byte = name[i]
      i += 1
      switch byte {
      case UInt8(ascii: "*"):
        if pieces.last != .run { pieces.append(.run) }
      case UInt8(ascii: "?"): pieces.append(.oneCharacter)
      case UInt8(ascii: "["): pieces.append(try characterClass(name, &i))
      case UInt8(ascii: "\\"):
        guard i < name.endIndex else { throw Problem(message: "`\\` at the end escapes nothing; delete it") }
        pieces.append(.byte(name[i]))
        i += 1
      default: pieces.append(.byte(byte))
      }
    }
    return pieces
  }

  /// Reads a class after its `[`; `i` ends behind the `]`.
  private static func characterClass(_ name: ArraySlice<UInt8>, _ i: inout Int) throws(Problem) -> Piece {
    var set: (low: UInt64, high: UInt64) = (0, 0)
    let negated = i < name.endIndex && (name[i] == UInt8(ascii: "!") || name[i] == UInt8(ascii: "^"))
    if negated { i += 1 }
    let first = i
    while i < name.endIndex {
      if name[i] == UInt8(ascii: "]") && i > first {
        i += 1
        return negated
          ? .oneOf(low: ~set.low, high: ~set.high, others: true)
          : .oneOf(low: set.low, high: set.high, others: false)
      }
      let lower = name[i]
      var upper = lower
      if i + 2 < name.endIndex, name[i + 1] == UInt8(ascii: "-"), name[i + 2] != UInt8(ascii: "]") {
        upper = name[i + 2]
        i += 2
      }
      i += 1
      guard lower < 0x80, upper < 0x80, lower <= upper else {
        throw Problem(message: "`[…]` takes ASCII characters and ranges from low to high")
      }
      for value in lower...upper {
        if value < 64 { set.low |= 1 << UInt64(value) } else { set.high |= 1 << UInt64(value - 64) }
      }
    }
    throw Problem(message: "`[` has no `]`")
  }

  // MARK: Matching

  /// Going back to the last run alone is enough: an earlier one could only give up what the last
  /// one can take as well.
  private static func matches(_ pattern: Path, _ path: UnsafeBufferPointer<UInt8>) -> Bool {
    let segments = pattern.segments
    var at = 0
    var start = 0
    var retry: (segment: Int, start: Int)?
    while true {
      if at == segments.count {
        // The pattern is used up: what is left of the path lies below a folder that fits.
        if start <= path.count || !pattern.foldersOnly { return true }
      } else if start <= path.count {
        switch segments[at] {
        case .anyFolders:
          if at == segments.count - 1 { return true }
          at += 1
          retry = (at, start)
          continue
        case .name(let pieces):
          let end = endOfName(path, start)
          if matches(pieces, UnsafeBufferPointer(rebasing: path[start..<end])) {
            at += 1
            start = end + 1
            continue
          }
        }
      }
      guard let last = retry else { return false }
      let next = endOfName(path, last.start) + 1
      guard next <= path.count else { return false }
      at = last.segment
      start = next
      retry = (at, start)
    }
  }

  private static func endOfName(_ path: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < path.count && path[end] != UInt8(ascii: "/") { end += 1 }
    return end
  }

  private static func matches(_ pieces: [Piece], _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    var i = 0
    var retry: (piece: Int, start: Int)?
    while true {
      if at < pieces.count, pieces[at] == .run {
        at += 1
        retry = (at, i)
        continue
      }
      if at == pieces.count && i == name.count { return true }
      if at < pieces.count, i < name.count, let length = fits(pieces[at], name, i) {
        at += 1
        i += length
        continue
      }
      guard let last = retry, last.start < name.count else { return false }
      at = last.piece
      i = last.start + 1
      retry = (at, i)
    }
  }

  /// Bytes that one piece takes, or nil.
  private static func fits(_ piece: Piece, _ name: UnsafeBufferPointer<UInt8>, _ i: Int) -> Int? {
    let byte = name[i]
    switch piece {
    case .run: return nil
    case .byte(let wanted): return byte == wanted ? 1 : nil
    case .oneCharacter: return lengthOfCharacter(name, i)
    case .oneOf(let low, let high, let others):
      if byte >= 0x80 { return others ? lengthOfCharacter(name, i) : nil }
      let bit = byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte - 64)
      return bit & 1 == 1 ? 1 : nil
    }
  }

  private static func lengthOfCharacter(_ name: UnsafeBufferPointer<UInt8>, _ i: Int) -> Int {
    var end = i + 1
    if name[i] >= 0xC0 {
      while end < name.count && name[end] & 0xC0 == 0x80 { end += 1 }
    }
    return end - i
  }
}
