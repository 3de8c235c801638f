import RTLAuditing
import RTLMatching
import Testing

/// What is found in variants is compared with what is found in the example.
@Suite struct VariantTests {
  private static func page(head: String = "", _ pattern: String, _ examples: String) -> String {
    """
    ---
    id: sample
    category: other
    severity: warning
    fix: safe
    \(head)message: "m"
    ---
    # Title

    ```swift find
    title: "t"
    \(pattern)
    ```
    \(examples)

    """
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var pattern: String
    var example: String
    /// The rewriting and the form of a variant, and what is wrong with it.
    var variant: String
    var defect: VariantResult.Defect?
    var testDescription: String { "\(variant), \(pattern): \(example)" }

    init(_ pattern: String, _ example: String, _ variant: String, _ defect: VariantResult.Defect?) {
      (self.pattern, self.example, self.variant, self.defect) = (pattern, example, variant, defect)
    }
  }

  static let cases = [
    Case("$VIEW.side = .$(left)", "```swift bad\na.side = .↓left\n```", "control-flow/do", nil),
    // The operand begins with its parenthesis now.
    Case("$VIEW.$(stick)()", "```swift bad\na.↓stick()\n```", "parentheses/receiver", nil),
    Case("$VIEW.side = $(left)\n\n$(if) flag", "```swift bad\na.side = ↓left\n```", "control-flow/if", .added),
    Case("$VIEW.side = $(left)\n\n$(if) flag", "```swift good\na.side = right\n```", "control-flow/if", .added),
    Case("$(if) flag\n\nx = $(left)", "```swift bad\nx = ↓left\n```", "control-flow/if", .added),
    Case("$(left) < b", "```swift bad\nf(↓left < b)\n```", "order/comparison", .lost),
    Case("$(left -> start)", "```swift bad\nx = ↓left\n```\n```swift fixed\nx = start\n```", "parentheses/value", nil),
    Case("if flag { x = $(left -> other)\n\n$(left -> start)", "```swift bad\nx = ↓left\n```\n```swift fixed\nx = start\n```", "control-flow/if", .fixText),
    Case("$(x) < left\n\n$(left)", "```swift bad\nf(↓x < ↓left)\n```", "order/comparison", .lost),
  ]

  @Test(arguments: cases) func compares(_ test: Case) throws {
    let results = try results(Self.page(test.pattern, test.example))
    let result = try #require(results.first { "\($0.rewriting)/\($0.variant.form)" == test.variant })
    #expect(defect(result) == test.defect, "\(result.outcome)")
  }

  /// Two blocks of one page may report at two levels, and fix by two classes.
  @Test(arguments: [("level: note", VariantResult.Defect.level), ("fix: unsafe", .fixClass)])
  func comparesLevelsAndClasses(line: String, defect: VariantResult.Defect) throws {
    let other = "```swift find\ntitle: \"t\"\nx = $(left -> start)\n```\n"
    let page = Self.page("\(line)\nif flag { x = $(left -> start)", other + "```swift bad\nx = ↓left\n```\n```swift fixed\nx = start\n```")
    let result = try #require(try results(page).first { $0.rewriting == "control-flow" && $0.variant.form == "if" })
    #expect(self.defect(result) == defect, "\(result.outcome)")
  }

  @Test func aPageExcusesARewriting() throws {
    let example = "```swift bad\na.side = .↓left\n```"
    let head = "variants: not parentheses, layout -- spelled so everywhere; not order -- no operands\n"
    let results = try results(Self.page(head: head, "$VIEW.side = .$(left)", example))
    let excused = results.filter { if case .excused = $0.outcome { true } else { false } }
    #expect(!excused.isEmpty && excused.allSatisfy { ["parentheses", "layout"].contains($0.rewriting) })
    #expect(!results.contains { defect($0) != nil && $0.rewriting == "parentheses" })
  }

  /// Of an example that fails itself nothing is derived.
  @Test func aFailingExampleHasNoVariants() throws {
    #expect(try results(Self.page("$(left)", "```swift bad\n↓x = right\n```")).isEmpty)
  }

  @Test func theListOfKnownFailuresShrinks() throws {
    let results = try results(Self.page("$(left) < b", "```swift bad\nf(↓left < b)\n```"))
    let failure = try #require(results.first { defect($0) == .lost })
    let entry = KnownVariants.entry("sample", failure)
    var known = KnownVariants("# why\n\nother 1 names/locals\n\(entry)\n")
    #expect(known.rules == ["sample", "other"])
    #expect(known.left(of: ["sample"]).map(\.line) == [4])
    #expect(known.take("sample", failure) && !known.take("sample", failure) && known.left(of: ["sample"]).isEmpty)
    #expect(known.left(of: ["other"]).map(\.entry) == ["other 1 names/locals"])
  }

  private func defect(_ result: VariantResult) -> VariantResult.Defect? {
    if case .failed(let defect, _) = result.outcome { defect } else { nil }
  }

  private func results(_ text: String) throws -> [VariantResult] { try runner(ofRule: text).variants() }
}
