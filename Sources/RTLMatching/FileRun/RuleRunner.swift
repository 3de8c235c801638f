import RTLFacts
import RTLFindings
import RTLLexing

/// Runs all rules over one file. A value may be used from many threads at once.
package struct RuleRunner: Sendable {
  /// Its rules are run; its vocabularies serve them.
  package let catalogue: Catalogue
  /// Matches of one file beyond this number are not looked at, and a notice says so. No file that a
  /// person wrote comes near it; a generated or hostile one is not worth the time.
  package static let cap = 5_000

  /// Those that may find something in the file at hand.
  private(set) var rules = CompiledRules.none

  /// Only where views are placed is asked for.
  private var isForPlaces = false

  /// Where the time of rules is added up, if somebody asks.
  let times: RuleTimes?

  /// So many findings of a file are looked at for helpers; a file with more asks in any case.
  private static let looked = 200

  /// - Parameter times: nil where nobody asks how long rules take; to measure costs time as well.
  package init(_ catalogue: Catalogue, times: RuleTimes? = nil) { (self.catalogue, self.times) = (catalogue, times) }

  /// The same where the project's own helpers mark code as aware of the direction, too.
  /// - Parameter helpers: names; true for those that count where they are called.
  package func adding(helpers: [String: Bool]) -> RuleRunner { RuleRunner(catalogue.adding(helpers: helpers), times: times) }

  /// The same with the rules alone that tell where views are placed.
  package var forPlaces: RuleRunner {
    var runner = self
    runner.isForPlaces = true
    return runner
  }

  /// Whether a rule is to be run.
  func runs(_ rule: Int) -> Bool { !isForPlaces || rules.placesViews(rule) }

  /// What a file can have too much of.
  package enum Limit: Sendable, Hashable {
    /// More than `cap` matches.
    case places
    /// Patterns that hold for long runs of code were tried at too many places in one.
    case steps
    /// The lexer stopped: more words and signs than the file's limit.
    case tokens
  }

  /// What one file gave.
  package struct FileFindings: Sendable {
    /// Sorted by place.
    package var pending: [PendingFinding] = []
    /// Why the rest of the file was left out; nil where nothing was.
    package var limit: Limit?
    /// Where a file of data is not well formed; what stands behind may be missing. Code is left to its compiler.
    package var damage: Damage?
    /// Some finding would not stand if a name of the file were a helper of the project that follows the direction.
    package var asksHelpers = false
    /// What an Interface Builder file was read as, for whoever asks more of it.
    package var document: InterfaceDocument?
  }

  /// Audits one lexed file.
  /// - Parameters:
  ///   - path: relative to the project's root; it goes into the findings.
  ///   - platform: what a fragment of an Interface Builder file is made for; a whole file says it.
  ///   - importing: modules that the file counts as importing, besides those that it names.
  ///   - otherFile: another file of the project by its path, as UTF-8; nil where there is none.
  package func audit(
    _ file: TokenFile, path: String, platform: AppPlatform? = nil, importing: Set<String> = [], otherFile: @escaping (String) -> [UInt8]? = { _ in nil }
  ) -> FileFindings {
    audit(CodeView(file: file, catalogue.vocabularies), path: path, platform: platform, importing: importing, otherFile: otherFile)
  }

  /// The same for a file of which more is asked.
  package func audit(
    _ code: CodeView, path: String, platform: AppPlatform? = nil, importing: Set<String> = [], otherFile: @escaping (String) -> [UInt8]? = { _ in nil }
  ) -> FileFindings {
    var prepared = self
    func build(for code: CodeView) -> CompiledRules {
      times?.measure("(building rules)") { catalogue.rules(for: code, path: path) } ?? catalogue.rules(for: code, path: path)
    }
    prepared.rules = build(for: code)
    // Where no pattern begins, no value would be met by one.
    guard code.file.dialect == .swift || code.file.dialect == .objectiveC, prepared.rules.mayBegin(in: code) else {
      return prepared.find(code, path: path, platform: platform, importing: importing, otherFile: otherFile)
    }
    let copied = code.copyingValues()
    // A value has other neighbors where it is used than where it stands.
    if !copied.file.copies.isEmpty { prepared.rules = build(for: copied) }
    return prepared.find(copied, path: path, platform: platform, importing: importing, otherFile: otherFile)
  }

  private func find(
    _ code: CodeView, path: String, platform: AppPlatform?, importing: Set<String>, otherFile: @escaping (String) -> [UInt8]?
  ) -> FileFindings {
    let context = FileContext(code, path: path, rules: rules, tables: catalogue.vocabularies.tables)
    let file = code.file
    var audited = FileFindings()
    if file.isCut { audited.limit = .tokens }
    var findings: [PendingFinding] = []
    let texts = LocalizedTexts(file, path: path, catalogue.vocabularies.tables, otherFile: otherFile)
    switch file.dialect {
    case .swift, .objectiveC: findings = auditCode(context, importing: importing, limit: &audited.limit)
    case .xml:
      context.interface = interfaceFacts(file)
      audited.damage = context.interface.flatMap { Damage($0.document.tree) }
      audited.document = context.interface?.document
      findings = context.interface.map { auditElements($0, in: context, platform: platform, limit: &audited.limit) } ?? []
    case .json: audited.damage = Damage(JSONTree(file))
    case .stringsDictionary, .stringCatalog: audited.damage = texts.own.damage
    case .strings: break
    }
    findings += auditAnalyses(context, importing: importing, texts: texts)
    guard !findings.isEmpty else { return audited }
    // A value that is read in several places has several findings at one.
    func order(_ finding: PendingFinding) -> (Int, Int, Int) { (finding.range.lowerBound, finding.block.rule, finding.tokens?.lowerBound ?? 0) }
    findings.sort { order($0) < order($1) }
    for pass in filePasses { pass.apply(to: &findings, in: context, catalogue.vocabularies) }
    if findings.count > RuleRunner.cap { audited.limit = .places }
    audited.asksHelpers = findings.count > RuleRunner.looked || findings.contains { mayHaveHelper($0, context) }
    audited.pending = Array(findings.prefix(RuleRunner.cap))
    return audited
  }

  // MARK: - Code

  private func auditCode(_ context: FileContext, importing: Set<String>, limit: inout Limit?) -> [PendingFinding] {
    let (code, file) = (context.code, context.file)
    let triggers = rules.triggers
    let matcher = Matcher(code)
    var inFile = PatternTriggers.InFile(triggers, context)
    var hits: [Hit] = []
    for index in code.knownTokens where hits.count < RuleRunner.cap && !matcher.isSpent {
      var next = triggers.first[Int(file.tokens[index].word)]
      while next >= 0 {
        let (number, entry) = (Int(next), triggers.entries[Int(next)])
        next = entry.next
        guard matcher.fits(entry.before, at: index - 1), matcher.fits(entry.after, behind: index), inFile.mayMatch(number) else { continue }
        let (reference, pattern) = triggers.patterns[number]
        guard runs(reference.rule) else { continue }
        guard let match = times == nil ? matcher.match(pattern, at: index) : timed(reference.rule, { matcher.match(pattern, at: index) }) else { continue }
        hits.append(Hit(reference: reference, match: match))
      }
    }
    if matcher.isSpent { limit = .steps } else if hits.count >= RuleRunner.cap { limit = .places }
    guard !hits.isEmpty else { return [] }
    let evaluator = Evaluator(code, catalogue.vocabularies, path: context.path, importing: importing)
    return Dictionary(grouping: hits, by: \.reference.rule).flatMap { rule, hits in
      timed(rule) { CodeRun(rule: rule, context: context, evaluator: evaluator).findings(of: hits) }
    }
  }

  // MARK: - Analyses

  /// Findings of the rules whose pages name an analysis.
  private func auditAnalyses(_ file: FileContext, importing: Set<String>, texts: LocalizedTexts) -> [PendingFinding] {
    guard let first = rules.analyses.first else { return [] }
    var findings: [PendingFinding] = []
    // By rule, then by place: the first claims it, unless it has questions to the project.
    var claimed: [Int: [Int: Int]] = [:]
    let input = AnalysisInput(file.reporter(first.reference), texts: texts, importing: importing)
    for (reference, analysis, words) in rules.analyses where runs(reference.rule) && file.words.hasOne(of: words) {
      if input.report.reference.rule != reference.rule { input.entered = [:] }
      input.report = file.reporter(reference)
      for finding in timed(reference.rule, { analysis.findings(input) }) {
        if let first = claimed[reference.rule]?[finding.range.lowerBound] {
          findings[first].append(alternative: finding)
        } else {
          claimed[reference.rule, default: [:]][finding.range.lowerBound] = findings.count
          findings.append(finding)
        }
      }
    }
    return findings
  }
  private func mayHaveHelper(_ finding: PendingFinding, _ context: FileContext) -> Bool {
    guard !finding.isIntentional, context.isCode, !rules.isUnguarded(finding.block.rule), let place = finding.tokens(in: context.file)
    else { return false }
    return context.code.mayHaveHelper(place) || finding.alsoAsked.contains { context.code.mayHaveHelper($0..<$0 + 1) }
  }

  /// A place with all positions, from a byte range.
  package static func place(_ range: Range<Int>, in file: TokenFile, path: String, lines: LineMap) -> Place {
    let start = lines.position(of: range.lowerBound)
    let end = lines.position(of: range.upperBound)
    let line = lines.lineRange(containing: range.lowerBound)
    return Place(
      path: path, range: range, startLine: start.line, endLine: end.line, startColumn: start.column, endColumn: end.column,
      startColumnUTF8: start.columnUTF8, endColumnUTF8: end.columnUTF8,
      lineText: String(decoding: file.bytes[line].prefix(400), as: UTF8.self))
  }
}
