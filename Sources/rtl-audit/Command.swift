import RTLDiscovery
import RTLMatching

/// Runs the command and turns every failure into words and an exit status.
enum Command {
  static let version = "0.1.0"

  /// - Returns: 0 nothing at or above the failing level, 1 findings, 2 the tool could not do its work.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try Options(arguments)
      switch options.verb {
      case .audit: return try audit(options)
      case .rules(let words): try words ? RulesCommand.words() : RulesCommand.list()
      case .explain(let id): try RulesCommand.explain(id)
      case .test(let paths): return try TestCommand.run(paths)
      case .pack(let folder): try PackCommand.run(folder)
      case .baseline(let action): return try BaselineCommand(options).run(action)
      case .suppress: try SuppressCommand.run(options)
      case .help: Output.write(Help.text)
      case .version: Output.write("rtl-audit \(version)\n")
      }
      return 0
    } catch {
      Output.complain(words(error))
      return 2
    }
  }

  /// Files of several projects, as a hook of a repository with several settings files passes them, are
  /// audited project by project.
  private static func audit(_ options: Options) throws -> Int32 {
    let projects = try Project.roots(of: options.paths, stored: options.staged)
    guard projects.count > 1 else { return try AuditCommand(options).run() }
    if let report = options.reports.first(where: { $0.file != nil || !$0.format.canBeJoined }) {
      throw UsageError(
        message: "these paths belong to \(projects.count) projects, and a \(report.format.rawValue) report holds one; name the paths of one project, for example those below \(projects[0].root)")
    }
    var status: Int32 = 0
    for project in projects {
      var part = options
      part.paths = project.arguments
      status = max(status, try AuditCommand(part).run())
    }
    return status
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case let error as UsageError: error.message
    case let error as RuleError: "\(error.path):\(error.line): \(error.message)"
    // A file that cannot be read has no line.
    case let error as SettingsError where error.line == 0: "\(error.path): \(error.message)"
    case let error as SettingsError: "\(error.path):\(error.line):\(error.column): \(error.message)"
    case let error as DiscoveryError: "\(error.path): \(error.message)"
    case let error as Glob.Problem: error.message
    default: "\(error)"
    }
  }
}

/// Standard output and error.
enum Output {
  static func write(_ text: String) { write(Array(text.utf8)) }
  static func write(_ bytes: [UInt8]) { _ = Platform.writeAll(bytes, to: 1) }
  static func complain(_ text: String) { _ = Platform.writeAll(Array("rtl-audit: \(text)\n".utf8), to: 2) }
}

/// "unknown rule `left-anchor`; did you mean `left-right-anchors`?"
func unknownRule(_ id: String, known: [String]) -> String {
  let hint = nearestName(id, in: known).map { "; did you mean `\($0)`?" } ?? "; `rtl-audit rules` lists them"
  return "unknown rule `\(id)`\(hint)"
}

enum Help {
  static let text = """
    Finds what will look or behave wrong in right-to-left languages.

    usage: rtl-audit [PATH …] [options]     audit files and folders (default: the current folder)
           rtl-audit rules                  list the rules
           rtl-audit explain RULE           print a rule's page
           rtl-audit test RULE.md …         run the examples of rule files
           rtl-audit baseline write         put up with what is found now, in .rtl-audit-baseline.tsv
           rtl-audit baseline check         fail on findings that are new and on entries that are gone
           rtl-audit baseline prune         drop the entries that are gone
           rtl-audit baseline show          count the entries by rule and by file
           rtl-audit suppress FILE#ID RULE --reason TEXT
                                            keep one object of an Interface Builder file quiet
           rtl-audit pack FOLDER            refresh Packed.swift and README.md of a rules folder

      --fix                 apply safe fixes
      --unsafe-fixes        apply unsafe fixes, too
      --diff                print the fixes as a diff and write nothing
      --fix-only RULE       fix this rule alone (may be repeated)
      --format FORMAT       text, xcode, gcc, json, sarif, github, gitlab, checkstyle, junit, sonarqube,
                            rdjson or markdown; FORMAT=FILE writes it to a file (may be repeated)
      --output FILE         write the report to a file
      --min-level LEVEL     show findings from this level on: note, warning, error
      --fail-level LEVEL    the level from which on findings make the exit status 1 (default: warning)
      --include-suppressed  SARIF and JSON: suppressed findings, too
      --since REVISION      report only what was not there at a commit
      --since-merge-base BRANCH
                            report only what was not there when this branch left another
      --no-baseline         report what the baseline puts up with, too
      --accept-new          with `baseline write`: the baseline may grow
      --staged              audit what is staged; with --fix, files that are staged in part are not written
      --settings FILE       another settings file than .rtl-audit.yml
      --threads N           number of threads
      --color, --no-color   default: colour on a terminal where NO_COLOR is not set

    exit status: 0 nothing found, 1 findings, 2 the tool could not do its work

    """
}
