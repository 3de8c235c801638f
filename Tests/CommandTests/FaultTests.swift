import Foundation
import Testing

/// What happens to a run from outside: files change under it, its reader goes away, programs are missing.
@Suite struct FaultTests {
  private let defect = "func style() {\n  label.textAlignment = .left\n}\n"
  private let fixed = "func style() {\n  label.textAlignment = .natural\n}\n"

  private func run(_ arguments: String..., in project: Scratch, environment: [String: String]) throws -> Command.Result {
    try Command.run(program: #require(Command.binary), arguments, in: project.path, environment: environment)
  }

  /// Between the listing of files and their reading.
  @Test(arguments: [["."], ["--fix", "."]])
  func filesVanishAndChange(arguments: [String]) throws {
    let project = Scratch()
    for name in ["Gone", "Folder", "Pipe", "Link", "Large", "Empty", "Same"] { project.write("App/\(name).swift", defect) }
    try project.write("secret.swift", defect).write(".gitignore", "secret.swift\nbin\n").committed()
    let lines = """
      cd App; rm Gone.swift Folder.swift Pipe.swift Link.swift; mkdir Folder.swift; mkfifo Pipe.swift; ln -s ../secret.swift Link.swift; \
      head -c 9000000 Same.swift /dev/zero > Large.swift; : > Empty.swift; cd ..
      """
    // What is not tracked is listed at the same time, and would do all of it once more while files are read.
    let result = try Command.run(program: #require(Command.binary), arguments, in: project.path, environment: project.path(onGit: "ls-files*--cached", lines))
    #expect(result.status == (arguments.count == 1 ? 1 : 0), "\(result)")
    for notice in ["Folder.swift is not a regular file", "Pipe.swift is not a regular file", "Large.swift is 8.6 MiB, over the limit of 8 MiB"] {
      #expect(result.stderr.contains("App/" + notice), "\(result.stderr)")
    }
    #expect(result.stderr.split(separator: "\n").count == 3, "\(result.stderr)")
    #expect(try project.read("secret.swift") == defect)
    #expect(try project.read("App/Same.swift") == (arguments.count == 1 ? defect : fixed))
  }

  @Test(arguments: ["--format text .", "--format json .", "--format sarif .", "--format github .", "--diff .", "--staged", "--fix --format sarif ."])
  func aReaderThatLeavesEndsTheRun(arguments: String) throws {
    let project = Scratch()
    for number in 0..<40 { project.write("A\(number).swift", String(repeating: defect, count: 50)) }
    try project.git("init", "-q")
    try project.git("add", ".")
    let tool = try #require(Command.binary)
    let result = try Command.run(program: "/bin/sh", ["-c", "('\(tool)' \(arguments); echo $? > status) | head -c 1 > /dev/null"], in: project.path)
    #expect(result.stderr.isEmpty, "\(result.stderr)")
    #expect(try project.read("status") == "\(128 + SIGPIPE)\n")
  }

  /// A report must not end in a file or a pipe that got the number of the output.
  @Test(arguments: ["1>&-", "0<&- 1>&-", "0<&- 1>&- 2>&-"], ["--staged", "--fix", "."])
  func aClosedOutputIsNoOtherFile(closed: String, argument: String) throws {
    let project = try Scratch().write("A.swift", fixed).committed()
    project.write("A.swift", defect)
    try project.git("add", ".")
    let result = try Command.run(program: "/bin/sh", ["-c", "exec '\(try #require(Command.binary))' \(argument) \(closed)"], in: project.path)
    #expect(result.status == 2 && result.stderr.contains("standard output cannot be written") == !closed.hasSuffix("2>&-"), "\(result)")
    #expect(try project.read("A.swift") == (argument == "--fix" ? fixed : defect))
  }

  @Test func aStoppedRunKeepsTheOldReport() throws {
    let project = try Scratch().write("A.swift", defect).committed()
    project.write("report.sarif", "old")
    let environment = try project.path(onGit: "ls-files", "kill -INT $PPID")
    let result = try run("--format", "sarif", "--output", "report.sarif", in: project, environment: environment)
    #expect(result.status == -SIGINT, "\(result)")
    #expect(try project.read("report.sarif") == "old")
  }

  /// Some hosts ignore the ends of their programs, and with them what git says by its status.
  @Test func endsOfProgramsAreSeen() throws {
    let project = try Scratch().write("A.swift", defect).committed()
    let result = try Command.run(program: "bash", ["-c", "trap '' CHLD; exec '\(try #require(Command.binary))' --since none"], in: project.path)
    #expect(result.status == 2 && result.stderr.contains("`none` is not a commit in this repository"), "\(result)")
  }

  /// A trap that git sends while a question to the project waits for it. The runtime's own report would catch it,
  /// and wait for the instruction that trapped to come again.
  @Test func aDefectOfTheToolNamesTheFile() throws {
    let project = try Scratch().write("A\u{1B}\u{9B}.swift", defect).committed()
    let result = try run(
      "A\u{1B}\u{9B}.swift", in: project, environment: project.path(onGit: "ls-files", "kill -ILL $PPID").merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
    #expect(result.status == -SIGILL && result.stderr.contains("stopped by an internal error; the last file read was `A???.swift`"), "\(result)")
  }

  /// Without git nobody knows which files it ignores; a file that is named may be fixed all the same.
  @Test func withoutGit() throws {
    let project = try Scratch().write("A.swift", defect).write(".gitignore", "Ignored\n").committed()
    project.write("Ignored/B.swift", defect)
    let none = ["PATH": project.path]
    let audit = try run(".", in: project, environment: none)
    #expect(audit.status == 1 && audit.stderr.contains("git could not list the files of this work tree"), "\(audit)")
    for (arguments, reason) in [
      (["--staged"], "is not a git work tree that can be read"), (["--since", "HEAD"], "`--since` needs a git repository; "),
      (["--since-merge-base", "main"], "is not one, or git cannot read it"), (["--fix", "."], "git failed to list the files of this work tree"),
    ] {
      let result = try Command.run(program: #require(Command.binary), arguments, in: project.path, environment: none)
      #expect(result.status == 2 && result.stderr.contains(reason) && result.stdout.isEmpty, "\(result)")
    }
    #expect(try project.read("A.swift") == defect && project.read("Ignored/B.swift") == defect)
    #expect(try run("--fix", "A.swift", in: project, environment: none).status == 0)
    #expect(try project.read("A.swift") == fixed)
  }

  /// A file that somebody adds takes no option away from those who run the tool, and gives none to a hook.
  @Test func anOptionIsNoFile() throws {
    let project = Scratch().write("A.swift", "label.textAlignment = .left\n").write("q.swift", "exclude: [\"**\"]\n")
    for name in ["--no-cache", "--format=github", "--settings=q.swift", "-o=E.swift"] {
      project.write(name, "")
      let result = try project.run("A.swift", name)
      #expect(result.status == 2 && result.stderr.contains("`\(name)` is both an option and a file; use `./\(name)`"), "\(result)")
      #expect(try project.run("A.swift", "--", name).status == 1)
    }
    #expect(!FileManager.default.fileExists(atPath: project.path + "/E.swift"))
    #expect(try project.write("--", "").run("--", "A.swift").status == 1)
    #expect(try project.run("./--no-cache").stdout.contains("No file was read"))
  }

  @Test func aReportReplacesNoSource() throws {
    let project = Scratch().write("A.swift", "label.textAlignment = .left\n")
    for arguments in [["--output", "A.swift"], ["--format", "json=./A.swift"], ["report", "--output", "A.swift"]] {
      let result = try Command.run(arguments, in: project.path)
      #expect(result.status == 2 && result.stderr.contains("A.swift` is a source file, and the output would replace it"), "\(result)")
    }
    try FileManager.default.createSymbolicLink(atPath: project.path + "/r.json", withDestinationPath: "A.swift")
    #expect(try project.run("--format", "json", "--output", "r.json").status == 2)
    #expect(try project.read("A.swift").hasPrefix("label"))
  }

  /// A process of the same number, in another container, may have left its file or be writing it.
  @Test func aFileOfAnotherRunIsLeft() throws {
    let project = Scratch().write("A.swift", "label.textAlignment = .left\n")
    let tool = try #require(Command.binary)
    let result = try Command.run(program: "/bin/sh", ["-c", "echo other > .rtl-audit-$$-0.tmp; exec '\(tool)' --format json --output r.json"], in: project.path)
    #expect(result.status == 1, "\(result)")
    #expect(try project.read("r.json").contains("fixed-text-alignment"))
    #expect(Repository.files(below: project.path).count { $0.hasSuffix("-0.tmp") } == 1)
  }

  @Test func whatIsNoTextIsNamed() throws {
    let wide: [UInt8] = [0xFF, 0xFE, 0, 0] + Array("label.textAlignment = .left\n".utf8).flatMap { [$0, 0, 0, 0] as [UInt8] }
    let result = try Scratch().write("A.swift", wide).run(".")
    #expect(result.stderr.contains("A.swift has an unsupported text encoding; save it as UTF-8"), "\(result)")
    // A compiler takes a zero in a comment.
    #expect(try Scratch().write("A.swift", "// a\0b\nlabel.textAlignment = .left\n").findings(".").map(\.line) == [2])
  }

  /// Xcode 4 wrote another format, of which nothing is understood.
  @Test func anOldInterfaceBuilderFileIsNamed() throws {
    let project = Scratch().write("Old.xib", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"><data/></archive>\n")
    let result = try project.run()
    #expect(result.status == 0 && result.stderr.contains("Old.xib is not an Interface Builder document of Xcode 5 or later"), "\(result)")
    #expect(try project.run("doctor").stdout.contains("not read           Old.xib is not"))
  }

  @Test func namesMayBeginWithAHyphen() throws {
    let project = try Scratch().write("-B.swift", fixed).committed()
    project.write("-B.swift", defect)
    for name in ["-x", "--output=evil", "--no-index"] {
      let result = try project.run("--since=" + name)
      #expect(result.status == 2 && result.stderr.contains("`\(name)` is not a commit in this repository"), "\(result)")
    }
    try project.git("add", "--", "-B.swift")
    #expect(try project.run("--staged", "--", "-B.swift").status == 1)
    #expect(try project.run("--since", "HEAD").stdout.contains("-B.swift:2:"))
    #expect(try project.run("--fix", "--format", "json=-report.json", "--", "-B.swift").status == 0)
    #expect(try project.read("-B.swift") == fixed)
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.path).sorted() == ["-B.swift", "-report.json", ".git"])
  }
}
