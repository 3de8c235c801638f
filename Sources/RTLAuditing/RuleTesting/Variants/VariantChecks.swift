import RTLFacts
import RTLFindings
import RTLLexing
import RTLMatching
import RTLSystem

/// What became of one variant of an example.
package struct VariantResult: Sendable {
  /// How a variant can fail.
  package enum Defect: String, Sendable, CaseIterable {
    /// A mark is not reported.
    case lost
    /// A mark is reported at another place.
    case moved
    /// Something is reported without a mark.
    case added
    /// A mark is reported at another level.
    case level
    /// The fix has another class, or is gone.
    case fixClass = "fix class"
    /// The fix writes something else.
    case fixText = "fix text"
  }
  package enum Outcome: Sendable {
    case survived
    /// The page says why the rewriting is none for it.
    case excused
    /// What is wrong, and what was found and expected: one line.
    case failed(Defect, String)
  }
  /// 1-based line of the example in the rule file.
  package var line: Int
  /// As the fence of the example has it.
  package var language: String
  /// The name of the rewriting.
  package var rewriting: String
  package var variant: Variant
  package var outcome: Outcome
  /// A name of the example, the same wherever it stands on its page: a hash of its text and of the words behind its role.
  package var example: String
}

extension ExampleRunner {
  /// Writes every example of the rule otherwise in all ways and checks that what is reported stays the same. Of an example that fails
  /// itself there are no variants.
  package func variants() -> [VariantResult] {
    rule.examples.flatMap { example -> [VariantResult] in
      let original = findings(in: example.text, example)
      guard Set(original.map(\.place.range.lowerBound)) == Set(example.marks) else { return [] }
      let text = ExampleText(example, auditor.catalogue.vocabularies, category: rule.head.category)
      let name = Self.name(of: example)
      return Rewritings.all.filter { $0.dialects.contains(example.dialect) }.flatMap { rewriting -> [VariantResult] in
        rewriting.variants(of: text).map { variant in
          let found = findings(in: variant.text, example)
          let defect = defect(variant, original, found)
          let isExcused = rule.head.excuses.reasons[rewriting.name] != nil
          return VariantResult(
            line: example.line, language: example.language, rewriting: rewriting.name, variant: variant,
            outcome: isExcused ? .excused : defect.map { .failed($0.0, $0.1) } ?? .survived, example: name)
        }
      }
    }
  }

  private static func name(of example: Example) -> String {
    var hash = FNV1a()
    hash.add(example.text)
    for (word, value) in example.attributes.sorted(by: { $0.key < $1.key }) { hash.add(" \(word)=\(value)") }
    return String(hash.value, radix: 36)
  }

  private func defect(_ variant: Variant, _ original: [Finding], _ found: [Finding]) -> (VariantResult.Defect, String)? {
    if variant.meaning == .handled {
      return found.first.map { (.added, "reported in line \($0.place.startLine) of the variant, where the direction chooses: \($0.message)") }
    }
    var left = found
    for finding in original {
      let places = variant.places(of: finding.place.range.lowerBound)
      guard let index = left.firstIndex(where: { places.contains($0.place.range.lowerBound) }) else {
        let lost = "what is reported in line \(finding.place.startLine) of the example is"
        return found.count < original.count
          ? (.lost, "\(lost) not reported") : (.moved, "\(lost) reported elsewhere, in line \(found[0].place.startLine) of the variant")
      }
      let other = left.remove(at: index)
      if other.level != finding.level { return (.level, "reported at the level `\(other.level)`, `\(finding.level)` expected") }
      if let defect = fixDefect(variant, finding, other) { return defect }
    }
    return left.first.map { (.added, "reported in line \($0.place.startLine) of the variant: \($0.message)") }
  }

  private func fixDefect(_ variant: Variant, _ finding: Finding, _ other: Finding) -> (VariantResult.Defect, String)? {
    func fix(_ finding: Finding) -> Fix? { finding.fix.flatMap { $0.edits.isEmpty ? nil : $0 } }
    let (expected, found) = (fix(finding), fix(other))
    let (due, own) = (expected?.applicability ?? .none, found?.applicability ?? .none)
    guard due == own else {
      let reason = found?.reason.map { ": \($0.text)" } ?? ""
      return (.fixClass, "the fix is \(own), \(due) expected\(reason)")
    }
    guard let expected, let found else { return nil }
    let moved = expected.edits.map { edit in variant.range(of: edit.range).map { Edit(range: $0, replacement: edit.replacement) } }
    if Set(moved) == Set(found.edits.map(Optional.some)) { return nil }
    let mirror = { [words = auditor.catalogue.vocabularies.rewritings] in variant.meaning == .mirrored ? words.mirrored($0, inFix: true) : $0 }
    if words(expected, variant).map(mirror).sorted() == words(found, variant) { return nil }
    if words(expected, variant, in: variant.source) == words(found, variant, in: variant.text) { return nil }
    func text(_ fix: Fix) -> String {
      fix.edits.map { "`\($0.replacement.split(separator: "\n").joined(separator: " "))`" }.joined(separator: ", ")
    }
    return (.fixText, "the fix writes \(text(found)), \(text(expected)) expected")
  }

  /// The words that a fix writes, sorted. What a fix copies from the code is copied as the variant has it: words that the rewriting
  /// wrote, moved or took away do not count. A setter counts as its property.
  /// - Parameter text: what the fix is for, where edits of words that the rewriting wrote or moved do not count: a type that it wrote changes
  ///   with its value.
  private func words(_ fix: Fix, _ variant: Variant, in text: String? = nil) -> [String] {
    let (changed, bytes) = (variant.changedWords, text.map { Array($0.utf8) })
    let edits = fix.edits.filter { edit in bytes.map { !changed.contains(String(decoding: $0[edit.range], as: UTF8.self)) } ?? true }
    return edits.flatMap { Self.words($0.replacement).filter { !changed.contains($0) }.map { Setter.property(of: $0) ?? $0 } }.sorted()
  }

  fileprivate static func words(_ text: String) -> [String] {
    let file = TokenFile(Array(text.utf8), .swift, words: .none)
    return file.tokens.filter { $0.kind != .punctuation && $0.kind != .operator }.map { String(decoding: file.bytes[$0.range], as: UTF8.self) }
  }
}

extension Variant {
  /// The words that the rewriting moved, and those that the example and the variant do not have equally often.
  fileprivate var changedWords: Set<String> {
    var counts: [String: Int] = [:]
    for word in ExampleRunner.words(source) { counts[word, default: 0] += 1 }
    for word in ExampleRunner.words(text) { counts[word, default: 0] -= 1 }
    return Set(counts.filter { $0.value != 0 }.keys).union(moved.flatMap(ExampleRunner.words))
  }
}
