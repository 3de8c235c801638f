import BuiltTool
import Foundation
import RTLAuditing
import RTLMatching
import RTLRules
import Testing

/// What each rewriting makes of an example, and what it leaves alone. `↓` marks what is reported: it moves with the text.
@Suite struct RewritingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rewriting: String
    let form: String
    let language: String
    let before: String
    /// Nil where this form does not apply.
    let after: String?
    var testDescription: String { "\(rewriting) (\(form)): \(before)" }

    init(_ rewriting: String, _ form: String, _ language: String, _ before: String, _ after: String?) {
      (self.rewriting, self.form, self.language, self.before, self.after) = (rewriting, form, language, before, after)
    }

    /// Of Swift.
    init(_ rewriting: String, _ form: String, _ before: String, _ after: String?) { self.init(rewriting, form, "swift", before, after) }
  }

  static let parentheses = [
    Case("parentheses", "value", "label.textAlignment = .↓left", "label.textAlignment = (.↓left)"),
    Case("parentheses", "value", "label.textAlignment = (.↓left)", nil),
    Case("parentheses", "value", "run = ↓{ next() }", nil),
    Case("parentheses", "value", "objc", "label.textAlignment = ↓NSTextAlignmentLeft;", "label.textAlignment = (↓NSTextAlignmentLeft);"),
    Case("parentheses", "receiver", "label.↓textAlignment = .left", "(label).↓textAlignment = .left"),
    Case("parentheses", "receiver", "self.↓textAlignment = .left", nil),
    Case("parentheses", "receiver", "UILabel.appearance().↓textAlignment = .left", nil),
    Case("parentheses", "receiver", "label?.↓textAlignment = .left", nil),
    Case("parentheses", "receiver", "objc", "[label ↓setTextAlignment:value];", "[(label) ↓setTextAlignment:value];"),
    Case("parentheses", "operand", "let gap = ↓a.x - 4 - b", "let gap = (↓a.x) - 4 - b"),
    Case("parentheses", "operand", "let gap = ↓a - b", nil),
    Case("parentheses", "branch", "x.side = isWide ? ↓.left : .top", "x.side = isWide ? (↓.left) : (.top)"),
    Case("parentheses", "argument", "show(near: ↓.left, far: .top)", "show(near: (↓.left), far: .top)"),
    Case("parentheses", "argument", "show(↓\"left\", #selector(go))", nil),
    Case("parentheses", "argument", "func show(near side: Side = ↓.left, _ other: Int) {}", nil),
    Case("parentheses", "argument", "objc", "label.text = [NSString ↓stringWithFormat:@\"%@\", name];", nil),
    Case("parentheses", "argument", "objc", "[x showNear:↓kLeft far:kTop];", "[x showNear:(↓kLeft) far:kTop];"),
  ]

  static let locals = [
    Case("local-value", "value", "label.textAlignment = ↓.left", "let value1: NSTextAlignment = ↓.left\nlabel.textAlignment = value1"),
    Case("local-value", "value", "thing.side = ↓.left", nil),
    Case("local-value", "value", "thing.side = ↓16", nil),
    Case("local-value", "value", "x.inset = ↓UIEdgeInsets(top: 0, left: 1)", "let value1: UIEdgeInsets = ↓UIEdgeInsets(top: 0, left: 1)\nx.inset = value1"),
    Case("local-value", "value", "run { $0.gap = ↓start - value1 }", "run { let value2 = ↓start - value1; $0.gap = value2 }"),
    Case("local-value", "value", "label.textAlignment = ↓.left // as printed", nil),
    Case("local-value", "value", "let x = ↓other.left", nil),
    Case(
      "local-value", "value", "objc", "x.inset = ↓UIEdgeInsetsMake(0, 1, 0, 0);",
      "UIEdgeInsets value1 = ↓UIEdgeInsetsMake(0, 1, 0, 0);\nx.inset = value1;"),
    Case("local-value", "value", "objc", "switch (a) { case 1: x.inset = ↓UIEdgeInsetsMake(0, 1, 0, 0); }", nil),
    Case(
      "local-value", "argument", "put(cell, ↓UIEdgeInsets(top: 0, left: 1))",
      "let value1: UIEdgeInsets = ↓UIEdgeInsets(top: 0, left: 1)\nput(cell, value1)"),
    Case("local-value", "argument", "put(isWide ? make(↓UIEdgeInsets(top: 0, left: 1)) : nil)", nil),
    Case("local-value", "argument", "show(↓\"a \\(b)\")", nil),
    Case("late-assignment", "new local", "label.textAlignment = ↓.left", "let value1: NSTextAlignment\nvalue1 = ↓.left\nlabel.textAlignment = value1"),
    Case("late-assignment", "own local", "let side: Side = ↓.left", "let side: Side\nside = ↓.left"),
    Case("late-assignment", "own local", "let icon = ↓UIImage(named: \"back\")", nil),
    Case("late-assignment", "own local", "objc", "CGFloat gap = ↓left;", "CGFloat gap;\ngap = ↓left;"),
    Case("late-assignment", "own local", "objc", "static CGFloat gap = ↓left;", nil),
    Case("local-receiver", "receiver", "cell.titleLabel.↓textAlignment = .left", "let view1 = cell.titleLabel\nview1.↓textAlignment = .left"),
    Case("local-receiver", "receiver", "insets.↓left = 4", nil),
    Case("local-receiver", "receiver", "self.↓textAlignment = .left", nil),
    Case("local-receiver", "receiver", "cell.titleLabel?.↓textAlignment = .left", nil),
  ]

  static let members = [
    Case(
      "own-member", "self added", "class A { let label = UILabel(); func f() { label.↓p = 1 } }",
      "class A { let label = UILabel(); func f() { self.label.↓p = 1 } }"),
    Case("own-member", "self added", "class A { let label = UILabel(); func f(label: UILabel) { label.↓p = 1 } }", nil),
    Case("own-member", "self added", "class A { static let label = UILabel(); static func f() { label.↓p = 1 } }", nil),
    Case("own-member", "self removed", "func f() { self.label.↓p = 1 }", "func f() { label.↓p = 1 }"),
    Case("own-member", "self removed", "func f(label: UILabel) { self.label.↓p = 1 }", nil),
    Case("own-member", "self removed", "func f() { run { self.label.↓p = 1 } }", nil),
    Case(
      "own-member", "variable", "objc", "@interface A\n@property UILabel *label;\n@end\n@implementation A\n- (void)f { self.label.↓p = 1; }\n@end",
      "@interface A\n@property UILabel *label;\n@end\n@implementation A\n- (void)f { _label.↓p = 1; }\n@end"),
    Case("own-member", "variable", "objc", "self.view.↓p = 1;", nil),
    Case("optional", "chained", "label.↓p = 1", "label?.↓p = 1"),
    Case("optional", "forced", "label.↓p = 1\nlabel.q = 2", "label!.↓p = 1\nlabel!.q = 2"),
    Case("optional", "chained", "label.↓p = label.q", nil),
    Case("optional", "chained", "let label = UILabel()\nlabel.↓p = 1", nil),
    Case("optional", "bound", "label.↓p = 1\nlabel.q = 2", "if let label { label.↓p = 1\nlabel.q = 2 }"),
    Case("optional", "bound", "label.↓p = 1\nshow(label)", nil),
    Case("optional", "nil test", "objc", "label.↓p = 1;", "if (label != nil) { label.↓p = 1; }"),
    Case("setter", "message", "objc", "a.label.↓side = b;", "[a.label ↓setSide:b];"),
    Case("setter", "message", "objc", "frame.↓left = b;", nil),
    Case("setter", "property", "objc", "[a.label ↓setSide:b];", "a.label.↓side = b;"),
    Case("setter", "property", "objc", "[a ↓setURL:b];", "a.↓URL = b;"),
    Case("setter", "property", "objc", "[a ↓setTitle:b forState:c];", nil),
    Case("setter", "property", "objc", "[UIView ↓setSide:b];", nil),
  ]

  static let spellings = [
    Case("spelled-type", "written", "label.textAlignment = .↓left", "label.textAlignment = NSTextAlignment.↓left"),
    Case("spelled-type", "written", "thing.side = .↓left", nil),
    Case("spelled-type", "type alias", "label.textAlignment = .↓left", "typealias Kind1 = NSTextAlignment\nlabel.textAlignment = Kind1.↓left"),
    Case("spelled-type", "module", "label.textAlignment = .↓left", "import UIKit\nlabel.textAlignment = UIKit.NSTextAlignment.↓left"),
    Case("spelled-type", "module", "x = CGRectEdge.↓minX", "import CoreGraphics\nx = CoreGraphics.CGRectEdge.↓minX"),
    Case("spelled-type", "module", "x = Shop.↓left", nil),
    Case("spelled-type", "left out", "label.textAlignment = NSTextAlignment.↓left", "label.textAlignment = .↓left"),
    Case("spelled-type", "left out", "label.textAlignment = Sides.↓left", nil),
    Case("spelled-type", "cast", "objc", "label.textAlignment = ↓kLeft;", "label.textAlignment = (NSTextAlignment)↓kLeft;"),
    Case("order", "comparison", "show(↓side == count)", "show(count == ↓side)"),
    Case("order", "comparison", "show(↓x.left < 4 && b)", "show(4 > ↓x.left && b)"),
    Case("order", "comparison", "a.↓left == b.right", nil),
    Case("order", "comparison", "show(↓a + b == c)", nil),
    Case("order", "sum", "let gap = ↓left + 4", "let gap = 4 + ↓left"),
    Case("order", "sum", "let gap = ↓left + right", nil),
    Case("order", "sum", "let gap = ↓left + 4 - b", nil),
    Case("order", "options", "objc", "x.mask = ↓kLeft | kTop;", "x.mask = kTop | ↓kLeft;"),
    Case("default-argument", "written", "a.↓left.constraint(equalTo: b.left)", "a.↓left.constraint(equalTo: b.left, constant: 0)"),
    Case("default-argument", "written", "a.↓left.constraint(equalTo: b.left, constant: 4)", nil),
    Case("default-argument", "left out", "a.↓left.constraint(equalTo: b.left, constant: 0)", "a.↓left.constraint(equalTo: b.left)"),
    Case("default-argument", "left out", "a.↓left.constraint(equalTo: b.left, constant: 4)", nil),
    Case("chains", "members", "v.make { make in make.↓left.top.equalTo(a) }", "v.make { make in make.top.↓left.equalTo(a) }"),
    Case("chains", "members", "a.↓left.top.equalTo(b)", nil),
    Case("modifiers", "access", "class A { let side = ↓left }", "class A { private let side = ↓left }"),
    Case("modifiers", "access", "protocol A { func f(↓left: Int) }", nil),
    Case("modifiers", "constant", "objc", "CGFloat gap = ↓left;", "const CGFloat gap = ↓left;"),
    Case("modifiers", "constant", "objc", "CGFloat gap = ↓left;\ngap += 1;", nil),
    Case("names", "locals", "func f(left: Int) { let gap = ↓left }", "func f(left a1: Int) { let a2 = ↓a1 }"),
    Case("names", "locals", "func f() { let gap = ↓left; other.gap = gap }", nil),
    Case("names", "locals", "let gap = \"gap \\(↓left)\"", nil),
    Case("names", "properties", "class A { let gap = 1; func f() { ↓x(self.gap, gap) } }", "class A { let a1 = 1; func f() { ↓x(self.a1, a1) } }"),
    Case("layout", "one line", "let a = ↓b\nif c {\n  d()\n}\ne()", "let a = ↓b; if c { d() }; e()"),
    Case("layout", "one line", "let a = ↓b // left\nc()", nil),
    Case("mirror", "sides", "a.↓leftInset = b.leftToRight + 8", "a.↓rightInset = b.leftToRight + 8"),
    Case("mirror", "sides", "show(\"left\", ↓LEFT_GAP, a.x)", "show(\"left\", ↓RIGHT_GAP, a.x)"),
    Case("mirror", "sides", "a.↓x = 8; b.left = c", nil),
    Case("mirror", "sides", "xml", "<constraint ↓firstAttribute=\"leftMargin\"/>", "<constraint ↓firstAttribute=\"rightMargin\"/>"),
    Case(
      "mirror", "branches", "a.↓left = 8",
      "if UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft {\na.right = 8\n} else {\na.↓left = 8\n}"),
    Case("mirror", "value", "a.p = ↓.left", "a.p = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .right : ↓.left"),
    Case("layout", "broken", "f(a, ↓b + c)", "f(\na,\n↓b +\nc\n)"),
  ]

  static let flow = [
    Case("control-flow", "if", "↓a.b()", "if flag {\n↓a.b()\n}"),
    Case("control-flow", "if", "func f() {\n  ↓a.b()\n}", "func f() {\n  if flag {\n  ↓a.b()\n  }\n}"),
    Case("control-flow", "if", "func f() -> Int {\n  return ↓a\n}", nil),
    Case("control-flow", "do", "func f() -> Int {\n  return ↓a\n}", "func f() -> Int {\n  do {\n  return ↓a\n  }\n}"),
    Case("control-flow", "do", "var f: Int { ↓a() }", nil),
    Case("control-flow", "do", "func f() -> Int {\n  ↓a()\n}", nil),
    Case("control-flow", "if", "let a = ↓b\n", nil),
    Case("control-flow", "if", "// kept\n↓a.b()\n", "if flag {\n// kept\n↓a.b()\n}\n"),
    Case("control-flow", "for", "objc", "[↓a b];", "for (int step1 = 0; step1 < 1; step1++) {\n[↓a b];\n}"),
    Case("control-flow", "ternary as if", "x.p = c ? ↓a : b", "if c { x.p = ↓a } else { x.p = b }"),
    Case("control-flow", "ternary as if", "x.↓p = c ? a : b", nil),
    Case("control-flow", "ternary as if", "objc", "x.p = c ? ↓a : b;", "if (c) { x.p = ↓a; } else { x.p = b; }"),
    Case("control-flow", "if as ternary", "if c { x.p = ↓a } else { x.p = b }", "x.p = (c) ? ↓a : b"),
    Case("control-flow", "if as ternary", "if c { x.p = ↓a } else { x.q = b }", nil),
    Case("control-flow", "negated ternary", "x.p = c ? ↓a : b", "x.p = !(c) ? b : ↓a"),
    Case("control-flow", "negated if", "if c { ↓a() } else { b() }", "if !(c) { b() } else { ↓a() }"),
    Case("control-flow", "negated if", "if let c { ↓a() } else { b() }", nil),
    Case("control-flow", "negated if", "if c { ↓a() } else if d { b() } else { e() }", nil),
    Case("control-flow", "conditions reordered", "if a && b { ↓c() }", "if b && a { ↓c() }"),
    Case("control-flow", "conditions reordered", "if a != nil && a.b { ↓c() }", nil),
    Case("control-flow", "exit as block", "func f() {\n  guard a else { return }\n  ↓b()\n}", "func f() {\n  if a {\n  ↓b()\n}\n}"),
    Case("control-flow", "exit as block", "func f() {\n  if a { return }\n  ↓b()\n}", "func f() {\n  if !(a) {\n  ↓b()\n}\n}"),
    Case("control-flow", "exit as block", "func f() -> Int {\n  guard a else { return 0 }\n  return ↓b()\n}", nil),
    Case("control-flow", "block as exit", "func f() { if a { ↓b() } }", "func f() { guard a else { return }; ↓b()  }"),
    Case("control-flow", "with return", "var f: Int { ↓a() }", "var f: Int { return ↓a() }"),
    Case("control-flow", "without return", "var f: Int { return ↓a() }", "var f: Int { ↓a() }"),
    Case("closure", "dispatched", "↓a.b()", "DispatchQueue.main.async {\n↓a.b()\n}"),
    Case("closure", "dispatched", "func f() {\n  ↓a.b()\n  return\n}", nil),
    Case("closure", "dispatched", "func f() {\n  let c = ↓d\n}\nfunc g() { c() }", nil),
    Case(
      "closure", "initializer", "let row = UIStackView()\nrow.↓p = 1\nshow(row)",
      "let row: UIStackView = {\nlet row = UIStackView()\nrow.↓p = 1\nreturn row\n}()\nshow(row)"),
    Case("closure", "for each", "titleLabel.↓p = 1", "[titleLabel].forEach { $0.↓p = 1 }"),
    Case("closure", "for each", "titleLabel.↓p = titleLabel.q", nil),
    Case("closure", "applied", "cell.titleLabel.↓p = 1", "cell.titleLabel.apply { $0.↓p = 1 }"),
    Case("closure", "applied", "titleLabel.↓p = make { $0.q }", nil),
    Case("closure", "configured", "titleLabel.↓p = 1", "configure(titleLabel) { $0.↓p = 1 }"),
    Case("closure", "then", "let row = UIStackView()\nrow.↓p = 1\nshow(row)", "let row = UIStackView().then {\n$0.↓p = 1\n}\nshow(row)"),
    Case("closure", "then", "let row = UIStackView()\nrow.↓p = row.q", nil),
    Case("closure", "weak self", "↓a.b()", "DispatchQueue.main.async { [weak self] in guard let self = self else { return }\n↓a.b()\n}"),
    Case(
      "closure", "weak self", "objc", "[self.a ↓b];",
      "__weak typeof(self) weakSelf1 = self;\ndispatch_async(dispatch_get_main_queue(), ^{\n__strong typeof(weakSelf1) strongSelf1 = weakSelf1;\n"
        + "[strongSelf1.a ↓b];\n});"),
    Case("closure", "weak self", "objc", "[a ↓b];", nil),
    Case("trailing-closure", "trailing", "UIView.animate(withDuration: 1, animations: { ↓a.b() })", "UIView.animate(withDuration: 1) { ↓a.b() }"),
    Case("trailing-closure", "trailing", "run({ ↓a.b() })", "run() { ↓a.b() }"),
    Case("trailing-closure", "trailing", "run(first: { ↓a.b() }, then: { c() })", nil),
    Case("trailing-closure", "trailing", "if all.contains(where: { ↓$0.b }) { c() }", nil),
    Case("trailing-closure", "argument", "UIView.animate(withDuration: 1) { ↓a.b() }", "UIView.animate(withDuration: 1, animations: { ↓a.b() })"),
    Case("trailing-closure", "argument", "all.forEach { ↓$0.b() }", "all.forEach({ ↓$0.b() })"),
    Case("trailing-closure", "argument", "run { ↓a.b() }", nil),
  ]

  static let data = [
    Case("attribute-order", "reversed", "xml", "<label text=\"a\" ↓side=\"b\" id=\"c\"/>", "<label id=\"c\" ↓side=\"b\" text=\"a\"/>"),
    Case(
      "element-order", "reversed", "xml", "<constraints><constraint ↓a=\"1\"/><constraint b=\"2\"><x/></constraint></constraints>",
      "<constraints><constraint b=\"2\"><x/></constraint><constraint ↓a=\"1\"/></constraints>"),
    Case("element-order", "reversed", "xml", "<subviews><label ↓a=\"1\"/><label b=\"2\"/></subviews>", nil),
    Case("self-closing", "expanded", "xml", "<label ↓side=\"b\"/>", "<label ↓side=\"b\"></label>"),
    Case("self-closing", "collapsed", "xml", "<label ↓side=\"b\"></label>", "<label ↓side=\"b\"/>"),
    Case("ids", "renamed", "xml", "<label ↓side=\"b\" id=\"a-b-c\"/><x item=\"a-b-c\"/>", "<label ↓side=\"b\" id=\"qZ0-xy-100\"/><x item=\"qZ0-xy-100\"/>"),
    Case("ids", "renamed", "xml", "<label ↓side=\"b\" text=\"a-b-c\"/>", nil),
    Case("custom-class", "added", "xml", "<label ↓side=\"b\" id=\"c\"/>", "<label ↓side=\"b\" id=\"c\" customClass=\"ShopLabel\"/>"),
    Case("custom-class", "added", "xml", "<label ↓side=\"b\" id=\"c\" customClass=\"A\"/>", nil),
    Case(
      "wrapper", "view", "xml", "<label ↓side=\"b\"/>",
      "<view contentMode=\"scaleToFill\" id=\"qZ9-xy-999\">\n<subviews>\n<label ↓side=\"b\"/>\n</subviews>\n</view>"),
    Case("wrapper", "view", "xml", "<document><label ↓side=\"b\"/></document>", nil),
    Case("key-order", "reversed", "strings", "\"a\" = \"↓b\";\n\"c\" = \"d\";", "\"c\" = \"d\";\n\"a\" = \"↓b\";"),
    Case("key-order", "reversed", "json", "{ \"a\" : ↓1, \"b\" : 2 }", "{ \"b\" : 2, \"a\" : ↓1 }"),
    Case("comments", "added", "strings", "\"a\" = \"↓b\";", "/* Shop */\n\"a\" = \"↓b\";"),
    Case("comments", "added", "xml", "<label ↓side=\"b\"/>", "<!-- Shop --><label ↓side=\"b\"/>"),
  ]

  @Test(arguments: parentheses + locals + members + spellings + flow + data) func writes(_ test: Case) throws {
    let variants = try variants(test.rewriting, test.language, test.before)
    #expect(variants.first { $0.form == test.form }.map { marked($0.text, $0.marks) } == test.after)
  }

  /// Of an example that nothing is to be found in, everything is written otherwise.
  @Test func aGoodExampleIsRewrittenAsAWhole() throws {
    let found = try variants("parentheses", "swift", "a.p = b\nrun { c.p = d }").first { $0.form == "value" }
    #expect(found?.text == "a.p = (b)\nrun { c.p = (d) }")
  }

  @Test func aMarkMayStandAtTheNewBeginningOfItsOperand() throws {
    let example = try example("swift", "a.p = ↓b(c)")
    let variant = try #require(Rewritings.named("parentheses")?.variants(of: example).first)
    #expect(variant.text == "a.p = (b(c))" && variant.places(of: 6) == [6, 7])
    #expect(variant.range(of: 6..<7) == 7..<8 && variant.range(of: 4..<7) == nil)
  }

  /// Pages excuse what the list of the rule language names.
  @Test func theListIsThatOfTheRuleLanguage() { #expect(Rewritings.all.map(\.name) == VariantExcuses.rewritings) }

  @Test func thePageOfTheLanguageNamesThem() throws {
    var repository = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { repository.deleteLastPathComponent() }
    let page = try String(contentsOf: repository.appendingPathComponent("Rules/LANGUAGE.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").drop { $0 != "### Variants" }.filter { $0.hasPrefix("| `") }
    let named = rows.flatMap { $0.dropFirst().prefix { $0 != "|" }.split { !$0.isLetter && $0 != "-" }.map(String.init) }
    #expect(named == VariantExcuses.rewritings)
  }

  // MARK: - Parts

  private func variants(_ rewriting: String, _ language: String, _ text: String) throws -> [(form: String, text: String, marks: [Int])] {
    let example = try example(language, text)
    let rewriting = try #require(Rewritings.named(rewriting))
    return rewriting.variants(of: example).map { variant in
      (variant.form, variant.text, example.example.marks.flatMap { variant.places(of: $0).max().map { [$0] } ?? [] })
    }
  }

  private func example(_ language: String, _ text: String) throws -> ExampleText {
    let page = """
      ---
      id: sample
      category: frame-layout
      severity: warning
      fix: none
      message: "m"
      ---
      # Title

      ```swift find
      $(never)
      ```
      ````\(language) \(text.contains("↓") ? "bad" : "good")
      \(text)
      ````

      """
    let tables = PackedRules.readTables()
    var builder = RuleBuilder(tables: tables)
    let rule = try builder.build(RuleFile(path: "frame-layout/sample.md", text: page), withExamples: true)
    return ExampleText(rule.examples[0], try Vocabularies(tables: tables), category: rule.head.category)
  }

  private func marked(_ text: String, _ marks: [Int]) -> String {
    var bytes = Array(text.utf8)
    for mark in marks.sorted(by: >) { bytes.insert(contentsOf: "↓".utf8, at: mark) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
