/// What the tool can be asked for; the raw value is the word on the command line.
enum Verb: String, CaseIterable, Sendable {
  case audit = ""
  case rules, explain, test
  case tryOut = "try"
  case new, baseline, suppress, settings, doctor, report, preview, merge, lsp
  case setUp = "init"
  case completions, pack, help, version

  /// The words of the commands, in the order of the help.
  static let words = CommandDeclaration.all.map(\.verb.rawValue).filter { !$0.isEmpty }
}

/// What stands in one place of the command line; the completions offer it.
enum ArgumentKind: Sendable, Equatable {
  case nothing
  case text
  case files
  case folders
  /// The id of a rule, or a category.
  case rule
  /// Several, separated by commas.
  case rules
  /// Branches and tags of git.
  case revisions
  case words([String])
}

/// A command as it is declared once: the parser, the help and the completions read it.
struct CommandDeclaration: Sendable {
  /// A row of the help: what follows the word, and what it does.
  struct Form: Sendable {
    let arguments: String
    let does: String
  }

  let verb: Verb
  let forms: [Form]
  let argument: ArgumentKind
  /// How many arguments there may be.
  let count: ClosedRange<Int>

  init(_ verb: Verb, _ forms: [(String, String)], _ argument: ArgumentKind = .nothing, count: ClosedRange<Int> = 0...0) {
    self.verb = verb
    self.forms = forms.map { Form(arguments: $0.0, does: $0.1) }
    (self.argument, self.count) = (argument, count)
  }

  static func of(_ verb: Verb) -> CommandDeclaration { all.first { $0.verb == verb }! }

  /// How the command is written: "use `rtl-audit explain RULE`".
  var usage: String {
    let ways = forms.map { "`" + ["rtl-audit", verb.rawValue, $0.arguments].filter { !$0.isEmpty }.joined(separator: " ") + "`" }
    return "use " + (ways.dropLast().isEmpty ? "" : ways.dropLast().joined(separator: ", ") + " or ") + ways.last!
  }

  /// In the order of the help.
  static let all: [CommandDeclaration] = [
    CommandDeclaration(.audit, [("[PATH …] [options]", "audit files and folders (default: the current folder)")], .files, count: 0...Int.max),
    CommandDeclaration(.setUp, [("", "write settings, a hook and a CI step that fit the project")]),
    CommandDeclaration(.doctor, [("[PATH]", "show what the tool knows about the project, and what it leaves out")], .files, count: 0...1),
    CommandDeclaration(.rules, [("", "list the rules, including your team's")]),
    CommandDeclaration(.explain, [("RULE|CATEGORY", "print the page of a rule, or the rules of a category")], .rule, count: 1...1),
    CommandDeclaration(
      .baseline,
      [
        ("write", "accept all current findings, in .rtl-audit-baseline.tsv"),
        ("check", "fail on new findings, and on entries whose finding is gone"),
        ("prune", "drop the entries whose finding is gone"),
        ("show", "count the entries by rule and by file"),
      ], .words(BaselineCommand.Action.allCases.map(\.rawValue)), count: 1...1),
    CommandDeclaration(
      .suppress, [("FILE#ID|FILE:LINE RULE --reason TEXT", "suppress a rule for one object, text or image set, in the settings")], .files, count: 2...2),
    CommandDeclaration(
      .report, [("[PATH …] --output FILE.html", "write a page of all screens, drawn in both directions")], .files, count: 0...Int.max),
    CommandDeclaration(
      .preview, [("FILE … --output FOLDER", "write drawings of the scenes in storyboards and xibs")], .files, count: 1...Int.max),
    CommandDeclaration(.lsp, [("", "serve an editor: the Language Server Protocol on standard input and output")]),
    CommandDeclaration(.merge, [("A.sarif B.sarif …", "combine the SARIF logs of runs with --shard")], .files, count: 1...Int.max),
    CommandDeclaration(.settings, [("[PATH]", "print the settings in force, and where each comes from")], .files, count: 0...1),
    CommandDeclaration(.new, [("RULE.md", "write a rule file to start from")], .files, count: 1...1),
    CommandDeclaration(.test, [("RULE.md|FOLDER …", "run the examples of rule files")], .files, count: 1...Int.max),
    CommandDeclaration(.tryOut, [("RULE.md [PATH …]", "show what one rule file finds")], .files, count: 1...Int.max),
    CommandDeclaration(.pack, [("FOLDER", "regenerate Packed.swift and README.md of a rules folder")], .folders, count: 1...1),
    CommandDeclaration(
      .completions,
      [
        (
          Completions.Shell.allCases.map(\.rawValue).joined(separator: "|"),
          "print completions for \(Completions.Shell.allCases.map(\.rawValue).joined(separator: ", "))"
        ),
      ],
      .words(Completions.Shell.allCases.map(\.rawValue)), count: 1...1),
    CommandDeclaration(
      .help, [("[COMMAND|OPTION]", "print this help, or the help for one command or option")], .words(Verb.allCases.dropFirst().map(\.rawValue)), count: 0...1),
    CommandDeclaration(.version, [("", "print the version")]),
  ]
}
