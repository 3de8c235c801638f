import RTLFindings
import RTLSettings

extension SettingsSuppression {
  /// Whether this place is where a finding of its file is.
  package func covers(_ finding: Finding) -> Bool {
    guard rule == finding.rule else { return false }
    guard let at else { return true }
    return at == SettingsSuppression.name(of: finding) || at == finding.object
  }

  /// What an entry calls the thing that a finding is about, for as long as the file has it; empty for none.
  package static func name(of finding: Finding) -> String { finding.objectID ?? finding.scope }
}
