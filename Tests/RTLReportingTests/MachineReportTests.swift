import Foundation
import RTLFindings
@testable import RTLReporting
import Testing


private func read(_ path: String) -> [UInt8]? { sources[path].map { Array($0.utf8) } }

private func sarif(_ report: Report, suppressed: Bool = false, limit: Int = 25_000) throws -> [String: Any] {
  let output = text {
    SARIFReport(includeSuppressed: suppressed, resultLimit: limit).append(report, text: read, to: &$0)
  }
  let log = try JSONSerialization.jsonObject(with: Data(output.utf8)) as! [String: Any]
  return (log["runs"] as! [[String: Any]])[0]
}

private func results(_ run: [String: Any]) -> [[String: Any]] { run["results"] as! [[String: Any]] }

@Test func aSARIFResultAsItIsWritten() {
  let output = text { SARIFReport().append(sampleReport(), text: read, to: &$0) }
  let lines = output.split(separator: "\n")
  let result: Substring = #"""
    {"ruleId":"fixed-side","ruleIndex":0,"level":"error","message":{"text":"items[i] (0) and {{0}} meet."},\#
    "locations":[{"physicalLocation":{"artifactLocation":{"uri":"App/Cell.swift","uriBaseId":"%SRCROOT%"},"region":{"startLine":4,\#
    "startColumn":26,"endLine":4,"endColumn":30,"snippet":{"text":"left"}}}}],\#
    "partialFingerprints":{"primaryLocationLineHash":"441e09084d6fa3c6:1","rtlAudit/v1":"19f09b8598a40f2d:1"},\#
    "fixes":[{"description":{"text":"Use `.natural`."},"artifactChanges":[{"artifactLocation":{"uri":"App/Cell.swift",\#
    "uriBaseId":"%SRCROOT%"},"replacements":[{"deletedRegion":{"startLine":4,"startColumn":26,"endLine":4,"endColumn":30},\#
    "insertedContent":{"text":"natural"}}]}],"properties":{"applicability":"unsafe",\#
    "lowered":"another constraint of `icon` keeps left and right (line 3)"}}]},
    """#
  #expect(lines.contains(result))
  let rule: Substring = ##"""
    {"id":"fixed-side","name":"FixedSide","shortDescription":{"text":"Text on a fixed side."},"fullDescription":{"text":"Readers see it."},\##
    "help":{"text":"Readers see it. See https://example.org/fixed-side.md",\##
    "markdown":"# Text\n\nUse &lt;b>, not `<label>`.\n\n```xml\n<label/>\n```\n"},"helpUri":"https://example.org/fixed-side.md",\##
    "defaultConfiguration":{"level":"warning"},"properties":{"category":"other","tags":["other","rtl"],"precision":"high",\##
    "problem.severity":"warning"}},
    """##
  #expect(lines.contains(rule))
}

@Test func suppressedFindingsAreWrittenOnRequest() throws {
  #expect(try results(sarif(sampleReport())).allSatisfy { $0["suppressions"] == nil })
  let all = try results(sarif(sampleReport(), suppressed: true))
  #expect(all.count == 5 && all.allSatisfy { $0["suppressions"] != nil })
  let kept = all.last!["suppressions"] as! [[String: String]]
  #expect(kept == [["kind": "inSource", "status": "accepted", "justification": "a phone number"]])
}

@Test func aRunWithoutFindingsIsComplete() throws {
  let run = try sarif(Report(findings: [], filesAudited: 0, toolVersion: "1.0.0"))
  #expect(results(run).isEmpty && run["columnKind"] as? String == "utf16CodeUnits")
}

@Test func beyondTheLimitTheStrongestStay() throws {
  let run = try sarif(sampleReport(), limit: 1)
  #expect(results(run).map { $0["level"] as? String } == ["error"])
  let invocation = (run["invocations"] as! [[String: Any]])[0]
  #expect((invocation["toolExecutionNotifications"] as! [Any]).count == 2)
}

@Test func noticesAreNotifications() throws {
  let invocation = (try sarif(sampleReport())["invocations"] as! [[String: Any]])[0]
  let notification = (invocation["toolExecutionNotifications"] as! [[String: Any]])[0]
  #expect(invocation["executionSuccessful"] as? Bool == true)
  #expect((notification["message"] as? [String: String])?["text"] == "App/Huge.strings is 104 MB, over the limit of 8 MB.")
}

@Test func fixesOfAFileThatIsGoneAreLeftOut() {
  let output = text { SARIFReport().append(sampleReport(), text: { _ in nil }, to: &$0) }
  #expect(!output.contains("\"fixes\""))
}

@Test(arguments: [
  // A whole indented line is deleted with the line break before it.
  ("a\n  b\nc\n", 2..<6, "", "1:2-2:4", ""),
  ("a\r\n  b\r\nc\r\n", 3..<8, "", "1:2-2:4", ""),
  ("a\n  b\n", 2..<2, "  x\n", "1:2-2:1", "\n  x\n"),
  ("a\n    b\n", 4..<6, "", "1:2-2:5", "\n  "),
  ("  b\n", 0..<2, "", "1:1-1:3", ""),
  ("a\n  b\n", 4..<5, "x", "2:3-2:4", "x"),
  ("\u{FEFF}👋b", 7..<8, "x", "1:3-1:4", "x"),
])
func editsStayOutOfTheIndentation(text: String, range: Range<Int>, replacement: String, region: String, inserted: String) {
  let fix = Fix(applicability: .safe, title: "t", edits: [Edit(range: range, replacement: replacement)])
  let written = SARIFEdits([(0, fix)], text: Array(text.utf8)).replacements(of: 0)
  #expect(written.map { "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" } == [region])
  #expect(written.map(\.text) == [inserted])
}

@Test(arguments: [
  ("A b/c#d%.swift", "A%20b/c%23d%25.swift"), ("a:b\n?.xib", "a%3Ab%0A%3F.xib"), ("é.swift", "%C3%A9.swift"),
])
func paths(path: String, uri: String) {
  #expect(relativeURI(path) == uri)
}

@Test(arguments: [
  ("x[i](0) {1} {name} {}", "x[i] (0) {{1}} {name} {}."), ("Done!", "Done!"), ("{12", "{12."), ("a\nb", "a\\nb."),
])
func messages(raw: String, written: String) {
  #expect(sarifMessage(raw) == written)
}

@Test func jsonHoldsOffsetsColumnsAndEdits() throws {
  let output = text { JSONReport().append(sampleReport(minimumLevel: .warning), to: &$0) }
  let log = try JSONSerialization.jsonObject(with: Data(output.utf8)) as! [String: Any]
  let findings = log["findings"] as! [[String: Any]]
  #expect(log["version"] as? Int == 1 && findings.count == 3)
  #expect((log["summary"] as! [String: Any])["notes"] as? Int == 1)
  let rules = log["rules"] as! [[String: String]]
  #expect(Set(rules.map { $0["id"]! }) == Set(findings.map { $0["rule"] as! String }))
  #expect(rules.contains { $0["url"]?.hasPrefix("https://") == true && $0["title"]?.isEmpty == false })
  #expect(findings[1]["start"] as? [String: Int] == ["offset": 96, "line": 4, "column": 26])
  let fix = findings[1]["fix"] as! [String: Any]
  #expect(fix["applicability"] as? String == "unsafe")
  #expect(((fix["edits"] as! [[String: Any]])[0]["text"] as? String) == "natural")
}

@Test func jsonStringsSurviveAndShowNothingToATerminal() throws {
  let raw = "a\"\\\n\t\u{1B}\u{7F}\u{85}\u{202E}\u{E0041}##[x]##vso[y] é 👋 \u{0}"
  var json = JSONWriter()
  json.open("[")
  json.value(raw)
  json.close("]")
  #expect(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String] == [raw])
  let written = String(decoding: json.bytes, as: UTF8.self)
  #expect(!written.unicodeScalars.contains(where: isInvisibleControl))
  #expect(commandStarts(written).isEmpty)
}

@Test func fingerprintsSurviveALineThatMoves() {
  func prints(_ line: Int, _ indent: String) -> [String] {
    var one = Finding(rule: "r", category: .other, level: .note, message: "m", place: place("App/Cell.swift", "left"))
    one.place.startLine = line
    one.place.lineText = indent + "x = left"
    var two = one
    two.place.range = 90..<94
    return Report(findings: [two, one], filesAudited: 1, toolVersion: "1.0.0").findings.map(\.fingerprint)
  }
  #expect(prints(3, "") == prints(9, "\t  "))
  #expect(Set(prints(3, "")).count == 2)
}

/// Values made with an independent implementation of the published algorithm.
@Test func lineHashesOfCodeScanning() {
  let text = Array("let a = 1\n\n  x\r\nx\n".utf8)
  let hashes = lineHashes(text, lines: [1, 2, 3, 4, 5, 99])
  #expect(hashes == [1: "3aa138b6b49808b3:1", 2: "6b5b024dd512709d:1", 3: "8c072f39cc89b447:1", 4: "828973aa50c68d6d:1", 5: "c129715d7a2bc9a3:1"])
}

@Test func onlyRulesWithAResultHaveTheirPage() {
  let silent = Report(findings: [], rules: sampleReport().rules, filesAudited: 1, toolVersion: "1.0.0")
  #expect(!text { SARIFReport().append(silent, text: read, to: &$0) }.contains("\"markdown\""))
}

@Test(arguments: [
  ("a <b> `<c>` </d> <!-- x --> < e <é>", "a &lt;b> `<c>` &lt;/d> &lt;!-- x --> < e &lt;é>"),
  ("```\n<b>\n```\n<b>", "```\n<b>\n```\n&lt;b>"),
  ("  ````\n<b>\n```\n<b>\n````\n<b>\n", "  ````\n<b>\n```\n<b>\n````\n&lt;b>\n"), ("", ""), ("<", "<"),
])
func tagsOutsideOfCodeAreText(page: String, wanted: String) { #expect(markdownWithoutHTML(page) == wanted) }

/// A run leaves out the pages of rules without a finding; of two projects one may have it.
@Test func aRuleOfTwoProjectsKeepsItsPage() {
  func report(page: String) -> Report {
    let rule = RuleInfo(id: "fixed-side", category: .other, level: .warning, title: "Side", summary: "Side.", page: page, helpURI: "")
    return Report(findings: [], rules: [rule], filesAudited: 1, toolVersion: "1.0.0")
  }
  #expect(Report.joined([report(page: ""), report(page: "# Side")]).rules.map(\.page) == ["# Side"])
  #expect(Report.joined([report(page: "# Side"), report(page: "")]).rules.map(\.page) == ["# Side"])
}
