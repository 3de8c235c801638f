import RTLDiscovery
import RTLMatching
import RTLRules

/// `rules`, `rules --words` and `explain`.
enum RulesCommand {
  static func list() throws {
    let catalogue = try RuleLoader.catalogue(Settings(), root: ".", withPages: false, withOff: true)
    let width = catalogue.rules.map { $0.head.id.count }.max() ?? 0
    func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
    var out = ""
    for rule in catalogue.rules {
      out += "\(padded(rule.head.id, to: width))  \(padded(rule.head.enabled ? "\(rule.head.level)" : "off", to: 7))  \(rule.title)\n"
    }
    Output.write(out)
  }

  /// Prints the words at which patterns of code begin, one a line: what a search by text would have to look for.
  static func words() throws {
    let catalogue = try RuleLoader.catalogue(Settings(), root: ".", withPages: false)
    var words: Set<String> = []
    for finder in catalogue.rules.flatMap(\.finders) {
      guard case .code(let pattern) = finder.kind else { continue }
      switch pattern.elements[pattern.trigger] {
      case .literal(let literal): words.insert(String(decoding: literal.text, as: UTF8.self))
      case .choice(let choice):
        for alternative in choice.alternatives {
          if let first = alternative.tokens.first { words.insert(String(decoding: first.text, as: UTF8.self)) }
        }
      default: break
      }
    }
    Output.write(words.sorted().joined(separator: "\n") + "\n")
  }

  static func explain(_ id: String) throws {
    guard let packed = PackedRules.rules.first(where: { RuleLoader.baseName($0.path, suffix: ".md") == id }) else {
      throw UsageError(message: unknownRule(id, known: RuleLoader.builtInIDs))
    }
    let file = try RuleFile(path: packed.path, text: packed.text)
    Output.write(file.page + "\n")
  }
}
