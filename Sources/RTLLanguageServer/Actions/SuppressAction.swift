import RTLAuditing
import RTLDiscovery
import RTLFacts
import RTLFindings
import RTLFixing
import RTLLexing
import RTLSettings
import RTLSystem

/// Keeps a finding quiet where its file has a place for that: a comment of code, the Notes of an Interface Builder object;
/// else in the settings. Offered only where it works: the text is audited with it.
struct SuppressAction {
  /// For whoever accepts it to say better.
  private static let reason = "say why"

  private let subject: CodeActions.Subject
  private var bytes: [UInt8] { subject.lines.bytes }

  init(_ subject: CodeActions.Subject) { self.subject = subject }

  func action(_ finding: Finding) -> JSON? {
    switch subject.dialect {
    case .swift, .objectiveC: return commented(finding, "// \(directive("disable:next", finding))")
    case .strings: return commented(finding, "/* \(directive("disable:next", finding)) */")
    case .xml: return inText(finding, note(finding), "Suppress \(finding.rule) in the Notes of this object") ?? inSettings(finding)
    case .json, .stringsDictionary, .stringCatalog: return inSettings(finding)
    }
  }

  private func directive(_ command: String, _ finding: Finding) -> String { "rtl-audit:\(command) \(finding.rule) -- \(Self.reason)" }

  private func inText(_ finding: Finding, _ edits: [Edit], _ title: String) -> JSON? {
    guard !edits.isEmpty, subject.keepsStructure(edits) else { return nil }
    let after = subject.fileOutcome(on: applyEdits(edits, to: bytes).text)
    func count(_ findings: [Finding], _ rule: String) -> Int { findings.count { $0.rule == rule } }
    let before = subject.judged.all
    // Of a rule that is reported once the next place would speak.
    let left = count(after.findings, finding.rule)
    let isQuiet = left < (finding.isOnce ? 1 : count(before.findings, finding.rule)) && after.suppressed.count > before.suppressed.count
    guard isQuiet, after.findings.count < before.findings.count else { return nil }
    return subject.action(title, kind: "quickfix", edits, for: [finding], isPreferred: false)
  }

  // MARK: - Comments

  /// A line above that of the finding, as far in as that.
  private func commented(_ finding: Finding, _ text: String) -> JSON? {
    let line = subject.lines.line(of: finding.place.range.lowerBound)
    let range = subject.lines.range(ofLine: line)
    let indent = bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }
    let edit = Edit(range: range.lowerBound..<range.lowerBound, replacement: String(decoding: indent, as: UTF8.self) + text + newline)
    return inText(finding, [edit], "Suppress \(finding.rule) here, with a comment")
  }

  private var newline: String {
    let first = subject.lines.range(ofLine: 0).upperBound
    return first < bytes.count && bytes[first] == 0x0D ? "\r\n" : "\n"
  }

  // MARK: - Notes

  /// A note of the object; the label of a constraint, which has no notes. None where there is one already.
  private func note(_ finding: Finding) -> [Edit] {
    let tree = ElementTree(TokenFile(bytes, .xml))
    guard let id = finding.objectID, let element = tree.elements.indices.first(where: { tree.value("id", of: $0) == id }) else { return [] }
    let text = directive("disable", finding)
    if tree.isNamed("constraint", element) {
      guard tree.attribute("userLabel", of: element) == nil, tree.attribute("identifier", of: element) == nil,
        let last = tree.attribute("id", of: element).map(tree.wholeRange)
      else { return [] }
      return [Edit(range: last.upperBound..<last.upperBound, replacement: " userLabel=\"\(text)\"")]
    }
    guard !tree.children(of: element).contains(where: { tree.value("key", of: $0) == "userComments" }) else { return [] }
    let line = subject.lines.range(ofLine: subject.lines.line(of: tree.range(of: element).lowerBound))
    let outer = String(decoding: bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let inner = outer + "    "
    let note = ["<attributedString key=\"userComments\">", "    <fragment content=\"\(text)\"/>", "</attributedString>"].map { inner + $0 + newline }.joined()
    let open = tree.openTagRange(of: element)
    if bytes[..<open.upperBound].suffix(2).elementsEqual("/>".utf8) {
      return [Edit(range: (open.upperBound - 2)..<open.upperBound, replacement: ">\(newline)\(note)\(outer)</\(tree.name(of: element))>")]
    }
    // Where Xcode writes it.
    let next = tree.children(of: element).first { Self.behindNotes.contains(tree.name(of: $0)) }
    let at = next.map { tree.range(of: $0).lowerBound } ?? tree.range(of: element).upperBound - tree.name(of: element).utf8.count - 3
    let start = subject.lines.range(ofLine: subject.lines.line(of: at)).lowerBound
    guard bytes[start..<at].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return [] }
    return [Edit(range: start..<start, replacement: note)]
  }

  private static let behindNotes: Set<String> = ["userDefinedRuntimeAttributes", "variation", "connections"]

  // MARK: - Settings

  private func inSettings(_ finding: Finding) -> JSON? {
    guard let project = subject.file.project else { return nil }
    let name = SettingsSuppression.name(of: finding)
    let entry = SettingsSuppression(file: subject.file.name, at: name.isEmpty ? nil : name, rule: finding.rule, reason: Self.reason, line: 0, column: 0)
    let path = Path.join(project.root, settingsFileName)
    let open = subject.workspace.files.values.first { $0.path == path }
    let stored = open == nil ? try? SettingsFile.readFromDisk(path) : nil
    let isNew = open == nil && stored == nil
    guard !isNew || subject.workspace.client.createsFiles && subject.workspace.client.versionsEdits else { return nil }
    let old = open?.document.bytes ?? stored ?? []
    let new = Array(SuppressionList.adding(entry, to: String(decoding: old, as: UTF8.self)).text.utf8)
    guard let before = try? SettingsFile.parse(old, path: path), let after = try? SettingsFile.parse(new, path: path),
      after.suppressions.count == before.suppressions.count + 1
    else { return nil }
    let edit = WorkspaceEdits(client: subject.workspace.client).json(
      [Self.difference(old, new)], TextLines(old), uri: open?.document.uri ?? subject.workspace.uri(of: path), version: open?.document.version, isNew: isNew)
    return subject.action("Suppress \(finding.rule) here, in \(settingsFileName)", kind: "quickfix", edit, for: [finding], isPreferred: false)
  }

  /// The lines that an insertion adds.
  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> Edit {
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, old[start - 1] != 0x0A { start -= 1 }
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    return Edit(range: start..<(old.count - end), replacement: String(decoding: new[start..<(new.count - end)], as: UTF8.self))
  }
}
