import RTLDiscovery
import RTLFixing
import RTLLexing
import RTLMatching
import RTLReporting
import RTLSuppression

/// `--fix` and `--diff`, file by file. A file is written only if all of this holds: it is still the one that
/// was audited, each pass was proved, and it can be replaced in one step. All others are left and said.
struct FixCommand {
  /// Findings of a file that was written are those that are left.
  var state: AuditCommand.Audited
  private(set) var summary = FixSummary()
  private let options: Options
  private let selection: Selection
  private var replacer = FileReplacer()

  /// - Parameter minimumLevel: what is not shown is not fixed.
  init(_ state: AuditCommand.Audited, _ options: Options, minimumLevel: Level) {
    self.state = state
    self.options = options
    summary.isUnsafe = options.unsafeFixes
    selection = Selection(unsafe: options.unsafeFixes, onlyRules: Set(options.fixOnly.union(options.only).flatMap(state.catalogue.ids)), minimumLevel: minimumLevel)
  }

  /// Writes the files, or prints the difference.
  /// - Returns: whether something was written or printed.
  mutating func run() -> Bool {
    summary.skipped = []
    let done = summary.fixed.count
    let numbers = state.verdicts.indices.filter { !selection.chosen(of: state.verdicts[$0].findings).isEmpty }
    guard !numbers.isEmpty else { return false }
    if !options.diff { Platform.holdSignals() }
    let partlyStaged = partlyStaged()
    for number in numbers where Platform.heldSignal == nil {
      let path = state.project.audited[number].path
      guard let partlyStaged else {
        skip(number, "git does not say which files are staged in part; `git diff --cached` in this folder says why")
        continue
      }
      if partlyStaged.contains(path) {
        skip(number, "the file is staged in part; stage the rest with `git add`, or unstage it with `git restore --staged`")
      } else {
        fix(number)
      }
    }
    if let signal = Platform.heldSignal {
      Output.complain("stopped; \(fixedInWords) before, every other file is as it was. Run again for the rest")
      Platform.stop(by: signal)
    }
    if !options.diff { Platform.releaseSignals() }
    return summary.fixed.count > done
  }

  /// Files that hold staged text and newer text that is not: a fix would mix the two for who stages next. Nil where git is
  /// there and fails; without it only files are fixed that were named.
  private func partlyStaged() -> Set<String>? {
    let git = Git(root: state.project.root)
    if options.staged { return git.unstaged() }
    // What the round before wrote is newer, too.
    return git.partlyStaged()?.subtracting(summary.files) ?? (git.isReadable ? nil : [])
  }

  private mutating func skip(_ number: Int, _ reason: String) {
    let wanted = selection.chosen(of: state.verdicts[number].findings)
    summary.add(wanted.map { SkippedFix(finding: $0, reason: reason) }, path: state.project.audited[number].path)
  }

  private mutating func fix(_ number: Int) {
    let source = state.project.audited[number]
    guard let dialect = FileAudit.dialect(source.kind) else { return }
    guard !isMalformed(number) else { return skip(number, "the file is not well formed") }
    let reader = state.project.reader
    // Fixes go into the folder, also where what git stores was audited.
    let folder = reader.state == .folder ? reader : SourceReader(root: reader.root, limit: reader.limit)
    var raw: [UInt8] = []
    guard (try? folder.read(source.path, into: &raw)) != nil else { return skip(number, "the file is not in the folder any more") }
    let text = SourceText.decode(raw)
    guard !hasConflict(text.bytes) else { return skip(number, "a merge left its marks in the file; settle the conflict first") }
    let verdict = state.verdicts[number]
    let known = Verdict.Known(baselined: KnownInFile(verdict.baselined), earlier: KnownInFile(verdict.earlier))
    let isAudited = FileAudit.digest(text.bytes) == state.results[number].digest
    // What git stores may differ in its line ends.
    guard isAudited || reader.state != .folder else { return skip(number, "\(WriteFailure.changedOnDisk)") }

    var last = isAudited ? verdict : audit(text.bytes, dialect, source.path, known)
    var lastText = text.bytes
    let outcome = outcome(source.path, text.bytes, dialect, initial: last) { bytes in
      last = audit(bytes, dialect, source.path, known)
      lastText = bytes
      return last
    }
    summary.add(outcome.skipped, path: source.path)
    guard outcome.isChanged else { return }
    if options.diff {
      guard Output.isRead || !SourceText.isWide(raw) else {
        return summary.add(outcome.fixed.map { SkippedFix(finding: $0, reason: "no patch can be made of a file in UTF-16; `--fix` changes it") }, path: source.path)
      }
      var diff: [UInt8] = []
      appendUnifiedDiff(path: source.path, old: outcome.original, new: outcome.text, changes: outcome.changes, to: &diff)
      if Output.isRead { diff = printableLines(diff) }
      Output.write(options.coloursOutput ? coloured(diff: diff) : diff)
    } else {
      guard write(outcome, text, over: raw) else { return }
      // The last text that was tried need not be the one that held.
      state.verdicts[number] = lastText == outcome.text ? last : audit(outcome.text, dialect, source.path, known)
      state.rewritten.insert(source.path)
    }
    summary.fixed += outcome.fixed
    summary.files.insert(source.path)
  }

  /// Whether others may see something else in a file of data, or nothing.
  private func isMalformed(_ number: Int) -> Bool { state.results[number].notice?.reason == .malformed }

  /// Whether a merge that is not settled has written two versions of some lines: a fix would change one of them.
  private func hasConflict(_ text: [UInt8]) -> Bool {
    let lines = [0x0A] + text
    return ["\n<<<<<<< ", "\n=======", "\n>>>>>>> "].allSatisfy { ByteSearch.contains(lines, Array($0.utf8)) }
  }

  /// The findings of a file that the fixes are for.
  func chosen(_ number: Int) -> [Finding] { selection.chosen(of: state.verdicts[number].findings) }

  /// What fixing one file would come to; nothing is written.
  /// - Returns: nil where nothing would change.
  func proposal(_ number: Int) -> FixOutcome? {
    let source = state.project.audited[number]
    guard !chosen(number).isEmpty, !isMalformed(number), let dialect = FileAudit.dialect(source.kind), let text = state.project.reader.text(source.path) else { return nil }
    let verdict = state.verdicts[number]
    let known = Verdict.Known(baselined: KnownInFile(verdict.baselined), earlier: KnownInFile(verdict.earlier))
    let outcome = outcome(source.path, text.bytes, dialect, initial: verdict) { audit($0, dialect, source.path, known) }
    return outcome.isChanged ? outcome : nil
  }

  private func outcome(_ path: String, _ text: [UInt8], _ dialect: Dialect, initial: Verdict, audit: ([UInt8]) -> Verdict) -> FixOutcome {
    Fixer(selection: selection).fix(
      path: path, text: text, initial: initial.forFixing, audit: { audit($0).forFixing },
      keepsStructure: { Structure.isKept(dialect, old: $0, new: $1, changes: $2) })
  }

  /// - Returns: false for a file that stays as it was.
  private mutating func write(_ outcome: FixOutcome, _ text: SourceText, over raw: [UInt8]) -> Bool {
    let bytes = text.encode(outcome.text)
    func refuse(_ reason: String) -> Bool {
      summary.add(outcome.fixed.map { SkippedFix(finding: $0, reason: reason) }, path: outcome.path)
      return false
    }
    guard SourceText.decode(bytes).bytes == outcome.text else { return refuse("the text would not be the same in the encoding of the file") }
    do throws(WriteFailure) {
      let others = try replacer.replace(state.project.root + "/" + outcome.path, expecting: raw, with: bytes)
      if others > 0 {
        let names = others == 1 ? "another name (a hard link), which still holds" : "\(others) other names (hard links), which still hold"
        summary.remarks.append(.init(path: outcome.path, text: "has \(names) the old text"))
      }
      return true
    } catch {
      return refuse("\(error)")
    }
  }

  private func audit(_ bytes: [UInt8], _ dialect: Dialect, _ path: String, _ known: Verdict.Known) -> Verdict {
    var file = TokenFile()
    file.bytes = bytes
    var result = FileResult()
    state.files.audit(state.files.lex(&file, dialect: dialect), path: path, into: &result)
    var verdict = state.judge.verdict(on: result)
    verdict.hide(known)
    return verdict
  }

  // MARK: Words

  private var fixedInWords: String {
    let (problems, files) = (summary.fixed.count, summary.files.count)
    return "\(problems) problem\(problems == 1 ? "" : "s") in \(files) file\(files == 1 ? " was" : "s were") fixed"
  }

  /// What stands below a diff, for people: standard output holds the diff alone.
  /// - Parameter shown: findings that a report would show.
  func diffSummary(_ shown: [Finding]) -> [String] {
    let (fixes, files) = (summary.fixed.count, summary.files.count)
    let bold = Selection(unsafe: true, onlyRules: selection.onlyRules, minimumLevel: selection.minimumLevel)
    let more = options.unsafeFixes ? 0 : bold.chosen(ofFiles: shown).count - fixes
    var line = fixes == 0
      ? "there is nothing to fix" : "\(fixes) fix\(fixes == 1 ? "" : "es") in \(files) file\(files == 1 ? "" : "s"); nothing was written"
    if more > 0 { line += "; \(more) more with `--unsafe-fixes`" }
    return [line] + TextReport.lines(of: summary.skipped)
  }

  /// How a commit gets what was fixed.
  static func howToStage(_ files: [String]) -> String {
    let names = files.count > 5 ? nil : files.map(shellWord).joined(separator: " ")
    return "fixes were written and are not staged; look at them, then `git add -- \(names ?? "…")`"
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
