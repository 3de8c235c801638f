import RTLDiscovery
import RTLFindings
import RTLFixing
import RTLSystem

/// The report for people at a terminal.
package struct TextReport: Sendable {
  /// Use ANSI colours; the caller knows whether a terminal reads them.
  package var colour: Bool
  /// Columns of code in an excerpt.
  package var width: Int
  /// How many format findings at once; the text is the same for any number.
  package var threads: Int
  /// From which on findings make the exit status 1.
  package var failLevel: Level
  /// The folder in which paths begin; nil for the current one.
  package var root: String?

  /// - Parameters:
  ///   - width: in columns.
  ///   - failLevel: for the line that says what makes the run fail.
  ///   - root: where paths begin; nil for the current folder.
  package init(colour: Bool, width: Int = 100, threads: Int = 1, failLevel: Level = .warning, root: String? = nil) {
    (self.failLevel, self.root, self.colour, self.width, self.threads) = (failLevel, root, colour, width, threads)
  }

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case fix = "32"
  }

  /// Appends the findings, file by file, and the summary.
  package func append(_ report: Report, to output: inout [UInt8]) {
    let shown = report.shown
    let groups = groupedByCause(shown)
    let once = Set(reasons(shown).map(\.reason))
    let lastLine = shown.map(\.place.startLine).max() ?? 0
    let gutter = max(3, String(lastLine).utf8.count)
    let texts = Platform.map(groups.count, threads: threads) { number in
      var text: [UInt8] = []
      append(groups[number], gutter: gutter, once, to: &text)
      text.append(UInt8(ascii: "\n"))
      return text
    }
    for text in texts { output += text }
    for line in summary(report) { output.append(contentsOf: (line + "\n").utf8) }
  }

  private func paint(_ text: String, _ style: Style) -> String {
    colour && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  private func style(of level: Level) -> Style {
    switch level {
    case .error: return .error
    case .warning: return .warning
    case .note: return .note
    }
  }

  /// - Parameter once: reasons that the summary tells.
  private func append(_ group: CauseGroup, gutter: Int, _ once: Set<Reason>, to output: inout [UInt8]) {
    let finding = group.finding
    func line(_ text: String) { output.append(contentsOf: (text + "\n").utf8) }
    func row(_ number: Int?, sign: String = " ", _ text: String) {
      let label = number.map { String($0) } ?? ""
      let padding = String(repeating: " ", count: max(0, gutter - label.utf8.count))
      line("\(sign) \(padding)\(paint("\(label) |", .dim)) \(text)")
    }
    func detail(_ kind: String, _ text: String) {
      line(String(repeating: " ", count: gutter + 3) + paint("=", .dim) + " " + paint(kind + ":", .bold) + " " + text)
    }
    let place = finding.place
    let style = style(of: finding.level)
    line(
      paint("\(printablePath(place.path)):\(place.startLine):\(place.startColumnUTF8)", .bold) + ": "
        + paint(finding.level.rawValue, style) + ": " + printable(finding.message) + " "
        + paint("[\(printable(finding.rule))]", .dim))

    let fixed = fixedLine(finding)
    let excerpt = Excerpt(line: place.lineText, marked: place.markedBytes, width: width, isCut: place.isLineCut)
    // The name of an object says more than its element, and so does the line that the fix makes of it.
    if !excerpt.underline.isEmpty, hasWords(place.lineText), finding.object == nil || fixed == nil {
      row(place.startLine, excerpt.code)
      let caret = excerpt.underline.firstIndex(of: "^")!
      row(nil, excerpt.underline[..<caret] + paint(String(excerpt.underline[caret...]), style))
    }
    if let fixed {
      let excerpt = Excerpt(line: fixed.line, marked: fixed.marked, width: width, isCut: false)
      row(place.startLine, sign: paint("+", .fix), paint(excerpt.code, .fix))
    }
    if let object = finding.object { detail("in", printable(object)) }
    for related in finding.related where !isNamed(related.place, in: finding.message) {
      detail(
        "note",
        "\(printable(related.place.path)):\(related.place.startLine):\(related.place.startColumnUTF8): "
          + printable(related.message))
    }
    let why = reason(finding).map { once.contains($0) ? $0.short ?? $0.text : $0.text }
    if let fix = finding.fix, let (kind, words) = told(fix, isShown: fixed != nil, why) { detail(kind, printable(words)) }
    if let others = group.otherPlaces { detail("also in", printable(others)) }
  }

  /// Whether a message says where a place is: `Cell.swift:2`, which `Cell.swift:21` does not.
  private func isNamed(_ place: Place, in message: String) -> Bool {
    message.ranges(of: "\(place.path):\(place.startLine)").contains { !(message[$0.upperBound...].first?.isNumber ?? false) }
  }

  /// Why a fix is not safe, unless the message says it.
  private func reason(_ finding: Finding) -> Reason? {
    finding.fix?.reason.flatMap { finding.message.contains($0.text) ? nil : $0 }
  }

  /// What is said of a fix: nothing of a safe one whose line is shown, nor of advice, which the message gives.
  private func told(_ fix: Fix, isShown: Bool, _ why: String?) -> (kind: String, words: String)? {
    switch fix.applicability {
    case .safe: return isShown ? nil : ("fix", fix.title)
    case .unsafe: return ("unsafe fix", why.map { isShown ? $0 : "\(fix.title) (\($0))" } ?? fix.title)
    case .shown: return fix.edits.isEmpty ? nil : ("help", why.map { "\(fix.title) (by hand: \($0))" } ?? fix.title)
    case .none: return nil
    }
  }

  func summary(_ report: Report) -> [String] {
    var lines: [String] = []
    let shown = report.shown
    if let fixes = report.fixes { lines += summary(fixes) }
    let audited = counted(report.filesAudited, "file")
    if report.filesAudited == 0, report.findings.isEmpty {
      lines.append(paint("No file was read.", .bold))
    } else if shown.isEmpty {
      // What is hidden may still decide the exit status.
      let none = report.findings.isEmpty ? "No problems" : "No \(report.minimumLevel.rawValue)s"
      let open = report.findings.isEmpty && report.fixes.map { !$0.fixed.isEmpty } ?? false ? "No problems left" : none
      let isWhole = report.notices.isEmpty
      lines.append(paint("\(open) in \(isWhole ? "" : "what could be read of ")\(audited).", .bold))
    } else {
      var files = 0
      var last: String?
      for finding in shown where last.map({ !$0.utf8.elementsEqual(finding.place.path.utf8) }) ?? true {
        files += 1
        last = finding.place.path
      }
      let levels = [Level.error, .warning, .note].compactMap { level -> String? in
        let number = shown.count { $0.level == level }
        return number == 0 ? nil : paint(counted(number, level.rawValue), style(of: level))
      }
      let head = report.fixes == nil ? "" : "Still open: "
      // The settings count as a file where something is wrong in them.
      let places = files > report.filesAudited ? counted(files, "file") : "\(files) of \(audited)"
      lines.append("\(head)\(levels.joined(separator: ", ")) in \(places).")
    }
    lines += causes(of: shown).map(printable) + (report.fixableInWords.map { [$0] } ?? []) + told(reasons(shown))
    if let root, !shown.isEmpty { lines.append("Paths are relative to `\(printable(root))`.") }
    for level in [Level.warning, .note] where level < report.minimumLevel && report.count(level) > 0 {
      let failing = level >= failLevel ? ", but enough to fail (`fail-level: \(failLevel.rawValue)`)" : ""
      lines.append(
        "\(counted(report.count(level), level.rawValue)) not shown\(failing); use `--min-level \(level.rawValue)` to see "
          + "\(report.count(level) == 1 ? "it" : "them")."
      )
    }
    let baselined = report.suppressed.count { $0.source == .baseline }
    let suppressed = report.suppressed.count - baselined
    if suppressed > 0 { lines.append("\(counted(suppressed, "finding")) suppressed.") }
    if baselined > 0 {
      lines.append("\(counted(baselined, "accepted finding")) in the baseline; use `--no-baseline` to see \(baselined == 1 ? "it" : "them").")
    }
    let fixable = report.fixes == nil ? 0 : report.suppressed.count { $0.source == .baseline && Selection().allows($0.finding) }
    if fixable > 0 { lines.append("\(fixable) of these fixable with `--fix --no-baseline`.") }
    if let earlier = report.earlierFindings, earlier > 0 { lines.append("\(counted(earlier, "earlier finding")) not shown.") }
    return lines + why(shown, report.rules) + summary(report.notices)
  }

  /// Of rules of the tool: those of a team are known in its project alone.
  private func why(_ shown: [Finding], _ rules: [RuleInfo]) -> [String] {
    let own = Set(shown.map(\.rule)).intersection(rules.filter { !$0.helpURI.isEmpty }.map(\.id))
    return own.first.map { ["`rtl-audit explain \(own.count == 1 ? printable($0) : "RULE")` says why."] } ?? []
  }

  /// Reasons of the whole project that lower more than one fix, the most frequent first: given once instead of at each.
  private func reasons(_ shown: [Finding]) -> [(reason: Reason, count: Int)] {
    var counts: [Reason: Int] = [:]
    for reason in shown.compactMap(reason) where reason.short != nil { counts[reason, default: 0] += 1 }
    return counts.filter { $0.value > 1 }.sorted { ($1.value, $0.key.text) < ($0.value, $1.key.text) }.map { ($0.key, $0.value) }
  }

  private func told(_ reasons: [(reason: Reason, count: Int)]) -> [String] {
    reasons.map { "\($0.count) fixes are not safe because \(printable($0.reason.text))." }
  }

  /// What a fixing run wrote, and what it left.
  package func summary(_ fixes: FixSummary) -> [String] {
    var lines = [fixes.skipped.isEmpty ? "Nothing to fix." : "Nothing was fixed."]
    let rules = fixes.fixedByRule
    if !rules.isEmpty {
      let width = String(rules[0].count).utf8.count
      let part = fixes.fixed.count == fixes.promised ? "" : "\(fixes.fixed.count) of "
      let besides = fixes.unlocked.isEmpty ? "" : ", and \(fixes.unlocked.count) more that became possible after \(fixes.fixed.count == 1 ? "it" : "them"),"
      let settled = fixes.settled.isEmpty ? "" : "; that settled \(fixes.settled.count) more"
      lines = [paint("Fixed \(part)\(counted(fixes.promised, "problem"))\(besides) in \(counted(fixes.files.count, "file"))\(settled):", .fix)]
      lines += rules.map { "  " + String(repeating: " ", count: width - String($0.count).utf8.count) + "\($0.count) \(printable($0.rule))" }
    }
    return lines + TextReport.lines(of: fixes.skipped) + TextReport.lines(of: fixes.remarks)
  }

  /// What there is to know besides.
  package static func lines(of remarks: [FixSummary.Remark]) -> [String] {
    remarks.map { remark in "  \(printable(remark.path))\(remark.line.map { ":\($0)" } ?? "") \(printable(remark.text))" }
  }

  /// What was not fixed and why; of many files with one reason, the first ones.
  package static func lines(of skipped: [FixSummary.Skipped]) -> [String] {
    var lines: [String] = []
    var byReason: [String: [FixSummary.Skipped]] = [:]
    for skip in skipped { byReason[skip.reason, default: []].append(skip) }
    func fixes(_ number: Int) -> String { "\(number) \(number == 1 ? "fix" : "fixes") not made" }
    for skip in skipped {
      guard let files = byReason.removeValue(forKey: skip.reason) else { continue }
      let few = files.count > 6 ? 5 : files.count
      for file in files.prefix(few) { lines.append("  \(printable(file.path)): \(fixes(file.count)): \(printable(file.reason))") }
      let rest = files.dropFirst(few)
      if !rest.isEmpty { lines.append("  and \(rest.count) more files: \(fixes(rest.reduce(0) { $0 + $1.count })): \(printable(skip.reason))") }
    }
    return lines
  }

  private func summary(_ notices: [Notice]) -> [String] {
    guard !notices.isEmpty else { return [] }
    let capped = notices.allSatisfy { $0.reason == .capped }
    let what = capped ? "not reported in full" : "not read or not read in full"
    let shown = notices.prefix(20).map { "  \(printable($0.path)) \(printable($0.message))" }
    let more = notices.count > 20 ? ["  and \(notices.count - 20) more"] : []
    return [paint("\(counted(notices.count, "file")) \(what):", .warning)] + shown + more
  }
}
