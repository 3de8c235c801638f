import RTLAuditing
import RTLDiscovery
import RTLFindings
import RTLMatching
import RTLReporting
import RTLSettings
import RTLSuppression
import RTLSystem

/// `rtl-audit suppress FILE#ID RULE --reason TEXT`: writes a line into the settings. A place from the report also names the object.
enum SuppressCommand {
  static func run(_ options: Options) throws {
    let (file, spelled) = try place(options.paths[0])
    let rule = options.paths[1]
    if case .swift? = FileKind.of(path: file) { throw usesComment(rule) }
    if case .objectiveC? = FileKind.of(path: file) { throw usesComment(rule) }

    var auditing = options
    auditing.paths = [file]
    let command = try AuditCommand(auditing)
    if command.settings.requireReason, SettingsSuppression.isBlank(options.reason) {
      throw UsageError(message: "the settings require a reason; add `--reason TEXT`")
    }
    let state = try command.audit()
    guard let source = state.project.audited.first else { throw UsageError(message: "`\(printable(file))` is not audited") }
    let known = RuleLoader.builtInIDs + state.catalogue.ids
    guard known.contains(rule) else { throw UsageError(message: unknownRule(printable(rule), known: known)) }
    let fileOutcome = state.fileOutcomes[0]
    let at: String?
    switch spelled {
    case .file: at = nil
    case .object(let name): at = name
    case .line(let line): at = try object(onLine: line, rule, fileOutcome, file)
    }
    var entry = SettingsSuppression(file: source.path, at: at, rule: rule, reason: options.reason, line: 0, column: 0)
    guard fileOutcome.findings.contains(where: entry.covers) else { throw UsageError(message: nothing(entry, fileOutcome)) }
    entry.line = try write(entry, root: command.root)
    let settings = Path.shown(Path.join(command.root, settingsFileName))
    Output.write("\(printable(settings)):\(entry.line): `\(rule)` is suppressed \(at.map { "at \(printable($0)) in" } ?? "in") \(printable(file))\n")
  }

  /// With the files of that name, which the report spells with their folders.
  private static func missing(_ file: String) -> UsageError {
    let project = try? Project.discover(arguments: ["."])
    let near = project?.audited.map(\.path).filter { $0.hasSuffix("/" + file) }.map { Path.shown(Path.join(project?.root ?? "", $0)) } ?? []
    let hint = near.isEmpty ? "" : "; did you mean \(near.prefix(3).map { "`\(printable($0))`" }.joined(separator: " or "))?"
    return UsageError(message: "there is no file `\(printable(file))`\(hint)")
  }

  private static func usesComment(_ rule: String) -> UsageError {
    UsageError(message: "in code, use a comment: `// rtl-audit:disable:next \(rule) -- reason`")
  }

  private enum Spelled {
    case file, object(String)
    /// From 1.
    case line(Int)
  }

  /// What a rule finds on a line, by the name that outlasts the line.
  private static func object(onLine line: Int, _ rule: String, _ fileOutcome: FileOutcome, _ file: String) throws(UsageError) -> String {
    let names = SettingsSuppression.names(rule, fileOutcome, line: line)
    guard let name = names.first else {
      if fileOutcome.suppressed.contains(where: { $0.finding.rule == rule && $0.finding.place.startLine == line }) {
        throw UsageError(message: "`\(rule)` is already suppressed on line \(line) of \(printable(file))")
      }
      throw UsageError(message: "`\(rule)` finds nothing on line \(line) of \(printable(file))")
    }
    guard names.count == 1 else {
      throw UsageError(
        message: "line \(line) has \(names.count) objects; use FILE#ID with one of \(names.map { "`\(printable($0))`" }.joined(separator: ", "))")
    }
    return name
  }

  /// A place as a person writes it, or as a report does, which may begin in a folder above.
  private static func place(_ text: String) throws -> (file: String, at: Spelled) {
    if let found = try found(text) ?? found(Path.join(PathRoot(of: [Project.root()]).path, text)) { return found }
    let name = String(text.prefix { $0 != "#" })
    guard Platform.fileType(name) != nil else { throw missing(name) }
    throw UsageError(message: "`\(printable(text))` is not a place; use FILE#ID, for example `Main.storyboard#a1B-c2-d3`")
  }

  /// The file and what follows the `#`, or the line behind a colon, and the column behind another one. Names may hold such signs, too.
  private static func found(_ text: String) -> (file: String, at: Spelled)? {
    if Platform.fileType(text) == .file { return (text, .file) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    for numbers in [1, 2] where parts.count > numbers && parts.suffix(numbers).allSatisfy({ Int($0) != nil }) {
      let file = parts.dropLast(numbers).joined(separator: ":")
      if Platform.fileType(file) == .file, let line = Int(parts[parts.count - numbers]) { return (file, .line(line)) }
    }
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "#") {
      let file = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
      guard Platform.fileType(file) == .file else { continue }
      let at = String(decoding: text.utf8.dropFirst(offset + 1), as: UTF8.self)
      guard !at.isEmpty else { break }
      return (file, .object(at))
    }
    return nil
  }

  private static func nothing(_ entry: SettingsSuppression, _ fileOutcome: FileOutcome) -> String {
    if fileOutcome.suppressed.contains(where: { entry.covers($0.finding) }) { return "this finding is already suppressed" }
    let others = SettingsSuppression.names(entry.rule, fileOutcome).prefix(10)
    let place = entry.at.map { " at `\(printable($0))`" } ?? ""
    let hint = others.isEmpty ? "" : "; it finds something at \(others.map { "`\(printable($0))`" }.joined(separator: ", "))"
    return "`\(entry.rule)` finds nothing\(place) in \(printable(entry.file))\(hint)"
  }

  /// Adds a line to the list and leaves every other byte.
  /// - Returns: the number of the line, from 1.
  private static func write(_ entry: SettingsSuppression, root: String) throws -> Int {
    let path = root + "/" + settingsFileName
    var bytes: [UInt8] = []
    if Platform.fileType(path) != nil {
      do throws(ReadProblem) {
        try readFile(Platform.realPath(path) ?? path, limit: 1 << 20, into: &bytes)
      } catch {
        throw UsageError(message: "`\(Path.shown(path))` cannot be read")
      }
    }
    let (text, line) = SuppressionList.adding(entry, to: String(decoding: bytes, as: UTF8.self))
    let before = try SettingsFile.parse(bytes, path: path).suppressions.count
    let after = try? SettingsFile.parse(Array(text.utf8), path: path).suppressions.count
    guard after == before + 1 else {
      throw UsageError(message: "`suppressions` in \(settingsFileName) is not a list with one item per line; add `\(SuppressionList.item(entry))` by hand")
    }
    guard Platform.writeFile(Array(text.utf8), toFile: path) else {
      throw UsageError(message: "`\(Path.shown(path))` cannot be written: \(Platform.lastError)")
    }
    return line
  }
}
