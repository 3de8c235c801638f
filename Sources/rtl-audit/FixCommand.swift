import RTLDiscovery
import RTLFacts
import RTLFixing
import RTLLexing
import RTLMatching
import RTLReporting
import RTLSuppression

/// `--fix`, `--unsafe-fixes` and `--diff`, file by file.
struct FixCommand {
  /// Reads what was audited.
  let files: FileAudit
  let judge: Judge
  let options: Options
  /// Files whose text in the folder is not the one that was audited; they are not written.
  var partlyStaged: Set<String> = []

  struct Outcome {
    var fix: FixOutcome?
    var writeFailure: String?
    /// What is left in the file as it stands on disk.
    var verdict: Verdict
    /// Fixes that were not tried, because the file is staged in part only.
    var skipped = 0
  }

  /// Fixes one file, and writes it or prints the difference.
  /// - Returns: nil for a file without anything to fix.
  func fix(_ source: SourceFile, _ verdict: Verdict) throws -> Outcome? {
    let selection = Selection(unsafe: options.unsafeFixes, onlyRules: options.fixOnly)
    guard let dialect = FileAudit.dialect(source.kind) else { return nil }
    var untouched = Outcome(fix: nil, writeFailure: nil, verdict: verdict)
    guard verdict.findings.contains(where: { $0.fix != nil }) else { return untouched }
    if partlyStaged.contains(source.path) {
      untouched.skipped = verdict.findings.count(where: selection.allows)
      return untouched
    }
    // Fixes go into the folder, whatever was audited.
    let folder = SourceReader(root: files.reader.root, limit: files.reader.limit)
    var raw: [UInt8] = []
    guard (try? folder.read(source.path, into: &raw)) != nil else { return untouched }
    let text = SourceText.decode(raw)
    let known = Verdict.Known(baselined: KnownInFile(verdict.baselined), earlier: KnownInFile(verdict.earlier))
    // Line endings may differ from those that git stores.
    var last = files.reader.state == .folder || files.reader.text(source.path)?.bytes == text.bytes
      ? verdict : audit(text.bytes, dialect, source.path, known)
    var lastText = text.bytes
    let outcome = Fixer(selection: selection).fix(
      path: source.path, text: text.bytes, initial: last.forFixing,
      audit: { bytes in
        last = audit(bytes, dialect, source.path, known)
        lastText = bytes
        return last.forFixing
      },
      keepsStructure: { Structure($0, dialect) == Structure($1, dialect) })
    untouched.fix = outcome
    guard outcome.passes > 0, outcome.failure == nil else { return untouched }
    // The last text that was tried need not be the one that held.
    if lastText != outcome.text { last = audit(outcome.text, dialect, source.path, known) }
    if options.diff {
      var diff: [UInt8] = []
      appendUnifiedDiff(path: source.path, old: outcome.original, new: outcome.text, changes: outcome.changes, to: &diff)
      Output.write(Output.isRead ? printableLines(diff) : diff)
      return untouched
    }
    do throws(WriteFailure) {
      try replaceFile(at: files.reader.root + "/" + source.path, expecting: raw, with: text.encode(outcome.text))
    } catch {
      untouched.writeFailure = "\(error)"
      return untouched
    }
    return Outcome(fix: outcome, writeFailure: nil, verdict: last)
  }

  private func audit(_ bytes: [UInt8], _ dialect: Dialect, _ path: String, _ known: Verdict.Known) -> Verdict {
    var file = TokenFile()
    file.bytes = bytes
    var result = FileResult()
    files.lexAndAudit(&file, dialect: dialect, path: path, into: &result)
    var verdict = judge.verdict(on: result)
    verdict.hide(known)
    return verdict
  }
}

/// How well formed a text is: a fix may not change it.
private struct Structure: Equatable {
  private var unbalanced = 0
  private var isWellFormed = true

  init(_ bytes: [UInt8], _ dialect: Dialect) {
    var file = TokenFile()
    file.bytes = bytes
    file.dialect = dialect
    file.lex(words: WordTable([String]()))
    if dialect == .xml || dialect == .stringsDictionary {
      isWellFormed = ElementTree(file).isWellFormed
    } else {
      let brackets = BracketMap(file)
      for token in file.tokens.indices where file.tokens[token].kind == .punctuation {
        if "()[]{}".utf8.contains(bytes[Int(file.tokens[token].start)]), brackets.partner(of: token) < 0 { unbalanced += 1 }
      }
    }
  }
}
