import BuiltTool
import RTLFindings
import RTLLexing
import RTLMatching
import RTLRules
import Testing

/// What a page cannot say of views placed by x: levels within a function, further places, broken files.
@Suite struct PhysicalPlacementTests {
  private func findings(_ text: String, _ dialect: Dialect = .swift) throws -> [Finding] {
    let tables = PackedRules.readTables()
    var builder = RuleBuilder(tables: tables)
    let packed = PackedRules.rules.filter { $0.category == "frame-layout" }
    let rules = try packed.map { try builder.build($0.packedFile(), withExamples: false) }
    let catalogue = Catalogue(rules: rules, words: builder.words, vocabularies: try Vocabularies(tables: tables))
    let file = TokenFile(Array(text.utf8), dialect, words: catalogue.words)
    return RuleRunner(catalogue).audit(file, path: "A").pending.map(\.finding)
  }

  @Test func aRowWithBothEndsIsAWarning() throws {
    let row = "func layout() { icon.frame = CGRect(x: 16, y: 0, width: 9, height: 9)\n price.frame = CGRect(x: bounds.width - 80, y: 0, width: 64, height: 9) }"
    #expect(try findings(row).map(\.level) == [.warning, .warning])
    let one =
      "func layout() { icon.frame = CGRect(x: 16, y: 0, width: 9, height: 9) }\n"
        + "func other() { price.frame = CGRect(x: bounds.width - 80, y: 0, width: 64, height: 9) }"
    #expect(try findings(one).map(\.level) == [.note, .note])
  }

  @Test func aViewThatAHelperPlacesIsNamed() throws {
    let helper =
      "func layout() { transition.setFrame(view: self.icon!, frame: CGRect(x: 16, y: 0, width: 9, height: 9))\n"
        + " price.setFrame(frame: CGRect(x: 80, y: 0, width: 9, height: 9))\n"
        + " if let view = self.badge { transition.setFrame(view: view, frame: CGRect(x: 90, y: 0, width: 9, height: 9)) } }"
    #expect(try findings(helper).map { $0.message.prefix { $0 != " " } } == ["`self.icon!`", "`price`", "`self.badge`"])
  }

  @Test func furtherPlacesOfOneViewInAFunctionAreItsEvidence() throws {
    let text =
      "func layout() { icon.frame = CGRect(x: 16, y: 0, width: 9, height: 9)\n icon.frame = CGRect(x: 24, y: 0, width: 9, height: 9)\n"
        + " if wide { icon.frame = CGRect(x: 32, y: 0, width: 9, height: 9) } }"
    let found = try findings(text)
    #expect(found.map(\.related.count) == [2])
    #expect(found.map(\.place.startLine) == [1])
  }

  @Test(arguments: [
    // A local that is set by plain statements, and one that is a centre in every branch.
    ("func a() { let x: CGFloat\n if wide { x = 20 } else { x = 10 }\n icon.frame = CGRect(x: x, y: 0, width: 9, height: 9) }", 1),
    ("func a() { var x = bounds.midX - 4\n icon.frame = CGRect(x: x, y: 0, width: 9, height: 9) }", 0),
    // The same margin through two locals.
    ("func a() { let gap = 2 * line\n let w = bounds.width - (4 * line)\n icon.frame = CGRect(x: gap, y: 0, width: w, height: 9) }", 0),
    ("func a() { icon.frame = CGRect(x: gap, y: 0, width: bounds.width - gap, height: 9) }", 1),
    // A rectangle that becomes a frame later, and one that does not.
    ("func a() { var box = CGRect(x: 12, y: 0, width: 9, height: 9)\n icon.frame = box }", 1),
    ("func a() { var box = CGRect(x: 12, y: 0, width: 9, height: 9)\n context.fill(box) }", 0),
  ])
  func readsThroughLocals(text: String, count: Int) throws {
    #expect(try findings(text).count == count)
  }

  @Test(arguments: [
    "icon.frame = CGRect(x: ", "icon.frame = CGRect(x: 16, y:", "frame.origin.x =", "frame.origin.x = ;", "view.left = )",
    "[icon setFrame:CGRectMake(((((12, 0, 9, 9)", "func a() { icon.frame = CGRect(x: x, y: 0, width: w, height: 9) } func x() { var x = x; x += x",
  ])
  func brokenCodeIsRead(text: String) throws {
    for dialect in [Dialect.swift, .objectiveC] { _ = try findings(text, dialect) }
  }
}
