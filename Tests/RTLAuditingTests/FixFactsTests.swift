import BuiltTool
@testable import RTLAuditing
import RTLFacts
import RTLFindings
import RTLLexing
import RTLMatching
import RTLRules
import Testing

/// What holds a fix back though its own place says nothing against it.
@Suite struct FixFactsTests {
  private func catalogue() throws -> Catalogue {
    let tables = PackedRules.readTables()
    var builder = RuleBuilder(tables: tables)
    let rules = try PackedRules.rules.map { try builder.build($0.packedFile(), withExamples: false) }
    return Catalogue(rules: rules, words: builder.words, vocabularies: try Vocabularies(tables: tables))
  }

  private func file(_ text: String, _ dialect: Dialect, _ catalogue: Catalogue) -> TokenFile {
    let file = TokenFile(Array(text.utf8), dialect, words: catalogue.words)
    return file
  }

  @Test(arguments: [
    // Under a test of the direction.
    (Dialect.swift, "if isRTL { icon.leftAnchor.constraint(equalTo: box.leftAnchor) }", "/icon"),
    // Named after something physical.
    (.swift, "mapView.leftAnchor.constraint(equalTo: box.leftAnchor)", "/mapView"),
    (.swift, "if isRTL { icon.snp.makeConstraints { make in make.left.equalTo(box) } }", "/icon"),
  ])
  func aPlaceThatKeepsItsSideIsASilentMember(dialect: Dialect, text: String, group: String) throws {
    let catalogue = try catalogue()
    let candidates = RuleRunner(catalogue).audit(file(text, dialect, catalogue), path: "A").pending
    let silent = candidates.filter(\.isIntentional)
    #expect(candidates.count == silent.count)
    #expect(silent.contains { $0.finding.groups.contains { "\($0)" == group || "/\($0)" == group } }, "\(candidates.map(\.finding.groups))")
  }

  @Test func theViewOfAnInitialiserAndOfAClosureIsOneView() throws {
    let catalogue = try catalogue()
    let text = "icon.snp.makeConstraints { $0.left.equalTo(box) }; self?.icon?.snp.updateConstraints { $0.left.equalTo(box).offset(2) }"
    let groups = RuleRunner(catalogue).audit(file(text, .swift, catalogue), path: "A").pending.map { $0.finding.groups.map(\.description) }
    #expect(groups == [["icon"], ["icon"]])
  }

  /// Of two lists one alone is active; in one list both constraints are.
  @Test(arguments: [
    ("@[[a.leftAnchor constraintEqualToAnchor:b.leftAnchor constant:9], [a.rightAnchor constraintEqualToAnchor:b.rightAnchor constant:-9]]", Level.note),
    (
      "x = @[[a.leftAnchor constraintEqualToAnchor:b.leftAnchor constant:9]]; y = @[[a.rightAnchor constraintEqualToAnchor:b.rightAnchor constant:-9]]",
      .warning
    ),
    (
      "[a.leftAnchor constraintEqualToAnchor:b.leftAnchor constant:9].active = YES; [a.rightAnchor constraintEqualToAnchor:b.rightAnchor "
        + "constant:-9].active = YES",
      .note
    ),
  ])
  func aPairStandsInOneList(text: String, level: Level) throws {
    let catalogue = try catalogue()
    let found = RuleRunner(catalogue).audit(file("- (void)layout { \(text); }", .objectiveC, catalogue), path: "A").pending.map(\.finding.level)
    #expect(found == [level, level])
  }

  @Test func onlyThePictureOfAFlipIsTurned() throws {
    let catalogue = try catalogue()
    var flips = ImageFlips(catalogue.vocabularies, images: nil)
    flips.add(
      CodeView(file: file(
        """
        func a() {
          view.image = UIImage(named: "back")?.imageFlippedForRightToLeftLayoutDirection()
          box.image = Icons.next
          router.skip()
          more.image = Icons.next.imageFlippedForRightToLeftLayoutDirection()
        }
        """, .swift, catalogue), catalogue.vocabularies), path: "Cart.swift")
    #expect(flips.turned["back"] == "Cart.swift:2" && flips.turned["next"] == "Cart.swift:5")
    #expect(flips.constants["next"] == "Cart.swift:3" && flips.constants["skip"] == nil)
  }

  @Test func imagesThatCodeTurns() throws {
    let catalogue = try catalogue()
    var flips = ImageFlips(catalogue.vocabularies, images: ["back", "next", "skip", "previous"])
    flips.add(
      CodeView(file: file(
        """
        func a() { let image = UIImage(named: "back"); view.image = image?.imageFlippedForRightToLeftLayoutDirection() }
        func b() { view.image = UIImage(named: "next") }
        func c() { if isRTL { view.image = UIImage(named: "skip") } }
        func d() { view.image = UIImage(resource: .previous).imageFlippedForRightToLeftLayoutDirection() }
        """, .swift, catalogue), catalogue.vocabularies), path: "Cart.swift")
    #expect(flips.names == ["back": "Cart.swift:1", "skip": "Cart.swift:3"])
    #expect(flips.constants["previous"] == "Cart.swift:4")
    // A thread takes the files in any order.
    flips.add(
      CodeView(
        file: file("func e() { let image = UIImage(named: \"back\")?.imageFlippedForRightToLeftLayoutDirection() }", .swift, catalogue),
        catalogue.vocabularies),
      path: "App.swift")
    #expect(flips.names == ["back": "App.swift:1", "skip": "Cart.swift:3"])
  }
}
