import RTLAuditing
import RTLDiscovery
import RTLFindings
import RTLFixing
import RTLMatching
import RTLReporting
import RTLSettings
import RTLSuppression
import RTLSystem

/// `rtl-audit [PATH …]`: the main job.
struct AuditCommand {
  let options: Options
  let root: String
  /// Where the paths of reports begin.
  let pathRoot: PathRoot
  let settings: Settings
  /// Nil where nobody asks.
  let timings: Timings?
  /// `try`: the one rule file that counts.
  var onlyRule: String?
  /// How many files the run has fixed in other projects.
  var fixedElsewhere = 0

  /// - Parameters: `pathRoot` and `timings`: of the run, where it has several projects.
  init(_ options: Options, pathRoot: PathRoot? = nil, timings: Timings? = nil) throws {
    self.options = options
    self.timings = options.timings ? timings ?? Timings() : nil
    let first = options.stdinPath.map { [$0] } ?? Array(options.paths.prefix(1))
    root = try Project.roots(of: first, stored: options.staged || options.stdin)[0].root
    self.pathRoot = pathRoot ?? PathRoot(of: [root])
    var settings = Settings(try AuditCommand.settingsFile(options, root: root))
    if let level = options.minLevel { settings.minLevel = level }
    if let level = options.failLevel { settings.failLevel = level }
    if options.maxWarnings != nil {
      guard settings.failLevel != .note else {
        throw UsageError(message: "`fail-level: note` fails at the first note, whatever `--max-warnings` allows; add `--fail-level warning`")
      }
      // Warnings are counted once all projects of the run are audited.
      settings.failLevel = .error
    }
    self.settings = settings
  }

  /// The settings that the options choose.
  static func settingsFile(_ options: Options, root: String) throws(SettingsError) -> SettingsFile {
    if let path = options.settingsPath { return try SettingsFile.load(path: Path.absolute(path)) }
    return options.staged ? try Project.stagedSettings(root: root) : try SettingsFile.load(root: root)
  }

  /// What one project comes to.
  struct Outcome {
    var report: Report
    /// Absolute path of the project's root.
    var root: String
    /// Where the paths of the report begin.
    var pathRoot: PathRoot
    /// Findings fail the run.
    var status: Int32
    var failLevel: Level
    /// Text of a file by its path in the report, as the findings refer to it.
    var text: @Sendable (String) -> [UInt8]?
    /// Staged files that were fixed in the folder, by their paths from the root.
    var unstaged: [String] = []
    /// Roots of projects inside this one.
    var nested: [String] = []
    var timings: Timings?
    /// Kept until the process ends, see `Command.known`.
    var state: AuditedProject

    /// What the run as a whole has too much of fails it.
    mutating func fail(from level: Level) {
      failLevel = level
      status = max(status, 1)
    }
  }

  func run() throws -> Outcome {
    let before = try hidingKnown(audit())
    guard options.fixes else { return outcome(before) }
    guard options.diff || !before.project.mayHoldIgnored else {
      throw UsageError(
        message: "git failed to list the files of this work tree (is it installed, and is the folder yours?), so `--fix` cannot tell which are ignored; name "
          + "the files to fix"
      )
    }
    if !options.diff { Platform.holdSignals() }
    var fixing = try fixed(before, writes: true)
    guard !options.diff else {
      fixing.show(below: folder)
      return outcome(before, fixing.summary)
    }
    try fixing.write { try hidingKnown(audit(before, with: $0)) }
    timings?.end("fixes")
    Platform.releaseSignals()
    return outcome(fixing.state, fixing.summary)
  }

  /// What the fixes come to; nothing is written.
  /// - Parameter writes: see `FixCommand`.
  func fixed(_ before: AuditedProject, writes: Bool) throws -> FixCommand {
    var fixing = FixCommand(before, options, minimumLevel: settings.minLevel, writes: writes, fixedElsewhere: fixedElsewhere)
    try fixing.run {
      timings?.end("fixes")
      return try hidingKnown(audit(before, with: $0))
    }
    timings?.end("fixes")
    return fixing
  }

  private func hidingKnown(_ audited: AuditedProject) throws -> AuditedProject {
    var state = audited
    try hideKnown(&state, since: options.since)
    timings?.end("baseline and earlier findings")
    return state
  }

  /// Takes the findings of the baseline, and those of an earlier commit, out of what is reported and fixed.
  func hideKnown(_ state: inout AuditedProject, since: Options.Since? = nil) throws {
    let findings = state.fileOutcomes.flatMap(\.findings)
    let isEarlier = try since.flatMap { try areEarlier(findings, of: state, $0) }
    // Where the change adds an equal one, the baseline must not hide that and leave the old one to the commit.
    let isBaselined = try options.usesBaseline ? Baseline(state)?.pair(findings, isEarlier: isEarlier) { others($0, like: state) }.isKnown : nil
    if let isBaselined { state.take(isBaselined) { $0.baselined.append($1) } }
    guard let isEarlier else { return }
    state.take(findings.indices.filter { isBaselined?[$0] != true }.map { isEarlier[$0] }) { $0.earlier.append($1) }
  }

  /// Files that the options leave out, by their paths from the root, and what is found in them.
  private func others(_ paths: Set<String>, like state: AuditedProject) -> (files: [SourceFile], findings: [Finding]) {
    let whole = options.staged ? try? Project.stored(.index, root: root, settings: settings) : try? Project.discover(arguments: [root], settings: settings)
    let sources = whole?.audited.filter { paths.contains($0.path) } ?? []
    return (sources, state.findings(in: sources))
  }

  /// Audits the state of the project that the options name.
  func audit() throws -> AuditedProject {
    // What is staged is known once it is listed, and may hold rules of the team.
    let loaded = options.staged ? nil : try catalogue(SourceReader(root: root, limit: settings.maxFileSize))
    timings?.end("loading rules")
    let discovery = options.stdinPath == nil && !options.staged ? try Discovery(options.paths, settings) : nil
    let begun = try begin(discovery, besides: loaded)
    timings?.end("listing files")
    let catalogue = try loaded ?? catalogue(begun.reader)
    timings?.end("loading rules")
    try check(options.fixOnly.union(options.only), against: catalogue)
    if onlyRule == nil { try SettingsSuppression.check(settings.suppressions, known: RuleLoader.builtInIDs + catalogue.ids) }
    let engine = AuditEngine(
      catalogue, settings, knownRules: Set(RuleLoader.builtInIDs + catalogue.ids), threads: threads, keepsDigests: options.computesFixes,
      usesCache: options.usesCache, folder: folder, timings: timings)
    let progress = Progress()
    defer { progress?.finish() }
    return try engine.audit(begun, progress: progress) { try discovery.map { part(of: try $0.finish(begun, threads: threads)) } ?? begun }
  }

  /// Audits the same files, some of them with other bytes than are stored.
  /// - Parameter edited: by path.
  func audit(_ state: AuditedProject, with edited: [String: [UInt8]]) -> AuditedProject { state.engine.audit(state.project.with(edited)) }

  private func catalogue(_ reader: SourceReader) throws -> Catalogue {
    try RuleLoader.catalogue(settings, reader, only: onlyRule, asked: options.only)
  }

  /// The files that are known at once, while another thread builds rules: a run that has much to list needs nearly all of
  /// them. Where files alone are named nothing is listed, and to start a thread would be a quarter of the run.
  private func begin(_ discovery: Discovery?, besides catalogue: Catalogue?) throws -> Project {
    guard let discovery, let catalogue, threads > 1, options.paths.isEmpty || options.paths.contains(where: { Platform.fileType($0) == .directory }) else {
      return try project(discovery)
    }
    let isListing = Shared(true)
    defer { isListing.withValue { $0 = false } }
    Platform.inBackground { catalogue.build { isListing.withValue(\.self) } }
    return try project(discovery)
  }

  /// The files in the state that the options name, as far as they are known at once.
  private func project(_ discovery: Discovery?) throws -> Project {
    if let discovery { return part(of: try discovery.begin(threads: threads)) }
    guard let path = options.stdinPath else { return part(of: try Project.staged(arguments: options.paths, settings: settings)) }
    guard let text = Platform.readStandardInput(limit: settings.maxFileSize) else {
      throw UsageError(message: "standard input cannot be read, or is over `max-file-size`")
    }
    return try Project.unsaved(path, text: text, settings: settings)
  }

  /// What this run audits of it.
  private func part(of project: Project) -> Project { options.shard.map(project.only) ?? project }

  var threads: Int { options.threads ?? Platform.coreCount }

  func outcome(_ state: AuditedProject, _ fixes: FixSummary? = nil) -> Outcome {
    var findings = options.listsFiles ? [] : state.findings + SettingsSuppression.problems(settings, state)
    var suppressed = state.fileOutcomes.flatMap(\.suppressed)
    let baselined = state.fileOutcomes.flatMap(\.baselined).map { SuppressedFinding(finding: $0, reason: "in the baseline", source: .baseline) }
    suppressed += baselined
    // `try` shows what its rule finds, and nothing about suppressions of others.
    let only = onlyRule == nil ? options.only.union(options.only.flatMap(state.catalogue.ids)) : Set(state.catalogue.ids)
    if !only.isEmpty {
      hold(&findings, only)
      findings.removeAll { !only.contains($0.rule) }
      suppressed.removeAll { !only.contains($0.finding.rule) }
    }
    // What was fixed in the folder is not in the index: the commit would still hold the defect.
    let unstaged = options.staged && !options.diff ? fixes?.files.sorted() ?? [] : []
    if !options.diff, !findings.isEmpty, settings.rtlLanguages == nil, state.project.isWhole, let languages = state.facts.leftToRightLanguages {
      Output.complain(
        "the project has no right-to-left language yet (\(languages)); `rtl-languages: none` in \(settingsFileName) makes every warning a note, "
          + "`present` hides this message"
      )
    }
    // After the last question to the project, which may read files.
    let notices = state.notices
    let isEmpty =
      state.results.allSatisfy { !$0.isAudited } && !options.staged && !options.stdin && !options.diff && options.shard == nil && state.project.nested.isEmpty
    // A pipeline that runs in the wrong folder must not stay green; a hook names files of all kinds.
    let isAstray = isEmpty && findings.isEmpty && options.since == nil && options.paths.allSatisfy { Platform.fileType($0) != .file }
    let isIncomplete = !options.inBuild && (isAstray || notices.contains { $0.reason == .exhausted })
    let status: Int32 = isIncomplete ? 2 : !unstaged.isEmpty || findings.contains(where: fails) ? 1 : 0
    // Whoever builds sees an error where the build fails, and only there.
    if options.inBuild { for index in findings.indices { findings[index].setLevel(fails(findings[index]) ? .error : min(findings[index].level, .warning)) } }
    // On a terminal the text report says it itself.
    let isSaid = Platform.isTerminal(1) && options.reports == [ReportTarget(.text)] && !options.statistics && !options.listsFiles
    if !options.diff, !isSaid { for notice in notices { Output.complain("\(printable(folder + notice.path)) \(notice.message)") } }
    let listsAll = options.reports.contains(where: \.format.listsAllRules)
    let told = Set(findings.map(\.rule) + suppressed.map(\.finding.rule))
    var report = Report(
      findings: findings, suppressed: suppressed, notices: notices,
      rules: state.catalogue.cards.filter { listsAll || told.contains($0.id) }.map { RuleInfo($0, withPage: told.contains($0.id)) },
      filesAudited: state.results.count { $0.isAudited }, toolVersion: Command.version, minimumLevel: settings.minLevel, fixes: fixes)
    if options.since != nil {
      let earlier = state.fileOutcomes.flatMap(\.earlier)
      report.earlierFindings = earlier.count { $0.level >= settings.minLevel && (only.isEmpty || only.contains($0.rule)) }
    }
    if options.staged, findings.contains(where: { $0.fix != nil }) {
      report.unfixable = FolderObstacles(state.project.reader).partlyStaged ?? Set(findings.map(\.place.path))
    }
    if isEmpty { Output.complain(Self.whyNothing(state)) }
    let text: @Sendable (String) -> [UInt8]? = { [length = folder.utf8.count, text = state.text] path in
      text(String(decoding: path.utf8.dropFirst(length), as: UTF8.self))
    }
    return Outcome(
      report: report.withPaths(below: folder, in: pathRoot), root: root, pathRoot: pathRoot, status: status, failLevel: settings.failLevel, text: text,
      unstaged: unstaged, nested: state.project.nested, timings: timings, state: state)
  }

  /// Comes before paths from the project's root in all that a person or a host reads; with a slash at its end, or empty.
  var folder: String { pathRoot.folder(of: root) }

  /// Lowers the fixes that are written only together with those of rules that nobody asked for.
  private func hold(_ findings: inout [Finding], _ only: Set<String>) {
    let selection = Selection(onlyRules: only)
    let written = Set(selection.chosen(ofFiles: findings))
    for index in findings.indices where selection.allows(findings[index]) && !written.contains(findings[index]) {
      findings[index].fix?.demote("it can only be applied together with a fix of another rule")
    }
  }

  /// Why no file was read, and what brings it in.
  private static func whyNothing(_ state: AuditedProject) -> String {
    let project = state.project
    if let left = state.leftOutByContent.first { return "`\(printable(left.path))` is left out: \(left.why)" }
    if let left = project.leftOut.first {
      return "`\(printable(left.path))`\(andMore(project.leftOut.count)) \(project.leftOut.count == 1 ? "is" : "are") left out by a default exclusion "
        + "(\(left.reason.rawValue)); use `include` in \(settingsFileName) to audit \(project.leftOut.count == 1 ? "it" : "them")"
    }
    guard project.audited.isEmpty else { return "no file could be read" }
    if project.excluded > 0 { return "`exclude` in \(settingsFileName) leaves out every file here (\(counted(project.excluded, "file")))" }
    return "no supported files here (.swift, .m, .mm, .h, .storyboard, .xib, .strings, .stringsdict, .xcstrings, Contents.json of image sets), or git "
      + "ignores them all"
  }

  private func fails(_ finding: Finding) -> Bool {
    guard options.inBuild else { return finding.level >= settings.failLevel }
    guard let level = options.failLevel ?? Level(rawValue: settings.failBuild.rawValue) else { return false }
    return finding.level >= level
  }

  private func check(_ names: Set<String>, against catalogue: Catalogue) throws {
    for name in names where catalogue.ids(of: name).isEmpty && !SuppressionProblem.Kind.allCases.contains(where: { $0.rule == name }) {
      // One project of several may have it off.
      if RuleLoader.builtInIDs.contains(name) { continue }
      throw UsageError(message: unknownRule(printable(name), known: catalogue.ids + catalogue.categories.map(\.rawValue)))
    }
  }
}

extension RuleInfo {
  /// - Parameter withPage: false where nobody will read it.
  init(_ rule: RuleMetadata, withPage: Bool = true) {
    self.init(
      id: rule.id, category: rule.category, level: rule.level, precision: rule.precision, title: rule.title, summary: rule.summary,
      page: withPage ? rule.page : "", helpURI: rule.path.hasPrefix("/") ? "" : Command.page("Rules/" + rule.path))
  }
}
