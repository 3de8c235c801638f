import RTLAuditing
import Testing

/// An example says at what level it is reported.
@Suite struct ExampleLevelTests {
  static let rule = """
    ---
    id: sample
    category: other
    severity: warning
    fix: none
    message: "m"
    ---
    # Title

    ```swift find
    level: note
    $(west)
    ```
    ```swift find
    $(east)
    ```

    """

  private func failures(_ role: String, _ text: String) throws -> [ExampleRunner.Failure] {
    try RTLAuditingTests.failures(ofRule: Self.rule + "```swift \(role)\n\(text)\n```\n")
  }

  @Test(arguments: [
    ("bad", "f(↓east)"), ("bad level=warning", "f(↓east)"), ("bad level=note", "f(↓west)\ng(↓west)"), ("bad level=note,warning", "f(↓west)\ng(↓east)"),
  ])
  func holds(role: String, text: String) throws { #expect(try failures(role, text) == []) }

  @Test(arguments: [
    ("bad", "f()\ng(↓west)", 19), ("bad level=note", "f(↓east)", 18), ("bad level=note,warning", "f(↓west)\ng(↓west)", 19), ("bad level=error", "f(↓east)", 18),
  ])
  func isRefused(role: String, text: String, line: Int) throws {
    let failures = try failures(role, text)
    #expect(failures.map(\.line) == [line])
    #expect(failures.allSatisfy { $0.message.hasPrefix("reported at the level") })
  }

  /// A character in Objective-C has no number; the words behind it keep theirs.
  @Test func aCharacterIsNoWord() throws {
    let text = """
      ---
      id: sample
      category: other
      severity: warning
      fix: none
      message: "m"
      ---
      # Title

      ```objc find
      padWith('x', $A)

      padTo($A, 'left', right)
      ```
      ```objc bad
      ↓padWith('x', 3);
      ↓padTo(3, 'left', right);
      ```
      ```objc good
      padWith('y', 3);
      padTo(3, 'left', left);
      ```

      """
    #expect(try RTLAuditingTests.failures(ofRule: text).map(\.message) == [])
  }
}
