import Foundation
import Testing
import RTLFindings

/// Where paths begin: all formats give one file the same path, and it can be followed.
@Suite struct PathTests {
  private static let menu = "func texts() -> String? {\n  Bundle.main.path(forResource: currentLanguage, ofType: \"lproj\")\n}\n"
  private static let left = "func style() {\n  label.textAlignment = .left\n}\n"
  private static let formats = ["text", "gcc", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "sonarqube", "rdjson", "markdown"]

  /// A repository with a project of its own in `Apps/iOS`.
  private func repository() throws -> Scratch {
    try Scratch().write("A.swift", Self.left).write("Apps/iOS/.rtl-audit.yml", "").write("Apps/iOS/App/B.swift", Self.left).write(
      "Apps/iOS/App/Menu.swift", Self.menu
    ).committed()
  }

  struct Run: Sendable {
    var arguments: [String]
    var folder: String
    var paths: [String]
  }

  @Test(arguments: [
    Run(arguments: [], folder: "", paths: ["A.swift", "Apps/iOS/App/B.swift"]),
    Run(arguments: ["Apps/iOS"], folder: "", paths: ["Apps/iOS/App/B.swift"]),
    Run(arguments: [], folder: "Apps/iOS", paths: ["Apps/iOS/App/B.swift"]),
    Run(arguments: ["B.swift"], folder: "Apps/iOS/App", paths: ["Apps/iOS/App/B.swift"]),
    Run(arguments: ["App/B.swift", "../../A.swift"], folder: "Apps/iOS", paths: ["A.swift", "Apps/iOS/App/B.swift"]),
    Run(arguments: ["--since", "HEAD~1"], folder: "Apps/iOS", paths: ["Apps/iOS/App/B.swift"]),
  ])
  func allFormatsAgree(_ run: Run) throws {
    let project = try repository()
    project.write("A.swift", Self.left + "\n").write("Apps/iOS/App/B.swift", Self.left.replacing("label", with: "title"))
    try project.git("commit", "-qam", "second")
    try allFormats(run.arguments, in: project.path + (run.folder.isEmpty ? "" : "/" + run.folder), give: run.paths, from: project.path)
  }

  @Test func outsideGitPathsBeginInTheProject() throws {
    let folder = Scratch().write("One/.rtl-audit.yml", "").write("One/App/A.swift", Self.left).write("Two/.rtl-audit.yml", "").write("Two/B.swift", Self.left)
    for place in ["", "/One", "/One/App"] { try allFormats([folder.path + "/One"], in: folder.path + place, give: ["App/A.swift"], from: folder.path + "/One") }
    // Of several it is the folder that holds them.
    try allFormats([folder.path + "/Two", folder.path + "/One/App"], in: folder.path + "/Two", give: ["One/App/A.swift", "Two/B.swift"], from: folder.path)
  }

  /// Runs once with all formats.
  private func allFormats(_ arguments: [String], in folder: String, give paths: [String], from root: String) throws {
    let scratch = Scratch()
    let result = try Command.run(arguments + Self.formats.flatMap { ["--format", "\($0)=\(scratch.path)/\($0)"] }, in: folder)
    #expect(result.status == 1, "\(result)")
    let isElsewhere = folder != root
    // Those that can say where paths begin do, the run says it for the others.
    #expect(result.stderr.contains("the paths in the report are relative to `\(root)`") == isElsewhere, "\(result.stderr)")
    for format in Self.formats {
      let report = try scratch.read(format)
      let isAbsolute = format == "xcode" || format == "gcc" && isElsewhere
      for path in paths {
        let place = isAbsolute ? "\(root)/\(path)" : path
        #expect(report.utf8.split(separator: UInt8(ascii: "\n")).contains { Self.names(place, in: String($0) ?? "") }, "\(format) lacks \(place): \(report)")
      }
      #expect(FileManager.default.fileExists(atPath: root + "/" + paths[0]))
    }
    #expect(try scratch.read("json").contains("\"root\":\"\(root)\""))
    #expect(try scratch.read("text").contains("Paths are relative to `\(root)`.") == isElsewhere)
    let isRepository = FileManager.default.fileExists(atPath: root + "/.git")
    let base =
      isRepository
      ? "{\"description\":{\"text\":\"The top of the git work tree that was audited.\"}}"
      : "{\"uri\":\"file://\(root)/\",\"description\":{\"text\":\"The folder that was audited.\"}}"
    #expect(try scratch.read("sarif").contains("\"%SRCROOT%\":" + base))
  }

  /// Whether a line names a file by this path, not by one that is longer at its front.
  private static func names(_ path: String, in line: String) -> Bool {
    var rest = line[...]
    while let found = rest.range(of: path) {
      if found.lowerBound == line.startIndex || "\"=`>".contains(line[line.index(before: found.lowerBound)]) { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  @Test func messagesAndTheRestFollow() throws {
    let project = try repository()
    // The language menu makes the fix unsafe, and the message says where that is.
    for folder in ["", "/Apps/iOS"] {
      let text = try Command.run([project.path + "/Apps/iOS"], in: project.path + folder).stdout
      #expect(text.contains("the app switches its language by itself (Apps/iOS/App/Menu.swift:2)"), "\(text)")
    }
    let typed = "printf 'label.textAlignment = .left\\n' | '\(try #require(Command.binary))' --stdin --path App/New.swift --format json"
    #expect(try Command.run(program: "/bin/sh", ["-c", typed], in: project.path + "/Apps/iOS").stdout.contains("\"path\":\"Apps/iOS/App/New.swift\""))
    let page = try Command.run(["report", "--output", "page.html"], in: project.path + "/Apps/iOS")
    #expect(page.status == 0, "\(page)")
    #expect(try project.read("Apps/iOS/page.html").contains("Apps/iOS/App/B.swift:2"))
    // A patch is applied at the top, and from a folder below it as well.
    for folder in ["", "/Apps/iOS"] {
      let copy = try repository()
      copy.write("fix.patch", try Command.run(["--diff", "--unsafe-fixes", copy.path + "/Apps/iOS"], in: copy.path + folder).stdout)
      #expect(try Command.run(program: "git", ["apply", copy.path + "/fix.patch"], in: copy.path + folder).status == 0)
      #expect(try copy.read("Apps/iOS/App/B.swift").contains(".natural"))
    }
  }

  @Test func whatAReportNamesCanBeSuppressed() throws {
    let project = try repository()
    project.write("Apps/iOS/Arrows.xcassets/arrow_back.imageset/Contents.json", "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.png\"}]}")
    let folder = project.path + "/Apps/iOS"
    let path = "Apps/iOS/Arrows.xcassets/arrow_back.imageset/Contents.json"
    #expect(try Command.run(["--format", "gitlab"], in: folder).stdout.contains("\"path\":\"\(path)\""))
    let result = try Command.run(["suppress", path, "asset-without-direction", "--reason", "drawn for both"], in: folder)
    #expect(result.status == 0, "\(result)")
    #expect(try project.read("Apps/iOS/.rtl-audit.yml").contains("file: \"Arrows.xcassets/arrow_back.imageset/Contents.json\""))
    #expect(try Command.run(["--format", "gitlab"], in: folder).stdout.contains(path) == false)
  }

  /// An image set as a whole is shown by the sign that its description begins with.
  @Test(arguments: ["", "\u{FEFF}", "\n"]) func evidenceIsNeverEmpty(beginning: String) throws {
    struct Log: Decodable {
      struct Region: Decodable { var startLine, startColumn, endLine, endColumn: Int }
      struct Location: Decodable { var region: Region }
      struct Place: Decodable { var physicalLocation: Location }
      struct Result: Decodable { var relatedLocations: [Place]? }
      struct Run: Decodable { var results: [Result] }
      var runs: [Run]
    }
    let project = Scratch().write(
      "Assets.xcassets/arrow_back.imageset/Contents.json", beginning + "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.png\"}]}"
    )
      .write("A.swift", "func show() {\n  view.image = UIImage(named: \"arrow_back\")\n}\n")
    let log = try JSONDecoder().decode(Log.self, from: Data(project.run("--format", "sarif").stdout.utf8))
    let regions = log.runs[0].results.flatMap { $0.relatedLocations ?? [] }.map(\.physicalLocation.region)
    #expect(regions.count == 1 && regions.allSatisfy { ($0.startLine, $0.startColumn) < ($0.endLine, $0.endColumn) }, "\(regions)")
  }

  /// What could not be read, and what could not be fixed.
  @Test func noticesHaveTheSamePaths() throws {
    let project = try repository()
    project.write("Apps/iOS/.rtl-audit.yml", "max-file-size: 100\n").write("Apps/iOS/App/B.swift", Self.left + String(repeating: "// long\n", count: 20)).write(
      "Apps/iOS/App/C.swift", Self.left)
    chmod(project.path + "/Apps/iOS/App/C.swift", 0o444)
    let result = try Command.run(["--fix", "--unsafe-fixes", "--format", "json"], in: project.path + "/Apps/iOS")
    #expect(
      result.stderr.contains("Apps/iOS/App/B.swift is ") && result.stderr.contains("  Apps/iOS/App/C.swift: 1 fix not made: the file is read-only"), "\(result)"
    )
    #expect(
      result.stdout.contains("{\"path\":\"Apps/iOS/App/C.swift\",\"count\":1")
        && result.stdout.contains("{\"path\":\"Apps/iOS/App/B.swift\",\"reason\":\"tooLarge\""), "\(result)")
  }
}
