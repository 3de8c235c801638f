import RTLFacts
import RTLFindings

/// Views that show one code or number keep their order in every language: boxes whose names differ by a number, and a number beside
/// its country code. Which side they are on is for a person to decide.
struct NumberRows: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard file.isCode, findings.contains(where: { isConstraint($0) }) else { return }
    let words = vocabularies.tables.vocabulary(NumberParts.self)
    var row: Set<ConstraintGroup> = []
    var parts: Set<Int> = []
    for index in findings.indices where isConstraint(findings[index]) && namesBothSides(findings[index], file.code) {
      guard let own = view(of: findings[index]) else { continue }
      for end in all(findings[index]).flatMap({ $0.finding.groups + $0.placement.neighbors }) where end != own && end.type == own.type {
        if words.areNumbered(own.title, end.title) { row.formUnion([own, end]) }
        if words.areNumber(own.title, beside: end.title) { parts.insert(index) }
      }
    }
    guard !row.isEmpty || !parts.isEmpty else { return }
    for index in findings.indices where isConstraint(findings[index]) {
      guard parts.contains(index) || view(of: findings[index]).map(row.contains) ?? false else { continue }
      findings[index].forEach {
        guard $0.finding.level == .warning else { return }
        $0.finding.lower(because: Self.reason)
        $0.finding.fix?.demote(Reason(Self.reason))
      }
    }
  }

  private static let reason = "the parts of a code or a number keep their order in every language"

  /// With what may be reported instead.
  private func all(_ pending: PendingFinding) -> [PendingFinding] { [pending] + pending.alternatives }

  /// The view that is placed.
  private func view(of pending: PendingFinding) -> ConstraintGroup? {
    all(pending).lazy.compactMap { $0.placement.group ?? $0.finding.groups.first }.first
  }

  private func isConstraint(_ pending: PendingFinding) -> Bool {
    pending.finding.category == .layoutConstraint && pending.mayWarn && !pending.isIntentional
  }

  /// Whether one view stands beside the other: what the fix changes names both sides.
  private func namesBothSides(_ pending: PendingFinding, _ code: CodeView) -> Bool {
    let texts = all(pending).flatMap { $0.finding.fix?.edits ?? [] }.map { code.file.bytes[$0.range] }
    return Set(texts.flatMap { IdentifierWords.split($0).filter(code.horizontalValues.isSide) }).count > 1
  }
}

/// Words in the names of views that show parts of a number.
struct NumberParts: Vocabulary {
  private enum Kind: String, TableWord { case part, ordinal, prefix, number, other }
  private let words: ByWord<Kind, WordPattern>
  private let ordinals: Set<String>

  init(_ tables: Tables) throws(RuleError) {
    let texts = try tables[.numberParts].texts(by: Kind.self, "word")
    words = texts.mapValues { WordPattern(names: $0) }
    ordinals = Set(texts[.ordinal] ?? [])
  }

  /// Whether two names differ by a number only: `digitBox1`, `digitBox2`; `firstCodeField`, `secondCodeField`; `boxes[0]`, `boxes[1]`.
  func areNumbered(_ one: String, _ other: String) -> Bool {
    let (one, other) = (IdentifierWords.split(one.utf8), IdentifierWords.split(other.utf8))
    func base(_ name: [String]) -> [String] { name.filter { Int($0) == nil && !ordinals.contains($0) } }
    return one != other && base(one) == base(other) && has(.part, base(one)) && !has(.other, one)
  }

  /// Whether one shows a number, and the other its prefix: `phoneField`, `countryCodeLabel`.
  func areNumber(_ one: String, beside other: String) -> Bool {
    let (one, other) = (IdentifierWords.split(one.utf8), IdentifierWords.split(other.utf8))
    return has(.number, one) && !has(.prefix, one) && has(.prefix, other) && !has(.other, one) && !has(.other, other)
  }

  private func has(_ kind: Kind, _ name: [String]) -> Bool { words[kind]?.occur(in: name) ?? false }
}
