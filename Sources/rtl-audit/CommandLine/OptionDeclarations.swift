import RTLDiscovery
import RTLFindings
import RTLMatching
import RTLReporting
import RTLSettings

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
    (self.name, self.short, self.value, self.kind, self.verbs, self.help, self.set) = (name, short, value, kind, verbs, help, set)
  }

  /// An option that is on or off.
  init(_ name: String, short: String? = nil, for verbs: Set<Verb>, _ help: String, set: @escaping @Sendable (inout Options) -> Void) {
    (self.name, self.short, self.verbs, self.help) = (name, short, verbs, help)
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
    OptionDeclaration("--fix", for: [.audit], "apply the safe fixes to the files") { $0.fix = true },
    OptionDeclaration("--unsafe-fixes", for: [.audit, .report, .preview], "with --fix, --diff and drawings: include unsafe fixes") { $0.unsafeFixes = true },
    OptionDeclaration("--diff", for: [.audit], "print the fixes as a diff, and write nothing") { $0.diff = true },
    OptionDeclaration("--fix-only", "RULE", .rules, for: [.audit], "with --fix or --diff: only the fixes of this rule, or of several separated by commas") {
      let rules = $1.split(separator: ",").map(String.init)
      guard !rules.isEmpty else { throw UsageError(message: "`--fix-only` takes the id of a rule, or several separated by commas") }
      $0.fixOnly.formUnion(rules)
    },
    OptionDeclaration("--only", "RULE", .rules, for: [.audit], "only this rule or category, or several separated by commas; with --fix, only their fixes") {
      let names = commaList($1)
      guard !names.isEmpty else { throw UsageError(message: "`--only` takes the id of a rule or category, or several separated by commas") }
      $0.only.formUnion(names)
    },
    OptionDeclaration(
      "--format", "FORMAT", .words(Format.allCases.map(\.rawValue)), for: [.audit, .baseline, .tryOut, .preview, .rules],
      "\(Format.allCases.dropLast().map(\.rawValue).joined(separator: ", ")) or \(Format.allCases.last!.rawValue); FORMAT=FILE writes it to a file "
        + "(may be repeated); `rules` takes text and json, `preview` takes markdown"
    ) { $0.reports.append(try ReportTarget($1)) },
    OptionDeclaration(
      "--output", short: "-o", "FILE", .files, for: [.audit, .baseline, .tryOut, .report, .preview, .merge, .rules],
      "write the report to a file; with `preview`, to a folder"
    ) { $0.output = $1 },
    OptionDeclaration("--min-level", "LEVEL", levels, for: auditing, "the lowest level to show: note, warning or error") {
      $0.minLevel = try level($1, of: "--min-level")
    },
    OptionDeclaration(
      "--fail-level", "LEVEL", levels, for: auditing.union([.merge]), "the lowest level that makes the exit status 1 (default: warning)"
    ) { $0.failLevel = try level($1, of: "--fail-level") },
    OptionDeclaration("--in-build", for: [.audit], "run as a build step: print lines for Xcode, and fail only if `fail-build` in the settings says so") {
      $0.inBuild = true
    },
    OptionDeclaration("--max-warnings", "N", .text, for: [.audit], "fail on errors and on more than N warnings, over all projects of the run") {
      guard let most = Int($1), most >= 0 else { throw UsageError(message: "`--max-warnings` takes a number, 0 or more, not `\(printable($1))`") }
      $0.maxWarnings = most
    },
    OptionDeclaration("--exit-zero", for: [.audit, .tryOut, .merge], "findings do not fail the run: exit status 0 instead of 1") { $0.exitsZero = true },
    OptionDeclaration("--statistics", for: [.audit], "count the findings by rule instead of listing them") { $0.statistics = true },
    OptionDeclaration("--list-files", for: [.audit], "list the audited files instead of the findings; `doctor` shows what is left out") {
      $0.listsFiles = true
    },
    OptionDeclaration("--include-suppressed", for: [.audit], "include suppressed findings in SARIF and JSON") { $0.includeSuppressed = true },
    OptionDeclaration("--since", "REVISION", .revisions, for: [.audit], "report only findings that are new since a commit") { try $0.take(.commit($1)) },
    OptionDeclaration(
      "--since-merge-base", "BRANCH", .revisions, for: [.audit], "report only findings that are new since this branch left another"
    ) { try $0.take(.mergeBase($1)) },
    OptionDeclaration("--staged", for: [.audit], "audit the staged files; partly staged files are never fixed") { $0.staged = true },
    OptionDeclaration("--stdin", for: [.audit], "audit the text of a file from standard input; --path names the file") { $0.stdin = true },
    OptionDeclaration("--path", "FILE", .files, for: [.audit], "with --stdin: the file that the text belongs to; it need not exist") { $0.stdinPath = $1 },
    OptionDeclaration("--no-baseline", for: [.audit, .report], "also report the findings in the baseline") { $0.usesBaseline = false },
    OptionDeclaration("--accept-new", for: [.baseline], "with `baseline write`: accept new findings, too") { $0.acceptsNew = true },
    OptionDeclaration("--check", for: [.preview], "with `preview`: compare with the frames that Interface Builder stored") { $0.checksFrames = true },
    OptionDeclaration("--reason", "TEXT", .text, for: [.suppress], "with `suppress`: why the finding is not a defect") { $0.reason = $1 },
    OptionDeclaration("--hook", for: [.setUp], "with `init`: also set up a hook, without asking") { $0.setUpParts.insert(.hook) },
    OptionDeclaration(
      "--ci", "HOST", .words(InitCommand.Host.allCases.map(\.rawValue)), for: [.setUp], "with `init`: also set up CI for github or gitlab, without asking"
    ) { $0.setUpParts.insert(.pipeline(try InitCommand.host($1))) },
    OptionDeclaration("--schema", for: [.settings], "with `settings`: print the JSON Schema of \(settingsFileName)") { $0.schema = true },
    OptionDeclaration("--all", for: [.explain], "with `explain`: show every example") { $0.allExamples = true },
    OptionDeclaration("--variants", for: [.test], "also write the examples otherwise; what is reported must stay the same") { $0.variants = true },
    OptionDeclaration("--known", "FILE", .files, for: [.test], "the same, with a list of the variants that fail for now") {
      ($0.variants, $0.knownVariants) = (true, $1)
    },
    OptionDeclaration("--words", for: [.rules], "with `rules`: print the words that the search in code starts from") { $0.words = true },
    OptionDeclaration("--untested", for: [.test], "with `test`: list the conditions of a rule that none of its examples needs") { $0.untested = true },
    OptionDeclaration(
      "--settings", "FILE", .files, for: auditing.union([.rules, .explain, .settings, .merge]), "the settings file to use instead of \(settingsFileName)"
    ) { $0.settingsPath = $1 },
    OptionDeclaration("--threads", "N", .text, for: auditing, "number of threads (default: all cores)") {
      guard let count = Int($1), count > 0 else { throw UsageError(message: "`--threads` takes a number above 0") }
      $0.threads = count
    },
    OptionDeclaration("--shard", "K/N", .text, for: [.audit], "audit part K of N of the files; `merge` combines the logs") {
      let numbers = $1.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1], let shard = Shard(number: number, count: count) else {
        throw UsageError(message: "`--shard` takes a part and the number of parts, `1/4` to `4/4`, not `\(printable($1))`")
      }
      $0.shard = shard
    },
    OptionDeclaration("--timings", for: [.audit, .tryOut], "print the time spent, by stage and by rule, to standard error") { $0.timings = true },
    OptionDeclaration("--no-cache", for: auditing, "do not read or write the cache") { $0.usesCache = false },
    OptionDeclaration("--color", for: auditing, "always use color") { $0.colour = true },
    OptionDeclaration("--no-color", for: auditing, "no color (default: color on a terminal where NO_COLOR is not set)") { $0.colour = false },
    OptionDeclaration("--help", short: "-h", for: Set(Verb.allCases), "print this help, or after a command the help for it") { $0.askForHelp() },
    OptionDeclaration("--version", short: "-V", for: Set(Verb.allCases), "print the version") { $0.verb = .version },
  ]

  private static let levels = ArgumentKind.words(["note", "warning", "error"])

  private static func level(_ word: String, of option: String) throws -> Level {
    guard let level = Level(rawValue: word) else { throw UsageError(message: "`\(option)` takes note, warning or error, not `\(word)`") }
    return level
  }
}
