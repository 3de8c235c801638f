import RTLDiscovery
import RTLMatching
import RTLReporting

/// An option as it is declared once: the parser, the help and the completions read it.
struct OptionDeclaration: Sendable {
  let name: String
  /// One letter.
  let short: String?
  /// How the help names the value; nil for an option that is on or off.
  let value: String?
  let kind: ArgumentKind
  /// The commands that take it.
  let verbs: Set<Verb>
  let help: String
  let set: @Sendable (inout Options, String) throws -> Void

  /// An option with a value.
  init(
    _ name: String, short: String? = nil, _ value: String, _ kind: ArgumentKind, for verbs: Set<Verb>, _ help: String,
    set: @escaping @Sendable (inout Options, String) throws -> Void
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.kind = kind
    self.verbs = verbs
    self.help = help
    self.set = set
  }

  /// An option that is on or off.
  init(_ name: String, short: String? = nil, for verbs: Set<Verb>, _ help: String, set: @escaping @Sendable (inout Options) -> Void) {
    self.name = name
    self.short = short
    self.verbs = verbs
    self.help = help
    value = nil
    kind = .nothing
    self.set = { options, _ in set(&options) }
  }

  /// Commands that look at a project's files.
  private static let auditing: Set<Verb> = [.audit, .baseline, .suppress, .tryOut, .doctor, .setUp, .report, .preview]

  /// - Parameter name: long or short, with its hyphens.
  static func named(_ name: String) -> OptionDeclaration? { all.first { $0.name == name || $0.short == name } }

  /// In the order of the help.
  static let all: [OptionDeclaration] = [
    OptionDeclaration("--fix", for: [.audit], "write the safe fixes into the files") { $0.fix = true },
    OptionDeclaration("--unsafe-fixes", for: [.audit, .report, .preview], "with --fix, --diff and drawings: unsafe fixes, too") { $0.unsafeFixes = true },
    OptionDeclaration("--diff", for: [.audit], "print the fixes as a diff and write nothing") { $0.diff = true },
    OptionDeclaration("--fix-only", "RULE", .rules, for: [.audit], "with --fix or --diff: the fixes of this rule alone, or of several with commas") {
      let rules = $1.split(separator: ",").map(String.init)
      guard !rules.isEmpty else { throw UsageError(message: "`--fix-only` takes the id of a rule, or several with commas") }
      $0.fixOnly.formUnion(rules)
    },
    OptionDeclaration("--only", "RULE", .rules, for: [.audit], "only this rule or category, and with --fix only its fixes; several with commas") {
      let names = commaList($1)
      guard !names.isEmpty else { throw UsageError(message: "`--only` takes the id of a rule or a category, or several with commas") }
      $0.only.formUnion(names)
    },
    OptionDeclaration(
      "--format", "FORMAT", .words(Format.allCases.map(\.rawValue)), for: [.audit, .baseline, .tryOut, .preview, .rules],
      "\(Format.allCases.dropLast().map(\.rawValue).joined(separator: ", ")) or \(Format.allCases.last!.rawValue); FORMAT=FILE writes it to a file (may be repeated); `rules` knows text and json, `preview` markdown"
    ) { $0.reports.append(try ReportTarget($1)) },
    OptionDeclaration("--output", short: "-o", "FILE", .files, for: [.audit, .baseline, .tryOut, .report, .preview, .merge, .rules], "write the report to a file; `preview` into a folder") { $0.output = $1 },
    OptionDeclaration("--min-level", "LEVEL", levels, for: auditing, "show findings from this level on: note, warning, error") {
      $0.minLevel = try level($1, of: "--min-level")
    },
    OptionDeclaration(
      "--fail-level", "LEVEL", levels, for: auditing.union([.merge]), "the level from which on findings make the exit status 1 (default: warning)"
    ) { $0.failLevel = try level($1, of: "--fail-level") },
    OptionDeclaration("--in-build", for: [.audit], "as a step of a build: lines for Xcode, and no failure unless `fail-build` in the settings says so") { $0.inBuild = true },
    OptionDeclaration("--max-warnings", "N", .text, for: [.audit], "fail on errors and on more than N warnings, over all projects of the run") {
      guard let most = Int($1), most >= 0 else { throw UsageError(message: "`--max-warnings` takes a number, 0 or more; this is `\(printable($1))`") }
      $0.maxWarnings = most
    },
    OptionDeclaration("--exit-zero", for: [.audit, .tryOut, .merge], "findings do not fail the run: exit status 0 in place of 1") { $0.exitsZero = true },
    OptionDeclaration("--statistics", for: [.audit], "count the findings by rule in place of listing them") { $0.statistics = true },
    OptionDeclaration("--list-files", for: [.audit], "list the files that are audited in place of the findings; `doctor` says what is left out") { $0.listsFiles = true },
    OptionDeclaration("--include-suppressed", for: [.audit], "SARIF and JSON: suppressed findings, too") { $0.includeSuppressed = true },
    OptionDeclaration("--since", "REVISION", .revisions, for: [.audit], "report only what was not there at a commit") { try $0.take(.commit($1)) },
    OptionDeclaration(
      "--since-merge-base", "BRANCH", .revisions, for: [.audit], "report only what was not there when this branch left another"
    ) { try $0.take(.mergeBase($1)) },
    OptionDeclaration("--staged", for: [.audit], "audit what is staged; files that are staged in part are never fixed") { $0.staged = true },
    OptionDeclaration("--stdin", for: [.audit], "audit the text of standard input; --path says which file it is") { $0.stdin = true },
    OptionDeclaration("--path", "FILE", .files, for: [.audit], "with --stdin: the file whose text it is; the file need not exist") { $0.stdinPath = $1 },
    OptionDeclaration("--no-baseline", for: [.audit, .report], "report what the baseline accepts, too") { $0.usesBaseline = false },
    OptionDeclaration("--accept-new", for: [.baseline], "with `baseline write`: the baseline may grow") { $0.acceptsNew = true },
    OptionDeclaration("--check", for: [.preview], "with `preview`: compare with the frames that Interface Builder stored") { $0.checksFrames = true },
    OptionDeclaration("--reason", "TEXT", .text, for: [.suppress], "with `suppress`: why the finding is no defect") { $0.reason = $1 },
    OptionDeclaration("--hook", for: [.setUp], "with `init`: the hook, too; does not ask") { $0.setUpParts.insert(.hook) },
    OptionDeclaration(
      "--ci", "HOST", .words(InitCommand.Host.allCases.map(\.rawValue)), for: [.setUp], "with `init`: the CI step, too, for github or gitlab; does not ask"
    ) { $0.setUpParts.insert(.pipeline(try InitCommand.host($1))) },
    OptionDeclaration("--schema", for: [.settings], "with `settings`: print the JSON Schema of \(settingsFileName)") { $0.schema = true },
    OptionDeclaration("--all", for: [.explain], "with `explain`: every example") { $0.allExamples = true },
    OptionDeclaration("--words", for: [.rules], "with `rules`: print the words at which the search in code begins") { $0.words = true },
    OptionDeclaration(
      "--settings", "FILE", .files, for: auditing.union([.rules, .explain, .settings, .merge]), "another settings file than \(settingsFileName)"
    ) { $0.settingsPath = $1 },
    OptionDeclaration("--threads", "N", .text, for: auditing, "number of threads (default: all cores)") {
      guard let count = Int($1), count > 0 else { throw UsageError(message: "`--threads` takes a number above 0") }
      $0.threads = count
    },
    OptionDeclaration("--shard", "K/N", .text, for: [.audit], "audit part K of N of the files; `merge` joins the logs") {
      let numbers = $1.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1], let shard = Shard(number: number, count: count) else {
        throw UsageError(message: "`--shard` takes a part and the number of parts, `1/4` to `4/4`; this is `\(printable($1))`")
      }
      $0.shard = shard
    },
    OptionDeclaration("--timings", for: [.audit, .tryOut], "print to standard error where the time goes, by stage and by rule") { $0.timings = true },
    OptionDeclaration("--no-cache", for: auditing, "read all files anew, and keep nothing for the next run") { $0.usesCache = false },
    OptionDeclaration("--color", for: auditing, "always use color") { $0.colour = true },
    OptionDeclaration("--no-color", for: auditing, "no color (default: color on a terminal where NO_COLOR is not set)") { $0.colour = false },
    OptionDeclaration("--help", short: "-h", for: Set(Verb.allCases), "print this, or after a command what belongs to it") { $0.askForHelp() },
    OptionDeclaration("--version", short: "-V", for: Set(Verb.allCases), "print the version") { $0.verb = .version },
  ]

  private static let levels = ArgumentKind.words(["note", "warning", "error"])

  private static func level(_ word: String, of option: String) throws -> Level {
    guard let level = Level(word: word) else { throw UsageError(message: "`\(option)` takes note, warning or error; this is `\(word)`") }
    return level
  }
}
