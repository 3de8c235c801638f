import RTLLexing
import Testing

@testable import RTLFacts

/// Which statements give a project its marks.
@Suite struct ProjectTraitsTests {
  static let traits = ProjectTraits([
    (trait: "switches", words: ["Languages", "set"]), (trait: "switches", words: ["swap*", "main"]), (trait: "other", words: ["other"]),
    (trait: "switches", words: ["side==", "left"]), (trait: "switches", words: ["flow="]),
    (trait: "switches", words: ["self.edge==", "left"]),
  ])

  @Test(arguments: [
    (Dialect.swift, "func f() { store.set([a], forKey: \"Languages\") }", true),
    (.swift, "func f() { store.get(\"Languages\"); other.set(1) }", false),
    (.swift, "func f() { store.set([a], forKey: \"-Languages\") }", false),
    (.swift, "// store.set([a], forKey: \"Languages\")", false),
    (.swift, "let key = \"Languages\"\nfunc f() { store.set([a], forKey: key) }", true),
    (.swift, "let key = \"Languages\"\nfunc f() { store.get(forKey: key) }", false),
    (.swift, "func f() { swapClass(main) }", true),
    (.swift, "func f() { unswapClass(main) }", false),
    (.swift, "func f() { if view.side == .left { go() } }", true),
    (.swift, "func f() { view.side = some == .left ? .left : .right }", false),
    (.objectiveC, "void f() { if (self.side != left) { go(); } }", true),
    (.swift, "func f() { if edge == .left || self.edge == .left { go() } }", true),
    (.swift, "func f() { if view.edge == .left { go() } }", false),
    (.swift, "func f() { view.flow = forced }", true),
    (.swift, "func f() { if view.flow == forced { go(view.flow) } }", false),
    (.objectiveC, "void f() { [store set:@[a] forKey:@\"Languages\"]; }", true),
    (.objectiveC, "#define KEY @\"Languages\"\nvoid f() { [store set:@[a] forKey:KEY]; }", true),
    (.objectiveC, "static NSString *const key = @\"Languages\";\nvoid f() { [store set:@[a] forKey:key]; }", true),
  ])
  func isFound(dialect: Dialect, text: String, expected: Bool) {
    let file = TokenFile(Array(text.utf8), dialect)
    let found = Self.traits.find(in: CodeView(file: file))
    #expect((found[TraitKey("switches")] != nil) == expected, "\(text)")
    #expect((found[TraitKey("other")] != nil) == text.contains("other.set"), "\(text)")
    if expected { #expect(Self.traits.mayOccur(in: file.bytes), "\(text)") }
  }

  /// One side in each branch of a choice is a choice between them; two choices, and two things, are not.
  @Test(arguments: [
    ("if isRTL { label.side = .right } else { label.side = .left }", true),
    ("if isRTL { label.side = .right; icon.side = .left } else { label.side = .left; icon.side = .right }", true),
    ("if isRTL { label.side = .right } else { icon.side = .left }", false),
    ("if isWide { label.side = .right }\nif isTall { label.side = .left }", false),
    ("label.side = .right\nlabel.side = .left", false),
  ])
  func sidesOfAChoice(body: String, expected: Bool) {
    let traits = ProjectTraits([(trait: "chooses", words: ["name.side=", "left", "right"])])
    let found = traits.find(in: CodeView(file: TokenFile(Array("func f() { \(body) }".utf8), .swift)))
    #expect((found[TraitKey("chooses", of: TraitSubject("label"))] != nil) == expected, "\(found)")
    #expect((found[TraitKey("chooses", of: TraitSubject("icon"))] != nil) == (expected && body.contains("icon")))
  }

  /// What a type does to itself or to a part of it counts for its objects; a number has its sign.
  @Test(arguments: [
    ("transform = scale(x: -1, y: 1)", true), ("part?.transform = scale(x: -1, y: 1)", true),
    ("transform = scale(x: 1, y: 1)", false), ("transform = scale(x: 1 - 1, y: 1)", false), ("transform = scale(x: 2 - 1, y: 1)", false),
  ])
  func objectsOfAType(body: String, expected: Bool) {
    let traits = ProjectTraits([(trait: "mirrors", words: ["type.transform=", "scale", "-1"])])
    let text = "class Arrow: View { func load() { \(body) } }\nclass Other: View { func load() { \(body.replacing("-", with: "")) } }"
    let found = traits.find(in: CodeView(file: TokenFile(Array(text.utf8), .swift)))
    #expect((found[TraitKey("mirrors", of: .objects(of: "Arrow"))] != nil) == expected, "\(found)")
    #expect(found[TraitKey("mirrors", of: .objects(of: "Other"))] == nil && found[TraitKey("mirrors")] == nil)
  }

  /// What a type asks of its own objects says nothing of others; an extension speaks for whatever it extends.
  @Test func objectsThatAskThemselves() {
    func found(_ text: String) -> Set<TraitKey> {
      Set(ProjectTraits([(trait: "compares", words: ["self.side==", "left"])]).find(in: CodeView(file: TokenFile(Array(text.utf8), .swift))).keys)
    }
    let own: Set = [TraitKey("compares", of: .someType), TraitKey("compares", of: .objects(of: "Field"))]
    #expect(found("class Field: TextField { func load() { if side == .left { start() } } }") == own)
    #expect(found("extension TextField { func load() { if side == .left { start() } } }") == [TraitKey("compares")])
    #expect(found("class Field: TextField { func load() { if label.side == .left { start() } } }").isEmpty)
  }

  /// What happens to a part of a thing counts for the thing.
  @Test func thingsByTheirParts() {
    let traits = ProjectTraits([(trait: "mirrors", words: ["part.transform=", "-1"])])
    let text = "class Row { func load() { back.picture?.transform = scale(x: -1); next.transform = scale(x: -1); transform = scale(x: -1) } }"
    let found = traits.find(in: CodeView(file: TokenFile(Array(text.utf8), .swift)))
    #expect(found[TraitKey("mirrors", of: TraitSubject("back", in: "Row"))] != nil && found.keys.allSatisfy { $0.subject?.name == "back" }, "\(found)")
  }

  private static let label = [TraitSubject("label"), .someThing, TraitSubject("label", in: "Row")]

  /// What is made of a value counts for the thing whose it is; for all things where that has no name of its own.
  @Test(arguments: [
    ("if label.side == .left { go() }", label), ("if label.side == .center { go() }", []), ("if side == .left { go() }", [.objects(of: "Row"), .someType]),
    ("label.side = other.side", []), ("go(label.side == other.side)", label), ("func f(label: Label) { go(label.side) }", nil),
    ("}; private func f(label: Label) { go(label.side)", [TraitSubject("label"), .someThing, TraitSubject("label", in: "Row"), TraitSubject("label", in: "f")]),
    ("labels.forEach { go($0.side) }", nil), ("labels[0].side.go()", nil), ("go(\\Label.side)", nil), ("set(\\.side, .left)", []),
    ("let side = label.other; go(side)", []), ("func f(side: Side) { go(side) }", []), ("go(side: other)", []),
    ("let kept = label.side; if kept == .center { go() }", []), ("let kept = label.side; kept.go()", label),
    ("width(of: text, side: label.side) }; func width(of text: Text, side: Side) { other.side = side", []),
    ("width(of: text, side: label.side) }; func width(of text: Text, side: Side) { go(side)", label),
    ("width(side: label.side) }; func width(side: Side) { width(side: side, 1) }; func width(side: Side, _ more: Int) { other.side = side", []),
  ] as [(String, [TraitSubject]?)])
  func readings(body: String, expected: [TraitSubject]?) {
    let traits = ProjectTraits([(trait: "reads", words: ["self.side?", "left", "right"]), (trait: "reads", words: ["name.side?", "left", "right"])])
    let text = "class Row: View { let label = Label(); let other = Label(); func load() { \(body) } }"
    let keys = traits.find(in: CodeView(file: TokenFile(Array(text.utf8), .swift))).keys
    let found = Set(keys.filter { $0.subject?.type != "load" && $0.subject?.name != "other" })
    #expect(found == Set(expected?.map { TraitKey("reads", of: $0) } ?? [TraitKey("reads")]), "\(found)")
  }

  @Test func onlySomeAreAsked() {
    let some = Self.traits.only(["other"])
    #expect(some.names == ["other"])
    #expect(!some.mayOccur(in: Array("store.set(Languages)".utf8)))
    #expect(some.only([]).isEmpty)
  }
}
