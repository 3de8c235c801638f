import RTLDiscovery
import RTLMatching
import RTLReporting

/// The forms of a report.
enum Format: String, CaseIterable {
  case text, xcode, gcc, json, sarif, github, gitlab, checkstyle, junit, sonarqube, rdjson, markdown

  /// Where the paths of a report begin.
  enum PathBase {
    /// The folder where the command was typed, if the project lies below it: a person opens them from there.
    case currentFolder
    /// The project's root.
    case project
    /// The top of the git work tree: hosts know files by it.
    case repository
  }

  var pathBase: PathBase {
    switch self {
    case .text, .gcc: .currentFolder
    case .xcode, .json: .project
    case .sarif, .github, .gitlab, .checkstyle, .junit, .sonarqube, .rdjson, .markdown: .repository
    }
  }

  /// Whether the report quotes the pages of rules.
  var needsPages: Bool { [.sarif, .sonarqube].contains(self) }
  /// Whether findings need the line hash of code scanning.
  var needsLineHashes: Bool { self == .sarif }
  /// Whether reports of several projects can stand one after the other.
  var canBeJoined: Bool { [.text, .xcode, .gcc, .github].contains(self) }
}

/// A report that was asked for: its form and where it goes.
struct ReportTarget: Hashable {
  var format: Format
  /// Nil for standard output.
  var file: String?

  /// Reads `sarif` or `sarif=out.sarif`.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = Format(rawValue: parts[0]) else {
      let known = Format.allCases.map(\.rawValue)
      let near = nearestName(parts[0], in: known).map { "; did you mean `\($0)`?" } ?? "; there are \(known.joined(separator: ", "))"
      throw UsageError(message: "unknown format `\(parts[0])`\(near)")
    }
    if parts.count == 2, parts[1].isEmpty { throw UsageError(message: "`--format \(parts[0])=` needs the name of a file") }
    self.init(format, file: parts.count == 2 ? parts[1] : nil)
  }

  init(_ format: Format, file: String? = nil) {
    self.format = format
    self.file = file
  }
}

/// Writes one report in all the forms that were asked for.
struct ReportWriter {
  let options: Options
  /// Absolute path of the project's root.
  let root: String
  let failLevel: Settings.Level
  /// Text of a file by its path from the root, as the findings refer to it.
  let text: (String) -> [UInt8]?

  func write(_ report: Report) throws {
    for target in options.reports {
      var bytes: [UInt8] = []
      append(report, target, to: &bytes)
      guard let file = target.file else {
        Output.write(bytes)
        continue
      }
      guard Platform.writeFile(bytes, toFile: file) else { throw UsageError(message: "`\(printable(file))` cannot be written") }
    }
  }

  private func append(_ report: Report, _ target: ReportTarget, to bytes: inout [UInt8]) {
    let prefix = prefix(target.format.pathBase)
    let report = prefix.isEmpty ? report : report.withPaths(below: prefix)
    let text: (String) -> [UInt8]? = { self.text(String($0.dropFirst(prefix.count))) }
    switch target.format {
    case .text:
      let colour = options.colour ?? (target.file == nil && Platform.isTerminal(1) && (Platform.environment("NO_COLOR") ?? "").isEmpty)
      TextReport(colour: colour, width: Platform.terminalWidth() ?? 100).append(report, to: &bytes)
    case .xcode: CompilerReport(root: root).append(report, to: &bytes)
    case .gcc: CompilerReport(root: "").append(report, to: &bytes)
    case .json: JSONReport(includeSuppressed: options.includeSuppressed).append(report, to: &bytes)
    case .sarif: SARIFReport(includeSuppressed: options.includeSuppressed).append(report, text: text, to: &bytes)
    case .github: GitHubReport().append(report, to: &bytes)
    case .gitlab: GitLabReport().append(report, to: &bytes)
    case .checkstyle: CheckstyleReport().append(report, to: &bytes)
    case .junit: JUnitReport(failLevel: Level(failLevel)).append(report, to: &bytes)
    case .sonarqube: SonarQubeReport().append(report, to: &bytes)
    case .rdjson: RDJSONReport().append(report, text: text, to: &bytes)
    case .markdown: MarkdownReport().append(report, to: &bytes)
    }
  }

  /// What comes before the paths of the project, with a slash at its end.
  private func prefix(_ base: Format.PathBase) -> String {
    switch base {
    case .project: return ""
    case .currentFolder:
      let here = Platform.currentDirectory + "/"
      return root.hasPrefix(here) ? String(root.dropFirst(here.count)) + "/" : ""
    case .repository: return Project.folderInRepository(of: root)
    }
  }
}
