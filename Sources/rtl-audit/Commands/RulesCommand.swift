import RTLAuditing
import RTLDiscovery
import RTLFindings
import RTLFixing
import RTLMatching
import RTLReporting
import RTLRules
import RTLSettings
import RTLSuppression
import RTLSystem

/// `rules`, `rules --words` and `explain`.
enum RulesCommand {
  static func list(_ options: Options) throws {
    let rules = try catalogue(options).cards
    for target in options.reports { try target.write(target.format == .json ? json(rules) : Array((options.words ? try words() : table(rules)).utf8)) }
  }

  private static func table(_ rules: [RuleMetadata]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    let categoryWidth = rules.map(\.category.rawValue.count).max() ?? 0
    var out = ""
    for rule in rules {
      let file = isBuiltIn(rule) ? "" : " (\(Path.shown(rule.path)))"
      out +=
        "\(padded(rule.id, to: width))  \(padded(rule.enabled ? "\(rule.level)" : "off", to: 7))  \(padded(rule.category.rawValue, to: categoryWidth))  "
          + "\(rule.title)\(file)\n"
    }
    return out
  }

  /// One JSON object, version 1, with a line for each rule as the settings have it.
  private static func json(_ rules: [RuleMetadata]) -> [UInt8] {
    var json = JSONWriter()
    json.openReport(toolVersion: Command.version)
    json.list("rules", rules) { rule, json in
      json.open("{")
      json.member("id", rule.id)
      json.member("category", rule.category.rawValue)
      json.member("level", "\(rule.level)")
      json.member("enabled", rule.enabled)
      json.member("fix", "\(rule.fix)")
      json.member("precision", rule.precision)
      json.member("title", rule.title)
      json.member("summary", rule.summary)
      json.open("languages", "[")
      for language in RulePage(rule.page).languages.sorted() { json.value(language) }
      json.close("]")
      if isBuiltIn(rule) { json.member("url", RuleInfo(rule).helpURI) } else { json.member("path", Path.shown(rule.path)) }
      json.close("}")
    }
    json.close("}")
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// The words of code at which built-in rules look, one a line: what a search by text would have to look for.
  private static func words() throws -> String {
    let catalogue = try RuleLoader.catalogue(Settings(), SourceReader(root: "/", limit: 0))
    let words = catalogue.triggerWords(.swift).union(catalogue.triggerWords(.objectiveC))
    return words.sorted().joined(separator: "\n") + "\n"
  }

  static func explain(_ options: Options) throws {
    if let kind = SuppressionProblem.Kind.allCases.first(where: { $0.rule == options.paths[0] }) {
      return Output.write("# \(kind.rule)\n\n\(kind.explanation)\n")
    }
    let catalogue = try catalogue(options)
    let rules = catalogue.cards
    let ofCategory = rules.filter { $0.category.rawValue == options.paths[0] }
    if !ofCategory.isEmpty {
      return Output.write(
        "# \(options.paths[0])\n\nA category: \(settingsFileName) and `--only` accept its name for all of its rules.\n\n"
          + ofCategory.map { "- `\($0.id)`: \($0.title)\n" }.joined())
    }
    guard let rule = rules.first(where: { $0.id == options.paths[0] }) else {
      throw UsageError(message: unknown(options.paths[0], catalogue))
    }
    let page = RulePage(rule.page)
    let text = options.allExamples ? rule.page + "\n" : page.short(all: "rtl-audit explain \(rule.id) --all")
    Output.write(text + "\n" + standing(rule, page.languages))
  }

  /// Says which names are near, and what each stands for.
  private static func unknown(_ name: String, _ catalogue: Catalogue) -> String {
    var meanings = Dictionary(uniqueKeysWithValues: catalogue.cards.map { ($0.id, $0.title) })
    for category in catalogue.categories { meanings[category.rawValue] = "category of \(counted(catalogue.ids(of: category.rawValue).count, "rule"))" }
    for kind in SuppressionProblem.Kind.allCases { meanings[kind.rule] = "about suppressions" }
    let near = nearNames(name, in: meanings.keys.sorted())
    guard near.count > 1 else { return unknownRule(printable(name), known: meanings.keys.sorted()) }
    let width = near.map(\.count).max() ?? 0
    return "unknown rule `\(printable(name))`; similar names:\n" + near.map { "  \(padded($0, to: width))  \(meanings[$0] ?? "")" }.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }

  /// What holds for a rule here, and how to change that.
  /// - Parameter languages: of the files in which the rule reports something.
  private static func standing(_ rule: RuleMetadata, _ languages: Set<String>) -> String {
    let id = rule.id
    let level = rule.enabled ? "\(rule.level)" : "off"
    let fix = switch rule.fix {
    case .safe: "`--fix` applies the safe ones"
    case .unsafe: "`--fix --unsafe-fixes` applies them"
    case .shown: "shown, applied by hand"
    case .none: "none"
    }
    return """
      ## In this project

      Category: \(rule.category.rawValue). Level: \(level). Fixes: \(fix).\(isBuiltIn(rule) ? "" : " Your team's rule: \(Path.shown(rule.path)).")

      \(quiet(id, languages))

      Change it everywhere, or in some files, in \(settingsFileName):

          rules: { \(id): \(rule.enabled ? "off" : "warning") }
          overrides: { "App/Legacy/**": { \(id): \(rule.enabled ? "off" : "warning") } }

      """
  }

  /// How to suppress it in one place: a comment where the file can have one.
  private static func quiet(_ id: String, _ languages: Set<String>) -> String {
    var ways: [String] = []
    if !languages.isDisjoint(with: ["swift", "objc"]) || languages.isEmpty {
      ways.append("Suppress it in one place:\n\n    // rtl-audit:disable:next \(id) -- say why")
    }
    if languages.contains("xml") {
      ways.append("Suppress it for one Interface Builder object, in its Notes (Identity inspector):\n\n    rtl-audit:disable \(id) -- say why")
    }
    if languages.contains("strings") {
      ways.append("Suppress it for one text of a `.strings` file:\n\n    /* rtl-audit:disable:next \(id) -- say why */")
    }
    if !languages.isDisjoint(with: ["xml", "json", "strings", "stringsdict", "xcstrings"]) {
      let place =
        languages.contains("xml")
        ? "Main.storyboard#a1B-c2-d3" : languages.contains("json") ? "Assets.xcassets/back.imageset/Contents.json" : "Localizable.xcstrings#cart.title"
      ways.append("Suppress it in the settings:\n\n    rtl-audit suppress \(place) \(id) --reason \"say why\"")
    }
    return ways.joined(separator: "\n\n")
  }

  /// Built-in rules and those of the project of the current folder, as its settings have them.
  private static func catalogue(_ options: Options) throws -> Catalogue {
    let root = try Project.root()
    let settings = Settings(try AuditCommand.settingsFile(options, root: root))
    return try RuleLoader.catalogue(settings, SourceReader(root: root, limit: settings.maxFileSize), withOff: true)
  }

  private static func isBuiltIn(_ rule: RuleMetadata) -> Bool { !rule.path.hasPrefix("/") }
}
