import RTLFindings
import RTLFixing

/// The tool's own JSON, version 1: byte offsets, UTF-16 columns, fixes, evidence.
package struct JSONReport: Sendable {
  /// Write suppressed findings with their reasons, too.
  package var includeSuppressed: Bool
  /// Takes each property as given.
  package init(includeSuppressed: Bool = false) { self.includeSuppressed = includeSuppressed }

  /// Appends one JSON object with a line for each finding.
  package func append(_ report: Report, to output: inout [UInt8]) {
    var json = JSONWriter(taking: &output)
    json.openReport(toolVersion: report.toolVersion)
    if let root = report.root { json.member("root", root.path) }
    json.open("summary", "{")
    json.member("files", report.filesAudited)
    json.member("errors", report.count(.error))
    json.member("warnings", report.count(.warning))
    json.member("notes", report.count(.note))
    json.member("suppressed", report.suppressed.count)
    json.member("minimumLevel", report.minimumLevel.rawValue)
    let fixable = report.fixable
    json.member("fixable", fixable.safe)
    json.member("fixableUnsafe", fixable.unsafe)
    if let fixes = report.fixes {
      json.member("fixed", fixes.fixed.count)
      json.member("alsoFixed", fixes.unlocked.count)
      json.member("settled", fixes.settled.count)
      json.member("filesFixed", fixes.files.count)
    }
    json.close("}")
    let told = Set(report.shown.map(\.rule) + (includeSuppressed ? report.suppressed.map(\.finding.rule) : []))
    json.list("rules", report.rules.filter { told.contains($0.id) }, append)
    json.list("findings", report.shown) { append($0, to: &$1) }
    if includeSuppressed { json.list("suppressedFindings", report.shownSuppressed) { append($0.finding, $0, to: &$1) } }
    json.open("notices", "[")
    for notice in report.notices {
      json.newline()
      json.open("{")
      json.member("path", notice.path)
      json.member("reason", "\(notice.reason)")
      json.member("message", notice.message)
      json.close("}")
    }
    json.close("]")
    if let fixes = report.fixes { append(fixes, to: &json) }
    json.close("}")
    json.end(in: &output)
  }

  private func append(_ rule: RuleInfo, to json: inout JSONWriter) {
    json.open("{")
    json.member("id", rule.id)
    json.member("title", rule.title)
    if !rule.helpURI.isEmpty { json.member("url", rule.helpURI) }
    json.close("}")
  }

  /// What a fixing run wrote: places refer to the text before.
  private func append(_ fixes: FixSummary, to json: inout JSONWriter) {
    json.list("fixedFindings", fixes.fixed) { finding, json in
      json.open("{")
      appendMembers(of: finding, to: &json)
      if let fix = finding.fix { appendMembers(of: fix, to: &json) }
      json.close("}")
    }
    json.list("skippedFixes", fixes.skipped) { skip, json in
      json.open("{")
      json.member("path", skip.path)
      json.member("count", skip.count)
      json.member("reason", skip.reason)
      json.close("}")
    }
    json.list("remarks", fixes.remarks) { remark, json in
      json.open("{")
      json.member("path", remark.path)
      if let line = remark.line { json.member("line", line) }
      json.member("message", remark.text)
      json.close("}")
    }
  }

  private func append(_ finding: Finding, _ kept: SuppressedFinding? = nil, to json: inout JSONWriter) {
    json.open("{")
    if let kept {
      json.member("suppressedBy", kept.source.rawValue)
      json.member("reason", kept.reason)
    }
    appendMembers(of: finding, to: &json)
    if let object = finding.object { json.member("object", object) }
    if !finding.scope.isEmpty { json.member("scope", finding.scope) }
    if let cause = finding.cause { json.member("cause", cause) }
    json.member("fingerprint", finding.fingerprint)
    if let fix = finding.fix {
      json.open("fix", "{")
      appendMembers(of: fix, to: &json)
      if let reason = fix.reason { json.member(fix.isLowered ? "lowered" : "reason", reason.text) }
      json.open("edits", "[")
      for edit in fix.edits {
        json.open("{")
        json.member("start", edit.range.lowerBound)
        json.member("end", edit.range.upperBound)
        json.member("text", edit.replacement)
        json.close("}")
      }
      json.close("]}")
    }
    if !finding.related.isEmpty {
      json.open("related", "[")
      for related in finding.related {
        json.open("{")
        json.member("message", related.message)
        append(related.place, to: &json)
        json.close("}")
      }
      json.close("]")
    }
    json.close("}")
  }

  private func appendMembers(of finding: Finding, to json: inout JSONWriter) {
    json.member("rule", finding.rule)
    json.member("category", finding.category.rawValue)
    json.member("level", finding.level.rawValue)
    json.member("message", finding.message)
    append(finding.place, to: &json)
  }

  private func appendMembers(of fix: Fix, to json: inout JSONWriter) {
    json.member("applicability", fix.applicability.rawValue)
    json.member("title", fix.title)
  }

  private func append(_ place: Place, to json: inout JSONWriter) {
    json.member("path", place.path)
    append("start", offset: place.range.lowerBound, line: place.startLine, column: place.startColumn, to: &json)
    append("end", offset: place.range.upperBound, line: place.endLine, column: place.endColumn, to: &json)
    json.member("lineText", place.lineText)
  }

  private func append(_ name: StaticString, offset: Int, line: Int, column: Int, to json: inout JSONWriter) {
    json.open(name, "{")
    json.member("offset", offset)
    json.member("line", line)
    json.member("column", column)
    json.close("}")
  }
}

extension JSONWriter {
  /// The object of a report in the tool's own JSON, open, with its version and the tool's.
  package mutating func openReport(toolVersion: String) {
    open("{")
    member("version", 1)
    open("tool", "{")
    member("name", "rtl-audit")
    member("version", toolVersion)
    close("}")
  }
}
