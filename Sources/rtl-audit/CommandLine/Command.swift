import RTLAuditing
import RTLDiscovery
import RTLMatching
import RTLReporting
import RTLSettings
import RTLSystem

/// Runs the command and turns every failure into words and an exit status.
enum Command {
  /// `-dev` says that the next release is still being made; `.ci/release` takes it away for the tag.
  static let version = "0.2.0-dev"
  static let isReleased = !version.hasSuffix("-dev")
  static let repository = "https://github.com/rtl-audit/rtl-audit"
  /// The tag of this version; before its release, the branch where it is made.
  static let reference = isReleased ? "v" + version : "main"
  /// The address of a file of the repository, as it is in this version.
  static func page(_ file: String) -> String { "\(repository)/blob/\(reference)/\(file)" }

  /// - Returns: 0 nothing at or above the failing level, 1 findings, 2 could not run.
  static func run(_ arguments: [String]) -> Int32 {
    var isInBuild = false
    do {
      let options = try Options(arguments)
      isInBuild = options.inBuild
      let status = try status(options)
      return status == 1 && options.exitsZero ? 0 : status
    } catch {
      guard isInBuild else {
        Output.complain(words(error))
        return 2
      }
      // A misspelled setting is no reason to stop everybody's build.
      Output.write("warning: \(words(error)); nothing was audited\n")
      return 0
    }
  }

  private static func status(_ options: Options) throws -> Int32 {
    switch options.verb {
    case .audit: return try audit(options)
    case .setUp: return try InitCommand(options).run()
    case .doctor: try DoctorCommand.run(options)
    case .rules: try RulesCommand.list(options)
    case .explain: try RulesCommand.explain(options)
    case .baseline: return try BaselineCommand(options).run()
    case .suppress: try SuppressCommand.run(options)
    case .report: try ReportCommand(options).run()
    case .preview: return try PreviewCommand(options).run()
    case .merge: return try MergeCommand.run(options)
    case .lsp: return try LanguageServerCommand.run()
    case .settings: try SettingsCommand.run(options)
    case .new: try NewCommand.run(options.paths[0])
    case .test: return try TestCommand.run(options)
    case .tryOut: return try tryOut(options)
    case .pack: try PackCommand.run(options.paths[0])
    case .completions: Output.write(Completions.script(Completions.Shell(rawValue: options.paths[0])!))
    case .help: Output.write(Help.text(on: options.topic))
    case .version: Output.write("rtl-audit \(version)\n")
    }
    return 0
  }

  /// Files of several projects, and projects inside a project, are audited each with its own settings and
  /// written as one report.
  private static func audit(_ options: Options) throws -> Int32 {
    guard !options.stdin else { return try write([AuditCommand(options).run()], options) }
    var waiting = try Project.roots(of: options.paths, stored: options.staged)[...]
    var outcomes: [AuditCommand.Outcome] = []
    let timings = Timings()
    let pathRoot = PathRoot(of: waiting.map(\.root))
    var roots = Set(waiting.map(\.root))
    while let project = waiting.popFirst() {
      var part = options
      part.paths = project.arguments
      var command = try AuditCommand(part, pathRoot: pathRoot, timings: timings)
      command.fixedElsewhere = outcomes.reduce(0) { $0 + ($1.report.fixes?.files.count ?? 0) }
      let outcome = try command.run()
      outcomes.append(outcome)
      for root in outcome.nested where roots.insert(root).inserted { waiting.append((root, [root])) }
    }
    known = outcomes
    return try write(outcomes, options)
  }

  /// What the last audit found out. The process ends soon: to give it back piece by piece would take 2 % of the time.
  nonisolated(unsafe) private static var known: [AuditCommand.Outcome] = []

  private static func write(_ audited: [AuditCommand.Outcome], _ options: Options) throws -> Int32 {
    var outcomes = audited
    let warnings = outcomes.reduce(0) { $0 + $1.report.count(.warning) }
    let exceeded = options.maxWarnings.flatMap { warnings > $0 ? $0 : nil }
    if exceeded != nil {
      for number in outcomes.indices { outcomes[number].fail(from: .warning) }
    }
    // A commit without a file of these kinds needs no words.
    let isSilent =
      options.staged && outcomes.allSatisfy { $0.report.filesAudited == 0 && $0.report.findings.isEmpty && $0.report.notices.isEmpty }
      && options.reports == [ReportTarget(.text)]
    if isSilent, Platform.isTerminal(1) { Output.write("No staged file is of a kind that rtl-audit reads.\n") }
    if options.diff { for line in FixCommand.words(Report.joined(outcomes.map(\.report))) { Output.complain(line) } }
    if !options.diff, !isSilent { try ReportWriter(options: options, outcomes: outcomes).write() }
    // Where the report goes into a file, the terminal still hears what was written into the sources.
    if options.fix, !options.diff, !options.reports.contains(where: { $0.file == nil && $0.format == .text }) {
      let words = TextReport(colour: false, width: 100, threads: 1, failLevel: .warning)
      if let fixes = Report.joined(outcomes.map(\.report)).fixes { for line in words.summary(fixes) { Output.complain(line) } }
    }
    // Projects share one table.
    outcomes.first?.timings?.show()
    let unstaged = outcomes.flatMap { outcome in outcome.unstaged.map { Path.shown(outcome.root + "/" + $0) } }
    if !unstaged.isEmpty { Output.complain(FixCommand.howToStage(unstaged)) }
    if let exceeded { Output.complain("too many warnings: \(warnings); `--max-warnings` allows \(exceeded)") }
    return outcomes.map(\.status).max() ?? 0
  }

  /// `rtl-audit try RULE.md [PATH …]`: the findings of one rule file, notes too.
  private static func tryOut(_ options: Options) throws -> Int32 {
    var trying = options
    trying.paths.removeFirst()
    trying.minLevel = options.minLevel ?? .note
    trying.usesBaseline = false
    var command = try AuditCommand(trying)
    command.onlyRule = Path.absolute(options.paths[0])
    let outcome = try command.run()
    try ReportWriter(options: trying, outcomes: [outcome]).write()
    outcome.timings?.show()
    return outcome.status
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case let error as UsageError: error.message
    case let error as BaselineProblem: error.message
    // A file that cannot be read has no line.
    case let error as RuleError where error.line == 0: "\(printable(Path.shown(error.path))) \(printable(error.message))"
    case let error as RuleError: "\(printable(Path.shown(error.path))):\(error.line): \(printable(error.message))"
    case let error as SettingsError where error.line == 0: "\(printable(Path.shown(error.path))): \(printable(error.message))"
    case let error as SettingsError: "\(printable(Path.shown(error.path))):\(error.line):\(error.column): \(printable(error.message))"
    case let error as DiscoveryError: "\(printable(error.path)): \(printable(error.message))"
    case let error as Glob.Problem: error.message
    default: "\(error)"
    }
  }
}

/// Standard output and error.
enum Output {
  /// Standard output goes to a terminal or to the log of a CI host, not to a file or another program.
  static let isRead = Platform.isTerminal(1) || (!(Platform.environment("CI") ?? "").isEmpty && !Platform.isRegularFile(1))

  static func write(_ text: String) { write(Array(text.utf8)) }
  /// Ends the run where nobody takes the text: a report that is cut short must not look like a whole one.
  static func write(_ bytes: [UInt8]) {
    guard !Platform.writeAll(bytes, to: 1) else { return }
    Platform.stopWhereNobodyReads()
    complain("standard output cannot be written: \(Platform.lastError)")
    Platform.exit(with: 2)
  }
  static func complain(_ text: String) { _ = Platform.writeAll(Array("rtl-audit: \(text)\n".utf8), to: 2) }
}

/// What follows the first of several: " and 2 more".
func andMore(_ count: Int) -> String { count > 1 ? " and \(count - 1) more" : "" }
