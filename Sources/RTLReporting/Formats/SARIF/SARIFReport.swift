import RTLDiscovery
import RTLFindings
import RTLSystem

/// SARIF 2.1.0, written for GitHub code scanning and read by other hosts and editors, too.
package struct SARIFReport: Sendable {
  /// Write suppressed findings with their reasons. GitHub ignores suppressions and would open an
  /// alert for each, so this is for other hosts.
  package var includeSuppressed: Bool
  /// Results beyond are left out, the weakest levels first, and a notification says so: GitHub
  /// refuses the whole log otherwise.
  package var resultLimit: Int

  /// How many write results at once; the log is the same for any number.
  package var threads: Int

  /// The part of a run that the log is about; nil for a whole one.
  package var part: Shard?

  /// What GitHub takes in one run: "SARIF support for code scanning".
  static let hostLimit = 25_000

  /// - Parameter part: nil for a whole run.
  package init(includeSuppressed: Bool = false, resultLimit: Int = SARIFReport.hostLimit, threads: Int = 1, part: Shard? = nil) {
    (self.includeSuppressed, self.resultLimit, self.threads, self.part) = (includeSuppressed, resultLimit, threads, part)
  }

  private struct Result: Sendable {
    var finding: Finding
    var suppression: SuppressedFinding?
  }

  /// Appends the log, with a line for each rule and each result.
  /// - Parameter text: Reads a file again, as the UTF-8 text that the findings refer to; it is asked once for a file.
  ///   Fixes and line hashes of a file that cannot be read are left out.
  package func append(_ report: Report, text: @escaping @Sendable (_ path: String) -> [UInt8]?, to output: inout [UInt8]) {
    let (results, dropped) = results(of: report)
    var json = JSONWriter(taking: &output)
    json.open("{")
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.open("runs", "[{")
    appendTool(report, shown: Set(results.map(\.finding.rule)), to: &json)
    appendRunProperties(report, dropped: dropped, to: &json)
    json.open("results", "[")
    appendResults(results, report, text, to: &json)
    json.newlineAfterLast()
    json.close("]}]}")
    json.end(in: &output)
  }

  /// The name of a run. Hosts take what stands before the last slash for its category, and a log for the successor of
  /// the last one of its category.
  static func runID(_ part: Shard?) -> String { part.map { "rtl-audit/part-\($0.number)-of-\($0.count)/" } ?? "rtl-audit/" }

  private func results(of report: Report) -> (results: [Result], dropped: Int) {
    var results = report.shown.map { Result(finding: $0) }
    if includeSuppressed { results += report.shownSuppressed.map { Result(finding: $0.finding, suppression: $0) } }
    let kept = SARIFReport.strongest(results.map(\.finding.level), limit: resultLimit)
    let dropped = results.count - kept.count
    if dropped > 0 { results = kept.map { results[$0] } }
    return (results, dropped)
  }

  /// - Parameter shown: rules with a result. Nobody opens the pages of the others, which are most of a log without them.
  private func appendTool(_ report: Report, shown: Set<String>, to json: inout JSONWriter) {
    json.open("tool", "{")
    json.open("driver", "{")
    json.member("name", "rtl-audit")
    json.member("fullName", "rtl-audit \(report.toolVersion)")
    json.member("version", report.toolVersion)
    json.member("semanticVersion", report.toolVersion)
    json.member("informationUri", "https://github.com/rtl-audit/rtl-audit")
    json.list("rules", report.rules) { append($0, withPage: shown.contains($0.id), to: &$1) }
    json.close("}}")
  }

  private func append(_ rule: RuleInfo, withPage: Bool, to json: inout JSONWriter) {
    let title = clipped(rule.title.isEmpty ? rule.id : rule.title, to: 1024)
    let summary = rule.summary.isEmpty ? title : rule.summary
    let name = pascalCase(rule.id)
    json.open("{")
    json.member("id", rule.id)
    if name != rule.id, !name.isEmpty { json.member("name", clipped(name, to: 255)) }
    json.message("shortDescription", sarifMessage(title))
    json.message("fullDescription", sarifMessage(clipped(summary, to: 1000)))
    json.open("help", "{")
    json.member("text", printable(summary) + (rule.helpURI.isEmpty ? "" : " See \(rule.helpURI)"))
    if withPage, !rule.page.isEmpty { json.member("markdown", markdownWithoutHTML(rule.page)) }
    json.close("}")
    if !rule.helpURI.isEmpty { json.member("helpUri", rule.helpURI) }
    json.open("defaultConfiguration", "{")
    json.member("level", rule.level.rawValue)
    json.close("}")
    json.open("properties", "{")
    json.member("category", rule.category.rawValue)
    json.open("tags", "[")
    // GitHub keeps ten tags; a tag twice is an error.
    var tags: [String] = []
    for tag in [rule.category.rawValue] + rule.tags where !tags.contains(tag) && tags.count < 10 { tags.append(tag) }
    for tag in tags { json.value(tag) }
    json.close("]")
    json.member("precision", rule.precision)
    switch rule.level {
    case .error: json.member("problem.severity", "error")
    case .warning: json.member("problem.severity", "warning")
    case .note: json.member("problem.severity", "recommendation")
    }
    json.close("}}")
  }

  private func appendRunProperties(_ report: Report, dropped: Int, to json: inout JSONWriter) {
    json.member("columnKind", "utf16CodeUnits")
    json.open("automationDetails", "{")
    json.member("id", SARIFReport.runID(part))
    json.close("}")
    json.open("originalUriBaseIds", "{")
    json.open("%SRCROOT%", "{")
    // In a repository no absolute path: the log is the same on every machine.
    if let root = report.root, !root.isRepository { json.member("uri", "file://" + relativeURI(Path.join(root.path, ""))) }
    json.message("description", report.root?.isRepository == true ? "The top of the git work tree that was audited." : "The folder that was audited.")
    json.close("}}")
    json.open("invocations", "[{")
    json.member("executionSuccessful", true)
    json.open("toolExecutionNotifications", "[")
    for notice in report.notices {
      json.newline()
      appendNotification("\(printable(notice.path)) \(notice.message)", id: "\(notice.reason)", path: notice.path, to: &json)
    }
    if dropped > 0 {
      json.newline()
      appendNotification(SARIFReport.droppedText(dropped, limit: resultLimit), id: "capped", path: nil, to: &json)
    }
    for skip in report.fixes?.skipped ?? [] {
      json.newline()
      let what = "\(skip.count) \(skip.count == 1 ? "fix" : "fixes") not made"
      appendNotification("\(printable(skip.path)): \(what): \(skip.reason)", id: "fixNotMade", path: skip.path, to: &json)
    }
    json.close("]")
    if let fixes = report.fixes {
      json.open("properties", "{")
      json.member("fixed", fixes.fixed.count)
      json.member("filesFixed", fixes.files.count)
      json.close("}")
    }
    json.close("}]")
  }

  func appendNotification(_ text: String, id: String, path: String?, to json: inout JSONWriter) {
    json.open("{")
    json.open("descriptor", "{")
    json.member("id", id)
    json.close("}")
    json.member("level", "warning")
    json.message("message", sarifMessage(text))
    if let path {
      json.open("locations", "[{")
      json.open("physicalLocation", "{")
      appendArtifactLocation(path, to: &json)
      json.close("}}]")
    }
    json.close("}")
  }

  // MARK: - Results

  private func appendResults(
    _ results: [Result], _ report: Report, _ text: @escaping @Sendable (String) -> [UInt8]?, to json: inout JSONWriter
  ) {
    var ruleIndex: [String: Int] = [:]
    for (i, rule) in report.rules.enumerated() { ruleIndex[rule.id] = i }
    // Results come file by file, so a file's text is needed once and dropped.
    var files: [Range<Int>] = []
    for i in results.indices {
      let isSame = i > 0 && results[i].finding.place.path.utf8.elementsEqual(results[i - 1].finding.place.path.utf8)
      files.append((isSame ? files.removeLast().lowerBound : i)..<i + 1)
    }
    let texts = Platform.map(files.count, threads: threads) { [files, ruleIndex] in lines(files[$0], of: results, ruleIndex, text) }
    for text in texts { json.append(written: text) }
  }

  /// The results of one file, each on a line.
  private func lines(_ file: Range<Int>, of results: [Result], _ ruleIndex: [String: Int], _ text: (String) -> [UInt8]?) -> [UInt8] {
    let fixes = file.compactMap { i -> (finding: Int, fix: Fix)? in
      guard results[i].suppression == nil, let fix = results[i].finding.fix, !fix.edits.isEmpty else { return nil }
      return fix.applicability == .none ? nil : (i, fix)
    }
    let bytes = text(results[file.lowerBound].finding.place.path)
    let edits = fixes.isEmpty ? nil : bytes.map { SARIFEdits(fixes, text: $0) }
    let hashes = bytes.map { lineHashes($0, lines: Set(results[file].map(\.finding.place.startLine))) } ?? [:]
    var json = JSONWriter()
    for i in file {
      json.newline()
      let hash = hashes[results[i].finding.place.startLine]
      append(results[i], ruleIndex[results[i].finding.rule]!, lineHash: hash, edits?.replacements(of: i) ?? [], to: &json)
    }
    return json.bytes
  }

  private func append(
    _ result: Result, _ ruleIndex: Int, lineHash: String?, _ replacements: [SARIFReplacement], to json: inout JSONWriter
  ) {
    let finding = result.finding
    json.open("{")
    json.member("ruleId", finding.rule)
    json.member("ruleIndex", ruleIndex)
    json.member("level", finding.level.rawValue)
    json.message("message", sarifMessage(finding.fullMessage))
    json.open("locations", "[{")
    appendPhysicalLocation(finding.place, to: &json)
    json.close("}]")
    if !finding.related.isEmpty {
      json.open("relatedLocations", "[")
      for (i, related) in finding.related.enumerated() {
        json.open("{")
        json.member("id", i + 1)
        appendPhysicalLocation(related.place, isEvidence: true, to: &json)
        json.message("message", sarifMessage(related.message))
        json.close("}")
      }
      json.close("]")
    }
    json.open("partialFingerprints", "{")
    if let lineHash { json.member("primaryLocationLineHash", lineHash) }
    json.member("rtlAudit/v1", finding.fingerprint)
    json.close("}")
    if let fix = finding.fix, !replacements.isEmpty { append(fix, finding.place.path, replacements, to: &json) }
    if finding.isOnce {
      json.open("properties", "{")
      json.member("oncePerProject", finding.project)
      json.close("}")
    }
    if includeSuppressed {
      json.open("suppressions", "[")
      if let kept = result.suppression {
        json.open("{")
        json.member("kind", kept.source == .comment ? "inSource" : "external")
        json.member("status", "accepted")
        if !kept.reason.isEmpty { json.member("justification", printable(kept.reason)) }
        json.close("}")
      }
      json.close("]")
    }
    json.close("}")
  }

  private func append(_ fix: Fix, _ path: String, _ replacements: [SARIFReplacement], to json: inout JSONWriter) {
    json.open("fixes", "[{")
    json.message("description", sarifMessage(fix.title.isEmpty ? "Fix it" : fix.title))
    json.open("artifactChanges", "[{")
    appendArtifactLocation(path, to: &json)
    json.open("replacements", "[")
    for replacement in replacements {
      json.open("{")
      json.open("deletedRegion", "{")
      json.member("startLine", replacement.start.line)
      json.member("startColumn", replacement.start.column)
      json.member("endLine", replacement.end.line)
      json.member("endColumn", replacement.end.column)
      json.close("}")
      json.message("insertedContent", replacement.text)
      json.close("}")
    }
    json.close("]}]")
    json.open("properties", "{")
    json.member("applicability", fix.applicability.rawValue)
    if let reason = fix.reason { json.member(fix.isLowered ? "lowered" : "reason", printable(reason.text)) }
    json.close("}}]")
  }

  /// - Parameter isEvidence: an empty place stands for the whole file. Where a finding is, hosts want all four numbers.
  private func appendPhysicalLocation(_ place: Place, isEvidence: Bool = false, to json: inout JSONWriter) {
    json.open("physicalLocation", "{")
    appendArtifactLocation(place.path, to: &json)
    if !isEvidence || !place.range.isEmpty {
      json.open("region", "{")
      json.member("startLine", place.startLine)
      json.member("startColumn", place.startColumn)
      json.member("endLine", place.endLine)
      json.member("endColumn", place.endColumn)
      if let snippet = place.snippet { json.message("snippet", snippet) }
      json.close("}")
    }
    json.close("}")
  }

  private func appendArtifactLocation(_ path: String, to json: inout JSONWriter) {
    json.open("artifactLocation", "{")
    json.member("uri", relativeURI(path))
    json.member("uriBaseId", "%SRCROOT%")
    json.close("}")
  }
}
