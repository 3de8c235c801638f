@testable import RTLFacts
import RTLLexing
import Testing

/// Several rules ask about the values of a file, in an order that nobody knows.
struct QuestionOrderTests {
  private static func nested(_ count: Int) -> String {
    let calls = (0..<count).map { "use(outer(t.x, \($0)))" }.joined(separator: "\n")
    let inner = (0..<30).map { " + inner(0, \($0))" }.joined()
    return "func pan(_ g: Pan) {\nlet t = g.translation(in: view)\n\(calls)\n}\nfunc outer(_ a: CGFloat, _ b: CGFloat) -> CGFloat { return a\(inner) }\n"
      + "func inner(_ a: CGFloat, _ b: CGFloat) -> CGFloat { return a\(String(repeating: " + 0", count: 40)) }\n"
  }
  private static func chain(_ count: Int, _ next: (Int) -> String) -> String {
    "func pan(_ g: Pan) {\nlet v0 = g.translation(in: view).x\n" + (1..<count).map { "let v\($0) = \(next($0 - 1))\n" }.joined() + "}\n"
  }

  static let codes = [
    // Each call is read for itself.
    nested(60),
    // The last is too deep to be read, those in the middle are not.
    chain(100) { "v\($0)" },
    // Twice as much at each step.
    chain(40) { "v\($0) + v\($0)" },
    // Each part of a cycle stands for something else while another part is being read.
    "class V { var a = 0.0; var b = 0.0; var c = 0.0\nfunc f(_ g: Pan) { a = b - c; b = c + g.translation(in: view).x; c = a + b; c = gap } }",
    "class V { var a = 0.0; var b = 0.0\nfunc f(_ g: Pan) { a = g.location(in: view).x; a = min(a, b); b = a + a; b = max(b, 4) } }",
    "class V { var a: CGFloat { b(a) }\nfunc b(_ x: CGFloat) -> CGFloat { return c(x) + a }\nfunc c(_ y: CGFloat) -> CGFloat { return y + b(bounds.maxX) } }",
  ]

  @Test(arguments: codes) func noAnswerDependsOnWhatWasAskedBefore(_ text: String) throws {
    let (code, _) = try Sample.swift("", "↓" + text).view()
    let names = (0..<code.count).filter(code.isName)
    func answers(_ names: [Int], _ reader: (Int) -> HorizontalReader) -> [Int: String] {
      Dictionary(uniqueKeysWithValues: names.map { name in
        let thing = reader(name).thing(name..<(code.at(name + 1, "(") ? code.valueEnd(name) : name + 1))
        return (name, "\(thing.shape) \(thing.x.kind) \(thing.x.isCertain) \(thing.x.origins.count)")
      })
    }
    let alone = answers(names) { _ in HorizontalReader(code, horizontalWords) }
    for order in [names, names.reversed()] {
      let reader = HorizontalReader(code, horizontalWords)
      #expect(answers(order) { _ in reader } == alone)
    }
  }

  /// A long file has as much room for each question as a short one.
  @Test func theLastQuestionIsAnsweredLikeTheFirst() throws {
    let (code, _) = try Sample.swift("", "↓" + Self.nested(60)).view()
    let reader = HorizontalReader(code, horizontalWords)
    let calls = (0..<code.count).filter { code.at($0, "outer") && !code.at($0 - 1, "func") }
    #expect(calls.count == 60)
    for call in calls { #expect(reader.thing(call..<code.valueEnd(call)).x.kind == .shift) }
  }
}
