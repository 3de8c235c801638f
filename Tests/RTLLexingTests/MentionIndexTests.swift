import Testing

@testable import RTLLexing

@Suite struct MentionIndexTests {
  private func index(_ files: [(path: String, code: String)]) -> MentionIndex {
    var index = MentionIndex()
    for (path, code) in files {
      let file = TokenFile(Array(code.utf8), path.hasSuffix(".m") ? .objectiveC : .swift)
      index.add(file, path: path)
    }
    return index
  }

  private let files = [
    ("Cart.swift", "func total() { title = \"cart.title\"; `default`() }"),
    ("Row.m", "[self setTitle:NSLocalizedString(@\"#row\", @\"A row\")];"),
    ("Empty.swift", "// total"),
  ]

  @Test func tellsWhichFilesHaveAName() {
    let index = index(files)
    #expect(index.paths(withAny: ["total"]) == ["Cart.swift"])
    #expect(index.paths(withAny: ["setTitle", "default"]) == ["Cart.swift", "Row.m"])
    #expect(index.paths(withAny: ["tota", "totals"]).isEmpty)
    #expect(index.paths(withAny: []).isEmpty)
    #expect(index.paths == ["Cart.swift", "Row.m", "Empty.swift"])
  }

  @Test func textsAreFoundByTheirContent() {
    let index = index(files)
    #expect(index.paths(withAny: ["cart.title"]) == ["Cart.swift"])
    #expect(index.paths(withAny: ["#row"]) == ["Row.m"], "a sign that delimits a text may be part of it")
  }

  @Test func otherNamesCount() {
    var index = MentionIndex()
    index.add(lexed("// import Basket", .swift), path: "Cart.swift", others: ["Basket-Kit"])
    #expect(index.paths(withAny: ["Basket-Kit"]) == ["Cart.swift"] && index.paths(withAny: ["Basket"]).isEmpty)
  }

  @Test func whatOneIndexKnowsAnotherTakesOver() {
    let old = index(files)
    var new = index([("First.swift", "let first = 1")])
    for (number, path) in old.paths.enumerated() { new.add(Array(old.hashes(of: number)), path: path) }
    #expect(new.paths == ["First.swift"] + old.paths)
    #expect(new.paths(withAny: ["setTitle", "first"]) == ["First.swift", "Row.m"])
  }

  @Test func aNameInBackTicksMayBeginWithASign() {
    #expect(index([("Raw.swift", "func `#row`() {}")]).paths(withAny: ["#row"]) == ["Raw.swift"])
  }

  @Test func textsCountWhereverTheyStand() {
    let index = index([("Notes.swift", "// \"old.title\"\nlet json = \"\"\"\n{ \"k\": \"row.title\" }\n\"\"\"\n")])
    for text in ["old.title", "row.title", "k"] { #expect(index.paths(withAny: [text]) == ["Notes.swift"], "\(text)") }
  }
}
