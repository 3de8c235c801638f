import BuiltTool
import RTLLexing
import RTLMatching
import RTLRules
import Testing

/// Code that nobody writes: an audit ends, and says where it left something out.
@Suite struct HostileCodeTests {
  private func audit(_ text: String, _ catalogue: Catalogue, _ dialect: Dialect = .swift) -> RuleRunner.FileFindings {
    let file = TokenFile(Array(text.utf8), dialect, words: catalogue.words)
    return RuleRunner(catalogue).audit(file, path: "A")
  }

  private func packed() throws -> Catalogue {
    let tables = PackedRules.readTables()
    var builder = RuleBuilder(tables: tables)
    let rules = try PackedRules.rules.map { try builder.build($0.packedFile(), withExamples: false) }
    return Catalogue(rules: rules, words: builder.words, vocabularies: try Vocabularies(tables: tables))
  }

  /// What is the first thing in the file has nothing before it to look at.
  @Test func aFileMayBeginAnywhere() throws {
    let catalogue = try packed()
    for text in ["count == 1 ? \"\" : \"s\"", "n == 1 ? \"hour\" : \"hours\"", "? \"\" : \"s\"", "left makeConstraints"] {
      #expect(audit(text, catalogue).limit == nil)
    }
  }

  /// Swift ends a statement before a sign that begins a line and has no space behind it; a literal that is not closed ends none.
  @Test(arguments: [
    "func layout() {\n  icon.frame.origin.x\n=h\n}", "\"\\(icon.frame.origin.x=h",
    "func layout() {\n  var x = 1\n  x\n=9\n  icon.frame = CGRect(x: x, y: 0, width: 9, height: 9)\n}",
    "func f() {\n  left = a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 9)\n  left.constant\n=finger.x\n}",
  ])
  func aSignMayBeginALine(text: String) throws { #expect(try audit(text, packed()).limit == nil) }

  /// Each `start` looks for its `finish` in all that follows.
  @Test func aPatternDoesNotReadAFileForEachOfItsLines() throws {
    let text = RuleRefusalTests.head + RuleRefusalTests.block("$(start) = $A $$$ finish = $A")
    var builder = RuleBuilder(tables: Tables())
    let rule = try builder.build(RuleFile(path: "other/sample.md", text: text), withExamples: false)
    let catalogue = Catalogue(rules: [rule], words: builder.words, vocabularies: try Vocabularies(tables: PackedRules.readTables()))
    func code(_ lines: Int) -> String { "func f() {\n" + String(repeating: "start = 1\n", count: lines) + "finish = 1\n}\n" }
    #expect(audit(code(100), catalogue).pending.count == 100)
    #expect(audit(code(100), catalogue).limit == nil)
    #expect(audit(code(3000).replacing("finish = 1", with: "finish = 2"), catalogue).limit == .steps)
  }

  /// The pieces of a literal that is not closed lead back to its first one.
  @Test func aLiteralWithoutEndIsLeft() throws {
    #expect(try audit(".autoPinEdge(\"\\()\\()\\(", packed()).pending.isEmpty)
  }

  /// A pattern that leads back out of an interpolation ends at the piece before it, of which the other end is the piece behind it.
  @Test func aPatternBeginsInTheCodeOfAText() throws {
    let text = "class Row: UICollectionViewFlowLayout {\n  label.text = \"\\(role), \\(isFlipped ? Side.right : .left) of \\(names)\"\n}\n"
    #expect(try audit(text, packed()).limit == nil)
  }

  /// A value ends in a bracket that nothing opens.
  @Test(arguments: ["{frame.origin.x=(})", "view.frame.origin.x = (]\n)", "{bar.frame.origin.x=[})"]) func aBracketWithoutPartnerIsNoName(text: String) throws {
    _ = try audit(text, packed())
  }

  /// The brace of a function stands in a macro, or what stands in front of a brace is one.
  @Test(arguments: [
    "#define SIDE static CGFloat side(UIView *view) { return isRTL ? 1 : 2; }\n",
    "#define SIDE(view) \\\nstatic CGFloat side(UIView *view) { \\\n  return isRTL ? 1 : 2; \\\n}\n",
    "#define SIDE(view)\n{\n  CGFloat side = isRTL ? 1 : 2;\n}\n",
  ])
  func aMacroMayWriteAFunction(macro: String) throws {
    let code = macro + "- (void)layout {\n  label.textAlignment = NSTextAlignmentLeft;\n}\n"
    #expect(try audit(code, packed(), .objectiveC).pending.map(\.finding.rule) == ["fixed-text-alignment"])
  }

  /// Of a value so many tokens are read, and what they end in need not end anything.
  @Test func aLongValueMayEndInItsCast() throws {
    let catalogue = try packed()
    for count in 1990...2000 {
      let sum = String(repeating: "a + ", count: count) + "a as? UILabel"
      #expect(audit("func f() {\n  let x = \(sum)\n  x?.textAlignment = .left\n}\n", catalogue).limit == nil)
    }
  }

  /// Each `else` leads to the one before it.
  @Test func aChainOfElseIsNotFollowed() throws {
    let chain = "if isRTL {}" + String(repeating: " else {}", count: 100_000)
    #expect(try !audit(chain + "\nlabel.textAlignment = .left\n", packed()).pending.isEmpty)
  }

  /// What stands in thousands of brackets is not sought through a call for each of them.
  @Test(arguments: [
    (Dialect.swift, "let x: T = ", "[k: ", ".left", "]"), (.swift, "func f(x: ", "(", "UILabel", ") { x.textAlignment = .left }"),
    (.swift, "", "class A { ", "func f() { label.textAlignment = .left }", "}"),
    (.objectiveC, "void f() { NSDictionary *d = ", "@{@\"a\": ", "@(NSTextAlignmentLeft)", "}"),
  ])
  func aNestNeedsNoStack(dialect: Dialect, head: String, open: String, core: String, close: String) throws {
    let end = String(close.prefix(1))
    let text = head + String(repeating: open, count: 40_000) + core + String(repeating: end, count: 40_000) + close.dropFirst() + "\n"
    #expect(try audit(text, packed(), dialect).limit == nil)
  }

  /// Constraints of one and the same view are looked up, not read for each of them.
  @Test func constraintsWithoutEndAreFound() throws {
    let line = { (number: Int) in
      "<constraint firstItem=\"a\" firstAttribute=\"left\" secondItem=\"b\" secondAttribute=\"left\" constant=\"\(number)\" id=\"c\(number)\"/>"
    }
    let document =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects><view id=\"v\"><subviews>"
        + "<view id=\"a\"/><view id=\"b\"/></subviews><constraints>"
    let audited = audit(document + (0..<6000).map(line).joined() + "</constraints></view></objects></document>", try packed(), .xml)
    #expect(audited.limit == .places && audited.pending.count == RuleRunner.cap)
  }

  /// Each side would be written with all of the other end.
  @Test func aChainNamesSoManySides() throws {
    func sides(_ count: Int) throws -> Int {
      let text = "import SnapKit\nfunc layout() {\n  icon.snp.makeConstraints { make in make\(String(repeating: ".left", count: count)).equalTo(card) }\n}\n"
      return try audit(text, packed()).pending.count
    }
    #expect(try sides(100) == 100)
    #expect(try sides(300) == 100)
  }
}
