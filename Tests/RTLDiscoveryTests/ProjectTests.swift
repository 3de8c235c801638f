import BuiltTool
import Foundation
@testable import RTLDiscovery
import RTLSettings
import RTLSystem
import Testing

@Suite struct ProjectTests {
  @Test func gitListsTrackedAndNewFilesAndNotIgnoredOnes() throws {
    let scratch = Scratch().with("A.swift", "New.swift", "Ignored.swift", "ignored/B.swift", "Gone.swift", "notes.md")
    scratch.write(".gitignore", "Ignored.swift\nignored/\n")
    scratch.git("init", "-q")
    scratch.git("add", "A.swift", "Gone.swift")
    try FileManager.default.removeItem(atPath: scratch.path + "/Gone.swift")
    let project = try scratch.project()
    #expect(project.auditedPaths == ["A.swift", "Gone.swift", "New.swift"])
    #expect(project.notices == [])
    var bytes: [UInt8] = []
    #expect(throws: ReadProblem.missing) { try readFile(project.root + "/Gone.swift", limit: 10, into: &bytes) }
    #expect(try scratch.project("Ignored.swift").auditedPaths == ["Ignored.swift"])
    #expect(try scratch.project("ignored").auditedPaths == ["ignored/B.swift"])
  }

  @Test func argumentsSelectReportsAndNotFacts() throws {
    let scratch = Scratch().with("A/x.swift", "AB/y.swift", "B.swift", "App.xcodeproj/project.pbxproj", ".rtl-audit.yml")
    for arguments in [["A"], ["A/x.swift"], ["A/../A/x.swift", "A"]] {
      let project = try Project.discover(arguments: arguments.map { scratch.path + "/" + $0 })
      #expect(project.root == scratch.path)
      #expect(project.auditedPaths == ["A/x.swift"])
      #expect(project.paths == ["A/x.swift", "AB/y.swift", "App.xcodeproj/project.pbxproj", "B.swift"])
    }
  }

  @Test func threadsListTheSame() throws {
    let scratch = Scratch()
    for number in 0..<600 { scratch.with("F\(number)/a.swift", "F\(number)/Deep/Er/b.swift") }
    #expect(mkfifo(scratch.path + "/F7/fifo.swift", 0o600) == 0 && mkfifo(scratch.path + "/F300/fifo.swift", 0o600) == 0)
    let projects = try [1, 2, 3, 8].map { try Project.discover(arguments: [scratch.path], threads: $0) }
    #expect(projects[0].paths.count == 1200)
    #expect(projects[0].notices.map(\.path) == ["F300/fifo.swift", "F7/fifo.swift"])
    for project in projects { #expect(project.paths == projects[0].paths && project.notices == projects[0].notices) }
  }

  @Test func aTreeWithoutEndIsCutAtOneFolder() {
    let scratch = Scratch()
    for number in 10..<90 { scratch.with("F\(number)/a.swift", "F\(number)/b.swift", "F\(number)/c.swift") }
    let listings = [1, 3].map { Listing.walk(root: scratch.path, folder: "", threads: $0, mostEntries: 80 + 3 * 50) { _ in false } }
    for listing in listings {
      #expect(listing.bytes.count { $0 == 0 } == 3 * 50 && listing.notices.count == 1)
      #expect(listing.bytes == listings[0].bytes && listing.notices.map(\.path) == listings[0].notices.map(\.path))
    }
    #expect(Listing.walk(root: scratch.path, folder: "", mostEntries: 320) { _ in false }.notices.isEmpty)
    #expect(Listing.walk(root: scratch.path, folder: "F10", mostEntries: 2) { _ in false }.bytes.isEmpty)
  }

  @Test func roots() throws {
    let scratch = Scratch().with("App/.rtl-audit.yml", "App/Sub/a.swift", "Lib/b.swift")
    #expect(try Project.root(of: scratch.path + "/App/Sub/a.swift") == scratch.path + "/App")
    #expect(try Project.root(of: scratch.path + "/Lib/b.swift") == scratch.path + "/Lib")
    #expect(try Project.root(of: scratch.path + "/Lib") == scratch.path + "/Lib")
    scratch.git("init", "-q")
    #expect(try Project.root(of: scratch.path + "/Lib/b.swift") == scratch.path)
    let groups = try Project.roots(of: ["Lib/b.swift", "App/Sub/a.swift", "Lib"].map { scratch.path + "/" + $0 })
    #expect(groups.map(\.root) == [scratch.path, scratch.path + "/App"])
    #expect(groups.map(\.arguments.count) == [2, 1])
    #expect(try scratch.project("App").paths == ["Sub/a.swift"])
    #expect(throws: DiscoveryError.self) { try scratch.project("App", "Lib") }
  }

  /// A name that begins with an accent is one, too.
  @Test func pathsBeginInTheLowestFolderOfAllProjects() {
    #expect(PathRoot(of: ["/none/app", "/none/app/Kit", "/none/apple"]).path == "/none")
    #expect(PathRoot(of: ["/none/app", "/none/\u{301}Kit"]).path == "/none")
    #expect(PathRoot(of: ["/none", "/\u{301}Kit"]).path == "/")
  }

  @Test(arguments: [
    ("One", "One"), ("One/Sources/UI", "One"), ("Two", "Two"), ("Two/Sources", "Two"), ("Three/Local/Sources", "Three"), ("Deep", ""), ("Loose", ""), ("", ""),
  ])
  func projectsWithoutGit(path: String, root: String) {
    let scratch = Scratch().with(
      "One/One.xcodeproj/project.pbxproj", "One/Sources/UI/a.swift", "Two/ios/App/Podfile", "Two/Sources/a.swift",
      "Three/project.yml", "Three/Local/Package.swift", "Three/Local/Sources/a.swift", "Deep/1/2/3/4/Package.swift", "Loose/Project.swift")
    func place(_ path: String) -> String { path.isEmpty ? scratch.path : scratch.path + "/" + path }
    #expect(ProjectGuess.root(from: place(path), current: scratch.path) == place(root))
    #expect(ProjectGuess.root(from: place(path), current: "/") == place(path))
    #expect(ProjectGuess.root(from: place(path), current: scratch.path + "/Thre") == place(path))
  }

  @Test func badArguments() throws {
    let scratch = Scratch().with("a.swift")
    #expect(mkfifo(scratch.path + "/fifo.swift", 0o600) == 0)
    for name in ["gone.swift", "fifo.swift"] {
      #expect(throws: DiscoveryError.self) { try scratch.project(name) }
    }
    let project = try scratch.project()
    #expect(project.auditedPaths == ["a.swift"])
    #expect(project.notices.map(\.path) == ["fifo.swift"])
  }

  @Test func linksAreNotFollowed() throws {
    let scratch = Scratch().with("Real/a.swift")
    scratch.link("Real/loop", to: "..")
    scratch.link("b.swift", to: "Real/a.swift")
    #expect(try scratch.project().auditedPaths == ["Real/a.swift"])
    scratch.git("init", "-q")
    scratch.git("add", ".")
    let readable = try scratch.project().audited.filter {
      var bytes: [UInt8] = []
      return (try? readFile(scratch.path + "/" + $0.path, limit: 100, into: &bytes)) != nil
    }
    #expect(readable.map(\.path) == ["Real/a.swift"])
    #expect(try scratch.project("b.swift").auditedPaths == ["Real/a.swift"])
  }

  @Test(arguments: [true, false])
  func namesOfAllKinds(git: Bool) throws {
    let scratch = Scratch()
    // Byte for byte: the Foundation of macOS takes letters apart, and for its file system both forms of a letter are one name.
    let names = ["-x.swift", "a b.swift", "new\nline.swift", "quote\"'.swift", "red\u{1B}[31m.swift", "\u{E9}.swift", "\u{65}\u{301}.swift"]
      .filter { close(open(scratch.path + "/" + $0, O_WRONLY | O_CREAT | O_EXCL, 0o600)) == 0 }
    #expect(names.count >= 6)
    let bad = Array((scratch.path + "/bad").utf8) + [0xFF] + Array(".swift".utf8) + [0]
    let descriptor = bad.withUnsafeBufferPointer { $0.withMemoryRebound(to: CChar.self) { creat($0.baseAddress!, 0o600) } }
    if descriptor >= 0 { close(descriptor) }
    if git { scratch.git("init", "-q"); scratch.git("add", ".") }
    let project = try scratch.project()
    #expect(project.audited.map { Array($0.path.utf8) } == names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
    for file in project.audited {
      var bytes: [UInt8] = []
      #expect(throws: Never.self) { try readFile(project.root + "/" + file.path, limit: 10, into: &bytes) }
    }
    // Some file systems refuse such a name.
    if descriptor >= 0 { #expect(project.notices.map(\.path) == ["bad\u{FFFD}.swift"]) }
  }

  @Test func submodulesAreLeftOut() throws {
    let library = Scratch().with("Lib.swift")
    library.git("init", "-q")
    library.git("add", ".")
    library.git("commit", "-qm", "x")
    let scratch = Scratch().with("a.swift")
    scratch.git("init", "-q")
    scratch.git("submodule", "--quiet", "add", library.path, "Sub")
    #expect(try scratch.project().paths == ["a.swift"])
  }

  @Test func brokenGitFallsBackToAWalk() throws {
    let scratch = Scratch().with("a.swift", ".git/HEAD")
    let project = try scratch.project()
    #expect(project.auditedPaths == ["a.swift"])
    #expect(project.notices.count == 1)
  }

  @Test(arguments: [true, false])
  func defaults(git: Bool) throws {
    let scratch = Scratch().with(
      ".rtl-audit.yml", "App/ABTest/a.swift", "App/Analytics/SplitTests/ActiveTests/a.swift", "App/Extensions/ThirdParty/a.swift",
      "App/Libraries/a.swift", "App/Frameworks/a.swift", "App/Packages/a.swift", "App/Submodules/a.swift",
      "App/Generated/Assets.swift", "App/App-Swift.h", "App/R.generated.swift",
      "AppTests/t.swift", "Core/TestsFoundation/t.swift", "App/Foo/__tests__/t.swift",
      "Pods/Lib/a.swift", "Vendor/Lib/a.swift", "Vendor/Lib/V.xib", "Vendor/Lib/Package.swift",
      ".hidden/a.swift", "Play.playground/a.swift", "Lib.xcframework/a.h", "Export/ar.xcloc/Source Contents/a.swift",
      "Models/Project.swift")
    if git { scratch.git("init", "-q"); scratch.git("add", ".") }
    let own = [
      "App/ABTest/a.swift", "App/Analytics/SplitTests/ActiveTests/a.swift", "App/Extensions/ThirdParty/a.swift",
      "App/Frameworks/a.swift", "App/Libraries/a.swift", "App/Packages/a.swift", "App/Submodules/a.swift",
      "Models/Project.swift",
    ]
    let project = try scratch.project()
    #expect(project.auditedPaths == own)
    #expect(
      project.paths
        == (own + ["App/App-Swift.h", "App/Generated/Assets.swift", "App/R.generated.swift", "Vendor/Lib/a.swift"]).sorted())
    #expect(project.leftOut.contains { $0.path == "Vendor" && $0.reason == .vendored })
    // A hook names files; the answer is that of the whole project.
    #expect(try scratch.project("AppTests/t.swift", "Pods/Lib/a.swift").auditedPaths == [])
    #expect(try scratch.project("AppTests/t.swift").leftOut.map(\.path) == ["AppTests"])

    var settings = Settings()
    settings.include = [try Glob("Vendor/Lib"), try Glob("AppTests")]
    settings.exclude = [try Glob("/App"), try Glob("*.xib")]
    let changed = try scratch.project(settings: settings)
    #expect(changed.auditedPaths == ["AppTests/t.swift", "Models/Project.swift", "Vendor/Lib/a.swift"])
    #expect(changed.paths.contains("App/Libraries/a.swift"))
  }

  @Test func tuistManifest() throws {
    let scratch = Scratch().with("Project.swift", "Tuist/Config.swift")
    #expect(try scratch.project().auditedPaths == ["Tuist/Config.swift"])
  }

  @Test func notices() {
    #expect(ReadProblem.missing.notice(path: "a") == nil)
    #expect(
      ReadProblem.tooLarge(size: 109_051_904, limit: 8 << 20).notice(path: "a")?.message
        == "is 104 MiB, over the limit of 8 MiB; set `max-file-size` to read it")
    #expect(ReadProblem.notRegular.notice(path: "a")?.reason == .notRegular)
  }
}
