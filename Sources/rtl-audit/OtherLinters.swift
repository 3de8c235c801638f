import RTLDiscovery
import RTLSuppression

/// What people type who know other linters, and what to write here.
enum OtherLinters {
  /// A command line for each of their commands.
  static let commands = table([
    ("lint audit check scan analyze run", "rtl-audit"), ("fix autocorrect format", "rtl-audit --fix"), ("list linters", "rtl-audit rules"),
    ("config", "rtl-audit settings"), ("html", "rtl-audit report --output report.html"),
  ])

  /// A remedy for each of their options.
  static let options = table([
    ("--dry-run --fix-dry-run", "`--diff` shows what `--fix` would write"), ("--autocorrect -a", "write `--fix`"),
    ("--autocorrect-all -A", "write `--fix --unsafe-fixes`"), ("--no-fix", "leave it out; nothing is fixed without `--fix`"),
    ("--config --configuration --config-file -c", "write `--settings FILE`"), ("--print-config --show-settings", "write `rtl-audit settings`"),
    ("--init", "write `rtl-audit init`"), ("--explain", "write `rtl-audit explain RULE`"),
    ("--reporter --formatter --output-format --out-format -f", "write `--format FORMAT`"), ("--output-file", "write `--output FILE`"), ("--html", page),
    ("--rule --only-rule --select", "write `--only RULE`"), ("--rules", "write `--only RULE`, or `rtl-audit rules` for the list"),
    ("--enable", "write `--only RULE`, or `rules:` in \(settingsFileName)"), ("--disable --except", "write `rules: { RULE: off }` in \(settingsFileName)"),
    ("--exclude --ignore --ignore-pattern", "write `exclude: [\"Folder/**\"]` in \(settingsFileName)"),
    ("--force-exclude", "leave it out; `exclude` holds for files that are named, too"), ("--severity", "write `--min-level LEVEL`"),
    ("--quiet -q", "`--min-level error` shows errors alone, and the exit status tells the rest"), ("--strict", "write `--fail-level note`"),
    ("--lenient", "write `--fail-level error`, or `--exit-zero`"), ("--issues-exit-code", "write `--exit-zero`"),
    ("--changed", "`--staged` is what git would commit, `--since main` what is new since a commit"), ("--new-from-rev", "write `--since REVISION`"),
    ("--baseline --write-baseline", "`rtl-audit baseline write` makes \(baselineFileName), and each run goes by it"),
    ("--stdin-filename --stdin-file-path", "write `--stdin --path FILE`"), ("--files --show-files --list-target-files -L", "write `--list-files`"),
    ("--jobs --parallel -j", "all cores are used; `--threads N` says how many"),
    ("--verbose --debug -v", "`rtl-audit doctor` tells what is known of the project, `--timings` where the time goes, `--version` the version"),
    ("--watch", "`rtl-audit --list-files | entr -c rtl-audit` audits again whenever a file is saved; an editor hands over what is not saved with `--stdin`"),
  ])

  /// A remedy for each of their formats.
  static let formats = table([
    ("html", page), ("pretty stylish full grouped", "write `--format text`"), ("unix emacs compact concise", "write `--format gcc`"),
    ("codeclimate", "write `--format gitlab`"), ("github-actions github-actions-logging", "write `--format github`"), ("sonar", "write `--format sonarqube`"),
    ("xml", "write `--format checkstyle` or `--format junit`"), ("md", "write `--format markdown`"), ("csv", "write `--format json`"),
    ("summary", "write `--statistics`"),
  ])

  private static let page = "`rtl-audit report --output report.html` writes a page of all screens"

  /// - Parameter groups: words of one meaning, parted by spaces, and that meaning.
  private static func table(_ groups: [(words: String, meaning: String)]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: groups.flatMap { group in group.words.split(separator: " ").map { (String($0), group.meaning) } })
  }
}
