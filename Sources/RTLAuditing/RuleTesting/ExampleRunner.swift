import RTLFindings
import RTLFixing
import RTLLexing
import RTLMatching

/// Runs the examples of a rule and the checks derived from them.
package struct ExampleRunner {
  /// What an example should have done and did not.
  package struct Failure: Sendable, Hashable {
    /// 1-based line in the rule file.
    package var line: Int
    /// What was found and what was expected; texts of a fix make it several lines.
    package var message: String
  }

  let rule: Rule
  let auditor: RuleRunner
  /// Checks made so far.
  package private(set) var checks = 0
  /// Checks that held: one that does not may fail at several places.
  package private(set) var passed = 0

  /// - Parameter catalogue: holds the rule; other rules are not looked at.
  package init(rule: Rule, catalogue: Catalogue) {
    self.rule = rule
    auditor = RuleRunner(catalogue)
  }

  /// Checks the examples in the order of the file; of one that fails nothing is derived.
  /// - Returns: empty where all hold.
  package mutating func run() -> [Failure] {
    rule.examples.flatMap { example in
      var failures = check(example)
      guard failures.isEmpty else { return failures }
      passed += 1
      for twin in example.twins {
        let failed = check(twin)
        failures += failed
        if failed.isEmpty { passed += 1 }
      }
      guard failures.isEmpty else { return failures }
      let before = checks
      let derived = derivedChecks(example)
      passed += checks - before - derived.count
      return derived
    }
  }

  /// Whether all examples hold; ends at the first that does not, and derives nothing.
  package mutating func holds() -> Bool { rule.examples.allSatisfy { check($0).isEmpty && $0.twins.allSatisfy { check($0).isEmpty } } }

  // MARK: - The example itself

  private mutating func check(_ example: Example) -> [Failure] {
    checks += 1
    let findings = findings(in: example.text, example)
    let found = Set(findings.map(\.place.range.lowerBound))
    let due = Set(example.marks)
    var failures: [Failure] = []
    for mark in due.subtracting(found).sorted() { failures.append(failure(example, mark, "nothing is reported here")) }
    for finding in findings where !due.contains(finding.place.range.lowerBound) {
      failures.append(failure(example, finding.place.range.lowerBound, "reported without a mark: \(finding.message)"))
    }
    if failures.isEmpty { failures = checkLevels(example, findings) }
    if failures.isEmpty, !example.isGood { failures = checkFix(example, findings) }
    return failures
  }

  private func checkLevels(_ example: Example, _ findings: [Finding]) -> [Failure] {
    findings.compactMap { finding in
      let offset = finding.place.range.lowerBound
      let due = example.levels.isEmpty ? rule.head.level : example.levels[(example.marks.firstIndex(of: offset) ?? 0) % example.levels.count]
      let remedy = "if that is meant, write `level=\(finding.level)` behind `bad`"
      return finding.level == due ? nil : failure(example, offset, "reported at the level `\(finding.level)`, `\(due)` expected; \(remedy)")
    }
  }

  private mutating func checkFix(_ example: Example, _ findings: [Finding]) -> [Failure] {
    let least = example.fixed?.fix ?? .unsafe
    let fixes = findings.compactMap(\.fix).filter { !$0.edits.isEmpty && $0.applicability >= least }
    guard let fixed = example.fixed else {
      return fixes.isEmpty ? [] : [failure(example, 0, "a fix applies (\(fixes[0].applicability)), but no `fixed` block follows")]
    }
    if let weak = fixes.first(where: { $0.applicability != fixed.fix }) {
      return [failure(example, 0, "the fix is \(weak.applicability), the block says \(fixed.fix)")]
    }
    let text = apply(fixes, to: example.text)
    guard text == fixed.text else { return [failure(example, 0, "the fix writes\n\(text)\nand the block says\n\(fixed.text)")] }
    let again = self.findings(in: fixed.text, example).compactMap(\.fix).filter { !$0.edits.isEmpty && $0.applicability >= fixed.fix }
    return again.isEmpty ? [] : [failure(example, 0, "the fixed text is fixed again")]
  }

  // MARK: - Checks for nothing

  private mutating func derivedChecks(_ example: Example) -> [Failure] {
    var failures: [Failure] = []
    let count = findings(in: example.text, example).count
    func expect(_ expected: Int, _ text: String, _ what: String) {
      checks += 1
      let found = findings(in: text, example).count
      if found != expected { failures.append(failure(example, 0, "\(what): \(found) reports, \(expected) expected")) }
    }
    expect(count, example.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"), "with CRLF")
    if example.dialect == .strings {
      let file = SourceText(bytes: Array(("\u{FEFF}" + example.text).utf8), encoding: .utf16LE)
      expect(count, String(decoding: SourceText.decode(file.encode(file.bytes)).bytes, as: UTF8.self), "in UTF-16")
    }
    guard example.dialect == .swift || example.dialect == .objectiveC else { return failures }
    let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
    expect(0, lines.map { "// \($0)" }.joined(separator: "\n"), "inside a comment")
    if example.dialect == .swift { expect(0, "let quoted = ###\"\"\"\n\(example.text)\n\"\"\"###", "inside a string") }
    let emoji = example.dialect == .swift ? "let family = \"👩‍👩‍👧‍👦\"\n" : "NSString *family = @\"👩‍👩‍👧‍👦\";\n"
    expect(count, emoji + example.text, "after an emoji")
    if example.dialect == .objectiveC { expect(count, spread(example), "spread over lines") }
    return failures
  }

  /// Every token on a line of its own; Objective-C does not care.
  private func spread(_ example: Example) -> String {
    let file = TokenFile(Array(example.text.utf8), example.dialect, words: auditor.catalogue.words)
    if file.tokens.contains(where: { $0.kind == .directive }) { return example.text }
    return file.tokens.map { String(decoding: file.bytes[$0.range], as: UTF8.self) }.joined(separator: "\n")
  }

  // MARK: - Parts

  func findings(in text: String, _ example: Example) -> [Finding] {
    let file = TokenFile(Array(text.utf8), example.dialect, words: auditor.catalogue.words)
    let path = example.attributes["file"] ?? "Example"
    let pending = auditor
      .audit(
        file, path: path, platform: example.attributes["document"].flatMap(AppPlatform.init(rawValue:)), importing: example.imports,
        otherFile: { example.beside[$0].map { Array($0.utf8) } }
      ).pending
      .filter { $0.finding.rule == rule.head.id }
    let resolver = Resolver(ExampleProject(example, file, path: path, pending, auditor.catalogue), members: auditor.catalogue.vocabularies.members)
    let (found, silent) = resolver.resolve(pending)
    return lowerIncompleteGroups(found, suppressed: [], silent: silent)
  }

  private func apply(_ fixes: [Fix], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in Set(fixes.flatMap(\.edits)).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func failure(_ example: Example, _ offset: Int, _ message: String) -> Failure {
    let line = example.text.utf8.prefix(offset).reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
    let twin = example.isTwin ? "of the words of `each=`, as\n\(example.text)\n" : ""
    return Failure(line: example.line + line, message: twin + message)
  }
}
