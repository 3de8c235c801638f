import RTLSystem

/// The value of a name, where it is used.
package struct CopiedValue: Sendable {
  /// The name that is used: a token, all of an operand.
  package var use: Int
  /// The tokens of the value, before the use or behind it.
  package var value: Range<Int>
  /// Nobody else uses the value.
  package var isOnly: Bool
  /// It is the name of a type, which stays as it is where the alias is edited.
  package var isType = false

  /// - Parameters: see the properties.
  package init(use: Int, value: Range<Int>, isOnly: Bool, isType: Bool = false) {
    (self.use, self.value, self.isOnly, self.isType) = (use, value, isOnly, isType)
  }
}

extension TokenFile {
  /// Where a value stands a second time.
  package struct Copy: Sendable {
    /// The tokens of the copy. Their bytes are those of the value, so that who edits them edits the value.
    package let tokens: Range<Int>
    /// The bytes of the name that the copy stands for.
    package let use: Range<Int>
    /// Nobody else uses the value.
    package let isOnly: Bool
    /// The bytes of the copy are those of the use: see `CopiedValue.isType`.
    package let isType: Bool
  }

  /// The same file with values in the place of the names that stand for them: `v` of `let v = a.b`, `x.side = v`. Tokens are in
  /// the order in which they are read, no longer in that of their bytes.
  /// - Parameter copies: in the order of their uses; a value is not searched for names itself.
  package func copying(_ copies: [CopiedValue]) -> TokenFile {
    var result = self
    result.tokens.removeAll(keepingCapacity: true)
    result.names.removeAll(keepingCapacity: true)
    var hashes = names[...]
    func take(_ run: Range<Int>, _ names: inout ArraySlice<Name>) {
      let shift = result.tokens.count - run.lowerBound
      result.tokens += tokens[run]
      let end = names.firstIndex { Int($0.token) >= run.upperBound } ?? names.endIndex
      result.names += names[..<end].map { Name(hash: $0.hash, token: Int32(Int($0.token) + shift)) }
      names = names[end...]
    }
    var next = 0
    for copy in copies {
      take(next..<copy.use, &hashes)
      let start = result.tokens.count
      var own = names[names.partitioningIndex { Int($0.token) >= copy.value.lowerBound }...]
      take(copy.value, &own)
      result.tokens[start].flags = tokens[copy.use].flags
      result.copies.append(Copy(tokens: start..<result.tokens.count, use: tokens[copy.use].range, isOnly: copy.isOnly, isType: copy.isType))
      hashes = hashes.drop { Int($0.token) <= copy.use }
      next = copy.use + 1
    }
    take(next..<tokens.count, &hashes)
    result.known = result.tokens.indices.filter { result.tokens[$0].word != 0 }.map { Int32($0) }
    result.texts = result.tokens.indices.filter { ![.identifier, .number, .punctuation, .operator].contains(result.tokens[$0].kind) }.map { Int32($0) }
    return result
  }

  /// The copies that share a token with a run.
  private func copies(in run: Range<Int>) -> ArraySlice<Copy> {
    copies[copies.partitioningIndex { $0.tokens.upperBound > run.lowerBound }...].prefix { $0.tokens.lowerBound < run.upperBound }
  }

  /// The copy that a token belongs to.
  package func copy(at token: Int) -> Copy? { copies(in: token..<token + 1).first }

  /// The copy in a run of tokens whose value an edit changes.
  package func copy(holding bytes: Range<Int>, in run: Range<Int>) -> Copy? {
    copies(in: run).first { valueBytes(of: $0).lowerBound <= bytes.lowerBound && bytes.upperBound <= valueBytes(of: $0).upperBound }
  }

  /// The bytes of the value of a copy.
  package func valueBytes(of copy: Copy) -> Range<Int> { Int(tokens[copy.tokens.lowerBound].start)..<tokens[copy.tokens.upperBound - 1].end }

  /// The bytes of a run of tokens as it is written: with the other half of every parenthesis that was left out in it, and with
  /// the name of a value that is only part of the run.
  /// - Parameter run: token indices, at least one.
  package func byteRange(_ run: Range<Int>) -> Range<Int> {
    var (start, end) = (Int(tokens[run.lowerBound].start), tokens[run.upperBound - 1].end)
    for copy in copies(in: run) {
      if !copy.isType, copy.tokens.lowerBound <= run.lowerBound, run.upperBound <= copy.tokens.upperBound { continue }
      if copy.tokens.contains(run.lowerBound) { start = copy.use.lowerBound }
      if copy.tokens.contains(run.upperBound - 1) { end = copy.use.upperBound }
    }
    return withParentheses(start..<end)
  }

  /// The tokens of a range of bytes, where a name stands for them those of the first copy; nil for a range without one.
  package func tokens(in bytes: Range<Int>) -> Range<Int>? {
    var start = tokens.partitioningIndex { $0.end > bytes.lowerBound }
    if !copies.isEmpty {
      func isHit(_ token: Int) -> Bool { tokens[token].end > bytes.lowerBound && Int(tokens[token].start) < bytes.upperBound }
      guard let first = copies.lazy.compactMap({ $0.tokens.first(where: isHit) }).first ?? tokens.indices.first(where: isHit) else { return nil }
      start = first
    }
    var end = start
    while end < tokens.count, Int(tokens[end].start) < bytes.upperBound, tokens[end].end > bytes.lowerBound { end += 1 }
    return start < end ? start..<end : nil
  }
}
