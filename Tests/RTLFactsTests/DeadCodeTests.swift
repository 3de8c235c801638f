@testable import RTLFacts
import Testing

/// Code that no user reaches.
@Suite struct DeadCodeTests {
  static let cases: [Sample] = [
    .swift("no", "func a() { b(.↓left) }"),
    .swift("yes", "#Preview { Card(.↓left) }"),
    .swift("yes", "#Preview(\"Wide\", traits: .sizeThatFits) { HStack { Card(.↓left) } }"),
    .swift("yes", "struct Card_Previews: PreviewProvider { static var previews: some View { Card(.↓left) } }"),
    .swift("no", "#Preview { Card() }\nstruct Card: View { let side = Side.↓left }"),
    .swift("no", "struct PreviewProvider { let side = Side.↓left }"),
    .swift("yes", "#if false\nlet a = Side.↓left\n#endif"),
    .swift("no", "#if false\n#else\nlet a = Side.↓left\n#endif"),
    .swift("yes", "#if DEBUG\nlet a = Side.↓left\n#endif"),
    .swift("no", "#if DEBUG\n#else\nlet a = Side.↓left\n#endif"),
    .swift("no", "#if !DEBUG\nlet a = Side.↓left\n#endif"),
    .swift("yes", "#if !RELEASE\nlet a = Side.↓left\n#endif"),
    .swift("yes", "#if DEBUG && os(iOS)\nlet a = Side.↓left\n#endif"),
    .swift("no", "#if DEBUG || BETA\nlet a = Side.↓left\n#endif"),
    .swift("yes", "#if BETA && (DEBUG || !RELEASE)\nlet a = Side.↓left\n#endif"),
    .swift("no", "#if BETA && (DEBUG || RELEASE)\nlet a = Side.↓left\n#endif"),
    .swift("no", "#if BETA\nlet a = Side.↓left\n#endif"),
    .objc("yes", "#ifdef DEBUG\nb(↓Left);\n#endif"),
    .objc("no", "#ifndef DEBUG\nb(↓Left);\n#endif"),
    .objc("yes", "#if defined(DEBUG) && DEBUG\nb(↓Left);\n#endif"),
    .objc("no", "#define OLD 0\n#ifdef OLD\nb(↓Left);\n#endif"),
    .objc("yes", "#if 0\nb(↓Left);\n#endif"),
    .objc("yes", "#  if 0\nb(↓Left);\n# endif"),
    .objc("no", "#if 0\n#endif\nb(↓Left);"),
    .objc("no", "#if 0\n#else\nb(↓Left);\n#endif"),
    .objc("yes", "#if 1\n#else\nb(↓Left);\n#endif"),
    .objc("yes", "#if 1\n#elif IOS\nb(↓Left);\n#endif"),
    .objc("yes", "#if IOS\n#elif 0\nb(↓Left);\n#endif"),
    .objc("no", "#if IOS\n#elif 0\n#else\nb(↓Left);\n#endif"),
    .objc("yes", "#if 0\n#if IOS\n#endif\nb(↓Left);\n#endif"),
    .objc("yes", "#if 0\n#if 0\nb(↓Left);\n#endif\n#endif"),
    .objc("no", "#if 0\n#if 0\n#endif\n#endif\nb(↓Left);"),
    .objc("no", "#if 0\nb(↓Left);"),
    .objc("yes", "#define OLD 0\n#if OLD\nb(↓Left);\n#endif"),
    .objc("no", "#define OLD 0\n#if !OLD\nb(↓Left);\n#endif"),
    .objc("yes", "#define NEW 1\n#if !NEW\nb(↓Left);\n#endif"),
    .objc("no", "#define OLD 0\n#define OLD 1\n#if OLD\nb(↓Left);\n#endif"),
    .objc("yes", "#if OLD && 0\nb(↓Left);\n#endif"),
    .objc("no", "#ifdef OLD\nb(↓Left);\n#endif"),
  ]

  @Test(arguments: cases) func isDeadCode(_ sample: Sample) throws {
    var words = DirectionVocabulary()
    words.previews = ["#Preview", "PreviewProvider"]
    words.buildFlags = ["DEBUG": false, "RELEASE": true]
    let (view, token) = try sample.view(TestVocabulary(words))
    #expect(view.isDeadCode(token) == (sample.expected == "yes"))
  }
}
