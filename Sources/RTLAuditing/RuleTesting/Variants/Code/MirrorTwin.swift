import RTLFacts
import RTLLexing

/// The mirror image of a `bad` example. Where one side is reported, so is the other; where the direction chooses between an example and
/// its image, nothing is. Only for rules about places and movements.
struct MirrorTwin: Rewriting {
  let name = "mirror"
  let dialects: Set<Dialect> = [.swift, .objectiveC, .xml]

  func variants(of example: ExampleText) -> [Variant] {
    guard example.vocabulary[.mirrored].contains(example.category.rawValue), !example.example.isGood else { return [] }
    let image = image(of: 0..<example.file.tokens.count, in: example)
    guard example.isCode else { return example.variant("sides", image, meaning: .mirrored) }
    guard example.chosen.allSatisfy({ !self.image(of: $0.tokens, in: example).isEmpty }) else { return [] }
    return example.variant("sides", image, meaning: .mirrored) + byDirection(example)
  }

  /// The words of sides in names, exchanged; strings name things. `left:` beside `right:` in one call stays where it is.
  private func image(of tokens: Range<Int>, in example: ExampleText) -> TextChanges {
    var changes = TextChanges()
    for token in tokens {
      let range: Range<Int>
      switch example.file.tokens[token].kind {
      case .identifier: range = example.file.tokens[token].range
      case .attributeValue: range = example.start(token) + 1..<example.end(token) - 1
      default: continue
      }
      let text = String(decoding: example.file.bytes[range], as: UTF8.self)
      let twin = example.vocabulary.mirrored(text)
      if twin != text, !(example.isSwift && hasLabel(twin, beside: token, in: example.view)) { changes.replace(range, with: twin) }
    }
    return changes
  }

  private func hasLabel(_ twin: String, beside label: Int, in view: CodeView) -> Bool {
    guard view.isLabel(label), let call = view.enclosing(label) else { return false }
    return view.arguments(ofCallAt: call).contains { $0.label.map(view.text) == twin }
  }

  /// `if isRightToLeft { label.right = 8 } else { label.left = 8 }` and `label.side = isRightToLeft ? .right : .left`
  private func byDirection(_ example: ExampleText) -> [Variant] {
    guard let test = example.vocabulary.directionTests[example.example.language] else { return [] }
    var blocks = TextChanges(), values = TextChanges()
    let runs = example.runs
    // What is not chosen by the direction is still reported.
    for run in runs where example.marked.allSatisfy({ mark in runs.contains { $0.tokens.contains(mark) } }) {
      let (start, end) = (example.start(run.tokens.lowerBound), example.end(run.tokens.upperBound - 1))
      blocks.insert("if \(example.isSwift ? test : "(\(test))") {\n\(mirrored(run.tokens, example))\n} else {\n", at: start)
      blocks.insert("\n}", at: end)
    }
    let chosen = example.chosen.compactMap { statement in
      example.mayFollow(statement) ? example.plainValue(of: statement).flatMap { image(of: $0, in: example).isEmpty ? nil : $0 } : nil
    }
    for value in chosen where chosen.count == example.chosen.count {
      values.insert("\(test) ? \(mirrored(value, example)) : ", at: example.start(value.lowerBound))
    }
    return example.variant("branches", blocks, meaning: .handled) + example.variant("value", values, meaning: .handled)
  }

  private func mirrored(_ tokens: Range<Int>, _ example: ExampleText) -> String {
    var text = "", end = example.start(tokens.lowerBound)
    for change in image(of: tokens, in: example).changes {
      text += String(decoding: example.file.bytes[end..<change.range.lowerBound], as: UTF8.self)
      for case .replaced(_, let twin) in change.pieces { text += twin }
      end = change.range.upperBound
    }
    return text + String(decoding: example.file.bytes[end..<example.end(tokens.upperBound - 1)], as: UTF8.self)
  }
}
