import RTLFacts
import RTLLexing

/// The last argument of a call where it is the one that the call has without it, left out and written.
struct DefaultArgument: Rewriting {
  let name = "default-argument"
  let dialects: Set<Dialect> = [.swift]

  func variants(of example: ExampleText) -> [Variant] {
    let view = example.view
    var written = TextChanges(), leftOut = TextChanges()
    for open in 0..<view.count where view.at(open, "(") && view.isName(open - 1) {
      guard let close = view.partner(open), close > open + 1, !view.at(close - 1, ","),
        example.concerns(view.operandStart(endingAt: open - 1)..<close + 1) else { continue }
      let arguments = view.arguments(ofCallAt: open)
      if let argument = example.vocabulary.defaults[view.fullName(ofCall: open - 1, arguments)] {
        written.insert(", " + argument, at: example.end(close - 1))
      } else if arguments.count > 1, let last = arguments.last, let label = last.label,
        example.vocabulary.defaults[view.fullName(ofCall: open - 1, arguments.dropLast())] == example.text(label..<last.range.upperBound)
      {
        leftOut.replace(example.end(arguments[arguments.count - 2].range.upperBound - 1)..<example.start(close), with: "")
      }
    }
    return example.variant("written", written) + example.variant("left out", leftOut)
  }
}
