import RTLFindings
import RTLMatching
import RTLReporting
import RTLSystem

/// The forms of a report.
enum Format: String, CaseIterable {
  case text, xcode, gcc, json, sarif, github, gitlab, checkstyle, junit, sonarqube, rdjson, markdown

  /// Whether a reader of the report sees in it where its paths begin.
  var tellsRoot: Bool {
    switch self {
    case .text, .xcode, .gcc, .json, .sarif: true
    case .github, .gitlab, .checkstyle, .junit, .sonarqube, .rdjson, .markdown: false
    }
  }

  /// Whether the format tells of rules that found nothing, too.
  var listsAllRules: Bool { self == .sarif }
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
      let remedy =
        OtherLinters.formats[parts[0]] ?? nearestName(parts[0], in: known).map { "did you mean `\($0)`?" } ?? "known: \(known.joined(separator: ", "))"
      throw UsageError(message: "unknown format `\(printable(parts[0]))`; \(remedy)")
    }
    if parts.count == 2, parts[1].isEmpty { throw UsageError(message: "`--format \(parts[0])=` needs a file name") }
    self.init(format, file: parts.count == 2 ? parts[1] : nil)
  }

  init(_ format: Format, file: String? = nil) { (self.format, self.file) = (format, file) }

  /// Writes a report of this form to where it belongs.
  func write(_ bytes: [UInt8]) throws(UsageError) {
    guard let file else { return Output.write(bytes) }
    guard Platform.writeFile(bytes, toFile: file) else { throw UsageError(message: "`\(printable(file))` cannot be written: \(Platform.lastError)") }
  }
}

/// Writes one report in all the forms that were asked for, over one project or several.
struct ReportWriter {
  let options: Options
  let outcomes: [AuditCommand.Outcome]

  func write() throws {
    let report = Report.joined(outcomes.map(\.report))
    for target in options.reports {
      var bytes: [UInt8] = []
      append(report, target, to: &bytes)
      try target.write(bytes)
    }
    if let root = elsewhere, !report.shown.isEmpty, options.reports.contains(where: { !$0.format.tellsRoot }) {
      Output.complain("the paths in the report are relative to `\(printable(root))`")
    }
  }

  /// The audited files as a report names them, one a line.
  private func appendFiles(to bytes: inout [UInt8]) {
    let paths = outcomes.flatMap { outcome in outcome.state.auditedFiles.map { outcome.pathRoot.folder(of: outcome.root) + $0.path } }
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { bytes += (printablePath(path) + "\n").utf8 }
  }

  private func append(_ report: Report, _ target: ReportTarget, to bytes: inout [UInt8]) {
    guard !options.listsFiles else { return appendFiles(to: &bytes) }
    // Of projects inside each other the inner one has the file.
    let texts = outcomes.map { ($0.pathRoot.folder(of: $0.root), $0.text) }.sorted { $0.0.utf8.count > $1.0.utf8.count }
    let text: @Sendable (String) -> [UInt8]? = { path in texts.first { path.hasPrefix($0.0) }.flatMap { $0.1(path) } }
    switch target.format {
    case .text:
      let colour = target.file == nil ? options.coloursOutput : options.colour ?? false
      // Too many warnings are said below the report.
      let failLevel = options.maxWarnings == nil ? failLevel : .error
      let text = TextReport(
        colour: colour, width: Platform.terminalWidth() ?? 100, threads: options.threads ?? Platform.coreCount, failLevel: failLevel, root: elsewhere)
      if options.statistics { text.appendStatistics(report, to: &bytes) } else { text.append(report, to: &bytes) }
    // An editor opens what it reads; Xcode nothing but absolute paths.
    case .xcode: CompilerReport(root: root).append(report, to: &bytes)
    case .gcc: CompilerReport(root: elsewhere ?? "").append(report, to: &bytes)
    case .json: JSONReport(includeSuppressed: options.includeSuppressed).append(report, to: &bytes)
    case .sarif:
      SARIFReport(includeSuppressed: options.includeSuppressed, threads: options.threads ?? Platform.coreCount, part: options.shard).append(
        report, text: text, to: &bytes)
    case .github: GitHubReport().append(report, to: &bytes)
    case .gitlab: GitLabReport().append(report, to: &bytes)
    case .checkstyle: CheckstyleReport().append(report, to: &bytes)
    case .junit: JUnitReport(failLevel: failLevel).append(report, to: &bytes)
    case .sonarqube: SonarQubeReport().append(report, to: &bytes)
    case .rdjson: RDJSONReport().append(report, text: text, to: &bytes)
    case .markdown: MarkdownReport().append(report, to: &bytes)
    }
  }

  /// The lowest of all projects of the run.
  private var failLevel: Level { outcomes.map { $0.failLevel }.min() ?? .warning }

  /// Where the paths of the report begin.
  private var root: String { outcomes[0].pathRoot.path }

  /// The same, if that is not the current folder.
  private var elsewhere: String? { root == Platform.currentDirectory ? nil : root }
}
