import RTLLexing
import Testing

@testable import RTLFacts

/// Which files declare a name.
@Suite struct NameIndexTests {
  private static func lookup(_ texts: [String]) -> NameIndex.Lookup { NameIndex.Lookup(index(texts)) }

  private static func index(_ texts: [String]) -> NameIndex {
    var names = NameIndex()
    for text in texts {
      let file = TokenFile(Array(text.utf8), text.contains("@") ? .objectiveC : .swift)
      var other = NameIndex()
      other.add(file, path: "Cell")
      names.merge(other)
    }
    return names
  }

  @Test(arguments: [
    "class cell {}", "final class Row { static let cell = 1 }", "enum A { case b\n  indirect enum cell {} }", "protocol cell: B {}", "actor cell {}",
    "struct A { let a = 1, cell = 2 }", "struct A { var a: [Int: B] = [:], cell: Int }", "var a = { (b: C) in b }, cell: D?", "func `cell`() {}",
    "struct A { func cell<T>(_ a: T) {} }", "typealias cell = A.B", "let größe = 1\nvar cell: Int { \"\\(f(a, b: { c }))\".count }",
    "@interface cell : NSObject\n@end", "@interface cell\n@end", "@protocol cell <A>\n@end", "@interface A : B {\n  int _a, *_cell;\n}\n@end",
    "@implementation A {\n  B<C> *cell;\n}\n@end", "@interface A : B\n@property (nonatomic, copy) C<D *> *cell API(1);\n@end",
    "@interface A : B\n- (void)cell;\n@end",
    "@implementation A\n+ (C<D *> *)cell:(int)a with:(int)b {\n}\n@end", "@class A;\nstatic inline A *cell(int a) { return nil; }",
    "@class A;\nBOOL cell(void);",
  ])
  func declares(text: String) {
    #expect(Self.lookup(["let a = 1", text]).files(declaring: "cell") == [1])
  }

  @Test(arguments: [
    "let a = cell", "a.f(b, cell: c)", "extension cell {}", "let a: [Int: B] = [b: c, cell: d]", "func f(a: A, cell: B) {}", "@implementation cell\n@end",
    "@class A;\nB *b = [cell f];",
  ])
  func doesNotDeclare(text: String) {
    #expect(Self.lookup([text]).files(declaring: "cell").isEmpty)
  }

  @Test(arguments: [
    "extension cell {}", "extension A.cell: B {}", "extension cell.A {}", "@implementation cell\n@end", "@interface cell (Row)\n@end",
  ])
  func extends(text: String) {
    #expect(Self.lookup([text, "class cell {}"]).files(extending: "cell") == [0])
  }

  @Test func whatOneIndexKnowsAnotherTakesOver() {
    let old = Self.index(["class A { var a = 1 }", "extension cell { func a() {} }"])
    var new = Self.index(["struct B {}"])
    for number in old.files.indices { new.add(Array(old.hashes(of: number)), path: old.files[number].path, dialect: old.files[number].dialect) }
    let lookup = NameIndex.Lookup(new)
    #expect(Set(lookup.files(declaring: "a")) == [1, 2] && lookup.files(declaring: "B") == [0] && lookup.files(extending: "cell") == [2])
    #expect(new.files.map(\.path) == ["Cell", "Cell", "Cell"])
  }

  @Test func manyFilesDeclareAName() {
    #expect(Set(Self.lookup(Array(repeating: "var cell = 1; func cell() {}", count: 300)).files(declaring: "cell")) == Set(0..<300))
    #expect(Self.lookup([]).files(declaring: "cell").isEmpty)
  }
}
