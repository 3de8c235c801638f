import Testing

/// `.ci/untested-conditions` lists what no example needs.
@Suite(.enabled("python3 is there", { try Command.run(program: "sh", ["-c", "command -v python3"], in: "/").status == 0 })) struct UntestedConditionsTests {
  /// Two of its conditions have no example.
  static let rule = """
    ---
    id: own-left
    category: other
    severity: note
    fix: none
    message: "`{MATCH}`"
    ---
    # Left
    ```swift find
    $VIEW.stick(.$(left | west))
    where $VIEW not has-word map
    ```
    ```swift bad
    view.stick(.↓left)
    ```

    """

  /// A repository with the script and one rule.
  private func project() throws -> Scratch {
    let project = Scratch()
    try project.writeProgram(project.path + "/.ci/untested-conditions", Repository.read(".ci/untested-conditions"))
    return try project.write("Rules/other/own-left.md", Self.rule).write("Rules/LANGUAGE.md", "").committed()
  }

  private func check(_ project: Scratch, _ options: String...) throws -> Command.Result {
    try Command.run(program: ".ci/untested-conditions", [#require(Command.binary)] + options, in: project.path)
  }

  @Test func whatNoExampleNeedsFails() throws {
    let project = try project()
    let all = try check(project, "--all")
    #expect(all.status == 1)
    #expect(all.stdout.contains("own-left.md:10: no example needs this alternative: west\n"), "\(all.stdout)")
    #expect(all.stdout.hasSuffix("\nfailed: add an example that fails without the condition, or delete it\n"), "\(all.stdout)")
    project.write("Rules/other/own-left.md", Self.rule.replacing(" | west", with: "").replacing("where $VIEW not has-word map\n", with: ""))
    #expect(try check(project, "--all").status == 0)
  }

  /// One that did not change is not looked at.
  @Test func changedPagesAreChecked() throws {
    let project = try project()
    #expect(try check(project).status == 1, "a first commit is a change")
    project.write("A.swift", "")
    try project.git("add", ".")
    try project.git("commit", "-qm", "second")
    let same = try check(project)
    #expect(same.status == 0 && same.stdout == "no rule page has changed\n", "\(same)")
    project.write("Rules/other/own-right.md", Self.rule.replacing("own-left", with: "own-right"))
    let new = try check(project)
    #expect(new.status == 1 && new.stdout.contains("own-right.md:11:") && !new.stdout.contains("own-left.md:"), "\(new.stdout)")
  }
}
