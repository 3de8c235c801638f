import RTLAuditing
import RTLFindings
import RTLReporting
import RTLSettings
import RTLSystem

/// `rtl-audit new RULE.md`: a rule file to start from, whose examples hold.
enum NewCommand {
  static func run(_ path: String) throws {
    let id = RuleLoader.baseName(path, suffix: ".md")
    guard path.hasSuffix(".md"), !id.isEmpty, id.utf8.allSatisfy({ ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D }) else {
      throw UsageError(message: "a rule file is named after the defect, in lower case: `rtl-audit new rtl-rules/pinned-badge.md`")
    }
    guard !RuleLoader.builtInIDs.contains(id) else { throw UsageError(message: "`\(id)` is a built-in rule; choose another name") }
    guard Platform.fileType(path) == nil else { throw UsageError(message: "`\(printable(path))` already exists; choose another name") }
    let absolute = Path.absolute(path)
    let folder = Path.parent(of: absolute)
    let category = (folder.split(separator: "/").last.flatMap { RuleCategory(rawValue: String($0)) } ?? .other).rawValue
    Platform.makeFolder(folder)
    guard Platform.writeFile(Array(text(id, category).utf8), toFile: path) else {
      throw UsageError(message: "`\(printable(path))` cannot be written: \(Platform.lastError)")
    }
    Output.write(
      """
      wrote \(printable(path)). Put your bad line into its `bad` block, then:
        rtl-audit test \(printable(path))   runs its examples
        rtl-audit try \(printable(path))    shows what it finds here
      To include it in every run, add it to `rule-files` in \(settingsFileName). The rule language: \(Command.page("Rules/LANGUAGE.md"))

      """)
  }

  private static func text(_ id: String, _ category: String) -> String {
    """
    ---
    id: \(id)
    category: \(category)
    severity: warning
    fix: shown
    message: "`{MATCH}` keeps one side in every language; use `{FIX}`"
    ---
    # \(id.split(separator: "-").joined(separator: " "))

    What readers of Arabic see, what to use instead, and when to keep it.

    ```swift find
    title: "Use leading and trailing"
    SIDE: left -> leading | right -> trailing
    $VIEW.pinBadge(to: .$SIDE)
    ```

    ```swift bad
    avatar.pinBadge(to: .↓left)
    ```
    ```swift good
    avatar.pinBadge(to: .leading)
    ```

    """
  }
}
