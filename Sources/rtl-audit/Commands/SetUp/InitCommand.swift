import RTLDiscovery
import RTLReporting
import RTLSettings
import RTLSuppression
import RTLSystem

/// `rtl-audit init`: writes what a project needs, after a look at it. Nothing that is there is changed.
struct InitCommand {
  /// Where pipelines run.
  enum Host: String, CaseIterable { case github, gitlab }

  /// What is written beside the settings.
  enum Part: Hashable {
    case hook
    case pipeline(Host)
  }

  private let options: Options
  private let root: String
  /// Somebody is there to answer.
  private let asks: Bool

  init(_ options: Options) throws {
    self.options = options
    root = try Project.root()
    asks = options.setUpParts.isEmpty && Platform.isTerminal(0) && Platform.isTerminal(1) && (Platform.environment("CI") ?? "").isEmpty
  }

  static func host(_ word: String) throws -> Host {
    guard let host = Host(rawValue: word) else { throw UsageError(message: "`--ci` takes github or gitlab, not `\(printable(word))`") }
    return host
  }

  /// - Returns: always 0; what cannot be written is an error.
  func run() throws -> Int32 {
    if options.setUpParts.contains(.hook), HookManager.found(in: root) == nil, Git(root: root).hook("pre-commit") == nil { throw noGit }
    var auditing = options
    auditing.paths = [root]
    let command = try AuditCommand(auditing)
    let state = try command.audit()
    let portrait = Portrait(command, state)
    let found = portrait.counts(portrait.findings)
    let files = state.auditedFiles.count
    if files == 0 { Output.complain("there are no supported files here; is this the folder of the app?") }
    Output.write("Audited \(counted(files, "file")): \(found).\n")
    try write(settingsFileName, settings(portrait))
    if wants(.hook, "Set up a hook that audits every commit?") { try writeHook() }
    let host = guessedHost
    for pipeline in Host.allCases where options.setUpParts.contains(.pipeline(pipeline)) || (asks && pipeline == host) {
      if wants(.pipeline(pipeline), "Write a pipeline for \(pipeline == .github ? "GitHub Actions" : "GitLab")?") { try writePipeline(pipeline) }
    }
    Output.write("\nNext\n  rtl-audit                   lists the findings and their fixes\n")
    var open = state
    try command.hideKnown(&open)
    if open.findings.contains(where: { $0.fix?.applicability == .safe && $0.level > .note }) {
      Output.write("  rtl-audit --fix             applies the safe fixes; `--diff` shows them first\n")
    }
    let isOld = portrait.findings.contains { $0.level >= command.settings.failLevel } && !portrait.hasFile(baselineFileName)
    if isOld { Output.write("  rtl-audit baseline write    accepts all current findings: from then on only new ones are reported\n") }
    Output.write("  rtl-audit doctor            shows what the tool knows about the project\n")
    if options.setUpParts.isEmpty, !asks { Output.write("  rtl-audit init --hook --ci \((host ?? .github).rawValue)   also sets up a hook and a pipeline\n") }
    return 0
  }

  private func wants(_ part: Part, _ question: String) -> Bool {
    guard asks else { return options.setUpParts.contains(part) }
    Output.write("\(question) [y/N] ")
    return ["y", "yes"].contains(Platform.readAnswer()?.lowercased() ?? "")
  }

  /// Writes a new file, and leaves one that is there.
  private func write(_ name: String, _ text: String, executable: Bool = false) throws {
    let path = name.hasPrefix("/") ? name : Path.join(root, name)
    let shown = printable(Path.shown(path))
    guard Platform.fileType(path) == nil else { return Output.write("\(shown) already exists; left unchanged\n") }
    // The place of a hook was looked at before.
    guard name.hasPrefix("/") || !Path.leavesThroughLink(path, namedIn: root) else {
      throw UsageError(message: "a symbolic link on the way to `\(shown)` leads out of the repository; replace it with a folder")
    }
    Platform.makeFolder(Path.parent(of: path))
    guard Platform.writeFile(Array(text.utf8), toFile: path), !executable || Platform.makeExecutable(path) else {
      throw UsageError(message: "`\(shown)` cannot be written: \(Platform.lastError)")
    }
    Output.write("wrote \(shown)\n")
  }

  // MARK: - Settings

  private func settings(_ portrait: Portrait) -> String {
    func told(_ name: String) -> [String] { portrait.rows.first { $0.name == name }?.lines.map { "#   \(printable($0))\n" } ?? [] }
    let languages = portrait.state.facts.leftToRightLanguages
    return """
      # yaml-language-server: $schema=\(SettingsSchema.address)
      # Settings of rtl-audit. Every key has a default; `rtl-audit settings` shows those in force.
      # The first line lets editors complete and check this file.

      \(TargetPortrait(portrait.state).settings)

      # Who chooses the language: system, in-app or auto. Detected in the project:
      \(told("language switch").joined())# language-switch: auto

      # Whether the app has a right-to-left language. Detected in the project:
      #   \(printable(portrait.languages))
      \(languages == nil ? "# rtl-languages: present" : "rtl-languages: present   # `none` makes every warning a note")

      # Files that are never reported, and rules for some files only.
      # exclude: ["App/Legacy/**"]
      # overrides: { "App/Player/**": { forced-direction: off } }

      # Levels of single rules: off, note, warning, error.
      # rules:
      #   physical-content-mode: off

      # Your team's rules.
      # rule-files: ["rtl-rules/*.md"]

      """
  }

  // MARK: - Hook

  private var noGit: UsageError { UsageError(message: "a hook needs git; this folder is not a git work tree") }

  private func writeHook() throws {
    if let manager = HookManager.found(in: root) {
      guard !manager.isMissing else { return try write(manager.file, HookManager.gitHook) }
      if manager.callsTool(in: root) { return Output.write("\(printable(manager.file)) already runs rtl-audit; left unchanged\n") }
      return Output.write("\(printable(manager.file)) already exists; add to it:\n\n\(manager.lines)\n\n")
    }
    guard let hook = Git(root: root).hook("pre-commit") else { throw noGit }
    if let outside = hook.outside {
      let why = hook.isChosen ? "`core.hooksPath` places" : "a symbolic link places"
      throw UsageError(
        message: "\(why) the hook outside this repository, at `\(printable(outside))`, so nothing was written; use `git config core.hooksPath .githooks` for "
          + "hooks of its own, or add to that file: \(HookManager.audit) || exit 1"
      )
    }
    try write(hook.path, HookManager.gitHook, executable: true)
  }

  // MARK: - Pipeline

  private var guessedHost: Host? {
    let origin = Git(root: root).origin ?? ""
    if Platform.fileType(Path.join(root, ".gitlab-ci.yml")) != nil || origin.contains("gitlab") { return .gitlab }
    return Platform.fileType(Path.join(root, ".github")) != nil || origin.contains("github") ? .github : nil
  }

  private func writePipeline(_ host: Host) throws {
    switch host {
    case .github: try write(".github/workflows/rtl-audit.yml", InitCommand.github)
    case .gitlab:
      guard Platform.fileType(Path.join(root, ".gitlab-ci.yml")) == nil else {
        return Output.write(".gitlab-ci.yml already exists; add to it:\n\n\(InitCommand.gitlab)\n")
      }
      try write(".gitlab-ci.yml", InitCommand.gitlab)
    }
  }

  private static let github = """
    name: rtl-audit
    on: [pull_request]
    permissions:
      contents: read
    jobs:
      rtl-audit:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
            with:
              fetch-depth: 0
          - uses: rtl-audit/rtl-audit@\(Command.reference)
            with:
              since-merge-base: origin/${{ github.base_ref }}

    """

  private static let gitlab = """
    rtl-audit:
      image: \(Command.isReleased ? "buildpack-deps:scm" : "swift:6.1")
      cache:
        key: rtl-audit-\(Command.version)
        paths: [.rtl-audit-tool]
      before_script:
        - git clone --quiet --depth 1 --branch \(Command.reference) \(Command.repository) /tmp/rtl-audit
        - tool=$(/tmp/rtl-audit/.ci/tool .rtl-audit-tool)
      script:
        - $tool --format text --format gitlab=rtl-audit.json
      # Findings show in the merge request; only an audit that could not run fails the job.
      allow_failure:
        exit_codes: 1
      artifacts:
        when: always
        reports:
          codequality: rtl-audit.json

    """
}
