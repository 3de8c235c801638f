import RTLAuditing
import RTLDiscovery
import RTLFindings
import RTLFixing
import RTLLexing
import RTLReporting
import RTLSystem

/// `--fix` and `--diff`. Both compute the same texts, in rounds over the whole project; the one writes them at the end, the
/// other shows them. A file is written only if all of this holds: it is still the one that was audited, each pass was proved,
/// and it can be replaced in one step. All others are left and said.
struct FixCommand {
  /// The project as the fixes leave it.
  private(set) var state: AuditedProject
  private let options: Options
  private let selection: Selection
  /// Nil where nobody wants to write: then nothing outside of a file keeps its fixes back.
  private let folder: FolderObstacles?
  /// How many files the run has fixed in other projects.
  private let fixedElsewhere: Int
  /// What was there before, by the number of the file.
  private let before: [FileOutcome]
  /// The only rules that are reported; empty for all.
  private let only: Set<String>
  /// What was there to fix before, by the number of the file.
  private let promised: [Int: [Finding]]
  private var fixed: [Int: Fixed] = [:]
  /// Files that somebody else writes: a later round leaves them as well.
  private var busy: Set<Int> = []
  /// What the last round left, by the number of the file.
  private var skipped: [Int: [SkippedFix]] = [:]
  /// Of the files that were written; most have none.
  private var remarks: [FixSummary.Remark] = []

  private struct Fixed {
    /// As it stands in the folder.
    let raw: [UInt8]
    let source: SourceText
    var file: FixedFile
  }

  /// How often all files are fixed at most.
  static let roundLimit = 4

  /// - Parameters:
  ///   - minimumLevel: what is not shown is not fixed.
  ///   - writes: what the folder keeps from being written is not fixed either, nor shown in a diff.
  ///   - fixedElsewhere: how many files the run has fixed in other projects.
  init(_ state: AuditedProject, _ options: Options, minimumLevel: Level, writes: Bool, fixedElsewhere: Int = 0) {
    (self.state, self.fixedElsewhere) = (state, fixedElsewhere)
    before = state.fileOutcomes
    self.options = options
    only = Set(options.only.flatMap(state.catalogue.ids))
    let rules = options.fixOnly.union(options.only).flatMap(state.catalogue.ids)
    let selection = Selection(unsafe: options.unsafeFixes, onlyRules: Set(rules), minimumLevel: minimumLevel)
    self.selection = selection
    folder = writes ? FolderObstacles(state.project.reader) : nil
    promised = state.fileOutcomes.indices.reduce(into: [:]) { promised, number in
      let chosen = state.isMalformed(number) ? [] : selection.chosen(of: state.fileOutcomes[number].findings)
      if !chosen.isEmpty { promised[number] = chosen }
    }
  }

  /// The bytes of the files that the fixes change, by path.
  private var edited: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: fixed.map { (state.project.audited[$0].path, $1.source.encode($1.file.text)) })
  }

  /// A file as the fixes leave it; nil where they leave it alone.
  func fixed(_ number: Int) -> FixedFile? { fixed[number].flatMap { $0.file.isChanged ? $0.file : nil } }

  // MARK: Rounds

  /// Fixes all files until nothing changes: what is fixed in one may settle or bring up a finding in another.
  /// - Parameter audit: audits the project with other bytes for some files.
  mutating func run(_ audit: (_ edited: [String: [UInt8]]) throws -> AuditedProject) rethrows {
    for _ in 0..<FixCommand.roundLimit {
      guard round() else { return }
      state = try audit(edited)
    }
    skipped = [:]
    for number in wanted { skip(number, obstacle(to: number) ?? "other fixes caused it in the last of \(FixCommand.roundLimit) rounds; run again") }
  }

  /// Files with something to fix.
  private var wanted: [Int] { state.fileOutcomes.indices.filter { !selection.chosen(of: state.fileOutcomes[$0].findings).isEmpty } }

  /// Fixes each file once, by what is known of all.
  private mutating func round() -> Bool {
    skipped = [:]
    var isChanged = false
    for number in wanted {
      stopIfAsked()
      if let obstacle = obstacle(to: number) { skip(number, obstacle) } else if fix(number) { isChanged = true }
    }
    return isChanged
  }

  /// Why a file is left, whatever its fixes are.
  private func obstacle(to number: Int) -> String? {
    busy.contains(number) ? "\(WriteFailure.changedOnDisk)" : folder?.reason(for: state.project.audited[number].path)
  }

  private mutating func skip(_ number: Int, _ reason: String) {
    skipped[number] = selection.chosen(of: state.fileOutcomes[number].findings).map { SkippedFix(finding: $0, reason: reason) }
  }

  /// - Returns: whether the file changes.
  private mutating func fix(_ number: Int) -> Bool {
    func refuse(_ reason: String) -> Bool {
      skip(number, reason)
      return false
    }
    guard let dialect = state.project.audited[number].kind.dialect else { return false }
    guard !state.isMalformed(number) else { return refuse("the file is not well formed") }
    guard var fixed = fixed[number] ?? read(number) else { return refuse("the file no longer exists") }
    let text = fixed.file.text
    guard !hasConflictMarkers(text) else { return refuse("the file has conflict markers; resolve the merge conflict first") }
    let fileOutcome = state.fileOutcomes[number]
    let known = fileOutcome.known
    var initial = fileOutcome
    if AuditedProject.digest(text) != state.results[number].digest {
      // What git stores may differ in its line ends.
      guard state.project.reader.state != .folder else {
        busy.insert(number)
        return refuse("\(WriteFailure.changedOnDisk)")
      }
      initial = audit(text, number, known)
      fixed.file.promised = selection.chosen(of: initial.findings)
      fixed.file.others = others(initial.findings, besides: fixed.file.promised)
    }
    let outcome = Fixer(selection: selection).fix(
      text: text, initial: initial.forFixing, audit: { audit($0, number, known).forFixing },
      keepsStructure: { Structure.isKept(dialect, old: $0, new: $1, changes: $2) })
    guard SourceText.decode(fixed.source.encode(outcome.text)).bytes == outcome.text else {
      return refuse("the fixed text cannot be saved in the file's encoding")
    }
    skipped[number] = outcome.skipped
    guard outcome.isChanged else { return false }
    fixed.file.take(outcome)
    self.fixed[number] = fixed
    return true
  }

  /// Fixes go into the folder, also where what git stores was audited.
  private func read(_ number: Int) -> Fixed? {
    let reader = state.project.reader
    let folder = reader.state == .folder ? reader : SourceReader(root: reader.root, limit: reader.limit)
    var raw: [UInt8] = []
    guard (try? folder.read(state.project.audited[number].path, into: &raw)) != nil else { return nil }
    let source = SourceText.decode(raw)
    return Fixed(raw: raw, source: source, file: unchanged(number, source.bytes))
  }

  /// A file before the first round.
  private func unchanged(_ number: Int, _ text: [UInt8]) -> FixedFile {
    let promised = promised[number] ?? []
    return FixedFile(original: text, promised: promised, others: others(before[number].findings, besides: promised))
  }

  /// What a report shows besides. A finding that is reported once in a project may only have moved.
  private func others(_ findings: [Finding], besides promised: [Finding]) -> [Finding] {
    let promised = Set(promised)
    return findings.filter { shown($0) && !$0.isOnce && !promised.contains($0) }
  }

  private func shown(_ finding: Finding) -> Bool { finding.level >= selection.minimumLevel && (only.isEmpty || only.contains(finding.rule)) }

  private func audit(_ bytes: [UInt8], _ number: Int, _ known: FileOutcome.Known) -> FileOutcome {
    var fileOutcome = state.fileOutcome(on: bytes, inPlaceOf: number)
    fileOutcome.hide(known)
    return fileOutcome
  }

  // MARK: The end

  /// The files to write, in the order of their paths.
  private var changed: [(number: Int, fixed: Fixed)] {
    fixed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }.filter(\.fixed.file.isChanged)
  }

  /// Writes the files.
  /// - Parameter audit: see `run`; asked where a file cannot be written.
  mutating func write(_ audit: (_ edited: [String: [UInt8]]) throws -> AuditedProject) rethrows {
    var replacer = FileReplacer()
    var refused: [Int: WriteFailure] = [:]
    var done = 0
    for (number, fixed) in changed {
      stopIfAsked(done)
      let path = state.project.audited[number].path
      do throws(WriteFailure) {
        let others = try replacer.replace(Path.join(state.project.root, path), expecting: fixed.raw, with: fixed.source.encode(fixed.file.text))
        done += 1
        guard others > 0 else { continue }
        let names = others == 1 ? "another hard link, which still has" : "\(others) other hard links, which still have"
        remarks.append(.init(path: path, text: "has \(names) the old text"))
      } catch {
        refused[number] = error
        self.fixed[number] = nil
      }
    }
    stopIfAsked(done)
    guard !refused.isEmpty else { return }
    state = try audit(edited)
    for (number, failure) in refused { skip(number, "\(failure)") }
  }

  /// Ends the run if a signal came.
  /// - Parameter done: the number of files that were written.
  private func stopIfAsked(_ done: Int = 0) {
    guard let signal = Platform.heldSignal else { return }
    let done = fixedElsewhere + done
    let files = "\(counted(done, "file")) \(done == 1 ? "was" : "were") fixed"
    Output.complain("stopped; " + (done == 0 ? "nothing was written" : "\(files), all others are unchanged; run again for the rest"))
    Platform.stop(by: signal)
  }

  /// Prints the difference.
  /// - Parameter top: comes before the paths, with a slash at its end.
  mutating func show(below top: String) {
    for (number, fixed) in changed {
      let path = state.project.audited[number].path
      guard Output.isRead || !SourceText.isWide(fixed.raw) else {
        remarks.append(.init(path: path, text: "is in UTF-16, which a patch cannot contain; use `--fix` to fix it"))
        continue
      }
      var diff: [UInt8] = []
      appendUnifiedDiff(path: top + path, old: fixed.file.original, new: fixed.file.text, changes: fixed.file.changes, to: &diff)
      if Output.isRead { diff = printableLines(diff) }
      Output.write(options.coloursOutput ? coloured(diff: diff) : diff)
    }
  }

  /// What became of what was promised.
  var summary: FixSummary {
    var summary = FixSummary()
    summary.isUnsafe = options.unsafeFixes
    var replaced: Set<ReplacedValue> = []
    for number in before.indices where !before[number].findings.isEmpty || fixed[number] != nil || skipped[number] != nil {
      let path = state.project.audited[number].path
      let file = fixed[number]?.file ?? unchanged(number, [])
      let (gone, left) = file.settled(state.fileOutcomes[number].findings)
      summary.promised += file.promised.count
      summary.fixed += gone
      summary.unlocked += file.unlocked
      summary.settled += file.vanished(state.fileOutcomes[number].findings)
      if file.isChanged {
        summary.files.insert(path)
        for finding in gone { replaced.formUnion(finding.fix?.edits.compactMap { ReplacedValue($0, of: finding, in: file.original) } ?? []) }
      }
      let skips = skipped[number] ?? []
      let told = Set(skips.map(\.finding))
      // What the other fixes have made unsafe, or impossible.
      let others = left.filter { !told.contains($0) }
        .map { SkippedFix(finding: $0, reason: $0.fix?.reason?.text ?? "the other fixes leave nothing to change") }
      summary.add(skips + others, path: path)
    }
    summary.remarks = remarks + state.expectations(of: replaced).map { test in
      .init(path: test.path, line: test.line, text: "expects the old value, `\(test.value)`; the test will fail until you update it")
    }
    return summary
  }

  // MARK: Words

  /// What stands below a diff, for people: standard output holds the diff alone.
  /// - Parameter report: on the state before.
  static func words(_ report: Report) -> [String] {
    guard let fixes = report.fixes else { return [] }
    let more = fixes.isUnsafe ? 0 : report.fixable.unsafe
    var line = "there is nothing to fix"
    if !fixes.files.isEmpty {
      let part = fixes.fixed.count == fixes.promised ? "" : "\(fixes.fixed.count) of "
      let besides = fixes.unlocked.isEmpty ? "" : ", and \(fixes.unlocked.count) more that become possible after \(fixes.fixed.count == 1 ? "it" : "them"),"
      line = "\(part)\(counted(fixes.promised, "fix", "fixes"))\(besides) in \(counted(fixes.files.count, "file")); nothing was written"
    } else if fixes.promised > 0 {
      line = "no fix can be made"
    }
    if more > 0 { line += "; \(more) more with `--unsafe-fixes`" }
    return [line] + TextReport.lines(of: fixes.skipped) + TextReport.lines(of: fixes.remarks)
  }

  /// How a commit gets what was fixed.
  static func howToStage(_ files: [String]) -> String {
    let names = files.count > 5 ? nil : files.map(shellWord).joined(separator: " ")
    return "the fixes are not staged; check them, then run `git add -- \(names ?? "…")`"
  }

  private static func shellWord(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"): true
      default: false
      }
    }
    guard !isPlain else { return path }
    return "'" + printable(path).split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension AuditedProject {
  /// Whether others may see something else in a file of data, or nothing.
  func isMalformed(_ number: Int) -> Bool { results[number].notice?.reason == .malformed }
}
