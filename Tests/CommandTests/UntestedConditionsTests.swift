import Foundation
import Testing

/// What `.ci/untested-conditions` allows.
@Suite(.enabled("python3 is there", { try Command.run(program: "sh", ["-c", "command -v python3"], in: "/").status == 0 })) struct UntestedConditionsTests {
  private static let list = ".ci/untested-conditions.tsv"
  private static let columns = "page\ttest\tfind block\texcept block\tpattern\talternative\thead line\n"
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
  private func project(allowing rows: String) throws -> Scratch {
    let project = Scratch()
    try project.writeProgram(project.path + "/.ci/untested-conditions", Repository.read(".ci/untested-conditions"))
    return try project.write("Rules/other/own-left.md", Self.rule).write("Rules/LANGUAGE.md", "").write(Self.list, Self.columns + rows).committed()
  }

  private func check(_ project: Scratch, _ options: String...) throws -> Command.Result {
    try Command.run(program: ".ci/untested-conditions", [#require(Command.binary)] + options, in: project.path)
  }

  @Test func theNumbersMayOnlyFall() throws {
    let row = "Rules/other/own-left.md\t1\t0\t0\t0\t1\t0\n"
    let project = try project(allowing: row)
    #expect(try check(project, "--all").status == 0)

    project.write(Self.list, Self.columns + row.replacing("\t1\t0\n", with: "\t0\t0\n"))
    let more = try check(project, "--all", "--update")
    #expect(more.status == 1)
    #expect(more.stdout.contains("own-left.md:10: no example needs this alternative: west\nfailed: "), "\(more.stdout)")
    #expect(try !more.stdout.contains(":11:") && project.read(Self.list).hasSuffix("\t0\t0\n"), "what is allowed is not listed, and nothing is raised")

    project.write(Self.list, Self.columns + "Rules/other/gone.md\t1\t0\t0\t0\t0\t0\n" + row.replacing("\t1\t0\t0", with: "\t2\t0\t0"))
    let fewer = try check(project, "--all")
    #expect(fewer.status == 1 && fewer.stdout.contains("gone.md, Rules/other/own-left.md: fewer than"), "\(fewer.stdout)")
    #expect(try check(project, "--all", "--update").status == 0)
    #expect(try project.read(Self.list) == Self.columns + row)
  }

  /// A page that is not on the list is allowed nothing; one that did not change is not looked at.
  @Test func changedPagesAreChecked() throws {
    let project = try project(allowing: "")
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

  /// The list names pages that there are, and numbers that can be read.
  @Test func theListIsThatOfTheRules() throws {
    let lines = try Repository.read(Self.list).components(separatedBy: "\n").dropLast()
    #expect(lines.first.map { $0 + "\n" } == Self.columns)
    for line in lines.dropFirst() {
      let cells = line.components(separatedBy: "\t")
      #expect(FileManager.default.fileExists(atPath: Repository.path + "/" + cells[0]), "\(cells[0])")
      #expect(cells.count == 7 && cells.dropFirst().allSatisfy { Int($0) != nil } && cells.dropFirst().contains { $0 != "0" }, "\(line)")
    }
  }
}
