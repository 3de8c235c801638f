import RTLFindings
import RTLLexing

extension RuleBuilder {
  /// The examples of a rule file, in file order.
  mutating func examples(_ file: RuleFile) throws(RuleError) -> [Example] {
    var examples: [Example] = []
    var beside: [String: String] = [:]
    for block in file.blocks where ["bad", "good", "fixed", "beside"].contains(block.role) {
      guard let dialect = exampleDialect(block) else {
        throw RuleError(path: file.path, line: block.line - 1, message: unknown("language", block.language, known: FindBlock.exampleDialects.keys.sorted()))
      }
      if block.role == "fixed" {
        try attach(block, to: &examples, path: file.path)
        continue
      }
      if block.role == "beside" {
        guard let name = try attributes(block, path: file.path)["file"] else {
          throw RuleError(path: file.path, line: block.line - 1, message: "a `beside` block says which file it is: `file=en.lproj/Localizable.strings`")
        }
        beside[name] = block.text
        continue
      }
      let (text, marks) = unmarked(block.text)
      let isGood = block.role == "good"
      if isGood != marks.isEmpty {
        throw RuleError(
          path: file.path, line: block.line,
          message: isGood ? "a `good` example carries no `↓`" : "a `bad` example marks each reported place with `↓`")
      }
      let words = try attributes(block, path: file.path)
      examples.append(
        Example(
          dialect: dialect, language: block.language, text: text, marks: marks, fixed: nil,
          levels: try levels(words["level"], of: marks, block, path: file.path), attributes: words, beside: beside, isGood: isGood, line: block.line))
    }
    for example in examples { try checkWords(of: example, path: file.path) }
    return examples
  }

  /// `each=` with a word that the example lacks is most likely misspelled.
  private func checkWords(of example: Example, path: String) throws(RuleError) {
    guard let written = example.attributes["each"] else { return }
    guard let words = ExampleWords(written) else {
      throw RuleError(path: path, line: example.line - 1, message: "`each=` holds words that take each other's place: `each=left:right,leading:trailing`")
    }
    guard let idle = words.idleList(in: [example.text, example.fixed?.text ?? ""]) else { return }
    throw RuleError(path: path, line: example.line - 1, message: "the example has none of the words `\(idle)` of its `each=`")
  }

  private func exampleDialect(_ block: RuleFile.Block) -> Dialect? { FindBlock.exampleDialects[block.language] }

  private mutating func attach(_ block: RuleFile.Block, to examples: inout [Example], path: String) throws(RuleError) {
    guard let last = examples.indices.last, !examples[last].isGood, examples[last].fixed == nil else {
      throw RuleError(path: path, line: block.line, message: "a `fixed` block stands directly behind its `bad` block")
    }
    let word = block.attributes.first ?? "safe"
    guard block.attributes.count <= 1, let fix = applicabilityNames.first(where: { $0.0 == word })?.1, fix != .none else {
      throw RuleError(path: path, line: block.line - 1, message: unknown("class", word, known: ["safe", "unsafe", "shown"]))
    }
    examples[last].fixed = (block.text, fix)
  }

  /// What an example may say about the project round it.
  private static let exampleWords = ["target", "switch", "images", "file", "document", "imports", "locks", "project", "level", "each"]

  /// - Parameter text: `note`, or one level for each mark: `warning,note`.
  private func levels(_ text: String?, of marks: [Int], _ block: RuleFile.Block, path: String) throws(RuleError) -> [Level] {
    guard let text else { return [] }
    let names = commaList(text)
    guard !names.isEmpty, names.count == 1 || names.count == marks.count else {
      throw RuleError(
        path: path, line: block.line - 1, message: "`level=` holds one level for all marks, or one for each: \(marks.count) marks, \(names.count) levels")
    }
    return try names.map { name throws(RuleError) in
      guard let level = levelNames.first(where: { $0.0 == name })?.1 else {
        throw RuleError(path: path, line: block.line - 1, message: unknown("level", name, known: levelNames.map(\.0)))
      }
      return level
    }
  }

  private mutating func attributes(_ block: RuleFile.Block, path: String) throws(RuleError) -> [String: String] {
    var attributes: [String: String] = [:]
    for word in block.attributes {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, RuleBuilder.exampleWords.contains(parts[0]) else {
        throw RuleError(
          path: path, line: block.line - 1,
          message: unknown("word behind the role", word, known: RuleBuilder.exampleWords.map { $0 + "=" }))
      }
      try checkVersions(parts[0], parts[1], path: path, line: block.line - 1)
      if parts[0] == "project", let wrong = commaList(parts[1]).first(where: { !tables.traitNames.contains($0) }) {
        throw RuleError(path: path, line: block.line - 1, message: unknown("mark of the project", wrong, known: tables.traitNames.sorted()))
      }
      attributes[parts[0]] = parts[1]
    }
    return attributes
  }

  /// What is not read would count as not said.
  private func checkVersions(_ key: String, _ value: String, path: String, line: Int) throws(RuleError) {
    switch key {
    case "document": _ = try platform(value, path: path, line: line)
    case "target", "locks":
      for item in commaList(value) {
        let words = parts(of: item, at: "-")
        guard words.count == 2, Version(plain: words[1]) != nil else {
          throw RuleError(path: path, line: line, message: "`\(item)` has no version; write `\(key)=\(key == "target" ? "iOS-13,tvOS-13" : "PinLayout-1.1.0")`")
        }
        if key == "target" { _ = try platform(words[0], path: path, line: line) }
      }
    default: break
    }
  }

  /// Takes the marks out of an example.
  private func unmarked(_ text: String) -> (String, [Int]) {
    let pieces = text.split(separator: "↓", omittingEmptySubsequences: false)
    var marks: [Int] = []
    var offset = 0
    for piece in pieces.dropLast() {
      offset += piece.utf8.count
      marks.append(offset)
    }
    return (pieces.joined(), marks)
  }
}
