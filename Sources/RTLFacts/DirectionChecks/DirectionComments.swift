import RTLSystem

extension CodeView {
  /// The lines of code below a comment for which it still speaks, as long as none between is empty.
  private static let lines = 3

  /// Whether a comment at the end of the line of a token, or directly above, says that its side is meant.
  package func isMeant(_ i: Int) -> Bool {
    guard !directionVocabulary.remarks.isEmpty, !file.comments.isEmpty, i >= 0, i < count else { return false }
    let start = file.tokens[lineStatement(around: i)].range.lowerBound
    for end in [file.tokens[i].end, file.copy(at: i)?.use.upperBound].compactMap({ $0 }) {
      if let behind = comment(behind: end), speaks(behind..<behind + 1) { return true }
    }
    return comments(above: start).map { speaks($0) } ?? false
  }

  /// Where the statement around a token begins, or the one that holds it in a closure on the same line.
  private func lineStatement(around i: Int) -> Int {
    var start = min(statement(around: i).lowerBound, i)
    while let open = enclosing(start), isClosure(open), !startsLine(start), start - open <= CodeView.depth {
      start = min(statement(around: open).lowerBound, open)
    }
    return start
  }

  /// The comment that ends the line of a byte.
  private func comment(behind offset: Int) -> Int? {
    let index = firstComment(from: offset)
    guard index < file.comments.count, !hasBreaks(0, in: offset..<file.comments[index].range.lowerBound) else { return nil }
    return index
  }

  /// The comments on the lines directly above a byte, no empty line between them.
  private func comments(above offset: Int) -> Range<Int>? {
    let end = firstComment(from: offset)
    guard end > 0 else { return nil }
    let gap = file.comments[end - 1].end..<offset
    guard !startsBehindCode(end - 1), !hasBreaks(CodeView.lines, in: gap), !hasEmptyLine(gap), !leavesBlock(gap) else { return nil }
    var first = end - 1
    while first > 0, !startsBehindCode(first - 1), isBlank(file.comments[first - 1].end..<file.comments[first].range.lowerBound),
      !hasBreaks(1, in: file.comments[first - 1].end..<file.comments[first].range.lowerBound) { first -= 1 }
    return first..<end
  }

  /// The index of the first comment that begins at a byte or behind it.
  private func firstComment(from offset: Int) -> Int { file.comments.partitioningIndex { Int($0.start) >= offset } }

  /// Whether a range has more line breaks than so many: it is read no further.
  private func hasBreaks(_ most: Int, in range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    var left = most
    return file.bytes[range].contains { byte in
      if byte == UInt8(ascii: "\n") { left -= 1 }
      return left < 0
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool { file.bytes[range].allSatisfy { $0 <= UInt8(ascii: " ") } }

  /// Whether a brace stands in a range: another block has another reason.
  private func leavesBlock(_ range: Range<Int>) -> Bool {
    file.bytes[range].contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  private func hasEmptyLine(_ range: Range<Int>) -> Bool {
    var isEmpty = false
    for byte in file.bytes[range] {
      if byte == UInt8(ascii: "\n") {
        if isEmpty { return true }
        isEmpty = true
      } else if byte > UInt8(ascii: " ") {
        isEmpty = false
      }
    }
    return false
  }

  /// Whether code stands on the line before a comment.
  private func startsBehindCode(_ index: Int) -> Bool {
    var k = file.comments[index].range.lowerBound - 1
    while k >= 0, file.bytes[k] != UInt8(ascii: "\n") {
      if file.bytes[k] > UInt8(ascii: " ") { return true }
      k -= 1
    }
    return false
  }

  private func speaks(_ comments: Range<Int>) -> Bool {
    if let known = remarks[comments] { return known }
    let found = hasRemark(comments)
    remarks[comments] = found
    return found
  }

  private func hasRemark(_ comments: Range<Int>) -> Bool {
    let bytes = comments.flatMap { file.bytes[file.comments[$0].range].prefix(600) }
    // An apostrophe belongs to its word: `don't`.
    let words = IdentifierWords.split(bytes.filter { $0 != UInt8(ascii: "'") })
    guard !words.contains(where: directionVocabulary.complaints.contains) else { return false }
    return directionVocabulary.remarks.contains { IdentifierWords.contains(words, inOrder: $0) }
  }
}

extension IdentifierWords {
  /// So many other words may stand between two words of a phrase.
  private static let gap = 7

  /// Whether the words of a phrase occur in their order, close to each other.
  static func contains(_ words: [String], inOrder phrase: [String]) -> Bool {
    guard let first = phrase.first else { return false }
    return words.indices.contains { start in
      guard words[start] == first else { return false }
      var k = start
      for word in phrase.dropFirst() {
        guard let next = words[(k + 1)...].prefix(gap + 1).firstIndex(of: word) else { return false }
        k = next
      }
      return true
    }
  }
}
