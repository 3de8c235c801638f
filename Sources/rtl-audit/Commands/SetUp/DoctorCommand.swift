import RTLAuditing
import RTLDiscovery
import RTLFindings
import RTLMatching
import RTLReporting
import RTLRules
import RTLSettings
import RTLSuppression
import RTLSystem

/// `rtl-audit doctor`: what the tool takes for granted, so that a wrong finding, a fix that is held back or
/// a silence can be traced to a fact.
enum DoctorCommand {
  static func run(_ options: Options) throws {
    var whole = options
    whole.paths = [try Project.root(of: options.paths.first ?? ".")]
    let command = try AuditCommand(whole)
    let portrait = Portrait(command, try command.audit())
    let width = portrait.rows.map(\.name.count).max() ?? 0
    let indent = String(repeating: " ", count: width + 2)
    Output.write("rtl-audit \(Command.version)\n\n")
    for row in portrait.rows {
      let lines = row.lines.map(printable)
      Output.write(row.name + String(repeating: " ", count: width + 2 - row.name.count) + lines.joined(separator: "\n" + indent) + "\n")
    }
  }
}

/// What an audit learns about a project, in words.
struct Portrait {
  /// A fact, in one line or several.
  struct Row {
    var name: String
    var lines: [String]
  }

  let command: AuditCommand
  let state: AuditedProject
  let findings: [Finding]

  init(_ command: AuditCommand, _ state: AuditedProject) {
    (self.command, self.state) = (command, state)
    findings = state.findings
  }

  var rows: [Row] {
    [
      Row(name: "project", lines: [command.root] + state.project.nested.map { "contains a separate project: \(Path.shown($0))" }),
      Row(
        name: "settings",
        lines: [hasFile(settingsFileName) ? settingsFileName : "none; `rtl-audit init` writes them, `rtl-audit settings` shows the settings in force"]
          + idlePatterns),
      Row(name: "files", lines: [files]),
      Row(name: "left out", lines: leftOut),
      Row(name: "not read", lines: notRead),
      Row(name: "deployment target", lines: targets),
      Row(name: "languages", lines: [languages]),
      Row(
        name: "language switch",
        lines: [state.facts.languageSwitch.map { "in the app (\($0)); fixes that depend on the system's language are unsafe" } ?? "by the system"]),
      Row(name: "layout libraries", lines: libraries),
      Row(name: "rules", lines: [rules]),
      Row(name: "findings", lines: [counts(findings)]),
      Row(name: "baseline", lines: [baseline]),
      Row(name: "cache", lines: [cache]),
      Row(name: "hook", lines: [hook ?? "none; `rtl-audit init --hook` sets one up"]),
    ]
  }

  func hasFile(_ name: String) -> Bool { Platform.fileType(Path.join(command.root, name)) == .file }

  /// Patterns that may be mistyped. Those of `exclude` may fit what the defaults leave out as well.
  private var idlePatterns: [String] {
    let settings = command.settings
    let files = state.project.files().map(\.path) + state.project.leftOut.map(\.path)
    let patterns = settings.exclude.map { ("exclude", $0) } + settings.include.map { ("include", $0) } + settings.overrides.map { ("overrides", $0.files) }
    return listed(patterns.filter { !files.contains(where: $0.1.matches) }.map { "no file matches `\($0.1.text)` in `\($0.0)`" }, 10)
  }

  private var files: String {
    let audited = state.auditedFiles
    let names: [(String, (FileKind) -> Bool)] = [
      ("Swift", { $0 == .swift }), ("Objective-C", { $0 == .objectiveC }), ("Interface Builder", { $0 == .interfaceBuilder }),
      ("image set", { $0 == .assetContents }), ("string file", { [.strings, .stringsDictionary, .stringCatalog].contains($0) }),
    ]
    let parts = names.compactMap { name, fits in
      let count = audited.count { fits($0.kind) }
      let isNoun = name.utf8.first.map { $0 >= UInt8(ascii: "a") } ?? false
      return count == 0 ? nil : isNoun ? counted(count, name) : "\(count) \(name)"
    }
    return "\(audited.count) audited" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }

  private var leftOut: [String] {
    var lines = listed(state.project.leftOut.map { left in "\(left.path) (\(left.reason.rawValue)\(left.marks.map { ": it has \($0)" } ?? ""))" }, 10)
    if !lines.isEmpty { lines.append("use `include` in \(settingsFileName) to audit them") }
    lines += listed(state.leftOutByContent.map { "\($0.path): \($0.why)" }, 5)
    lines += listed(state.project.ownPods.map { "\($0) is audited because a Podfile names its path; use `exclude` to leave it out" }, 5)
    if state.project.excluded > 0 { lines.append("\(counted(state.project.excluded, "file")) by `exclude`") }
    return lines.isEmpty ? ["only what git ignores"] : lines
  }

  private var notRead: [String] {
    let notices = state.notices
    return notices.isEmpty ? ["nothing; every file could be read"] : listed(notices.map { "\($0.path) \($0.message)" }, 20)
  }

  private var targets: [String] {
    let portrait = TargetPortrait(state)
    guard command.settings.deploymentTarget.isEmpty else { return portrait.stated(command.settings.deploymentTarget) }
    let unheard = listed(portrait.unheard, 5)
    guard portrait.lines.isEmpty else { return listed(portrait.lines, 10) + unheard }
    let assumed = [AppPlatform.iOS, .macOS].compactMap { platform in Resolver.defaultTargets[platform].map { "\(platform) \($0.short)" } }
    return ["none found; assuming \(assumed.joined(separator: " and ")). Set `deployment-target` to enable newer fixes"] + unheard
  }

  var languages: String {
    let facts = state.facts.facts
    guard !facts.languages.isEmpty else { return "none declared in the project" }
    let right = facts.rightToLeftLanguages
    return facts.languages.joined(separator: ", ") + "; right-to-left: " + (right.isEmpty ? "none yet" : right.joined(separator: ", "))
  }

  private var libraries: [String] {
    let facts = state.facts.facts
    var known = state.catalogue.libraries
    for table in PackedRules.tables {
      guard let table = try? Table(path: table.name, name: table.name, text: table.text), let column = table.columns.firstIndex(of: "library") else { continue }
      known.formUnion(table.rows.map { $0[column] })
    }
    let used = known.sorted().filter { state.facts.names(library: $0.lowercased()) }.map { name in
      name + (facts.library(name).map { " \($0)" } ?? ", version not locked")
    }
    return used.isEmpty ? ["none in a Podfile, a Cartfile, their lock files or Package.resolved, and none copied in"] : used
  }

  private var rules: String {
    let ids = Set(RuleLoader.builtInIDs)
    let own = state.catalogue.ids.count { !ids.contains($0) }
    let off = ids.subtracting(state.catalogue.ids).sorted()
    let names = off.isEmpty || off.count > 5 ? "" : " (off: \(off.joined(separator: ", ")))"
    return "\(ids.count - off.count) of \(ids.count) on\(names)" + (own > 0 ? ", and \(counted(own, "team rule"))" : "")
  }

  private var hook: String? {
    guard let found = HookManager.found(in: command.root), !found.isMissing else { return nil }
    return found.callsTool(in: command.root) ? found.file : "\(found.file), which does not call rtl-audit; `rtl-audit init --hook` shows what to add"
  }

  private var cache: String {
    guard command.options.usesCache else { return "not used" }
    guard let known = ProjectIndex(state.project.reader, state.catalogue.vocabularies.tables) else { return "none; there is no folder for caches" }
    return known.file.path + (known.count == 0 ? ": empty; hooks fill it" : ": hashes of \(counted(known.count, "file"))")
  }

  private var baseline: String {
    guard let known = try? Baseline.read(state.project.reader) else { return hasFile(baselineFileName) ? "\(baselineFileName) cannot be read" : "none" }
    return "\(counted(known.total, "accepted finding")) in \(baselineFileName)"
  }

  /// "3 errors, 12 warnings, 40 notes"
  func counts(_ findings: [Finding]) -> String {
    let parts = [Level.error, .warning, .note].map { level in counted(findings.count { $0.level == level }, "\(level)") }
    return parts.joined(separator: ", ")
  }

  private func listed(_ lines: [String], _ most: Int) -> [String] {
    lines.count > most ? Array(lines.prefix(most)) + ["and \(lines.count - most) more"] : lines
  }
}
