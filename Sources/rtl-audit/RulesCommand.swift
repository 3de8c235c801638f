import RTLDiscovery
import RTLMatching
import RTLRules

/// `rules`, `rules --words` and `explain`.
enum RulesCommand {
  static func list(_ options: Options) throws {
    let catalogue = try catalogue(options, withPages: false)
    let width = catalogue.rules.map { $0.head.id.count }.max() ?? 0
    func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
    var out = ""
    for rule in catalogue.rules {
      let file = isBuiltIn(rule) ? "" : " (\(Project.shown(rule.path)))"
      out += "\(padded(rule.head.id, to: width))  \(padded(rule.head.enabled ? "\(rule.head.level)" : "off", to: 7))  \(rule.title)\(file)\n"
    }
    Output.write(out)
  }

  /// Prints the words at which patterns of code begin, one a line: what a search by text would have to look for.
  static func words() throws {
    let catalogue = try RuleLoader.catalogue(Settings(), SourceReader(root: "/", limit: 0), withPages: false)
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

  static func explain(_ options: Options) throws {
    let catalogue = try catalogue(options, withPages: true)
    guard let rule = catalogue.rules.first(where: { $0.head.id == options.paths[0] }) else {
      throw UsageError(message: unknownRule(options.paths[0], known: catalogue.rules.map(\.head.id)))
    }
    Output.write(rule.page + "\n\n" + standing(rule))
  }

  /// What holds for a rule here, and how to change that.
  private static func standing(_ rule: Rule) -> String {
    let id = rule.head.id
    let level = rule.head.enabled ? "\(rule.head.level)" : "off"
    let fix = switch rule.head.fix {
    case .safe: "`--fix` writes the safe ones"
    case .unsafe: "`--fix --unsafe-fixes` writes them"
    case .shown: "shown, written by hand"
    case .none: "none"
    }
    return """
      ## In this project

      Level: \(level). Fixes: \(fix).\(isBuiltIn(rule) ? "" : " Rule of the team: \(Project.shown(rule.path)).")

      Keep one place quiet:

          // rtl-audit:disable:next \(id) -- why it is right here

      Change it everywhere, or in some files, in \(settingsFileName):

          rules: { \(id): \(rule.head.enabled ? "off" : "warning") }
          overrides: { "App/Legacy/**": { \(id): \(rule.head.enabled ? "off" : "warning") } }

      """
  }

  /// Built-in rules and those of the project of the current folder, as its settings have them.
  private static func catalogue(_ options: Options, withPages: Bool) throws -> Catalogue {
    let root = try Project.root()
    let settings = Settings(try AuditCommand.settingsFile(options, root: root))
    return try RuleLoader.catalogue(settings, SourceReader(root: root, limit: settings.maxFileSize), withPages: withPages, withOff: true)
  }

  private static func isBuiltIn(_ rule: Rule) -> Bool { !rule.path.hasPrefix("/") }
}
