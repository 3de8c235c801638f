import RTLFacts
import RTLLexing

/// `label.side = value;` as `[label setSide:value];`, and the other way round.
struct SetterForm: Rewriting {
  let name = "setter"
  let dialects: Set<Dialect> = [.objectiveC]

  func variants(of example: ExampleText) -> [Variant] { messages(example) + properties(example) }

  private func messages(_ example: ExampleText) -> [Variant] {
    var changes = TextChanges()
    for statement in example.chosen where !example.isInMacro(statement.tokens) {
      guard case .assignment(_, let sign, _) = statement.form, example.view.at(sign, "="), let (receiver, member) = example.receiver(of: statement)
      else { continue }
      let name = example.view.text(member)
      if receiver.count == 1, example.vocabulary[.field].contains(name) { continue }
      changes.insert("[", at: example.start(receiver.lowerBound))
      changes.replace(example.end(receiver.upperBound - 1)..<example.start(member), with: " ")
      changes.replace(example.bytes(member..<member + 1), with: Setter.name(of: name))
      changes.replace(example.end(member)..<example.start(sign + 1), with: ":")
      changes.insert("]", at: example.end(statement.tokens.upperBound - 1))
    }
    return example.variant("message", changes)
  }

  private func properties(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var changes = TextChanges()
    for statement in example.chosen where !example.isInMacro(statement.tokens) {
      let open = statement.tokens.lowerBound
      guard statement.form == .expression, view.at(open, "["), let close = view.partner(open), close == statement.tokens.upperBound - 1,
        !(view.isCapital(open + 1) && view.isIdentifier(open + 2)) else { continue }
      let arguments = view.arguments(ofCallAt: open)
      guard arguments.count == 1, let label = arguments[0].label, example.isPlainValue(arguments[0].range), let property = Setter.property(of: view.text(label))
      else { continue }
      changes.replace(example.bytes(open..<open + 1), with: "")
      changes.replace(example.end(label - 1)..<example.start(label), with: ".")
      changes.replace(example.bytes(label..<label + 1), with: property)
      changes.replace(example.end(label)..<example.start(arguments[0].range.lowerBound), with: " = ")
      changes.replace(example.bytes(close..<close + 1), with: "")
    }
    return example.variant("property", changes)
  }
}
