import BuiltTool
import Foundation
import Testing
import RTLFindings

/// The built binary, run as a user runs it.
enum Command {
  struct Result {
    /// Exit status; the number of the signal, negative, where one ended the run.
    var status: Int32
    var stdout: String
    var stderr: String
  }

  /// The folder of what runs keep for later ones.
  nonisolated(unsafe) private static let caches = Scratch()

  /// Runs `rtl-audit` and waits for it; a run that takes two minutes is ended and counts as failed.
  static func run(_ arguments: [String], in folder: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Result {
    let binary = try #require(binary, "build the package first: no rtl-audit beside the tests", sourceLocation: sourceLocation)
    return try run(program: binary, arguments, in: folder, sourceLocation: sourceLocation)
  }

  /// Runs any program in the same way.
  /// - Parameters:
  ///   - environment: variables that are added to those of the tests.
  ///   - seconds: after which a run is ended.
  static func run(
    program: String, _ arguments: [String], in folder: String, environment: [String: String] = [:], seconds: Double = 120,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Result {
    let variables = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": caches.path]) { $1 }.merging(environment) { $1 }
    let child = try Child(program, arguments, in: folder, environment: variables, seconds: seconds)
    if child.isOverdue { Issue.record("\(program) \(arguments.joined(separator: " ")) does not end", sourceLocation: sourceLocation) }
    return Result(status: child.status, stdout: child.stdout, stderr: child.stderr)
  }

  static let binary = BuiltTool.path

  /// The arguments with which `script` runs a line of shell at a terminal: util-linux takes the line, the BSD of macOS a program.
  static func atTerminal(_ line: String) -> [String] {
    #if canImport(Darwin)
      ["-q", "/dev/null", "/bin/sh", "-c", line]
    #else
      ["-qec", line, "/dev/null"]
    #endif
  }

  /// For tests that set a limit of file sizes.
  static let notUnderThreadSanitizer = ConditionTrait.disabled(
    if: dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil, "a limit of file sizes stops the thread sanitizer's own files first")
}

/// The checkout that the tests stand in.
enum Repository {
  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static func read(_ file: String) throws -> String { try String(contentsOfFile: path + "/" + file, encoding: .utf8) }

  /// Paths of files below a folder, relative to it, sorted.
  static func files(below folder: String) -> [String] {
    var found: [String] = []
    for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: folder + "/" + file, isDirectory: &isFolder), !isFolder.boolValue { found.append(file) }
    }
    return found.sorted()
  }
}

/// A folder of one test, deleted with it.
final class Scratch {
  let path = TemporaryFolder.path + "/rtl-audit-" + UUID().uuidString

  init() {
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A copy of a folder of the repository.
  init(copyOf folder: String) throws {
    try FileManager.default.copyItem(atPath: Repository.path + "/" + folder, toPath: path)
  }

  @discardableResult
  func write(_ file: String, _ text: String) -> Scratch { write(file, Array(text.utf8)) }

  @discardableResult
  func write(_ file: String, _ bytes: [UInt8]) -> Scratch {
    let target = path + "/" + file
    let folder = (target as NSString).deletingLastPathComponent
    try! FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: target, contents: Data(bytes)) else { fatalError("\(target) cannot be written") }
    return self
  }

  /// Writes a script that can be started. A child that another thread starts while this process writes would hold the
  /// file open for a moment, and nobody could start it then ("text file busy").
  func writeProgram(_ file: String, _ text: String) throws {
    let lines = "mkdir -p \"${0%/*}\" && printf %s \"$1\" > \"$0\" && chmod 755 \"$0\""
    #expect(try Command.run(program: "/bin/sh", ["-c", lines, file, text], in: path).status == 0)
  }

  func read(_ file: String) throws -> String { try String(contentsOfFile: path + "/" + file, encoding: .utf8) }

  func run(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> Command.Result {
    try Command.run(arguments, in: path, sourceLocation: sourceLocation)
  }

  /// Runs git in the folder; `["add", "."]`, for example.
  @discardableResult
  func git(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> Command.Result {
    let identity = ["-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false", "-c", "init.defaultBranch=main"]
    return try Command.run(program: "git", identity + arguments, in: path, sourceLocation: sourceLocation)
  }

  /// The environment in which a program called `git` runs lines of shell before it answers what fits a pattern.
  func path(onGit pattern: String, _ lines: String) throws -> [String: String] {
    let real = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    try writeProgram("bin/git", "#!/bin/sh\ncase \"$*\" in *\(pattern)*) \(lines);; esac\nPATH='\(real)' exec git \"$@\"\n")
    return ["PATH": path + "/bin:" + real]
  }

  /// Makes the folder a repository whose first commit holds everything.
  @discardableResult
  func committed() throws -> Scratch {
    try git("init", "-q")
    try git("add", ".")
    #expect(try git("commit", "-qm", "first").status == 0)
    return self
  }

  func delete(_ file: String) throws { try FileManager.default.removeItem(atPath: path + "/" + file) }

  /// The findings of a run with `--format json`.
  func findings(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> [Line] {
    try findings(arguments, sourceLocation: sourceLocation)
  }

  func findings(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) throws -> [Line] {
    let result = try Command.run(arguments + ["--format", "json", "--min-level", "note"], in: path, sourceLocation: sourceLocation)
    #expect(result.status < 2, "\(result.stderr)", sourceLocation: sourceLocation)
    return try JSONDecoder().decode(Report.self, from: Data(result.stdout.utf8)).findings.map(Line.init).sorted()
  }
}

/// One finding in a line: `path:line:column level rule fix`.
struct Line: Hashable, Comparable, CustomStringConvertible {
  var path: String
  var line: Int
  var column: Int
  var level: String
  var rule: String
  /// The class of the fix; empty without one.
  var fix: String

  fileprivate init(_ finding: Report.Finding) {
    path = finding.path
    line = finding.start.line
    column = finding.start.column
    (level, rule, fix) = (finding.level, finding.rule, finding.fix?.applicability ?? "")
  }

  var description: String { "\(path):\(line):\(column) \(rest)" }
  var rest: String { "\(level) \(rule)" + (fix.isEmpty ? "" : " \(fix)") }

  static func < (a: Line, b: Line) -> Bool { (a.path, a.line, a.column, a.rest) < (b.path, b.line, b.column, b.rest) }
}

/// What these tests read of the tool's JSON.
private struct Report: Decodable {
  struct Place: Decodable { var line, column: Int }
  struct Fix: Decodable { var applicability: String }
  struct Finding: Decodable {
    var rule, level, path: String
    var start: Place
    var fix: Fix?
  }
  var findings: [Finding]
}
