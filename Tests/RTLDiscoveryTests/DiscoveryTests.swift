import BuiltTool
import RTLDiscovery
import RTLSettings
import Testing

@Suite struct DiscoveryTests {
  private func tracked() -> Scratch {
    let scratch = Scratch().with("A.swift", "Sub/B.swift", "Sub/Project.swift")
    scratch.write(".gitignore", "ignored/\n")
    scratch.git("init", "-q")
    scratch.git("add", ".")
    return scratch
  }

  @Test func whatIsTrackedIsAllWhereNothingElseIs() throws {
    let scratch = tracked().with("ignored/C.swift")
    let discovery = try Discovery([scratch.path], Settings())
    let begun = try discovery.begin(threads: 2)
    let whole = try discovery.finish(begun, threads: 2)
    #expect(begun.isBegun && begun.auditedPaths == ["A.swift", "Sub/B.swift", "Sub/Project.swift"])
    #expect(!whole.isBegun && whole.auditedPaths == begun.auditedPaths && whole.paths == begun.paths)
  }

  /// Files that git does not track yet may also say whose the tracked ones are.
  @Test(arguments: [
    ["New.swift"], ["Sub/A.swift", "Z.swift"], ["Sub/.rtl-audit.yml"], ["Tuist.swift"], ["ignored/C.swift"], [],
  ])
  func finishingFindsWhatOneSearchFinds(files: [String]) throws {
    let scratch = tracked()
    for file in files { scratch.with(file) }
    for arguments in [[""], ["/Sub"], ["/ignored"], ["/A.swift", "/Sub"], ["/A.swift"]] where arguments != ["/ignored"] || files == ["ignored/C.swift"] {
      let paths = arguments.map { scratch.path + $0 }
      let wanted = try Project.discover(arguments: paths)
      let discovery = try Discovery(paths, Settings())
      let found = try discovery.finish(discovery.begin(threads: 2), threads: 2)
      #expect(!found.isBegun && found.audited == wanted.audited && found.files() == wanted.files() && found.nested == wanted.nested, "\(arguments)")
    }
  }

  @Test func nothingIsBegunWhereGitHasNoSay() throws {
    let scratch = Scratch().with("A.swift")
    #expect(try !Discovery([scratch.path], Settings()).begin(threads: 2).isBegun)
    let tracked = tracked()
    #expect(try !Discovery([tracked.path], Settings()).begin(threads: 1).isBegun)
    #expect(try !Discovery([tracked.path + "/A.swift"], Settings()).begin(threads: 2).isBegun)
  }
}
