import Foundation
import Testing

/// Links of a project that lead out of it: a reviewer sees only their names.
@Suite struct SymbolicLinkTests {
  private let defect = "func style() {\n  label.textAlignment = .left\n}\n"
  private let rule = "---\nid: own\ncategory: other\nseverity: warning\nfix: none\nmessage: \"m\"\n---\n# Own\n\n```swift find\nstyle\n```\n"

  /// A repository `in`, beside a folder that is not part of it.
  private func project(_ links: (name: String, target: String)...) throws -> Scratch {
    let scratch = Scratch().write("in/A.swift", defect).write("out/base.yml", "exclude: [\"**\"]\n").write("out/own.md", rule).write("out/B.swift", defect)
    #expect(try scratch.git("init", "-q", "in").status == 0)
    for link in links {
      try FileManager.default.createSymbolicLink(atPath: scratch.path + "/in/" + link.name, withDestinationPath: link.target)
    }
    return scratch
  }

  private func refusal(_ scratch: Scratch, _ arguments: String...) throws -> String {
    let result = try Command.run(arguments, in: scratch.path + "/in")
    #expect(result.status == 2 && result.stdout.isEmpty, "\(result)")
    return result.stderr
  }

  @Test func settingsStayInTheRepository() throws {
    #expect(try refusal(project((".rtl-audit.yml", "../out/base.yml"))).contains(".rtl-audit.yml: is a symbolic link that leads out"))
    for (link, target, path) in [("base.yml", "../out/base.yml", "base.yml"), ("link", "../out", "link/base.yml")] {
      let scratch = try project((link, target)).write("in/.rtl-audit.yml", "extends: \(path)\n")
      #expect(try refusal(scratch).contains(".rtl-audit.yml:1:10: `\(path)` leads out of the repository through a symbolic link"))
      // Outside git the folder of the settings is the border.
      try scratch.delete("in/.git")
      #expect(try refusal(scratch).contains("leads out"))
    }
  }

  @Test func rulesAndTablesStayInTheRepository() throws {
    for key in ["rule-files", "tables"] {
      let scratch = try project(("link", "../out")).write("in/.rtl-audit.yml", "\(key): [link/own.md]\n")
      #expect(try refusal(scratch).contains(".rtl-audit.yml:1:\(key.count + 4): `link/own.md` leads out of the repository"))
    }
    let scratch = try project(("link", "../out")).write("in/.rtl-audit.yml", "rule-files: [\"link/*.md\"]\n")
    #expect(try refusal(scratch).contains("`link/own.md` leads out of the repository"))
  }

  /// What is written as a place outside, and a link that stays inside, are seen by who reads them.
  @Test func whatIsWrittenHolds() throws {
    let outside = try project().write("in/.rtl-audit.yml", "extends: ../out/base.yml\n")
    #expect(try Command.run([], in: outside.path + "/in").stdout.contains("No file was read"))
    let inside = try project(("link", "ours")).write("in/ours/own.md", rule).write("in/ours/base.yml", "rule-files: [own.md]\n").write(
      "in/.rtl-audit.yml", "extends: link/base.yml\n")
    #expect(try Command.run(["rules"], in: inside.path + "/in").stdout.contains("own "))
  }

  @Test func theBaselineStaysInTheRepository() throws {
    let scratch = try project((".rtl-audit-baseline.tsv", "../out/B.swift"))
    #expect(try refusal(scratch, "baseline", "write").contains(".rtl-audit-baseline.tsv: cannot be read"))
    #expect(try scratch.read("out/B.swift") == defect)
  }

  @Test func aNamedLinkIsFixedOnlyInside() throws {
    let scratch = try project(("out.swift", "../out/B.swift"), ("in.swift", "A.swift"))
    #expect(try refusal(scratch, "--fix", "out.swift").contains("out.swift: is a symbolic link that leads out of its repository"))
    // Behind a link of the repository, too.
    let folder = try project(("dd", "../out"))
    for path in ["dd", "dd/", "dd/B.swift", "./dd/B.swift", "dd/../out/B.swift", "../in/dd/B.swift"] {
      #expect(try refusal(folder, "--fix", path).contains("a symbolic link that leads out of its repository"))
    }
    #expect(try scratch.read("out/B.swift") == defect && folder.read("out/B.swift") == defect)
    #expect(try Command.run(["--fix", "in.swift"], in: scratch.path + "/in").status == 0)
    #expect(try scratch.read("in/A.swift").contains(".natural"))
    // Somebody's short cut to a project is none of its files.
    try FileManager.default.createSymbolicLink(atPath: scratch.path + "/short", withDestinationPath: "out/B.swift")
    #expect(try Command.run(["short"], in: scratch.path).status == 1)
    try FileManager.default.createSymbolicLink(atPath: scratch.path + "/work", withDestinationPath: "in")
    #expect(try Command.run(["work/A.swift"], in: scratch.path).status == 0 && Command.run(["in.swift"], in: scratch.path + "/work").status == 0)
  }

  /// The limit of a file's size stands for a disk that is full.
  @Test(Command.notUnderThreadSanitizer, arguments: [["baseline", "write"], ["--format", "json", "--output", ".rtl-audit-baseline.tsv"]])
  func aFullDiskKeepsTheOldFile(arguments: [String]) throws {
    let scratch = Scratch()
    for number in 0..<100 { scratch.write("A\(number).swift", defect) }
    #expect(try scratch.run("baseline", "write").status == 0)
    let old = try scratch.read(".rtl-audit-baseline.tsv")
    for number in 100..<200 { scratch.write("A\(number).swift", defect) }
    let command = "ulimit -f 4; exec '\(try #require(Command.binary))' \(arguments.joined(separator: " ")) \(arguments[0] == "baseline" ? "--accept-new" : "")"
    let result = try Command.run(program: "/bin/sh", ["-c", command], in: scratch.path)
    #expect(result.status == 2 && result.stderr.contains("cannot be written: "), "\(result)")
    #expect(try scratch.read(".rtl-audit-baseline.tsv") == old)
  }
}
