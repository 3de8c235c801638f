import RTLDiscovery

/// Programs that run hooks in a project, and what a team writes into their settings.
struct HookManager {
  /// Relative to the project's root.
  let file: String
  /// What to add to that file.
  let lines: String

  private static let names: [(file: String, lines: String)] = [
    (
      ".pre-commit-config.yaml",
      """
        - repo: https://github.com/rtl-audit/rtl-audit
          rev: v\(Command.version)
          hooks:
            - id: rtl-audit-system
      """
    ),
    ("lefthook.yml", lefthook), (".lefthook.yml", lefthook), ("lefthook.yaml", lefthook), (".lefthook.yaml", lefthook),
    (".husky/pre-commit", "rtl-audit --staged --since HEAD"),
  ]
  private static let lefthook = """
    pre-commit:
      jobs:
        - name: rtl-audit
          run: rtl-audit --staged --since HEAD
    """

  /// The manager that the project uses, or a plain hook of git that is there.
  static func found(in root: String) -> HookManager? {
    for (file, lines) in names where Platform.fileType(Project.join(root, file)) == .file { return HookManager(file: file, lines: lines) }
    guard let hook = Git(root: root).hookPath("pre-commit"), Platform.fileType(hook) == .file else { return nil }
    return HookManager(file: hook.hasPrefix(root + "/") ? String(hook.dropFirst(root.count + 1)) : hook, lines: "rtl-audit --staged --since HEAD || exit 1")
  }

  /// The hook of git, for a project that has none.
  static let gitHook = """
    #!/bin/sh
    # Reports what this commit would bring; `git commit --no-verify` goes by it.
    if ! command -v rtl-audit >/dev/null; then
      echo 'rtl-audit is not on the PATH; the commit was not audited' >&2
      exit 0
    fi
    exec rtl-audit --staged --since HEAD

    """
}
