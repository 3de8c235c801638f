import RTLFacts
import RTLLexing
import Testing

private func copied(_ text: String, _ dialect: Dialect, knowing words: [String] = ["left", "Left", "Edges", "EdgesMake"]) -> TokenFile {
  let file = TokenFile(Array(text.utf8), dialect, words: KeywordTable(words))
  return CodeView(file: file).copyingValues().file
}

/// Code as it is read once the values of locals stand where they are used.
private func read(_ text: String, _ dialect: Dialect) -> String {
  // What takes the values is known to some rule.
  let file = copied(text, dialect, knowing: ["left", "Left", "Edges", "EdgesMake", "side", "sides", "edges", "name"])
  return file.tokens.map { String(decoding: file.bytes[$0.range], as: UTF8.self) }.joined(separator: " ")
}

struct ValueCopiesTests {
  static let taken: [(String, Dialect, String)] = [
    ("func f() { let side: Side = .left; a.side = side }", .swift, "a . side = . left }"),
    ("func f() { let side = Side.left\n a.side = side\n b.side = side }", .swift, "a . side = Side . left b . side = Side . left }"),
    ("func f() { let side: Side\n side = .left\n a.side = side }", .swift, "a . side = . left }"),
    ("func f() { let edges = Edges(left: 8)\n a.set(edges, animated: true) }", .swift, "a . set ( Edges ( left : 8 ) , animated : true ) }"),
    ("let side = Side.left\nfunc f() { a.side = side }", .swift, "a . side = Side . left }"),
    ("func f() -> Side { let side = Side.left; return side }", .swift, "return Side . left }"),
    ("func f() { let side: Side = .left; run { a.side = side } }", .swift, "run { a . side = . left } }"),
    ("func f() { let side: Side = c.isLeft ? .left : .right; a.side = side }", .swift, "a . side = c . isLeft ? . left : . right }"),
    ("func f() { let name = \"left\"; a.name = name }", .swift, "a . name = \"left\" }"),
    ("func f() { let sides: Sides = [.left, .top]; a.sides = sides }", .swift, "a . sides = [ . left , . top ] }"),
    // Nothing can change in between.
    ("func f() { let edges = Edges(left: view.width); a.edges = edges }", .swift, "a . edges = Edges ( left : view . width ) }"),
    ("void f(void) { Edges edges = (Edges){0, 8}; a.edges = edges; }", .objectiveC, "a . edges = ( Edges ) { 0 , 8 } ; }"),
    ("void f(void) { Side side = Left; a.side = side; }", .objectiveC, "a . side = Left ; }"),
    ("void f(void) { Edges edges = EdgesMake(0, 8, 0, 0); [a setEdges:edges]; }", .objectiveC, "[ a setEdges : EdgesMake ( 0 , 8 , 0 , 0 ) ] ; }"),
    // A part of a selector is no use of the name.
    ("void f(void) { Side side = Left; [a pin:b side:side]; }", .objectiveC, "[ a pin : b side : Left ] ; }"),
    ("void f(void) { Side side = Left; [[a side] setSide:side]; }", .objectiveC, "[ [ a side ] setSide : Left ] ; }"),
    ("void f(void) { Side side; side = Left; a.side = side; }", .objectiveC, "a . side = Left ; }"),
  ]

  @Test(arguments: taken.indices)
  func standWhereTheyAreUsed(_ index: Int) {
    let (text, dialect, end) = Self.taken[index]
    #expect(read(text, dialect).hasSuffix(end))
  }

  static let left: [(String, Dialect)] = [
    // Two values, one of a branch alone, and one that comes later.
    ("func f() { var side = Side.left; side = .right; a.side = side }", .swift),
    ("func f() { var side: Side?; if c { side = .left }; a.side = side }", .swift),
    ("func f() { a.side = side; let side = Side.left }", .swift),
    ("func f() { var side = Side.left; turn(&side); a.side = side }", .swift),
    // An object, and what one holds.
    ("func f() { let view = Edges(left: 8); view.show(); a.add(view) }", .swift),
    ("func f() { let edges = Edges(left: view.width); view.grow(); a.edges = edges }", .swift),
    ("func f() { let side: Side = c ? view.side : .right; view.turn(); a.side = side }", .swift),
    ("void f(void) { Edges *view = EdgesMake(Left); [view show]; [a add:view]; }", .objectiveC),
    ("func f() { let side = Side.left; show(\"\\(side)\") }", .swift),
    // A part of an operand, another thing of that name, a name that nobody knows.
    ("func f() { let side = Side.left; a.x = side + 1 }", .swift),
    ("func f() { let side = Side.left; a.x = b.side }", .swift),
    ("func f() { let side = Side.left; call(side: 1) }", .swift),
    ("func f(side: Side = .left) { a.side = side }", .swift),
    ("func f() { let side = Side.left; a.side = side; for (x, side) in pairs { b.side = side } }", .swift),
    ("func f() { var side = Side.left; (x, side) = pair(); a.side = side }", .swift),
    ("func f() { let side = Side.left; switch a { case .b(side): run() } }", .swift),
    ("func f() { let side: Side = c ? .left : .right; a.side = d ? side : .top }", .swift),
  ]

  @Test(arguments: left.indices)
  func nothingElseIsReplaced(_ index: Int) {
    let (text, dialect) = Self.left[index]
    #expect(copied(text, dialect).copies.isEmpty)
  }

  /// Who else may use a value.
  @Test(arguments: [
    ("let side = Side.left\na.side = side", true), ("private let side = Side.left\nfunc f() { a.side = side }", true),
    ("let side = Side.left\nfunc f() { a.side = side }", false), ("let side = Side.left\nlet style = Style(side: side)", false),
    ("func f() { let side = Side.left; a.side = side; let sides = [.right: 1, side: 2] }", false),
  ])
  func onlyOneUseIsToldApart(_ text: String, isOnly: Bool) throws {
    #expect(try #require(copied(text, .swift).copies.first).isOnly == isOnly)
  }

  /// Who edits the copy edits the value; who writes more than the copy writes the name.
  @Test func bytesAreThoseOfTheValue() throws {
    let text = "func f() { let side = Side.left; a.side = side }"
    let file = copied(text, .swift)
    let copy = try #require(file.copies.first)
    func written(_ run: Range<Int>) -> String { String(decoding: file.bytes[file.byteRange(run)], as: UTF8.self) }
    #expect(copy.isOnly)
    #expect(written(copy.tokens) == "Side.left")
    #expect(written(copy.tokens.lowerBound - 4..<copy.tokens.upperBound) == "a.side = side")
    let place = file.byteRange(copy.tokens)
    #expect(file.tokens(in: place) == copy.tokens)
    #expect(file.known.count == 2)
    #expect(file.names.filter { file.bytes[file.tokens[Int($0.token)].range].elementsEqual("left".utf8) }.map { Int($0.token) } == file.known.map { Int($0) })
  }
}
