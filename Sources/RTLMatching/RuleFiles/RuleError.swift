/// Why a rule file was refused.
package struct RuleError: Error, Sendable, Hashable {
  /// Of a rule file or a table, as it was given: absolute, or below `Rules/` for a built-in one.
  package var path: String
  /// 1-based line in the rule file.
  package var line: Int
  /// One sentence with the remedy: "unknown key `serverity`; did you mean `severity`?"
  package var message: String
  /// - Parameter line: 1-based; 1 for the file as a whole.
  package init(path: String, line: Int, message: String) { (self.path, self.line, self.message) = (path, line, message) }

  /// The same, at this place where it has none.
  func placed(_ path: String, _ line: Int) -> RuleError { self.line == 0 ? RuleError(path: path, line: line, message: message) : self }
}

/// What is made of the pack, of which no mistake is left: it was made once before, when it was packed.
func madeBefore<Value>(_ make: () throws(RuleError) -> Value) -> Value {
  do throws(RuleError) { return try make() } catch { fatalError("\(error.path):\(error.line): \(error.message)") }
}
