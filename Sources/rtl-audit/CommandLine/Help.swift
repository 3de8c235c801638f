/// `rtl-audit help`, made from the declarations of commands and options.
enum Help {
  private static let width = 100
  private static let usageColumn = 33
  private static let optionColumn = 24

  /// What a text is about.
  enum Topic {
    case all
    /// A command with the options that it takes.
    case command(Verb)
    /// An option with the commands that take it.
    case option(OptionDeclaration)
  }

  static func text(on topic: Topic) -> String {
    switch topic {
    case .all:
      return "Finds what will look or behave wrong in right-to-left languages.\n\n" + usage(CommandDeclaration.all) + "\n" + rows(OptionDeclaration.all)
        + "\nexit status: 0 nothing at or above --fail-level, 1 findings, 2 could not run\n"
    case .command(let verb):
      let options = OptionDeclaration.all.filter { $0.verbs.contains(verb) && $0.verbs.count < Verb.allCases.count }
      return usage([.of(verb)]) + (options.isEmpty ? "" : "\n") + rows(options)
    case .option(let option): return usage(CommandDeclaration.all.filter { option.verbs.contains($0.verb) }) + "\n" + rows([option])
    }
  }

  private static func usage(_ commands: [CommandDeclaration]) -> String {
    var out = ""
    var lead = "usage: "
    for command in commands {
      for form in command.forms {
        let words = ["rtl-audit", command.verb.rawValue, form.arguments].filter { !$0.isEmpty }.joined(separator: " ")
        out += row(lead + words, form.does, column: usageColumn + 7)
        lead = "       "
      }
    }
    return out
  }

  private static func rows(_ options: [OptionDeclaration]) -> String {
    options.map { option in
      let name = (option.short.map { "\($0), " } ?? "") + option.name + (option.value.map { " \($0)" } ?? "")
      return row("  " + name, option.help, column: optionColumn)
    }.joined()
  }

  /// A name and what it means, side by side, or below each other where the name is long.
  private static func row(_ name: String, _ text: String, column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    let lines = wrapped(text, width: width - column)
    let gap = column - name.count
    let first = gap > 1 ? name + String(repeating: " ", count: gap) + lines[0] : name + "\n" + indent + lines[0]
    return ([first] + lines.dropFirst().map { indent + $0 }).joined(separator: "\n") + "\n"
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width { lines[lines.count - 1] = last + " " + word } else { lines.append(String(word)) }
    }
    return lines
  }
}
