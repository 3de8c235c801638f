import RTLDiscovery
import RTLMatching

/// The command line, checked.
struct Options {
  enum Verb: Equatable {
    case audit
    case rules(words: Bool)
    case explain(String)
    case test([String])
    case pack(String)
    case help
    case version
  }
  enum Format: String, CaseIterable { case text, xcode, json, sarif }

  var verb = Verb.audit
  var paths: [String] = []
  var format = Format.text
  var output: String?
  var fix = false
  var unsafeFixes = false
  var diff = false
  var fixOnly: Set<String> = []
  var minLevel: Level?
  var failLevel: Level?
  var includeSuppressed = false
  var settingsPath: String?
  var threads: Int?
  var colour: Bool?

  /// Whether the run computes fixed texts.
  var fixes: Bool { fix || unsafeFixes || diff }

  static let names = [
    "--fix", "--unsafe-fixes", "--diff", "--fix-only", "--format", "--output", "--min-level", "--fail-level",
    "--include-suppressed", "--settings", "--threads", "--color", "--no-color", "--help", "--version",
  ]

  private static let verbs = ["rules", "explain", "test", "pack", "help", "version"]
  /// Options that are on or off.
  private static let switches = ["--fix", "--unsafe-fixes", "--diff", "--include-suppressed", "--color", "--no-color", "--help", "--version"]

  /// - Throws: `UsageError` with the nearest right spelling.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if let first = rest.first, try takeVerb(first, &rest) { return }
    var isLiteral = false
    while let argument = rest.popFirst() {
      if isLiteral || !argument.hasPrefix("-") || argument == "-" || Platform.fileType(argument) != nil {
        paths.append(argument)
      } else if argument == "--" {
        isLiteral = true
      } else {
        try takeOption(argument, &rest)
      }
    }
    if !fixOnly.isEmpty, !fixes { throw UsageError(message: "`--fix-only` chooses among fixes; add `--fix`, or `--diff` to look first") }
    if diff, output != nil { throw UsageError(message: "`--diff` prints to the terminal; write `rtl-audit --diff > FILE`") }
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
    case "help": verb = .help
    case "version": verb = .version
    default:
      guard !word.hasPrefix("-"), let near = nearestName(word, in: Options.verbs) else { return false }
      throw UsageError(message: "there is no file, folder or command `\(word)`; did you mean `\(near)`?")
    }
    return true
  }

  private mutating func takeOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
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
    case "--format":
      let word = try value()
      guard let format = Format(rawValue: word) else {
        throw UsageError(message: "unknown format `\(word)`; there are \(Format.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      self.format = format
    case "--output", "-o": output = try value()
    case "--min-level": minLevel = try level()
    case "--fail-level": failLevel = try level()
    case "--include-suppressed": includeSuppressed = true
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
