import RTLDiscovery
import RTLFindings
import RTLMatching
import RTLReporting
import RTLSettings
import RTLSystem

/// The command line, checked.
struct Options {
  /// The commit that a run compares with.
  enum Since: Equatable {
    case commit(String)
    /// The last commit that this branch shares with another.
    case mergeBase(String)
  }

  var verb = Verb.audit
  /// What is no option: files and folders, or the arguments of the command.
  var paths: [String] = []
  /// At least one; at most one of them goes to standard output.
  var reports: [ReportTarget] = []
  /// The file of `--output`; belongs to one of the reports once all is read. The folder of `preview`.
  var output: String?
  var fix = false
  var unsafeFixes = false
  var diff = false
  var fixOnly: Set<String> = []
  /// Ids of rules, and categories, whose findings alone count; empty for all.
  var only: Set<String> = []
  var minLevel: Level?
  var failLevel: Level?
  /// The run is a step of a build, which `fail-build` in the settings makes fail.
  var inBuild = false
  /// More warnings than this fail the run; nil where `failLevel` says what does.
  var maxWarnings: Int?
  /// Findings do not fail the run.
  var exitsZero = false
  /// Counts instead of findings.
  var statistics = false
  /// Files instead of findings.
  var listsFiles = false
  var includeSuppressed = false
  /// Audit what is staged instead of what stands in the folder.
  var staged = false
  /// Audit standard input instead of a file.
  var stdin = false
  /// The file that standard input is the text of.
  var stdinPath: String?
  /// Report only what was not there at a commit.
  var since: Since?
  /// False shows what the baseline accepts.
  var usesBaseline = true
  var usesCache = true
  /// `baseline write`: take new findings in, too.
  var acceptsNew = false
  /// `preview`: compare with the frames that Interface Builder stored.
  var checksFrames = false
  /// `suppress`: why.
  var reason: String?
  /// `init`: what to write beside the settings.
  var setUpParts: Set<InitCommand.Part> = []
  /// `settings`: the schema instead of the values.
  var schema = false
  /// `help`: what it is about.
  var topic = Help.Topic.all
  /// `explain`: every example of the page.
  var allExamples = false
  /// `test`: the conditions that no example needs.
  var untested = false
  /// `test`: write the examples otherwise, too.
  var variants = false
  /// `test`: the list of variants that are known to fail.
  var knownVariants: String?
  /// `rules`: the words of the search instead of the rules.
  var words = false
  var settingsPath: String?
  var threads: Int?
  /// The part of the files that is audited.
  var shard: Shard?
  /// Say where the time goes.
  var timings = false
  var colour: Bool?

  /// Whether what goes to standard output is coloured: where a person reads it, unless an option says otherwise.
  var coloursOutput: Bool { colour ?? (Platform.isTerminal(1) && (Platform.environment("NO_COLOR") ?? "").isEmpty) }
  /// Whether the run writes fixes, or shows them.
  var fixes: Bool { fix || diff }
  /// Whether it computes fixed texts.
  var computesFixes: Bool { fixes || verb == .report || verb == .preview }

  /// - Throws: `UsageError` with the nearest right spelling.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    try takeVerb(&rest)
    guard verb != .help else {
      try takeTopic(rest)
      return
    }
    var given: [OptionDeclaration] = []
    var isLiteral = false
    while let argument = rest.popFirst() {
      if try isLiteral || !argument.hasPrefix("-") || argument == "-" || Options.isFile(argument) {
        if verb == .audit, paths.isEmpty, !isLiteral, let known = Verb(rawValue: argument), known != .audit, Platform.fileType(argument) == nil {
          throw UsageError(message: "the command comes first: `rtl-audit \(argument) …`")
        }
        paths.append(argument)
      } else if argument == "--" {
        isLiteral = true
      } else {
        given.append(try takeOption(argument, &rest))
      }
    }
    guard verb != .version else { return }
    guard verb != .help else {
      try takeTopic(paths)
      return
    }
    for option in given { try check(option) }
    try checkArguments()
    try checkCombinations()
    switch verb {
    case .report, .preview: try checkPictures()
    case .merge: break
    default: try takeOutput()
    }
    for file in reports.compactMap(\.file) + [output].compactMap({ $0 }) {
      // Of a symbolic link the target is replaced.
      guard let real = Platform.realPath(file), Platform.fileType(real) == .file, FileKind.of(path: real)?.isAudited == true else { continue }
      throw UsageError(message: "`\(printable(file))` is a source file, and the output would replace it; choose another file")
    }
  }

  /// `--help`: about the command that it stands behind.
  mutating func askForHelp() {
    topic = verb == .audit ? .all : .command(verb)
    verb = .help
    paths = []
  }

  mutating func take(_ since: Since) throws {
    guard self.since == nil else { throw UsageError(message: "`--since` and `--since-merge-base` both name the state to compare with; use one of them, once") }
    self.since = since
  }

  private mutating func takeVerb(_ rest: inout ArraySlice<String>) throws {
    guard let word = rest.first, !word.hasPrefix("-") else { return }
    // A folder of that name is `./test`: where one is made a command must not begin to mean something else.
    if let known = Verb(rawValue: word), known != .audit {
      verb = known
      rest = rest.dropFirst()
    } else if Platform.fileType(word) == nil {
      let remedy = OtherLinters.commands[word].map { "use `\($0)`; `rtl-audit help` lists the commands" }
      guard let remedy = remedy ?? nearestName(word, in: Verb.words).map({ "did you mean `\($0)`?" }) else { return }
      throw UsageError(message: "there is no file, folder or command `\(printable(word))`; \(remedy)")
    }
  }

  /// Whether an argument with a hyphen in front is the name of a file. What a file is called neither takes an option away
  /// nor gives one: a hook hands over what is there.
  /// - Throws: `UsageError` where it may be either.
  private static func isFile(_ argument: String) throws -> Bool {
    guard argument != "--", Platform.fileType(argument) != nil else { return false }
    guard OptionDeclaration.named(argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument) == nil else {
      throw UsageError(message: "`\(printable(argument))` is both an option and a file; use `./\(printable(argument))` for the file, or rename it")
    }
    return true
  }

  private mutating func takeOption(_ argument: String, _ rest: inout ArraySlice<String>) throws -> OptionDeclaration {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    let option = try Self.option(name, of: verb)
    guard let form = option.value else {
      if parts.count == 2 { throw UsageError(message: "`\(name)` takes no value; leave out `=` and what follows it") }
      try option.set(&self, "")
      return option
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
      throw UsageError(message: "`\(name)` needs a value; use `\(name) \(form)`: \(option.help)")
    }
    try option.set(&self, value)
    return option
  }

  /// - Parameter verb: nil for an option of any command.
  /// - Throws: `UsageError` with what was probably meant.
  private static func option(_ name: String, of verb: Verb?) throws -> OptionDeclaration {
    if let option = OptionDeclaration.named(name) { return option }
    let names = OptionDeclaration.all.filter { option in verb.map(option.verbs.contains) ?? true }.map(\.name)
    let remedy = OtherLinters.options[name] ?? nearestName(name, in: names).map { "did you mean `\($0)`?" } ?? "`rtl-audit help` lists the options"
    throw UsageError(message: "unknown option `\(printable(name))`; \(remedy)")
  }

  private func check(_ option: OptionDeclaration) throws {
    guard !option.verbs.contains(verb) else { return }
    guard verb == .audit else { throw UsageError(message: "`rtl-audit \(verb.rawValue)` does not take `\(option.name)`") }
    let owners = Verb.allCases.filter(option.verbs.contains).map { "`rtl-audit \($0.rawValue)`" }
    throw UsageError(message: "`\(option.name)` only works with \(owners.joined(separator: ", "))")
  }

  /// `help WORD`: the word is a command or an option.
  private mutating func takeTopic(_ words: some Sequence<String>) throws {
    guard case .all = topic, let word = words.first(where: { OptionDeclaration.named($0)?.name != "--help" }) else { return }
    if word.hasPrefix("-") {
      topic = .option(try Self.option(word, of: nil))
    } else if Verb.words.contains(word), let command = Verb(rawValue: word) {
      topic = .command(command)
    } else if word.contains("-") {
      throw UsageError(message: "`help` is for commands and options; for a rule, use `rtl-audit explain \(printable(word))`")
    } else {
      let remedy = OtherLinters.commands[word].map { "use `\($0)`" } ?? nearestName(word, in: Verb.words).map { "did you mean `\($0)`?" }
      throw UsageError(message: "unknown command `\(printable(word))`; \(remedy ?? "known: \(Verb.words.joined(separator: ", "))")")
    }
  }

  private func checkArguments() throws {
    let command = CommandDeclaration.of(verb)
    guard command.count.contains(paths.count) else { throw UsageError(message: command.usage) }
    if case .words(let words) = command.argument, let word = paths.first, !words.contains(word) {
      throw UsageError(message: command.usage + (nearestName(word, in: words).map { "; did you mean `\($0)`?" } ?? ""))
    }
  }

  private func checkCombinations() throws {
    if unsafeFixes, !fixes, verb == .audit {
      throw UsageError(message: "`--unsafe-fixes` needs `--fix` or `--diff`; use `--fix --unsafe-fixes`, or `--diff --unsafe-fixes` to look first")
    }
    if !only.isEmpty, !fixOnly.isEmpty { throw UsageError(message: "`--only` also limits the fixes; leave out `--fix-only`") }
    if !fixOnly.isEmpty, !fixes { throw UsageError(message: "`--fix-only` needs `--fix` or `--diff`; add `--fix`, or `--diff` to look first") }
    if diff, let other = statistics ? "--statistics" : !reports.isEmpty ? "--format" : output != nil ? "--output" : nil {
      throw UsageError(message: "`--diff` prints a patch, not a report; leave out `\(other)`, and use `rtl-audit --diff > FILE` to write a file")
    }
    if listsFiles,
      let other = fix ? "--fix" : diff ? "--diff" : statistics ? "--statistics" : reports.contains(where: { $0.format != .text }) ? "--format" : nil
    {
      throw UsageError(message: "`--list-files` lists files, not findings; leave out `\(other)`")
    }
    if statistics, reports.contains(where: { $0.format != .text }) { throw UsageError(message: "`--statistics` prints only text; leave out `--format`") }
    if verb == .rules, let other = reports.first(where: { $0.format != .text && ($0.format != .json || words) }) {
      throw UsageError(
        message:
          "`rtl-audit rules\(words ? " --words` prints only text" : "` takes only `--format text` or `--format json`"); leave out `--format \(other.format)`")
    }
    if acceptsNew, paths != [BaselineCommand.Action.write.rawValue] { throw UsageError(message: "`--accept-new` only works with `rtl-audit baseline write`") }
    if verb == .baseline, let action = paths.first.flatMap(BaselineCommand.Action.init), action == .show || action == .prune, output != nil || !reports.isEmpty
    {
      throw UsageError(
        message: "`rtl-audit baseline \(action)` writes no report; leave out `\(output == nil ? "--format" : "--output")`, or use `baseline check`")
    }
    if inBuild, maxWarnings != nil { throw UsageError(message: "`fail-build` in \(settingsFileName) decides what fails a build; leave out `--max-warnings`") }
    if shard != nil, maxWarnings != nil { throw UsageError(message: "`--max-warnings` counts over the whole run; leave it out with `--shard`") }
    if shard != nil, stdin || fix { throw UsageError(message: "`--shard` splits a report into parts; leave out `\(stdin ? "--stdin" : "--fix")`") }
    if stdin {
      guard let stdinPath else { throw UsageError(message: "`--stdin` needs `--path FILE`: rules and settings depend on the file") }
      guard paths.isEmpty else { throw UsageError(message: "`--stdin` audits one text; leave out `\(printable(paths[0]))`, or name it with `--path`") }
      guard !fix else {
        throw UsageError(message: "`--stdin` only reports; use `--diff` to see the fixes, or fix the file `\(printable(stdinPath))` itself")
      }
      guard !staged, since == nil else {
        throw UsageError(message: "`--stdin` audits the text that it is given; leave out `\(staged ? "--staged" : "--since")`, which takes it from git")
      }
    } else if stdinPath != nil {
      throw UsageError(message: "`--path` only works with `--stdin`; to audit a file, leave out `--path`")
    }
  }

  private func checkPictures() throws {
    if verb == .report, output == nil { throw UsageError(message: CommandDeclaration.of(.report).usage) }
    guard verb == .preview else { return }
    if output == nil, !checksFrames { throw UsageError(message: CommandDeclaration.of(.preview).usage) }
    guard reports.allSatisfy({ $0.format == .markdown && $0.file == nil }) else {
      throw UsageError(message: "`rtl-audit preview` takes only `--format markdown`")
    }
  }

  /// Gives the file of `--output` to the report that has none.
  private mutating func takeOutput() throws {
    if reports.isEmpty { reports = [ReportTarget(inBuild ? .xcode : .text)] }
    let open = reports.indices.filter { reports[$0].file == nil }
    guard open.count < 2 else {
      let second = reports[open[1]].format.rawValue
      throw UsageError(message: "two reports cannot both go to standard output; give one a file, for example `--format \(second)=FILE`")
    }
    if let output {
      guard let report = open.first else { throw UsageError(message: "every report already has a file; leave out `--output`") }
      reports[report].file = output
    }
    let files = reports.compactMap(\.file).map { Platform.realPath($0) ?? Path.absolute($0) }
    guard Set(files).count == files.count else { throw UsageError(message: "two reports go to the same file; give each its own") }
  }
}

/// A command line that the tool cannot follow.
struct UsageError: Error { var message: String }
