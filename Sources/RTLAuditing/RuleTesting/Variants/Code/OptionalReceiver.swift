import RTLFacts
import RTLLexing

/// The receiver as an optional: `label?.p`, `label!.p`, inside `if let label`, under a test for nil.
struct OptionalReceiver: Rewriting {
  let name = "optional"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] {
    let view = example.view
    var chained = TextChanges(), forced = TextChanges(), bound = TextChanges(), tested = TextChanges()
    let groups = groups(in: example)
    for name in Set(groups.map(\.name)).sorted() {
      let own = groups.filter { $0.name == name }
      guard own.contains(where: \.isChosen) else { continue }
      // One declaration serves all: what is optional here is optional wherever the name stands.
      let uses = (0..<view.count).filter { view.isIdentifier($0) && view.name($0) == name && !view.at($0 - 1, ".") && !view.isLabel($0) }
      if uses.count == own.reduce(0, { $0 + $1.roots.count }) {
        for root in own.flatMap(\.roots) {
          chained.insert("?", at: example.end(root))
          forced.insert("!", at: example.end(root))
        }
      }
      guard uses.allSatisfy({ use in own.contains { $0.tokens.contains(use) } }) else { continue }
      for group in own {
        let (start, end) = (example.start(group.tokens.lowerBound), group.tokens.upperBound)
        if example.isSwift {
          bound.insert("if let \(name) { ", at: start)
          bound.insert(" }", at: example.end(end - 1))
        } else if view.at(end, ";") {
          tested.insert("if (\(name) != nil) { ", at: start)
          tested.insert(" }", at: example.end(end))
        }
      }
    }
    guard example.isSwift else { return example.variant("nil test", tested) }
    return example.variant("chained", chained) + example.variant("forced", forced) + example.variant("bound", bound)
  }

  /// Statements one after the other that begin with one name, which the example does not declare.
  private struct Group {
    var name: String
    var block: Int?
    var tokens: Range<Int>
    var roots: [Int]
    var isChosen: Bool
  }

  /// Whether a name may be one of the app: what only the framework has, such as an anchor, is never nil.
  private func mayBeOptional(_ root: Int, in example: ExampleText) -> Bool {
    !example.members.has(example.view.name(root)) || example.isObject(root..<root + 1)
  }

  private func groups(in example: ExampleText) -> [Group] {
    let view = example.view
    var groups: [Group] = []
    for statement in example.statements where example.mayMove(statement) {
      guard let root = example.rootName(of: statement), !view.declares(view.name(root)), !view.text(root).hasPrefix("$"),
        mayBeOptional(root, in: example) else { continue }
      if statement.form == .expression, let block = statement.block, example.hasResult(block) { continue }
      let isChosen = example.chosen.contains { $0.tokens == statement.tokens }
      let name = view.name(root)
      let isNext = groups.last.map { $0.tokens.upperBound + (example.isSwift ? 0 : 1) == statement.tokens.lowerBound } ?? false
      if isNext, let last = groups.last, last.name == name, last.block == statement.block {
        groups[groups.count - 1].tokens = last.tokens.lowerBound..<statement.tokens.upperBound
        groups[groups.count - 1].roots.append(root)
        groups[groups.count - 1].isChosen = last.isChosen || isChosen
      } else {
        groups.append(Group(name: name, block: statement.block, tokens: statement.tokens, roots: [root], isChosen: isChosen))
      }
    }
    return groups
  }
}
