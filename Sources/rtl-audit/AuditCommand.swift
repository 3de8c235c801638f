import RTLDiscovery
import RTLFixing
import RTLLexing
import RTLMatching
import RTLReporting

/// `rtl-audit [PATH …]`: the main job.
struct AuditCommand {
  let options: Options
  let root: String
  let settings: Settings

  init(_ options: Options) throws {
    self.options = options
    root = try Project.root(of: options.paths.first ?? ".")
    let file = try options.settingsPath.map { path throws(SettingsError) in try SettingsFile.load(path: path) } ?? SettingsFile.load(root: root)
    var settings = Settings(file)
    if let level = options.minLevel { settings.minLevel = Settings.Level(level) }
    if let level = options.failLevel { settings.failLevel = Settings.Level(level) }
    self.settings = settings
  }

  func run() throws -> Int32 {
    let project = try Project.discover(arguments: options.paths, settings: settings)
    let dialects = Set(Set(project.audited.map(\.kind)).compactMap(FileAudit.dialect))
    let catalogue = try RuleLoader.catalogue(settings, root: root, withPages: options.reports.contains(where: \.format.needsPages), dialects: dialects)
    try check(options.fixOnly, against: catalogue)
    var files = FileAudit(
      root: root, auditor: Auditor(catalogue), settings: settings, knownRules: Set(RuleLoader.builtInIDs + catalogue.rules.map(\.head.id)),
      hashesLines: options.reports.contains(where: \.format.needsLineHashes))
    var results = files.run(project.audited, threads: options.threads ?? Platform.coreCount)
    var wants = ProjectScan.Wants()
    for result in results { for candidate in result.candidates { wants.formUnion(ProjectScan.Wants(candidate)) } }
    let facts = ProjectAnswers(project, settings: settings, knowledge: catalogue.knowledge, wants: wants)
    files.heed(facts.helpers, project.audited, &results)
    let judge = Judge(resolver: Resolver(facts.answers, members: catalogue.knowledge.members), catalogue: catalogue, lowersWarnings: settings.rtlLanguages == RTLDiscovery.Settings.RTLLanguages.none)

    var findings: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    var notices = project.notices
    var summary: FixSummary?
    /// Rules of which one finding speaks for the project, and has spoken.
    var spoken: Set<String> = []
    let fixing = FixCommand(files: files, judge: judge, options: options)
    for (source, result) in zip(project.audited, results) {
      if let notice = result.notice { notices.append(notice) }
      var verdict = judge.verdict(on: result)
      if options.fixes {
        let outcome = try fixing.fix(source, verdict)
        summary = summary ?? FixSummary()
        if let outcome { verdict = outcome.verdict }
        if let outcome, let fix = outcome.fix { summary?.add(fix, writeFailure: outcome.writeFailure) }
      }
      findings += verdict.findings.filter { !$0.isOnce || spoken.insert($0.rule).inserted }
      suppressed += verdict.suppressed
    }
    if options.diff { return findings.contains(where: fails) ? 1 : 0 }
    if !findings.isEmpty, settings.rtlLanguages == nil, project.isWhole, let languages = facts.leftToRightLanguages {
      Output.complain(
        "the project has no right-to-left language yet (\(languages)); `rtl-languages: none` in \(settingsFileName) makes every warning a note, `present` ends this line")
    }
    for notice in notices { Output.complain("\(printable(notice.path)) \(notice.message)") }
    let report = Report(
      findings: findings, suppressed: suppressed, notices: notices, rules: catalogue.rules.map(RuleInfo.init),
      filesAudited: results.count { $0.isAudited }, toolVersion: Command.version, minimumLevel: Level(settings.minLevel), fixes: summary)
    try ReportWriter(options: options, root: root, failLevel: settings.failLevel, text: text).write(report)
    return findings.contains(where: fails) ? 1 : 0
  }

  private func fails(_ finding: Finding) -> Bool { finding.level >= Level(settings.failLevel) }

  private func check(_ ids: Set<String>, against catalogue: Catalogue) throws {
    for id in ids where !catalogue.rules.contains(where: { $0.head.id == id }) {
      throw UsageError(message: unknownRule(id, known: catalogue.rules.map(\.head.id)))
    }
  }

  private func text(_ path: String) -> [UInt8]? {
    var raw: [UInt8] = []
    guard (try? readFile(root + "/" + path, limit: settings.maxFileSize, into: &raw)) != nil else { return nil }
    return SourceText.decode(raw).bytes
  }
}

extension RuleInfo {
  init(_ rule: Rule) {
    self.init(
      id: rule.head.id, category: rule.head.category, level: rule.head.level, title: rule.title, summary: rule.summary,
      page: rule.page, helpURI: "https://github.com/rtl-audit/rtl-audit/blob/main/Rules/\(rule.head.category)/\(rule.head.id).md")
  }
}

extension Settings.Level {
  init(_ level: Level) {
    switch level {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
