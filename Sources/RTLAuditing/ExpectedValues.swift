import RTLDiscovery
import RTLFacts
import RTLFindings
import RTLLexing
import RTLMatching

/// A value that a fix has replaced, as a test of the app may name it.
package struct ReplacedValue: Hashable, Sendable {
  /// As the code had it: `left`, `chevron.right`.
  private let text: String
  /// Words of the line that had it, in lower case.
  private let words: Set<String>
  /// Names in that line; nil for an object of Interface Builder, which may have any.
  private let names: Set<String>?
  private let category: RuleCategory

  /// - Parameters:
  ///   - edit: of the finding's fix.
  ///   - text: of the file before it was fixed, in UTF-8.
  /// - Returns: nil where the fix keeps the value, as one that checks the direction does for readers of English.
  package init?(_ edit: Edit, of finding: Finding, in text: [UInt8]) {
    self.text = String(String(decoding: text[edit.range], as: UTF8.self).drop { "@\".".contains($0) }.prefix { $0 != "\"" })
    guard !self.text.isEmpty, !edit.replacement.contains(self.text) else { return nil }
    let line = finding.place.lineText.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    words = Set(line.flatMap { IdentifierWords.split($0.utf8) })
    names = finding.object == nil ? Set(line) : nil
    category = finding.category
  }

  /// A picture goes by its whole name.
  fileprivate var picture: String? { category == .symbol ? text : nil }

  /// What the statement of a test that reads the property which had the value calls the value; nil where it does not name it.
  fileprivate func name(inTest code: CodeView, by reading: ProjectTraits.Reading) -> String? {
    guard picture == nil, reading.isOfThing != (category == .layoutConstraint) else { return nil }
    if reading.isOfThing {
      guard let last = IdentifierWords.split(code.file.string(reading.token).utf8).last, words.contains(last) else { return nil }
      if let thing = reading.thing, let names, !names.contains(thing) { return nil }
    }
    let sides = reading.values.intersection(IdentifierWords.split(text.utf8))
    return code.statement(around: reading.token).first { token in
      token != reading.token && code.isIdentifier(token) && !sides.isDisjoint(with: IdentifierWords.split(code.file.string(token).utf8))
    }.map(code.file.string)
  }
}

extension AuditedProject {
  /// A place of a test that names a replaced value.
  package struct Expectation {
    /// From the root of the project.
    package let path: String
    /// From 1.
    package let line: Int
    package let value: String
  }

  /// Where tests of the app name values that fixes have replaced: they fail from now on. In the order of paths and lines.
  package func expectations(of values: Set<ReplacedValue>) -> [Expectation] {
    let pictures = Set(values.compactMap(\.picture))
    guard !values.isEmpty else { return [] }
    let vocabularies = catalogue.vocabularies
    var found: [Expectation] = []
    for source in facts.sources.tests() {
      guard let dialect = source.kind.dialect, let bytes = project.reader.text(source.path)?.bytes,
        !ImportReader.modules(bytes).isDisjoint(with: DefaultExclusions.testModules)
      else { continue }
      let code = CodeView(file: TokenFile(bytes, dialect), vocabularies)
      var named: [Int: String] = [:]
      for reading in vocabularies.traits.readings(in: code) {
        if let name = values.compactMap({ $0.name(inTest: code, by: reading) }).min() { named[code.line(of: reading.token)] = name }
      }
      for token in code.file.tokens.indices where !pictures.isEmpty && code.file.tokens[token].kind == .string {
        let content = code.file.content(ofString: token)
        if pictures.contains(content) { named[code.line(of: token)] = content }
      }
      found += named.sorted { $0.key < $1.key }.map { Expectation(path: source.path, line: $0.key, value: $0.value) }
    }
    return found
  }
}
