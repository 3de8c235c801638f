import RTLDiscovery
import RTLMatching

/// The command line, checked.
struct Options {
  /// The commit that a run compares with.
  enum Since: Equatable {
    case commit(String)
    /// The last commit that this branch shares with another.
    case mergeBase(String)
  }

  enum Verb: Equatable {
    case audit
    case rules(words: Bool)
    case explain(String)
    case test([String])
    case pack(String)
    case baseline(BaselineCommand.Action)
    /// The place and the rule are the paths.
    case suppress
    case help
    case version
  }

  var verb = Verb.audit
  var paths: [String] = []
  /// At least one; at most one of them goes to standard output.
  var reports: [ReportTarget] = []
  var fix = false
  var unsafeFixes = false
  var diff = false
  var fixOnly: Set<String> = []
  var minLevel: Level?
  var failLevel: Level?
  var includeSuppressed = false
  /// Audit what is staged in place of what stands in the folder.
  var staged = false
  /// Report only what was not there at a commit.
  var since: Since?
  /// False shows what the baseline puts up with.
  var usesBaseline = true
  /// `baseline write`: take new findings in, too.
  var acceptsNew = false
  /// `suppress`: why.
  var reason: String?
  var settingsPath: String?
  var threads: Int?
  var colour: Bool?

  /// Whether the run computes fixed texts.
  var fixes: Bool { fix || unsafeFixes || diff }

  static let names = [
    "--fix", "--unsafe-fixes", "--diff", "--fix-only", "--format", "--output", "--min-level", "--fail-level",
    "--include-suppressed", "--staged", "--since", "--since-merge-base",
    "--no-baseline", "--accept-new", "--reason", "--settings", "--threads", "--color", "--no-color", "--help", "--version",
  ]

  private static let verbs = ["rules", "explain", "test", "pack", "baseline", "suppress", "help", "version"]
  /// Options that are on or off.
  private static let switches = ["--fix", "--unsafe-fixes", "--diff", "--include-suppressed", "--staged", "--no-baseline", "--accept-new", "--color", "--no-color", "--help", "--version"]

  /// - Throws: `UsageError` with the nearest right spelling.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if let first = rest.first, try takeVerb(first, &rest) { return }
    var isLiteral = false
    var output: String?
    while let argument = rest.popFirst() {
      if isLiteral || !argument.hasPrefix("-") || argument == "-" || Platform.fileType(argument) != nil {
        paths.append(argument)
      } else if argument == "--" {
        isLiteral = true
      } else {
        try takeOption(argument, &rest, &output)
      }
    }
    if !fixOnly.isEmpty, !fixes { throw UsageError(message: "`--fix-only` chooses among fixes; add `--fix`, or `--diff` to look first") }
    if diff, output != nil || reports.contains(where: { $0.file != nil }) {
      throw UsageError(message: "`--diff` prints to the terminal; write `rtl-audit --diff > FILE`")
    }
    try takeOutput(output)
    if case .baseline(let action) = verb {
      guard paths.isEmpty, !fixes, !staged, since == nil else {
        throw UsageError(message: "a baseline is that of the whole project; write `rtl-audit baseline \(action.rawValue)` in its folder")
      }
    }
    if reason != nil, verb != .suppress { throw UsageError(message: "`--reason` belongs to `rtl-audit suppress`") }
    if acceptsNew, verb != .baseline(.write) { throw UsageError(message: "`--accept-new` belongs to `rtl-audit baseline write`") }
  }

  /// Gives the file of `--output` to the report that has none.
  private mutating func takeOutput(_ output: String?) throws(UsageError) {
    if reports.isEmpty { reports = [ReportTarget(.text)] }
    let open = reports.indices.filter { reports[$0].file == nil }
    guard open.count < 2 else {
      let second = reports[open[1]].format.rawValue
      throw UsageError(message: "two reports cannot both go to standard output; give one a file, for example `--format \(second)=FILE`")
    }
    if let output {
      guard let report = open.first else { throw UsageError(message: "every report has its file already; leave out `--output`") }
      reports[report].file = output
    }
    let files = reports.compactMap(\.file)
    guard Set(files).count == files.count else { throw UsageError(message: "two reports go to one file; give each its own") }
  }

  private mutating func takeVerb(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> Bool {
    // A file or folder of that name is a path.
    guard Platform.fileType(word) == nil else { return false }
    let others = rest.dropFirst().map { $0 }
    switch word {
    case "rules":
      guard others.isEmpty || others == ["--words"] else { throw UsageError(message: "write `rtl-audit rules`, or `rtl-audit rules --words`") }
      verb = .rules(words: !others.isEmpty)
    case "explain":
      guard others.count == 1 else { throw UsageError(message: "write `rtl-audit explain RULE`; `rtl-audit rules` lists them") }
      verb = .explain(others[0])
    case "test":
      guard !others.isEmpty else { throw UsageError(message: "write `rtl-audit test RULE.md …`") }
      verb = .test(others)
    case "pack":
      guard others.count == 1 else { throw UsageError(message: "write `rtl-audit pack Rules`") }
      verb = .pack(others[0])
    case "baseline":
      guard let action = others.first.flatMap(BaselineCommand.Action.init) else {
        throw UsageError(message: "write `rtl-audit baseline write`, `check`, `prune` or `show`")
      }
      verb = .baseline(action)
      rest = rest.dropFirst(2)
      return false
    case "suppress":
      verb = .suppress
      rest = rest.dropFirst()
      return false
    case "help": verb = .help
    case "version": verb = .version
    default:
      guard !word.hasPrefix("-"), let near = nearestName(word, in: Options.verbs) else { return false }
      throw UsageError(message: "there is no file, folder or command `\(word)`; did you mean `\(near)`?")
    }
    return true
  }

  private mutating func takeOption(_ argument: String, _ rest: inout ArraySlice<String>, _ output: inout String?) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    if parts.count == 2, Options.switches.contains(name) { throw UsageError(message: "`\(name)` takes no value; write it alone") }
    func value() throws(UsageError) -> String {
      if parts.count == 2 { return parts[1] }
      guard let value = rest.popFirst() else { throw UsageError(message: "`\(name)` needs a value") }
      return value
    }
    func level() throws(UsageError) -> Level {
      let word = try value()
      guard let level = Level(word: word) else {
        throw UsageError(message: "`\(name)` takes note, warning or error; this is `\(word)`")
      }
      return level
    }
    switch name {
    case "--fix": fix = true
    case "--unsafe-fixes": unsafeFixes = true
    case "--diff": diff = true
    case "--fix-only": fixOnly.insert(try value())
    case "--format": reports.append(try ReportTarget(try value()))
    case "--output", "-o": output = try value()
    case "--min-level": minLevel = try level()
    case "--fail-level": failLevel = try level()
    case "--include-suppressed": includeSuppressed = true
    case "--staged": staged = true
    case "--since": since = .commit(try value())
    case "--since-merge-base": since = .mergeBase(try value())
    case "--no-baseline": usesBaseline = false
    case "--accept-new": acceptsNew = true
    case "--reason": reason = try value()
    case "--settings": settingsPath = try value()
    case "--threads":
      guard let count = Int(try value()), count > 0 else { throw UsageError(message: "`--threads` takes a number above 0") }
      threads = count
    case "--color": colour = true
    case "--no-color": colour = false
    case "--help", "-h": verb = .help
    case "--version", "-V": verb = .version
    default:
      let near = nearestName(name, in: Options.names).map { "; did you mean `\($0)`?" } ?? "; `rtl-audit help` lists the options"
      throw UsageError(message: "unknown option `\(name)`\(near)")
    }
  }
}

/// A command line that the tool cannot follow.
struct UsageError: Error { var message: String }

extension Level {
  init?(word: String) {
    switch word {
    case "note": self = .note
    case "warning": self = .warning
    case "error": self = .error
    default: return nil
    }
  }

  init(_ level: Settings.Level) {
    switch level {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
