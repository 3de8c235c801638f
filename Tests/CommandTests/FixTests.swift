import Foundation
import Testing
import RTLFindings
import RTLSystem

/// What `--fix` writes, what it leaves alone, and what it says about both.
@Suite struct FixTests {
  private let left = "func style() {\n  label.textAlignment = .left\n}\n"
  private let natural = "func style() {\n  label.textAlignment = .natural\n}\n"
  /// Two defects of one rule and one whose fix is unsafe.
  private let three = "func style() {\n  a.textAlignment = .left\n  b.textAlignment = .left\n  c.textAlignment = .right\n}\n"

  @Test func tellsWhatWasFixedAndWhatIsLeft() throws {
    let project = Scratch().write("App/A.swift", three).write("App/B.swift", left)
    let result = try project.run("--fix")
    #expect(result.stdout.contains("Fixed 3 problems in 2 files:\n  3 fixed-text-alignment\n"), "\(result.stdout)")
    #expect(result.status == 1 && result.stdout.contains("App/A.swift:4:21: warning"))
    #expect(try project.read("App/B.swift") == natural)
  }

  @Test func jsonTellsWhatWasFixed() throws {
    struct Report: Decodable {
      struct Finding: Decodable { var rule, path: String }
      struct Summary: Decodable { var fixed, filesFixed: Int }
      struct Skipped: Decodable { var path, reason: String }
      var summary: Summary
      var findings, fixedFindings: [Finding]
      var skippedFixes: [Skipped]
    }
    let project = Scratch().write("A.swift", left).write("B.swift", left)
    chmod(project.path + "/B.swift", 0o444)
    let result = try project.run("--fix", "--format", "json", "--format", "sarif=out.sarif")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.stdout.utf8))
    #expect(report.summary.fixed == 1 && report.summary.filesFixed == 1)
    #expect(report.fixedFindings.map(\.path) == ["A.swift"] && report.findings.map(\.path) == ["B.swift"])
    #expect(report.skippedFixes.map(\.reason) == ["the file is read-only"])
    let sarif = try project.read("out.sarif")
    #expect(sarif.contains("\"properties\":{\"fixed\":1,\"filesFixed\":1}") && sarif.contains("B.swift: 1 fix not made: the file is read-only"))
    #expect(try project.read("B.swift") == left)
  }

  /// They name what the code had before: another thing, and another value, are none of it.
  @Test func testsThatNameTheOldValueAreListed() throws {
    struct Report: Decodable {
      struct Remark: Decodable, Equatable { var path: String, line: Int?, message: String }
      var remarks: [Remark]
    }
    let lines = [
      "import XCTest", "final class CellTests: XCTestCase {", "  func testCell() {", "    XCTAssertEqual(cell.title.textAlignment, .left)",
      "    XCTAssertEqual(cell.title.textAlignment, .center)", "    XCTAssertEqual(cell.price.textAlignment, .left)",
      "    XCTAssertTrue(app.images[\"chevron.right\"].exists)", "    XCTAssertTrue(app.images[\"chevron.left\"].exists)",
      "    XCTAssertEqual(cell.constraints[0].firstAttribute, .left)", "    XCTAssertEqual(cell.constraints[0].firstAttribute, .top)", "  }", "}", "",
    ]
    let code = "final class Cell: UIView {\n  let title = UILabel()\n  func load() {\n    title.numberOfLines = 0\n    title.textAlignment = .left\n"
      + "    title.leftAnchor.constraint(equalTo: leftAnchor).isActive = true\n    icon.image = UIImage(systemName: \"chevron.right\")\n  }\n}\n"
    func project() -> Scratch {
      Scratch().write(".rtl-audit.yml", "deployment-target: { iOS: \"15.0\" }\n").write("App/Cell.swift", code)
        .write("AppTests/CellTests.swift", lines.joined(separator: "\n"))
        .write("AppTests/OldTests.m", "#import <XCTest/XCTest.h>\n@implementation OldTests\n- (void)testCell {\n"
          + "  XCTAssertEqual([self.cell.title textAlignment], NSTextAlignmentLeft);\n}\n@end\n")
    }
    func remark(_ path: String, _ line: Int, _ value: String) -> Report.Remark {
      Report.Remark(path: path, line: line, message: "expects the old value, `\(value)`; the test will fail until you update it")
    }
    let expected = [
      remark("AppTests/CellTests.swift", 4, "left"), remark("AppTests/CellTests.swift", 7, "chevron.right"), remark("AppTests/CellTests.swift", 9, "left"),
      remark("AppTests/OldTests.m", 4, "NSTextAlignmentLeft"),
    ]
    #expect(try JSONDecoder().decode(Report.self, from: Data(project().run("--fix", "--format", "json").stdout.utf8)).remarks == expected)
    let texts = expected.map { "  \($0.path):\($0.line!) \($0.message)" }.joined(separator: "\n")
    #expect(try project().run("--fix").stdout.contains(texts + "\n"))
    // In git the tests are listed, and in a diff as well.
    #expect(try project().committed().run("--diff").stderr.contains("AppTests/CellTests.swift:4 expects the old value"))
    #expect(try !project().run("--fix", "App").stdout.contains("CellTests.swift:5"))
    #expect(try !project().run("--fix", "--only", "swipe-direction").stdout.contains("expects the old value"))
  }

  @Test func aDiffTellsWhatItHolds() throws {
    let project = Scratch().write("A.swift", left)
    let safe = try project.run("--diff")
    #expect(safe.status == 1 && safe.stderr.contains("1 fix in 1 file; nothing was written"), "\(safe)")
    #expect(safe.stdout.contains("+  label.textAlignment = .natural"))
    #expect(try project.run("--diff", "--fix").stdout == safe.stdout && project.read("A.swift") == left)
    project.write("A.swift", natural)
    #expect(try project.run("--diff").stderr == "rtl-audit: there is nothing to fix\n")
  }

  @Test func aDiffOfStandardInputIsThatOfItsText() throws {
    let project = Scratch().write("A.swift", left)
    let command = "printf '// typed\\n'; cat A.swift) | '\(try #require(Command.binary))' --stdin --path A.swift --diff"
    let result = try Command.run(program: "/bin/sh", ["-c", "(" + command], in: project.path)
    #expect(result.stdout.contains("@@ -1,4 +1,4 @@\n // typed\n") && result.stderr.contains("1 fix in 1 file"), "\(result)")
  }

  @Test func severalRulesAreChosen() throws {
    let insets = "func inset() {\n  a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true\n}\n"
    let project = Scratch().write("A.swift", left).write("B.swift", insets)
    _ = try project.run("--fix", "--fix-only", "left-right-anchors")
    #expect(try project.read("A.swift") == left && project.read("B.swift") != insets)
    _ = try project.run("--fix", "--fix-only", "left-right-anchors,fixed-text-alignment")
    #expect(try project.read("A.swift") == natural)
  }

  // MARK: Bytes

  @Test(arguments: [
    ("func f() {\r\n  a.textAlignment = .left\r\n}", "func f() {\r\n  a.textAlignment = .natural\r\n}"),
    ("\u{FEFF}func f() {\n  a.textAlignment = .left // é\n}\n\n", "\u{FEFF}func f() {\n  a.textAlignment = .natural // é\n}\n\n"),
  ])
  func theRestOfTheFileStays(before: String, after: String) throws {
    let project = Scratch().write("A.swift", before)
    #expect(try project.run("--fix").status == 0)
    #expect(FileManager.default.contents(atPath: project.path + "/A.swift") == Data(after.utf8))
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [false, true])
  func stringFilesKeepTheirEncoding(encoding: String.Encoding, hasMark: Bool) throws {
    func file(_ text: String) throws -> [UInt8] { Array(try #require(((hasMark ? "\u{FEFF}" : "") + text).data(using: encoding))) }
    let text = "\"greeting\" = \"\u{202B}مرحبا \\\"%@\\\" 👋\u{202C}\";\r\n"
    let project = Scratch().write("ar.lproj/Localizable.strings", try file(text))
    _ = try project.run("--fix", "--unsafe-fixes")
    let wanted = text.replacing("\u{202B}", with: "\u{2067}").replacing("\u{202C}", with: "\u{2069}")
    let now = FileManager.default.contents(atPath: project.path + "/ar.lproj/Localizable.strings")
    #expect(try now == Data(file(wanted)), "\(String(data: now ?? Data(), encoding: encoding) ?? "")")
  }

  /// A patch is text, and of UTF-16 it would fit no file: with it git would refuse the others as well.
  @Test func aPatchHoldsNoWideFile() throws {
    let wide = try #require("label.textAlignment = .left\n".data(using: .utf16))
    let project = try Scratch().write("A.swift", "label.textAlignment = .left\n").write("B.swift", Array(wide)).committed()
    let diff = try project.run("--diff")
    #expect(diff.stdout.contains("+++ b/A.swift") && !diff.stdout.contains("B.swift") && diff.stderr.contains("in UTF-16"), "\(diff)")
    project.write("fix.patch", diff.stdout)
    try project.git("apply", "fix.patch")
    #expect(try project.read("A.swift").contains(".natural"))
  }

  /// Who reads such a file may see something else in it, or nothing.
  @Test(arguments: ["{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.png\"}],}", "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.png\"}]}}"])
  func aBrokenFileIsLeft(contents: String) throws {
    let path = "Assets.xcassets/arrow_back.imageset/Contents.json"
    let project = Scratch().write(path, contents).write(
      "Assets.xcassets/arrow_left.imageset/Contents.json", "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.png\"}]}")
    let result = try project.run("--fix", "--unsafe-fixes")
    #expect(try project.read(path) == contents && result.stderr.contains("is not well formed"), "\(result)")
    #expect(try project.read("Assets.xcassets/arrow_left.imageset/Contents.json").contains(#","language-direction":"left-to-right""#), "\(result)")
  }

  @Test func linksAndModes() throws {
    let project = Scratch().write("Shared/A.swift", left).write("B.swift", left)
    chmod(project.path + "/B.swift", 0o755)
    try FileManager.default.createSymbolicLink(atPath: project.path + "/Link", withDestinationPath: "Shared")
    try FileManager.default.linkItem(atPath: project.path + "/B.swift", toPath: project.path + "/B.txt")
    let result = try project.run("--fix", "Link/A.swift", "B.swift")
    #expect(result.status == 0, "\(result)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: project.path + "/Link") == "Shared")
    #expect(try project.read("Shared/A.swift") == natural && project.read("B.txt") == left)
    #expect(result.stdout.contains("B.swift has another hard link, which still has the old text"), "\(result.stdout)")
    #expect(try FileManager.default.attributesOfItem(atPath: project.path + "/B.swift")[.posixPermissions] as? Int == 0o755)
  }

  // MARK: Files that are left alone

  @Test func aPartlyStagedFileIsLeft() throws {
    let project = try Scratch().write("A.swift", natural).write("B.swift", natural).committed()
    project.write("A.swift", left).write("B.swift", left)
    try project.git("add", ".")
    project.write("A.swift", left + "// not ready\n")
    let result = try project.run("--fix")
    #expect(result.status == 1 && result.stdout.contains("A.swift: 1 fix not made: the file is partly staged"), "\(result.stdout)")
    #expect(try project.read("A.swift") == left + "// not ready\n" && project.read("B.swift") == natural)
    // All of it staged, or nothing of it: no text can be mixed.
    try project.git("restore", "--staged", "A.swift")
    #expect(try project.run("--fix").status == 0)
  }

  @Test func aFileThatChangesWhileTheToolRunsIsLeft() throws {
    let project = try Scratch().write("A.swift", natural).write("B.swift", natural).committed()
    project.write("A.swift", left).write("B.swift", left)
    let environment = try project.path(onGit: "diff*--cached", "printf '// typed\\n' >> A.swift")
    let result = try Command.run(program: #require(Command.binary), ["--fix"], in: project.path, environment: environment)
    #expect(result.status == 1 && result.stdout.contains("A.swift: 1 fix not made: the file was changed while rtl-audit ran"), "\(result)")
    #expect(try project.read("A.swift").hasPrefix(left) && project.read("B.swift") == natural)
  }

  /// Where git fails nobody knows which files are staged in part.
  @Test func whereGitDoesNotTellNothingIsWritten() throws {
    let project = try Scratch().write("A.swift", left).committed()
    try project.git("config", "diff.algorithm", "none-such")
    let result = try project.run("--fix")
    #expect(result.status == 1 && result.stdout.contains("git cannot tell which files are partly staged"), "\(result)")
    #expect(try project.read("A.swift") == left)
  }

  @Test func aConflictIsLeft() throws {
    let both = "<<<<<<< HEAD\n" + left + "=======\n" + left + left + ">>>>>>> topic\n"
    let project = Scratch().write("A.swift", both).write("B.swift", "let text = \"<<<<<<< \"\n" + left)
    let result = try project.run("--fix")
    #expect(result.status == 1 && result.stdout.contains("A.swift: 3 fixes not made: the file has conflict markers"), "\(result)")
    #expect(try project.read("A.swift") == both && project.read("B.swift").hasSuffix(natural))
  }

  @Test func aGeneratedFileIsLeft() throws {
    let test = Scratch().write("A.swift", "import UIKit\n@testable import App\nimport XCTest\n" + left)
    #expect(try test.run("A.swift").stderr.contains("`A.swift` is left out: it imports a test framework"))
    let generated = "// Generated using a template. DO NOT EDIT\n" + left
    let project = Scratch().write("A.swift", generated).write("B.swift", left)
    let named = try project.run("--fix", "A.swift")
    #expect(named.stderr.contains("`A.swift` is left out: its header says that it is generated") && named.stdout.contains("No file was read"), "\(named)")
    #expect(try project.run("--fix").stdout.contains("No problems left in 1 file.") && project.read("A.swift") == generated)
  }

  /// A rule of a team whose fix opens a comment.
  static let openingRule = """
    ---
    id: own-badge
    category: layout-constraint
    severity: warning
    fix: safe
    message: "`{MATCH}`"
    ---
    # Badge

    Stays.

    ```swift find
    placeBadge(at: .$(topLeft -> top/*Leading)
    ```

    """

  @Test func aFixThatOpensACommentIsNotMade() throws {
    let text = "func f() {\n  placeBadge(at: .topLeft)\n  a.textAlignment = .left\n  /* b */ c()\n}\n"
    let project = Scratch().write(".rtl-audit.yml", "rule-files: [own-badge.md]\n").write("own-badge.md", Self.openingRule).write("A.swift", text)
    let result = try project.run("--fix")
    #expect(result.stdout.contains("the fixes of `own-badge` would break the structure of the file"), "\(result)")
    #expect(try project.read("A.swift") == text.replacing(".left", with: ".natural"))
  }

  // MARK: Trouble

  @Test func aStoppedRunLeavesTheRest() throws {
    let project = try Scratch().write("A.swift", natural).committed()
    project.write("A.swift", left)
    let environment = try project.path(onGit: "diff*--cached", "kill -INT $PPID")
    let result = try Command.run(program: #require(Command.binary), ["--fix"], in: project.path, environment: environment)
    #expect(result.status == -SIGINT && result.stderr.contains("stopped; nothing was written"), "\(result)")
    #expect(try project.read("A.swift") == left && project.run("--fix").status == 0)
  }

  /// What was written before the signal came is said, wherever it stands.
  @Test func aStoppedRunCountsTheFilesOfAllProjects() throws {
    let project = try Scratch().write(".rtl-audit.yml", "").write("A.swift", natural).write("In/.rtl-audit.yml", "").write("In/B.swift", natural).committed()
    project.write("A.swift", left).write("In/B.swift", left)
    let environment = try project.path(onGit: "diff*--cached", "grep -q natural \"${0%/bin/git}/A.swift\" && kill -INT $PPID")
    let result = try Command.run(program: #require(Command.binary), ["--fix"], in: project.path, environment: environment)
    #expect(result.status == -SIGINT && result.stderr.contains("stopped; 1 file was fixed, all others are unchanged"), "\(result)")
    #expect(try project.read("A.swift") == natural && project.read("In/B.swift") == left)
  }

  /// The limit of a file's size stands for a disk that is full.
  @Test(Command.notUnderThreadSanitizer) func aFullDiskLosesNothing() throws {
    let long = left + String(repeating: "// a line of text\n", count: 4000)
    let project = Scratch().write("A.swift", long).write("B.swift", left)
    let command = "(ulimit -f 8; '\(try #require(Command.binary))' --fix; echo status $?) 2>&1 | cat"
    let result = try Command.run(program: "/bin/sh", ["-c", command], in: project.path)
    #expect(result.stdout.contains("A.swift: 1 fix not made: the file cannot be written: ") && result.stdout.hasSuffix("status 1\n"), "\(result)")
    #expect(try project.read("A.swift") == long && project.read("B.swift") == natural)
    #expect(Repository.files(below: project.path) == ["A.swift", "B.swift"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has a device that is always full"))
  func aReportThatCannotBeWrittenIsSaid() throws {
    let project = Scratch().write("A.swift", left)
    let result = try Command.run(program: "/bin/sh", ["-c", "exec '\(try #require(Command.binary))' --fix > /dev/full"], in: project.path)
    #expect(result.status == 2 && result.stderr.contains("standard output cannot be written"), "\(result)")
    #expect(try project.read("A.swift") == natural)
  }

  /// A run is killed when the first, the third, … file has changed: each file is the old or the new one.
  @Test(arguments: [1, 3, 20, 40])
  func aKilledRunLeavesWholeFiles(changed: Int) throws {
    let project = Scratch()
    let files = (100..<150).map { "F\($0).swift" }
    let (old, new) = (left + String(repeating: "// text\n", count: 500), natural + String(repeating: "// text\n", count: 500))
    for file in files { project.write(file, old) }
    // Files are written in the order of their names.
    let lines = """
      '\(try #require(Command.binary))' --fix > /dev/null & \
      while kill -0 $! && { read -r first; read -r second; } < \(files[changed - 1]); do case $first$second in *natural*) break;; esac; done; \
      kill -9 $!; wait $!
      """
    #expect(try [0, 128 + SIGKILL].contains(Command.run(program: "/bin/sh", ["-c", lines], in: project.path).status))
    for file in files { #expect(try [old, new].contains(project.read(file)), "\(file)") }
    // The next run ends the work, and nothing is left over.
    #expect(try project.run("--fix").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.path).sorted() == files.sorted())
    #expect(try files.allSatisfy { try project.read($0) == new })
  }
}
