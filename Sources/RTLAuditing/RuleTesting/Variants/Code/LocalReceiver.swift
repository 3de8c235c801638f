import RTLFacts
import RTLLexing

/// The receiver in a local: `let view1 = cell.label` and `view1.side = .left`.
struct LocalReceiver: Rewriting {
  let name = "local-receiver"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] {
    let view = example.view
    var number = 0
    var changes = TextChanges()
    for statement in example.chosen where example.mayMove(statement) && !example.isCommented(statement.tokens) {
      guard let receiver = example.objectSet(by: statement) else { continue }
      number += 1
      let type = view.expressionType(endingAt: receiver.upperBound - 1).name
      let (local, start) = (example.fresh("view", number), example.start(statement.tokens.lowerBound))
      guard example.isSwift || type != nil else { continue }
      let head = example.isSwift ? "let \(local) = " : declaration((type ?? "") + " *", local) + " = "
      let end = (example.isSwift ? "" : ";") + example.separator(before: statement.tokens.lowerBound)
      changes.change(start..<start, [.written(head), .kept(example.bytes(receiver)), .written(end)])
      changes.change(example.bytes(receiver), [.written(local)])
    }
    return example.variant("receiver", changes)
  }
}

extension ExampleText {
  /// The object of which a statement sets a member; nil for `self`, optionals and what may be a value.
  func objectSet(by statement: CodeStatement) -> Range<Int>? {
    guard let (receiver, _) = receiver(of: statement), isObject(receiver), !receiver.contains(where: { view.at($0, "?") }) else { return nil }
    return receiver.count == 1 && ["self", "super"].contains(view.text(receiver.lowerBound)) ? nil : receiver
  }

  /// Whether a receiver is an object, and not a value that would be copied into a local.
  func isObject(_ receiver: Range<Int>) -> Bool {
    guard let last = receiver.last, view.isName(last) || view.isCloser(last) else { return false }
    if let type = view.expressionType(endingAt: last).name { return members.isOwner(type) && !type.contains(".") }
    guard view.isName(last) else { return false }
    let name = view.name(last)
    return vocabulary[.object].contains { word in name.hasSuffix(word) || name == word.lowercased() }
  }
}
