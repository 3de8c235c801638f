import RTLAuditing
import RTLDiscovery
import RTLSystem

/// Programs that run hooks in a project, and what a team writes into their settings.
struct HookManager {
  /// Relative to the project's root.
  let file: String
  /// What to add to that file.
  let lines: String
  /// The program is set up, but nothing of it runs before a commit yet: `gitHook` can be written there.
  var isMissing = false

  private static let names: [(file: String, lines: String)] = [
    (
      ".pre-commit-config.yaml",
      """
        - repo: \(Command.repository)
          rev: \(Command.reference)
          hooks:
            - id: \(Command.isReleased ? "rtl-audit" : "rtl-audit-system")
              args: [--since, HEAD]   # only what the commit adds; not needed with a baseline
      """
    ),
    ("lefthook.yml", lefthook), (".lefthook.yml", lefthook), ("lefthook.yaml", lefthook), (".lefthook.yaml", lefthook),
    (husky, audit),
  ]
  private static let husky = ".husky/pre-commit"
  static let audit = "rtl-audit --staged --since HEAD"
  private static let lefthook = """
    pre-commit:
      jobs:
        - name: rtl-audit
          run: rtl-audit --staged --since HEAD
    """

  /// The manager that the project uses, or a plain hook of git that is there.
  static func found(in root: String) -> HookManager? {
    for (file, lines) in names where Platform.fileType(Path.join(root, file)) == .file { return HookManager(file: file, lines: lines) }
    // git runs the hooks that husky keeps in `.husky/_`, and those run what stands beside that folder.
    if Platform.fileType(Path.join(root, ".husky")) == .directory { return HookManager(file: husky, lines: audit, isMissing: true) }
    // What a link leads to is somebody's hook as well.
    guard let hook = Git(root: root).hook("pre-commit")?.path, Platform.fileType(hook) != nil else { return nil }
    return HookManager(file: hook.hasPrefix(root + "/") ? String(hook.dropFirst(root.count + 1)) : hook, lines: audit + " || exit 1")
  }

  /// Whether the file calls the tool, comments aside.
  func callsTool(in root: String) -> Bool {
    let text = (try? RuleLoader.text(file, root: file.hasPrefix("/") ? "/" : root)) ?? ""
    return text.split(whereSeparator: \.isNewline).contains { line in line.contains("rtl-audit") && line.first { !$0.isWhitespace } != "#" }
  }

  /// The hook of git, for a project that has none.
  static let gitHook = """
    #!/bin/sh
    # Reports what this commit would add; `git commit --no-verify` skips it.
    if ! command -v rtl-audit >/dev/null; then
      echo 'rtl-audit is not on the PATH; the commit was not audited' >&2
      exit 0
    fi
    exec rtl-audit --staged --since HEAD

    """
}
