/// Why a rule file was refused.
package struct RuleError: Error, Sendable, Hashable {
  package var path: String
  /// 1-based line in the rule file.
  package var line: Int
  /// One sentence with the remedy: "unknown key `serverity`; did you mean `severity`?"
  package var message: String
  package init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}
