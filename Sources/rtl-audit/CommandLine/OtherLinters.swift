import RTLSettings
import RTLSuppression

/// What people who know other linters type, and what to use here.
enum OtherLinters {
  /// A command line for each of their commands.
  static let commands = table([
    ("lint audit check scan analyze run", "rtl-audit"), ("fix autocorrect format", "rtl-audit --fix"), ("list linters", "rtl-audit rules"),
    ("config", "rtl-audit settings"), ("html", "rtl-audit report --output report.html"),
  ])

  /// A remedy for each of their options.
  static let options = table([
    ("--dry-run --fix-dry-run", "`--diff` shows what `--fix` would write"), ("--autocorrect -a", "use `--fix`"),
    ("--autocorrect-all -A", "use `--fix --unsafe-fixes`"), ("--no-fix", "leave it out; nothing is fixed without `--fix`"),
    ("--config --configuration --config-file -c", "use `--settings FILE`"), ("--print-config --show-settings", "use `rtl-audit settings`"),
    ("--init", "use `rtl-audit init`"), ("--explain", "use `rtl-audit explain RULE`"),
    ("--reporter --formatter --output-format --out-format -f", "use `--format FORMAT`"), ("--output-file", "use `--output FILE`"), ("--html", page),
    ("--rule --only-rule --select", "use `--only RULE`"), ("--rules", "use `--only RULE`, or `rtl-audit rules` for the list"),
    ("--enable", "use `--only RULE`, or `rules:` in \(settingsFileName)"), ("--disable --except", "use `rules: { RULE: off }` in \(settingsFileName)"),
    ("--exclude --ignore --ignore-pattern", "use `exclude: [\"Folder/**\"]` in \(settingsFileName)"),
    ("--force-exclude", "leave it out; `exclude` also applies to files that are named"), ("--severity", "use `--min-level LEVEL`"),
    ("--quiet -q", "`--min-level error` shows only errors, and does not change the exit status"), ("--strict", "use `--fail-level note`"),
    ("--lenient", "use `--fail-level error`, or `--exit-zero`"), ("--issues-exit-code", "use `--exit-zero`"),
    ("--changed", "use `--staged` for what git would commit, `--since main` for what is new since a commit"), ("--new-from-rev", "use `--since REVISION`"),
    ("--baseline --write-baseline", "`rtl-audit baseline write` writes \(baselineFileName), and every run uses it"),
    ("--stdin-filename --stdin-file-path", "use `--stdin --path FILE`"), ("--files --show-files --list-target-files -L", "use `--list-files`"),
    ("--jobs --parallel -j", "use `--threads N`; the default is all cores"),
    ("--verbose --debug -v", "`rtl-audit doctor` shows what is known about the project, `--timings` the time spent, `--version` the version"),
    ("--watch", "`rtl-audit --list-files | entr -c rtl-audit` audits again whenever a file is saved; an editor can pass unsaved text with `--stdin`"),
  ])

  /// A remedy for each of their formats.
  static let formats = table([
    ("html", page), ("pretty stylish full grouped", "use `--format text`"), ("unix emacs compact concise", "use `--format gcc`"),
    ("codeclimate", "use `--format gitlab`"), ("github-actions github-actions-logging", "use `--format github`"), ("sonar", "use `--format sonarqube`"),
    ("xml", "use `--format checkstyle` or `--format junit`"), ("md", "use `--format markdown`"), ("csv", "use `--format json`"),
    ("summary", "use `--statistics`"),
  ])

  private static let page = "`rtl-audit report --output report.html` writes a page of all screens"

  /// - Parameter groups: words of one meaning, separated by spaces, and that meaning.
  private static func table(_ groups: [(words: String, meaning: String)]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: groups.flatMap { group in group.words.split(separator: " ").map { (String($0), group.meaning) } })
  }
}
