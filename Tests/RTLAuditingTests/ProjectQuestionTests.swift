import RTLMatching
import Testing

/// Tests of a rule that the project answers, run through the examples of a rule of their own.
@Suite struct ProjectQuestionTests {
  static let head = """
    ---
    id: sample
    category: other
    severity: warning
    fix: none
    message: "`{T}`, see {PLACE}"
    ---
    # Title
    Text.

    ```swift find
    register($T.self)
    where $T not declares flips
    ```
    ```swift find
    level: note
    register($T.self)
    where $T declares flips(_:)
    where project has turns, swaps
    ```
    ```swift except
    register(Ok.self)
    where project has other
    ```
    ```xml find
    <view customClass="$T"/>
    where not project has swaps
    ```

    """

  @Test(arguments: [
    "swift bad\nclass Flow: Base { func layout() {} }\n↓register(Flow.self)",
    "swift good\nclass Flow: Base { func layout() {} }\nclass Base { var flips: Bool { true } }\nregister(Flow.self)",
    "swift bad level=note\nclass Flow {}\nextension Flow { func flips(_ x: Int) {} }\nfunc f() { ↓register(Flow.self); turn(all) }",
    "swift good\nclass Flow {}\nextension Flow { func flips(_ x: Int) {} }\nfunc f() { register(Flow.self); turn(one) }",
    "swift bad project=swaps level=note\nclass Flow { func flips(_ x: Int) {} }\n↓register(Flow.self)",
    "swift good project=other\nclass Ok {}\nregister(Ok.self)",
    "swift bad\nclass Ok {}\n↓register(Ok.self)",
    "swift good\nregister(Unknown.self)",
    "xml bad\n<view ↓customClass=\"A\"/>",
    "xml good project=swaps\n<view customClass=\"A\"/>",
  ])
  func isAnswered(example: String) throws {
    let marks = try Table(path: "t.tsv", name: "project-marks", text: "mark\twords\nturns\tturn all\nswaps\tswap\nother\tother\n")
    #expect(try failures(ofRule: Self.head + "```\(example)\n```\n", Tables(["project-marks": marks])) == [])
  }
}
