import RTLSystem

/// What a block names must be there.
extension RuleBuilder {
  /// Refuses a `{NAME}` in a fix that stands for nothing.
  func checkFixes(of pattern: CodePattern, _ block: FindBlock, holes: Set<String>, path: String, line: Int) throws(RuleError) {
    let names = pattern.replacements.flatMap(FixTemplate.names)
    let known = FixTemplate.builtIn + holes.sorted()
    if let wrong = names.first(where: { !known.contains($0) }) {
      throw RuleError(path: path, line: line, message: unknown("part of a fix", "{\(wrong)}", known: known.map { "{\($0)}" }))
    }
    guard block.heads["direction"] == nil, names.contains(FixTemplate.direction) else { return }
    throw RuleError(
      path: path, line: line,
      message:
        "the fix asks for the direction by `\(DirectionTest.hole)`; it needs a line `direction: …`, what to write where the project has no helper for that")
  }

  /// A table that nothing uses is most likely misspelled where it should be used.
  func checkUse(of block: FindBlock, path: String) throws(RuleError) {
    let uses = (block.patterns + block.tests + block.noteTests).map(\.text) + block.heads.values.map(\.value)
    let words = Set(uses.flatMap { $0.utf8.split { !PatternCompiler.isNameByte($0) }.map { String(Substring($0)) } })
    for (names, _, line) in block.inlineTables {
      for name in names where !words.contains(name) { throw unused(name, block, path: path, line: line) }
    }
    for (name, _, line) in block.fileTables where !words.contains(name) { throw unused(name, block, path: path, line: line) }
  }

  private func unused(_ name: String, _ block: FindBlock, path: String, line: Int) -> RuleError {
    let holes = block.patterns.map(\.text).joined(separator: " ").utf8.split { !PatternCompiler.isNameByte($0) && $0 != UInt8(ascii: "$") }.filter {
      $0.first == UInt8(ascii: "$")
    }
    let near =
      nearestName(name, in: holes.map { String(Substring($0.dropFirst())) }).map { "; is `$\($0)` meant?" }
      ?? "; write `$\(name)` in the pattern, or delete the line"
    return RuleError(path: path, line: line, message: "nothing uses the table `\(name)`\(near)")
  }

  /// Refuses a `{NAME}` in a message that stands for nothing.
  func check(message: String, holes: Set<String>, path: String, line: Int) throws(RuleError) {
    var rest = Substring(message)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      if !MessageTemplate.builtIn.contains(name), !holes.contains(name) {
        throw RuleError(
          path: path, line: line, message: unknown("part", "{\(name)}", known: MessageTemplate.builtIn.map { "{\($0)}" } + holes.map { "{\($0)}" }))
      }
      rest = rest[rest.index(after: close)...]
    }
  }
}
