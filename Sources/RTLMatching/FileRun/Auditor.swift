import RTLFacts
import RTLFindings
import RTLLexing

/// Runs all rules over one file. A value may be used from many threads at once.
package struct Auditor: Sendable {
  /// Its rules are run; its knowledge serves them.
  package let catalogue: Catalogue
  /// Matches of one file beyond this number are not looked at, and a notice says so. No file that a
  /// person wrote comes near it; a generated or hostile one is not worth the time.
  package static let cap = 5_000

  /// Those that may find something in the file at hand.
  private(set) var rules = ReadyRules.none

  /// Where the time of rules is added up, if somebody asks.
  let times: RuleTimes?

  /// So many findings of a file are looked at for helpers; a file with more asks in any case.
  private static let looked = 200

  /// - Parameter times: nil where nobody asks how long rules take; to measure costs time as well.
  package init(_ catalogue: Catalogue, times: RuleTimes? = nil) {
    self.catalogue = catalogue
    self.times = times
  }

  /// The same where the project's own helpers mark code as aware of the direction, too.
  /// - Parameter helpers: names; true for those that count where they are called.
  package func adding(helpers: [String: Bool]) -> Auditor { Auditor(catalogue.adding(helpers: helpers), times: times) }

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
  package struct Audited: Sendable {
    /// Sorted by place.
    package var candidates: [Candidate] = []
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
  ///   - beside: another file of the project by its path, as UTF-8; nil where there is none.
  package func audit(
    _ file: TokenFile, path: String, platform: String? = nil, importing: Set<String> = [], beside: @escaping (String) -> [UInt8]? = { _ in nil }
  ) -> Audited {
    audit(CodeView(file: file), path: path, platform: platform, importing: importing, beside: beside)
  }

  /// The same for a file of which more is asked.
  package func audit(
    _ code: CodeView, path: String, platform: String? = nil, importing: Set<String> = [], beside: @escaping (String) -> [UInt8]? = { _ in nil }
  ) -> Audited {
    var prepared = self
    let build = { [catalogue] in catalogue.rules(for: code, path: path) }
    prepared.rules = times?.measure("(building rules)", build) ?? build()
    return prepared.find(code, path: path, platform: platform, importing: importing, beside: beside)
  }

  private func find(
    _ code: CodeView, path: String, platform: String?, importing: Set<String>, beside: @escaping (String) -> [UInt8]?
  ) -> Audited {
    let file = code.file
    var audited = Audited()
    if file.isCut { audited.limit = .tokens }
    var drafts: [Draft] = []
    var interface: InterfaceFacts?
    let texts = LocalizedTexts(file, path: path, beside: beside)
    switch file.dialect {
    case .swift, .objectiveC: drafts = auditCode(code, importing: importing, limit: &audited.limit)
    case .xml:
      interface = interfaceFacts(file)
      audited.damage = interface.flatMap { Damage($0.document.tree) }
      audited.document = interface?.document
      drafts = interface.map { auditElements($0, file, platform: platform, limit: &audited.limit) } ?? []
    case .json: audited.damage = Damage(JSONTree(file))
    case .stringsDictionary, .stringCatalog: audited.damage = texts.own.damage
    case .strings: break
    }
    drafts += auditAnalyses(code, path: path, importing: importing, interface: interface, texts: texts)
    if file.dialect == .xml, !drafts.isEmpty, isOwnLayout(path) { drafts.removeAll { !rules.isUnguarded($0.reference.rule) } }
    leaveUnshipped(&drafts, code)
    guard !drafts.isEmpty else { return audited }
    let lines = LineMap(file.bytes)
    Self.holdBesideFrames(&drafts, code, lines) { rules.head($0.reference.rule).category }
    Self.joinNeighbours(&drafts)
    catalogue.knowledge.tables.reading(of: FourSides.table) { FourSides($0) }.leave(&drafts, code)
    var marks = FileMarks(code, catalogue.knowledge)
    for index in drafts.indices where drafts[index].isSafe {
      if let reason = marks.reason(rules.head(drafts[index].reference.rule).unsafeInFile, for: drafts[index]) { drafts[index].hold(reason) }
    }
    drafts.sort { ($0.place.lowerBound, $0.reference.rule) < ($1.place.lowerBound, $1.reference.rule) }
    if drafts.count > Auditor.cap { audited.limit = .places }
    audited.candidates = drafts.prefix(Auditor.cap).map { candidate($0, file, path: path, lines: lines) }
    audited.asksHelpers = drafts.count > Auditor.looked || drafts.contains { mayHaveHelper($0, code) }
    return audited
  }

  /// A layout that was drawn for a right-to-left language has its sides on purpose, as code has under a
  /// test of the direction.
  private func isOwnLayout(_ path: String) -> Bool { LanguageReader.language(ofPath: path).map(LanguageReader.isRightToLeft) ?? false }

  /// Takes out what no user of the app sees.
  private func leaveUnshipped(_ drafts: inout [Draft], _ code: CodeView) {
    guard !drafts.isEmpty, code.file.dialect == .swift || code.file.dialect == .objectiveC else { return }
    let previews = catalogue.knowledge.guards.previews
    drafts.removeAll { draft in
      code.file.tokens(in: draft.place).map { code.isUnshipped($0.lowerBound, previews: previews) || code.isEnumerator($0.lowerBound) } ?? false
    }
  }

  // MARK: - Code

  private func auditCode(_ code: CodeView, importing: Set<String>, limit: inout Limit?) -> [Draft] {
    let file = code.file
    let triggers = rules.triggers
    let matcher = Matcher(code)
    var hits: [Hit] = []
    for index in code.knownTokens where hits.count < Auditor.cap && !matcher.isSpent {
      var next = triggers.first[Int(file.tokens[index].word)]
      while next >= 0 {
        let (number, entry) = (Int(next), triggers.entries[Int(next)])
        next = entry.next
        guard matcher.fits(entry.before, at: index - 1), matcher.fits(entry.after, behind: index) else { continue }
        let (reference, pattern) = triggers.patterns[number]
        guard let match = times == nil ? matcher.match(pattern, at: index) : timed(reference.rule, { matcher.match(pattern, at: index) }) else { continue }
        hits.append(Hit(reference: reference, match: match))
      }
    }
    if matcher.isSpent { limit = .steps } else if hits.count >= Auditor.cap { limit = .places }
    return hits.isEmpty ? [] : drafts(hits, code, importing: importing)
  }

  /// Of the matches of one rule at one place the first block in the file wins, an exception before all.
  private func drafts(_ hits: [Hit], _ code: CodeView, importing: Set<String>) -> [Draft] {
    let evaluator = Evaluator(code: code, knowledge: catalogue.knowledge, importing: importing)
    return Dictionary(grouping: hits, by: \.reference.rule).flatMap { rule, hits in
      timed(rule) { drafts(of: rule, hits, evaluator, code) }
    }
  }

  private func drafts(of rule: Int, _ hits: [Hit], _ evaluator: Evaluator, _ code: CodeView) -> [Draft] {
    var result: [Draft] = []
    var excepted: [Range<Int>] = []
    // Exceptions that depend on the project.
    var unless: [(range: Range<Int>, questions: [Question])] = []
    for hit in hits where hit.reference.isException {
      let finder = rules.finder(hit.reference)
      guard case .yes(let questions) = evaluator.verdict(finder.tests, for: hit.match) else { continue }
      if !finder.groups.isEmpty { result.append(silenced(draft(hit, finder, [], code))) }
      if questions.isEmpty {
        excepted.append(hit.match.start..<hit.match.end)
      } else {
        unless.append((hit.match.start..<hit.match.end, questions))
      }
    }
    var claimed: Set<Int> = []
    var found: [(draft: Draft, target: String?, anchor: Int)] = []
    var handledTargets: Set<String> = []
    var isCompared = false
    var silent: [Int: Draft] = [:]
    let finds = hits.filter { !$0.reference.isException }.sorted {
      ($0.match.place.lowerBound, $0.reference.finder) < ($1.match.place.lowerBound, $1.reference.finder)
    }
    for hit in finds {
      let anchor = hit.match.place.upperBound - 1
      guard !claimed.contains(anchor), !excepted.contains(where: { $0.contains(anchor) }) else { continue }
      let finder = rules.finder(hit.reference)
      guard evaluator.contextHolds(hit.match) else {
        if !finder.takesComparisons, evaluator.comparesTarget(hit.match, finder.tests) { isCompared = true }
        continue
      }
      guard case .yes(let questions) = evaluator.verdict(finder.tests, for: hit.match) else {
        if !finder.groups.isEmpty, silent[anchor] == nil { silent[anchor] = draft(hit, finder, [], code) }
        continue
      }
      // While the project may still say no, the blocks behind stay in the race.
      if questions.isEmpty { claimed.insert(anchor) }
      if !finder.takesComparisons, evaluator.isCompared(hit.match) {
        isCompared = true
        continue
      }
      let target = evaluator.target(of: hit.match)
      if evaluator.isMeant(hit.match) || !rules.isUnguarded(rule) && evaluator.isGuarded(hit.match) {
        if let target { handledTargets.insert(target) }
        if !finder.groups.isEmpty { result.append(silenced(draft(hit, finder, [], code))) }
        continue
      }
      var draft = draft(hit, finder, questions, code)
      let owner = target?.split(separator: ".").dropLast().suffix(1).map(String.init) ?? []
      let made = evaluator.view(taking: hit.match).map { [$0] } ?? []
      // With the types round it alone: functions of one name stand in many of them.
      draft.targets = owner + (owner + made).flatMap { name in
        code.scopeNames(at: anchor).filter { $0.first?.isUppercase == true }.map { "\($0).\(name)" }
      }
      if !rules.head(rule).unsafeWhere.isEmpty { draft.receiverType = evaluator.receiverType(of: hit.match) }
      draft.related = evaluator.evidence(finder.tests, for: hit.match)
      draft.unless = unless.filter { $0.range.contains(anchor) }.map(\.questions)
      found.append((draft, target, anchor))
    }
    // Two sides of one thing, such as sent and received messages: one of them alone would meet the other.
    let otherSides = found.filter { ($0.draft.edits.isEmpty || rules.finder($0.draft.reference).direction != nil) && $0.target != nil }
    // Where the file sets the same thing by the direction elsewhere, the order of the calls decides.
    for index in found.indices {
      let (target, anchor) = (found[index].target, found[index].anchor)
      var draft = found[index].draft
      if let held = draft.heldBack(in: code, at: anchor, knowledge: catalogue.knowledge) { draft = held }
      if let target, handledTargets.contains(target) {
        draft.fix = min(draft.fix, .unsafe)
        draft.lowered = "elsewhere, the file sets `\(target)` depending on the direction"
      } else if let target, otherSides.contains(where: { $0.target == target && $0.draft.scope == draft.scope && $0.anchor != anchor }) {
        draft.fix = min(draft.fix, .unsafe)
        draft.lowered = "`\(target)` also gets the other side"
      } else if isCompared {
        draft.fix = min(draft.fix, .unsafe)
        draft.lowered = "elsewhere, the file compares with this value"
      }
      found[index].draft = draft
    }
    for (_, drafts) in Dictionary(grouping: found, by: \.anchor) { Draft.chained(drafts.map(\.draft)).map { result.append($0) } }
    let anchors = claimed.union(found.map(\.anchor))
    result += silent.filter { !anchors.contains($0.key) }.map { silenced($0.value) }
    return result
  }

  private func silenced(_ draft: Draft) -> Draft {
    var draft = draft
    draft.isSilent = true
    return draft
  }

  private func draft(_ hit: Hit, _ finder: Finder, _ questions: [Question], _ code: CodeView) -> Draft {
    let file = code.file
    let tokens = file.tokens
    let place = Int(tokens[hit.match.place.lowerBound].start)..<tokens[hit.match.place.upperBound - 1].end
    var parts: [String: String] = [:]
    for (name, range) in hit.match.captures where !range.isEmpty {
      parts[name] = String(decoding: file.bytes[Int(tokens[range.lowerBound].start)..<tokens[range.upperBound - 1].end], as: UTF8.self)
    }
    let scope = code.scopeNames(at: hit.match.place.lowerBound)
    var draft = Draft(
      reference: hit.reference, place: place, parts: parts,
      edits: hit.match.edits.map(FixTemplate(hit.match, in: file).fill).sorted { $0.range.lowerBound < $1.range.lowerBound },
      fix: min(finder.fix, hit.match.fix), needs: finder.needs + hit.match.needs, questions: questions,
      scope: scope.joined(separator: "."), object: nil)
    let views = finder.groups.compactMap { parts[$0] }.map { code.viewPath($0, at: hit.match.place.lowerBound) }
    draft.groups = views.map { Auditor.groupName($0, scope) }
    if let own = finder.groups.first, parts[own] != nil {
      draft.placedGroup = draft.groups[0]
      draft.view = code.placedView(views[0], at: hit.match.place.lowerBound, catalogue.knowledge.members)
      draft.ends = code.placedEnds(Array(views.dropFirst()), at: hit.match.place.lowerBound, catalogue.knowledge.members)
    }
    draft.properties = frameworkProperties(hit.match, code)
    if questions.contains(where: { $0.picture != nil }) { draft.pictureProperty = code.propertyName(around: hit.match.place.lowerBound) }
    draft.groups += Auditor.handedGroups(draft.groups, code, at: hit.match.place.lowerBound)
    return draft
  }

  /// The same view of the same type has one name.
  /// - Parameter path: see `CodeView.viewPath`.
  static func groupName(_ path: String, _ scope: [String]) -> String { (scope.first.map { $0 + "/" } ?? "") + path }

  private func mayHaveHelper(_ draft: Draft, _ code: CodeView) -> Bool {
    guard !draft.isSilent, code.file.dialect == .swift || code.file.dialect == .objectiveC, !rules.isUnguarded(draft.reference.rule),
      let place = code.file.tokens(in: draft.place)
    else { return false }
    let members = catalogue.knowledge.members
    return code.mayHaveHelper(place, isForeign: members.has)
  }

  // MARK: - Findings

  func candidate(_ draft: Draft, _ file: TokenFile, path: String, lines: LineMap) -> Candidate {
    let head = rules.head(draft.reference.rule)
    let finder = rules.finder(draft.reference)
    var parts = draft.parts
    parts["MATCH"] = String(decoding: file.bytes[draft.place], as: UTF8.self)
    parts["FIX"] = draft.edits.map(\.replacement).filter { !$0.isEmpty }.joined(separator: ", ")
    parts["OBJECT"] = draft.object
    parts["PLACE"] = MessageTemplate.place
    var finding = Finding(
      rule: head.id, category: head.category, level: min(draft.level ?? finder.level, head.mostLevel),
      message: MessageTemplate.fill(draft.message ?? finder.message, parts),
      place: Auditor.place(draft.place, in: file, path: path, lines: lines))
    finding.scope = draft.scope
    finding.isOnce = finder.isOnce
    finding.object = draft.object
    finding.objectID = draft.objectID
    finding.groups = draft.groups
    finding.related = draft.related.map {
      Related(place: Auditor.place($0.range, in: file, path: path, lines: lines), message: $0.message)
    }
    if draft.fix != .none, !draft.edits.isEmpty || finder.title != nil {
      let written = Array(Set(draft.edits.map(\.replacement))).sorted().map { "`\($0)`" }.joined(separator: ", ")
      let fix = draft.edits.isEmpty ? Applicability.shown : draft.fix
      let title = finder.title.map { MessageTemplate.fill($0, parts) } ?? "Write \(written)"
      finding.fix = Fix(applicability: fix, title: title, edits: draft.edits, lowered: draft.lowered.map { Reason($0) })
    }
    var candidate = Candidate(
      finding: finding, questions: draft.questions, needs: draft.needs, unflippedAsset: draft.unflipped, isSilent: draft.isSilent)
    candidate.unless = draft.unless
    candidate.pictureProperty = draft.pictureProperty
    candidate.noteWhere = head.noteWhere
    candidate.unsafeWhere = head.unsafeWhere
    candidate.direction = finder.direction.map { test in
      DirectionTest(
        fallback: MessageTemplate.fill(test.fallback, parts), view: test.view.map { MessageTemplate.fill($0, parts) }, owners: test.owners,
        isSwift: test.isSwift)
    }
    (candidate.view, candidate.ends) = (draft.view, draft.ends)
    candidate.outlets = draft.outlets
    candidate.properties = draft.properties
    candidate.targets = draft.targets
    candidate.receiverType = draft.receiverType
    candidate.otherwise = draft.otherwise.map { self.candidate($0, file, path: path, lines: lines) }
    return candidate
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

/// A pattern that fits, before its tests.
private struct Hit {
  var reference: Catalogue.Reference
  var match: Matcher.Match
}
