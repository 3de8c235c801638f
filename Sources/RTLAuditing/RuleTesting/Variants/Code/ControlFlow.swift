import RTLFacts
import RTLLexing

/// The same statements under another flow of control.
struct ControlFlow: Rewriting {
  let name = "control-flow"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] { blocks(example) + Branches(example).variants + Exits(example).variants }

  private func blocks(_ example: ExampleText) -> [Variant] {
    let flag = example.uses("flag") ? example.fresh("flag") : "flag"
    let step = example.fresh("step")
    let runs = example.runs
    // Behind an `if` the compiler misses the result.
    let optional = runs.filter { run in
      !run.tokens.contains { example.view.at($0, "return") } || example.isSwift && run.block.map { !example.hasResult($0) } ?? false
    }
    if example.isSwift {
      return example.wrapped("if", runs: optional, open: "if \(flag) {", close: "}") + example.wrapped("do", runs: runs, open: "do {", close: "}")
        + example.wrapped("switch", runs: runs, open: "switch \(flag) { default:", close: "}")
        + example.wrapped("for", runs: optional, open: "for _ in 0..<1 {", close: "}")
    }
    return example.wrapped("if", runs: optional, open: "if (\(flag)) {", close: "}")
      + example.wrapped("pool", runs: runs, open: "@autoreleasepool {", close: "}")
      + example.wrapped("do", runs: optional, open: "do {", close: "} while (0);")
      + example.wrapped("switch", runs: optional, open: "switch (\(flag)) { default: {", close: "} }")
      + example.wrapped("for", runs: optional, open: "for (int \(step) = 0; \(step) < 1; \(step)++) {", close: "}")
  }
}
