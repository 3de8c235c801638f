import RTLFindings
import RTLLexing
import RTLSystem

/// The suppressions of one file. Made while its tokens are in memory; keeps none of them.
///
/// | written | covers |
/// |---|---|
/// | `rtl-audit:disable:next` | findings that start in the next line that holds code; comments and blank lines between do not count |
/// | `rtl-audit:disable:this` | findings that start in the directive's own line |
/// | `rtl-audit:disable:previous` | findings that start in the line above that holds code |
/// | `rtl-audit:disable` … `rtl-audit:enable` | findings that start between the two, or up to the end of the file; the first has a line of its own |
/// | `rtl-audit:disable:file` | the whole file |
/// | `rtl-audit:disable` in the notes of an Interface Builder object | the object and everything inside it |
///
/// Rules follow, separated by commas or spaces (none means every rule), then ` -- ` and the reason.
/// Where several cover a finding the narrowest counts as used, so that needless ones come to light.
package struct Directives: Sendable {
  /// What became of the findings of a file.
  package struct Outcome: Sendable {
    /// Findings that nothing covers, in the order in which they came.
    package var kept: [Finding] = []
    /// In the same order; the reason is that of the narrowest directive, nil where it gives none.
    package var suppressed: [(finding: Finding, reason: String?)] = []
    /// Suppressions that hide nothing, in file order.
    package var unused: [SuppressionProblem] = []
  }

  /// So many of a file count; what stands behind them does not.
  package static let most = 5_000
  /// The file has more.
  package private(set) var isCapped = false

  /// What is wrong with the directives themselves, in file order.
  package private(set) var problems: [SuppressionProblem] = []

  /// A directive for one rule: what is used or unused.
  private struct Entry {
    /// Empty for every rule.
    var rule: String
    var reason: String?
    var range: Range<Int>
    var line: Int
    /// The number of the directive among the removals.
    var removal: Int?
  }
  /// A part of the file that an entry covers. Spans of one rule in one table are disjoint and sorted.
  private struct Span {
    var start: Int
    var end = Int.max
    var entry: Int
    /// Rules that an `enable` took out of a span for every rule, with the offset from which on.
    var exceptions: [String: Int] = [:]
  }
  private struct LineKey: Hashable {
    var line: Int
    var rule: String
  }

  private var entries: [Entry] = []
  private var removals: [Removal] = []
  private var lineEntries: [LineKey: Int] = [:]
  private var blocks: [String: [Span]] = [:]
  private var objects: [String: [Span]] = [:]
  private var fileEntries: [String: Int] = [:]

  /// - Parameters:
  ///   - notes: of Interface Builder objects, in any order; objects nest or are apart.
  ///   - knownRules: ids of all rules that exist, switched off ones too.
  ///   - requiresReason: whether a suppression without a reason is a problem.
  ///   - requiresRule: whether a suppression of every rule is a problem.
  package init(
    file: TokenFile, notes: [NoteDirectiveInput] = [], knownRules: Set<String>, requiresReason: Bool = false,
    requiresRule: Bool = false
  ) {
    var scanner = DirectiveScanner(file, knownRules: knownRules)
    isCapped = scanner.isCapped
    let noteDirectives = Directives.read(notes, knownRules, &scanner.problems, &isCapped)
    problems = scanner.problems
    guard !scanner.directives.isEmpty || !noteDirectives.isEmpty || !problems.isEmpty else { return }

    let lines = LineStarts(file.bytes)
    for (directive, comment) in scanner.directives { add(directive, comment, file, lines) }
    for (directive, note) in noteDirectives {
      removals.append(Removal(directive, in: note))
      for entry in newEntries(directive, lines) {
        // Inside an object that is covered already the entry stays without a span: it is not needed.
        if let last = objects[entries[entry].rule]?.last, last.end >= note.object.upperBound { continue }
        objects[entries[entry].rule, default: []].append(Span(start: note.object.lowerBound, end: note.object.upperBound, entry: entry))
      }
    }
    if requiresReason {
      report(.withoutReason, "this suppression has no reason; add ` -- ` and say why the finding is not a defect") { $0.reason == nil }
    }
    if requiresRule {
      report(.withoutRule, "this suppression covers every rule, even future ones; name the rules that it is meant for") { $0.rule.isEmpty }
    }
    for i in problems.indices { problems[i].line = lines.line(at: problems[i].range.lowerBound) }
    problems.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Building

  private static func read(
    _ notes: [NoteDirectiveInput], _ knownRules: Set<String>, _ problems: inout [SuppressionProblem], _ isCapped: inout Bool
  ) -> [(Directive, note: NoteDirectiveInput)] {
    var found: [(Directive, note: NoteDirectiveInput)] = []
    guard !notes.isEmpty else { return found }
    let sortedRules = knownRules.sorted()
    let outerFirst = notes.sorted {
      ($0.object.lowerBound, $1.object.upperBound) < ($1.object.lowerBound, $0.object.upperBound)
    }
    for note in outerFirst {
      for line in note.text.split(whereSeparator: \.isNewline) {
        let text = line.drop { $0 == " " || $0 == "\t" }
        guard text.utf8.starts(with: Directive.marker) else { continue }
        guard found.count + problems.count < Directives.most else {
          isCapped = true
          return found
        }
        guard let directive = Directive.parse(text, range: note.place, knownRules: knownRules, sortedRules: sortedRules, problems: &problems) else {
          continue
        }
        if directive.command == .disable {
          found.append((directive, note))
        } else {
          problems.append(
            SuppressionProblem(
              kind: .malformed, range: note.place, line: 0,
              message:
                "`rtl-audit:\(directive.command.rawValue)` has no meaning in a note; use `rtl-audit:disable`, which covers the object and everything inside it")
          )
        }
      }
    }
    return found
  }

  private mutating func newEntries(_ directive: Directive, _ lines: LineStarts) -> Range<Int> {
    let first = entries.count
    let line = lines.line(at: directive.range.lowerBound)
    for rule in directive.rules.isEmpty ? [""] : directive.rules {
      let removal = removals.last?.directive.range == directive.range ? removals.count - 1 : nil
      entries.append(Entry(rule: rule, reason: directive.reason, range: directive.range, line: line, removal: removal))
    }
    return first..<entries.count
  }

  private mutating func add(_ directive: Directive, _ comment: Range<Int>, _ file: TokenFile, _ lines: LineStarts) {
    let offset = directive.range.lowerBound
    let ownLine = lines.line(at: offset)
    if directive.command != .enable { removals.append(Removal(directive, comment: comment, in: file)) }
    switch directive.command {
    case .disableThis: cover(line: ownLine, directive, lines)
    case .disableNext:
      let lastLine = lines.line(at: max(comment.lowerBound, comment.upperBound - 1))
      guard let line = file.lineWithToken(after: lastLine, lines) else {
        return complain(directive, "`disable:next` has no code after it; move it above the line that it is meant for, or delete it")
      }
      cover(line: line, directive, lines)
    case .disablePrevious:
      let firstLine = lines.line(at: comment.lowerBound)
      guard let line = file.lineWithToken(before: firstLine, lines) else {
        return complain(directive, "`disable:previous` has no code before it; move it below the line that it is meant for, or delete it")
      }
      cover(line: line, directive, lines)
    case .disableFile:
      for entry in newEntries(directive, lines) where fileEntries[entries[entry].rule] == nil {
        fileEntries[entries[entry].rule] = entry
      }
    case .disable:
      guard !isBehindCode(comment, file) else {
        return complain(
          directive,
          "`disable` after code would cover what follows, to the end of the file, but not its own line; use `disable:this`, or put it on its own line")
      }
      for entry in newEntries(directive, lines) {
        let rule = entries[entry].rule
        if isOpen(rule) { continue }
        blocks[rule, default: []].append(Span(start: offset, entry: entry))
      }
    case .enable: enable(directive, Removal(directive, comment: comment, in: file))
    }
  }

  /// Whether a comment stands behind code on its line.
  private func isBehindCode(_ comment: Range<Int>, _ file: TokenFile) -> Bool {
    guard file.dialect == .swift || file.dialect == .objectiveC else { return false }
    let next = file.tokens.partitioningIndex { Int($0.start) >= comment.lowerBound }
    return next > 0 && !file.bytes[file.tokens[next - 1].range.upperBound..<comment.lowerBound].contains { $0 == 0x0A || $0 == 0x0D }
  }

  private mutating func cover(line: Int, _ directive: Directive, _ lines: LineStarts) {
    for entry in newEntries(directive, lines) {
      let key = LineKey(line: line, rule: entries[entry].rule)
      if lineEntries[key] == nil { lineEntries[key] = entry }
    }
  }

  private func isOpen(_ rule: String) -> Bool { blocks[rule]?.last?.end == .max }

  private mutating func close(_ rule: String, at offset: Int, _ ended: inout Set<Int>) {
    guard let last = blocks[rule]?.indices.last else { return }
    blocks[rule]![last].end = offset
    if let removal = entries[blocks[rule]![last].entry].removal { ended.insert(removal) }
  }

  private mutating func enable(_ directive: Directive, _ comment: Removal) {
    let offset = directive.range.lowerBound
    var ended: Set<Int> = []
    defer {
      // An `enable` that ends several blocks goes with none of them.
      for removal in ended {
        removals[removal].isEnded(by: comment)
        if ended.count > 1 { removals[removal].isEnded(by: comment) }
      }
    }
    var closed = false
    if directive.rules.isEmpty {
      for rule in blocks.keys.filter(isOpen) {
        close(rule, at: offset, &ended)
        closed = true
      }
    }
    for rule in directive.rules {
      if isOpen(rule) {
        close(rule, at: offset, &ended)
        closed = true
      }
      if isOpen(""), let last = blocks[""]?.indices.last, blocks[""]![last].exceptions[rule] == nil {
        blocks[""]![last].exceptions[rule] = offset
        if let removal = entries[blocks[""]![last].entry].removal { ended.insert(removal) }
        closed = true
      }
    }
    if !closed { complain(directive, "`enable` without a `disable` above it; delete it, or check the names of the rules") }
  }

  private mutating func complain(_ directive: Directive, _ message: String) {
    problems.append(SuppressionProblem(kind: .malformed, range: directive.range, line: 0, message: message))
  }

  /// Reports each directive with such an entry once.
  private mutating func report(_ kind: SuppressionProblem.Kind, _ message: String, where isWrong: (Entry) -> Bool) {
    var last: Range<Int>?
    for entry in entries where isWrong(entry) && entry.range != last {
      last = entry.range
      problems.append(SuppressionProblem(kind: kind, range: entry.range, line: 0, message: message))
    }
  }

  // MARK: Asking

  /// The suppression that covers a finding of this rule at this place, or nil.
  /// - Parameters:
  ///   - offset: first byte of the finding.
  ///   - line: its 1-based line.
  private func entry(for rule: String, at offset: Int, line: Int) -> Int? {
    if let entry = lineEntries[LineKey(line: line, rule: rule)] ?? lineEntries[LineKey(line: line, rule: "")] { return entry }
    for table in [objects, blocks] {
      if let span = Directives.span(table[rule], at: offset) { return span.entry }
      if let span = Directives.span(table[""], at: offset), span.exceptions[rule] ?? .max > offset { return span.entry }
    }
    return fileEntries[rule] ?? fileEntries[""]
  }

  private static func span(_ spans: [Span]?, at offset: Int) -> Span? {
    guard let spans else { return nil }
    let next = spans.partitioningIndex { $0.start > offset }
    return next > 0 && spans[next - 1].end > offset ? spans[next - 1] : nil
  }

  /// Bytes of every directive and of every problem: what a report may point at.
  package var places: [Range<Int>] { Set(entries.map(\.range) + problems.map(\.range)).sorted { $0.lowerBound < $1.lowerBound } }

  /// Parts the findings of this file, keeping their order.
  /// - Parameter ranRules: rules that looked at this file in this run; suppressions of others may well be needed.
  package func apply(to findings: [Finding], ranRules: Set<String>) -> Outcome {
    var outcome = Outcome()
    var used: Set<Int> = []
    for finding in findings {
      if let entry = entry(for: finding.rule, at: finding.place.range.lowerBound, line: finding.place.startLine) {
        used.insert(entry)
        outcome.suppressed.append((finding, entries[entry].reason))
      } else {
        outcome.kept.append(finding)
      }
    }
    func isNeedless(_ number: Int) -> Bool {
      let rule = entries[number].rule
      return !used.contains(number) && (rule.isEmpty || ranRules.contains(rule))
    }
    var needless: [Int: Set<String>] = [:]
    for number in entries.indices where isNeedless(number) {
      if let removal = entries[number].removal { needless[removal, default: []].insert(entries[number].rule) }
    }
    for (number, entry) in entries.enumerated() where isNeedless(number) {
      let what = entry.rule.isEmpty ? "this suppression hides nothing" : "this suppression of `\(entry.rule)` hides nothing"
      var problem = SuppressionProblem(kind: .unused, range: entry.range, line: entry.line, message: what + "; delete it")
      if let removal = entry.removal { problem.removal = removals[removal].edits(without: needless[removal]!) }
      outcome.unused.append(problem)
    }
    outcome.unused.sort { $0.range.lowerBound < $1.range.lowerBound }
    return outcome
  }
}
