import Foundation
import Testing

/// Help and completions are made from the declarations that the parser goes by.
@Suite struct OptionTests {
  /// Names of options in the help.
  private func options() throws -> [String] {
    let help = try Scratch().run("help").stdout
    return help.split(separator: "\n").filter { $0.hasPrefix("  -") }.compactMap { $0.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init) }
  }

  @Test func theHelpFitsATerminal() throws {
    let help = try Scratch().run("--help").stdout
    for line in help.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(try options().count > 25)
  }

  @Test func aCommandHasItsOwnHelp() throws {
    let folder = Scratch()
    let help = try folder.run("baseline", "write", "--help")
    #expect(help.status == 0 && help.stdout.hasPrefix("usage: rtl-audit baseline write ") && help.stdout.contains("baseline prune"))
    #expect(help.stdout.contains("--accept-new") && !help.stdout.contains("--staged") && !help.stdout.contains("--version"))
    #expect(try folder.run("help", "baseline").stdout == help.stdout)
    #expect(try folder.run("--fix", "--help").stdout == folder.run("help").stdout)
  }

  @Test func anOptionHasItsOwnHelp() throws {
    let folder = Scratch()
    let help = try folder.run("help", "--output")
    #expect(help.status == 0 && help.stdout.contains("\n       rtl-audit merge A.sarif B.sarif …") && !help.stdout.contains("doctor"), "\(help)")
    #expect(help.stdout.hasSuffix("\n\n  -o, --output FILE     write the report to a file; with `preview`, to a folder\n"))
    #expect(try folder.run("help", "-o").stdout == help.stdout)
    #expect(try folder.run("help", "--help").stdout == folder.run("help").stdout)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsKnowAllOptions(shell: String) throws {
    let folder = Scratch()
    let script = try folder.run("completions", shell)
    #expect(script.status == 0)
    for option in try options() { #expect(script.stdout.contains(shell == "fish" ? "-l \(option.dropFirst(2)) " : option), "\(option)") }
    for word in ["explain", "baseline", "doctor", "sarif", "checkstyle"] { #expect(script.stdout.contains(word)) }
    folder.write("script", script.stdout)
    // A shell that is not there cannot say anything.
    guard (try? Command.run(program: "which", [shell], in: "/").status) == 0 else { return }
    let check = try Command.run(program: shell, ["-n", "script"], in: folder.path)
    #expect(check.status == 0, "\(check.stderr)")
  }

  /// A shell that is there, in a project, where the binary is on the `PATH`.
  private func run(_ shell: String, _ script: String) throws -> String? {
    guard (try? Command.run(program: "which", [shell], in: "/").status) == 0 else { return nil }
    let folder = try Scratch().write("App/A.swift", "").write("script", script).committed()
    let bin = URL(fileURLWithPath: try #require(Command.binary)).deletingLastPathComponent().path
    let path = bin + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try Command.run(program: shell, ["script"], in: folder.path, environment: ["PATH": path]).stdout
  }

  /// Words are parted by spaces here; newer ones of bash part `--format=sarif` as well.
  @Test(arguments: [
    ("--form", "--format"), ("--format sar", "sarif"), ("--format = sar", "sarif"), ("--format=sar", "sarif"), ("bas", "baseline"), ("baseline pr", "prune"),
    ("explain fixed-text-al", "fixed-text-alignment"), ("explain text-al", "text-alignment"), ("--only text-al", "text-alignment"),
    ("--only swipe-direction,text-al", "swipe-direction,text-alignment"), ("--fix-only = a,swipe", "a,swipe-direction"), ("--min-level w", "warning"),
    ("completions z", "zsh"), ("--since mai", "main"), ("explain --al", "--all"), ("explain --since", nil), ("help bas", "baseline"),
    // Files are the shell's own.
    ("Ap", nil), ("--output Ap", nil), ("App/A.swift bas", nil),
  ] as [(String, String?)])
  func bashCompletes(line: String, word: String?) throws {
    let words = try #require(try run("bash", """
      eval "$(rtl-audit completions bash)"
      complete -p rtl-audit | grep -q ' -o default ' || echo unfinished
      COMP_WORDS=(rtl-audit \(line))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _rtl_audit
      printf '%s\\n' "${COMPREPLY[@]}"
      """))
    #expect(words.split(separator: "\n").map(String.init) == [word].compactMap(\.self))
  }

  /// Whoever makes a branch chooses its name; git takes all of these signs.
  @Test func completionRunsNoNameOfABranch() throws {
    let words = try #require(try run("bash", """
      git branch 'mai$(touch${IFS}run)' && git branch 'mai`touch${IFS}run`'
      eval "$(rtl-audit completions bash)"
      COMP_WORDS=(rtl-audit --since mai) COMP_CWORD=2
      _rtl_audit
      printf '%s\\n' "${COMPREPLY[@]}"
      ls
      """))
    #expect(words.split(separator: "\n") == ["mai$(touch${IFS}run)", "mai`touch${IFS}run`", "main", "App", "script"])
  }

  @Test(arguments: [
    ("--only text-al", "text-alignment"), ("--only swipe-direction,text-al", "swipe-direction,text-alignment"), ("explain bidi", "bidi-control"),
    ("rules --wor", "--words"), ("rules --stag", nil), ("--stag", "--staged"), ("App --stag", "--staged"), ("--since mai", "main"), ("baseline pr", "prune"),
  ] as [(String, String?)])
  func fishCompletes(line: String, word: String?) throws {
    guard let words = try run("fish", "rtl-audit completions fish | source\ncomplete -C 'rtl-audit \(line)'\n") else { return }
    #expect(words.split(separator: "\n").map { String($0.split(separator: "\t")[0]) } == [word].compactMap(\.self))
  }

  @Test(arguments: [
    (["--format", "json=q", "--format", "sarif=./q"], "two reports go to the same file"), (["--diff", "--format", "json"], "leave out `--format`"),
    (["--diff", "--statistics"], "leave out `--statistics`"),
  ])
  func refusesWhatWouldBeLost(arguments: [String], words: String) throws {
    let folder = Scratch().write("A.swift", "label.textAlignment = .left\n")
    let result = try Command.run(arguments, in: folder.path)
    #expect(result.status == 2 && result.stderr.contains(words), "\(result)")
  }

  /// What a person at a terminal sees stays out of pipes, files and CI.
  @Test func colourFollowsTheTerminal() throws {
    guard (try? Command.run(program: "which", ["script"], in: "/").status) == 0 else { return }
    let project = Scratch().write("A.swift", "label.textAlignment = .left\n")
    func typed(_ arguments: String, _ environment: [String: String]) throws -> String {
      let command = "'\(try #require(Command.binary))' . \(arguments)"
      return try Command.run(program: "script", Command.atTerminal(command), in: project.path, environment: environment).stdout
    }
    let terminal = ["TERM": "xterm", "NO_COLOR": ""]
    #expect(try typed("", terminal).contains("\u{1B}[1;33m"))
    let diff = try typed("--diff", terminal)
    for line in ["1m+++ b/A.swift", "36m@@ -1 +1 @@", "31m-label.textAlignment = .left", "32m+label.textAlignment = .natural"] {
      #expect(diff.contains("\u{1B}[\(line)\u{1B}[0m"), "\(diff)")
    }
    for arguments in ["", "--diff"] {
      #expect(try !typed(arguments, ["TERM": "xterm", "NO_COLOR": "1"]).contains("\u{1B}"))
      #expect(try !typed("\(arguments) --no-color", terminal).contains("\u{1B}"))
      #expect(try !typed("\(arguments) | cat", terminal).contains("\u{1B}"))
    }
  }
}
