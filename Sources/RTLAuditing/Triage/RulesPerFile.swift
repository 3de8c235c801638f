import RTLFindings
import RTLMatching
import RTLSettings

/// `overrides` of the settings: rules that are off, or of another level, in some files.
struct RulesPerFile {
  private let overrides: [Override]
  /// Ids of the rules that run, and of those among them that only some files want.
  private let all: Set<String>
  private let offElsewhere: Set<String>
  /// Ids of the rules that run for what they know alone.
  private let hidden: Set<String>
  /// Why a fix goes less far here.
  private let reason: Reason

  init(_ settings: Settings, _ catalogue: Catalogue) {
    all = Set(catalogue.ids)
    let cards = catalogue.cards
    overrides = settings.overrides.map { override in
      var override = override
      override.rules = override.rules.spread(over: cards)
      return override
    }
    hidden = catalogue.hiddenIDs
    reason = catalogue.vocabularies.fixReasons.ofSettings
    offElsewhere = overrides.isEmpty ? [] : Set(catalogue.cards.filter { !$0.enabled }.map(\.id))
  }

  /// Applies what holds in a file to its findings.
  func apply(to findings: inout [Finding], of path: String) {
    guard !findings.isEmpty else { return }
    if !hidden.isEmpty { findings.removeAll { hidden.contains($0.rule) } }
    guard !overrides.isEmpty else { return }
    let words = words(for: path)
    findings.removeAll { finding in !(words[finding.rule]?.isOn ?? !offElsewhere.contains(finding.rule)) }
    for index in findings.indices {
      guard let word = words[findings[index].rule] else { continue }
      if let level = word.level { findings[index].setLevel(level) }
      if word.fix == Applicability.none { findings[index].fix = nil }
      if let most = word.fix { findings[index].fix?.demote(to: most, reason) }
    }
  }

  /// Ids of the rules that run in a file.
  func running(in path: String) -> Set<String> {
    guard !overrides.isEmpty else { return all }
    let words = words(for: path)
    return all.filter { words[$0]?.isOn ?? !offElsewhere.contains($0) }
  }

  /// The last words about each rule.
  private func words(for path: String) -> [String: RuleSetting] {
    var words: [String: RuleSetting] = [:]
    for override in overrides where override.files.matches(path) {
      for rule in override.rules {
        var word = words[rule.rule] ?? rule
        word.isOn = rule.isOn ?? word.isOn
        word.level = rule.isOn == nil ? word.level : rule.level
        word.fix = rule.fix ?? word.fix
        words[rule.rule] = word
      }
    }
    return words
  }
}
