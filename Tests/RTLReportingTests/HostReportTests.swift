import Foundation
import RTLDiscovery
import RTLFindings
@testable import RTLReporting
import RTLScenes
import Testing


private func read(_ path: String) -> [UInt8]? { sources[path].map { Array($0.utf8) } }
private func json(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

/// The reports that hosts read, by name.
private func host(_ name: String, _ report: Report = sampleReport()) -> String {
  text { output in
    switch name {
    case "github": GitHubReport().append(report, to: &output)
    case "gitlab": GitLabReport().append(report, to: &output)
    case "checkstyle": CheckstyleReport().append(report, to: &output)
    case "junit": JUnitReport(failLevel: .warning).append(report, to: &output)
    case "sonarqube": SonarQubeReport().append(report, to: &output)
    case "rdjson": RDJSONReport().append(report, text: read, to: &output)
    case "markdown": MarkdownReport().append(report, to: &output)
    case "sarif": SARIFReport(includeSuppressed: true).append(report, text: read, to: &output)
    case "json": JSONReport(includeSuppressed: true).append(report, to: &output)
    case "compiler": CompilerReport(root: "").append(report, to: &output)
    default: TextReport(colour: false).append(report, to: &output)
    }
  }
}

private let allHosts = [
  "github", "gitlab", "checkstyle", "junit", "sonarqube", "rdjson", "markdown", "sarif", "json", "compiler", "text",
]

/// One line of each format, as it is written.
@Test(arguments: [
  ("github", "::error file=App/Cell.swift,line=4,endLine=4,col=26,endColumn=30,title=fixed-side::items[i](0) and {0} meet%0AUse `.natural`"),
  (
    "github",
    "::notice file=App/Sp ace #1%25.swift,line=3,endLine=3,col=10,endColumn=15,title=wrong-words::::error::\\u{202E}\\u{1B}[31m# "
      + "#[group]\\r\\nx%0ADrop the line above"
  ),
  ("github", "rtl-audit: App/Huge.strings is 104 MB, over the limit of 8 MB"),
  (
    "gitlab",
    #"{"description":"items[i](0) and {0} meet","check_name":"fixed-side","fingerprint":"19f09b8598a40f2d:1","severity":"major","#
      + #""location":{"path":"App/Cell.swift","lines":{"begin":4}}},"#
  ),
  (
    "checkstyle",
    #"    <error line="2" column="49" severity="warning" message="`textSide` is fixed (Scene › View › Label “Total”, id a1)" source="rtl-audit.fixed-side"/>"#
  ),
  ("checkstyle", #"  <file name="App/Sp ace #1%.swift">"#),
  ("junit", #"<testsuites name="rtl-audit" tests="5" failures="3" errors="0" time="0">"#),
  ("junit", #"    <testcase name="files without findings" classname="rtl-audit" time="0"/>"#),
  ("junit", #"    <testcase name="fixed-side 4:26" classname="App/Cell.swift" time="0">"#),
  ("junit", #"      <failure message="items[i](0) and {0} meet" type="error">App/Cell.swift:4:26: \t\t/* 世界 */ title.side = .left</failure>"#),
  ("junit", #"      <system-out>App/Sp ace #1%.swift:3:10: note: ::error::\u{202E}\u{1B}[31m# #[group]\r\nx</system-out>"#),
  (
    "sonarqube",
    #"{"ruleId":"fixed-side","primaryLocation":{"message":"items[i](0) and {0} meet","filePath":"App/Cell.swift","textRange":{"startLine":4,"#
      + #""endLine":4,"startColumn":25,"endColumn":29}}},"#
  ),
  (
    "sonarqube",
    #"{"id":"fixed-side","name":"Text on a fixed side","description":"Readers see it.","engineId":"rtl-audit","cleanCodeAttribute":"COMPLETE","#
      + #""impacts":[{"softwareQuality":"RELIABILITY","severity":"MEDIUM"}]},"#
  ),
  (
    "rdjson",
    #"{"message":"items[i](0) and {0} meet","location":{"path":"App/Cell.swift","range":{"start":{"line":4,"column":30},"end":{"line":4,"#
      + #""column":34}}},"severity":"ERROR","code":{"value":"fixed-side","url":"https://example.org/fixed-side.md"},"#
      + #""suggestions":[{"range":{"start":{"line":4,"column":30},"end":{"line":4,"column":34}},"text":"natural"}]},"#
  ),
  ("rdjson", #""suggestions":[{"range":{"start":{"line":2,"column":1},"end":{"line":3,"column":17}},"text":"let 👋 = wrong"}]"#),
  ("markdown", "| error | `App/Cell.swift:4` | [`fixed-side`](https://example.org/fixed-side.md) | items\\[i\\](0) and {0} meet |"),
  ("markdown", "| warning | `App/Cell.swift:3` | [`fixed-side`](https://example.org/fixed-side.md) | `.left` keeps this text on the left in every language |"),
  ("markdown", "1 error, 2 warnings, 1 note in 120 files."),
])
func aLineOfAFormat(name: String, line: String) {
  #expect(host(name).contains(line), "\(host(name))")
}

/// Names and texts that direct a terminal or a CI host, in every place that a source can fill.
@Test(arguments: allHosts)
func nothingIsObeyed(name: String) {
  for poison in ["::error::x", "##[command]x", "##vso[task]x", "##teamcity[x]", "\u{1B}[31mx", "\u{202E}x", "a\r\n::error::x", "<b>|`x`", "\0"] {
    var hostile = Finding(rule: "r", category: .other, level: .warning, message: poison, place: place("App/Cell.swift", "left"))
    hostile.place.path = poison
    hostile.place.lineText = poison
    hostile.object = poison
    hostile.scope = poison
    hostile.related = [Related(place: hostile.place, message: poison)]
    hostile.fix = Fix(applicability: .safe, title: poison, edits: [])
    let report = Report(
      findings: [hostile], suppressed: [SuppressedFinding(finding: hostile, reason: poison, source: .baseline)],
      notices: [], filesAudited: 1, toolVersion: "1.0.0")
    let output = host(name, report)
    let scalars = output.unicodeScalars
    #expect(!scalars.contains { $0 != "\n" && isInvisibleControl($0) }, "\(name): \(poison)")
    #expect(commandStarts(output).isEmpty, "\(name): \(poison)")
    for line in output.split(separator: "\n") {
      let start = line.drop { $0 == " " }
      if name == "github", ["::warning ", "::notice "].contains(where: { start.hasPrefix($0) }) { continue }
      #expect(!start.hasPrefix("::"), "\(name): \(line)")
    }
  }
}

@Test func annotationsKeepToTheLimits() {
  let many = (0..<25).map { number in
    var finding = Finding(
      rule: "r", category: .other, level: number < 12 ? .error : number < 14 ? .warning : .note, message: "m\(number)",
      place: place("App/Cell.swift", "left"))
    finding.place.startLine = number + 1
    finding.place.endLine = number + 1
    return finding
  }
  let lines = host("github", Report(findings: many, filesAudited: 1, toolVersion: "1.0.0")).split(separator: "\n")
  #expect(lines.count { $0.hasPrefix("::error ") } == 10)
  #expect(lines.count { $0.hasPrefix("::warning ") } == 2)
  #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
  #expect(lines.contains("::notice title=rtl-audit::4 more findings are in the log of this step."))
  #expect(lines.suffix(4).allSatisfy { $0.hasPrefix("App/Cell.swift:") })
}

/// Hosts compare with the last report, so there is one where nothing was found.
@Test(arguments: [
  ("github", ""), ("gitlab", "[\n]\n"),
  ("checkstyle", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>\n"),
  ("sonarqube", "{\"rules\":[\n],\"issues\":[\n]}\n"), ("markdown", "## rtl-audit\n\nNo problems in 3 files.\n"),
])
func nothingFound(name: String, output: String) {
  #expect(host(name, Report(findings: [], filesAudited: 3, toolVersion: "1.0.0")) == output)
}

@Test func anEmptyRangeIsALineForSonarQube() throws {
  var insertion = Finding(rule: "r", category: .other, level: .warning, message: "m", place: place("App/Cell.swift", "left"))
  insertion.place.range = insertion.place.range.lowerBound..<insertion.place.range.lowerBound
  #expect(host("sonarqube", Report(findings: [insertion], filesAudited: 1, toolVersion: "1")).contains(#""textRange":{"startLine":3}}"#))
}

/// Where a place holds nothing, it is the file that is meant.
@Test func evidenceWithoutARangeHasNoRegion() throws {
  var finding = Finding(rule: "r", category: .other, level: .warning, message: "m", place: place("App/Cell.swift", "left"))
  finding.related = [Related(place: place("App/Cell.swift", "Cell"), message: "a"), Related(place: place("App/Main.storyboard", "label"), message: "b")]
  finding.related[1].place.range = 0..<0
  let log = text { SARIFReport().append(Report(findings: [finding], filesAudited: 1, toolVersion: "1"), text: { _ in nil }, to: &$0) }
  #expect(
    log.contains(#"{"id":2,"physicalLocation":{"artifactLocation":{"uri":"App/Main.storyboard","uriBaseId":"%SRCROOT%"}},"message":{"text":"b."}}"#), "\(log)")
  #expect(log.components(separatedBy: "\"region\"").count == 3)
}

@Test func aSummaryStaysBelowTheLimit() {
  let many = (0..<50).map { number in
    var finding = Finding(rule: "r", category: .other, level: .warning, message: "m", place: place("App/Cell.swift", "left"))
    finding.place.startLine = number + 1
    return finding
  }
  let page = text { MarkdownReport(sizeLimit: 600).append(Report(findings: many, filesAudited: 1, toolVersion: "1"), to: &$0) }
  #expect(page.utf8.count < 700 && page.contains(" more not listed"), "\(page)")
}

@Test func pathsBeginInAFolderAbove() {
  let report = sampleReport().withPaths(below: "Apps/iOS/", in: PathRoot(path: "/work", isRepository: true))
  #expect(report.findings.allSatisfy { $0.place.path.hasPrefix("Apps/iOS/App/") } && report.notices[0].path == "Apps/iOS/App/Huge.strings")
  #expect(report.findings.flatMap(\.related).allSatisfy { $0.place.path.hasPrefix("Apps/iOS/") })
  #expect(report.findings.map(\.fingerprint) == sampleReport().findings.map(\.fingerprint))
}

@Test func jsonTellsWhatIsSuppressed() throws {
  let log = try json(host("json")) as! [String: Any]
  let kept = (log["suppressedFindings"] as! [[String: Any]])[0]
  #expect(kept["suppressedBy"] as? String == "comment" && kept["reason"] as? String == "a phone number")
}
