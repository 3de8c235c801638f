import Foundation
import Testing

/// The app in `Samples/`, from its findings to its repaired files. After a change that is meant,
/// look at the difference and refresh what is expected:
///
///     UPDATE_EXPECTED=1 swift test --filter CommandTests.SampleTests
@Suite struct SampleTests {
  private let updates = ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1"
  private let expected = Repository.path + "/Tests/CommandTests/Expected"

  @Test func findsWhatIsExpected() throws {
    let lines = try Scratch(copyOf: "Samples").findings(".").map(\.description)
    let file = expected + "/findings.txt"
    if updates { try (lines.joined(separator: "\n") + "\n").write(toFile: file, atomically: true, encoding: .utf8) }
    let wanted = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let missing = wanted.filter { !lines.contains($0) }
    let unwanted = lines.filter { !wanted.contains($0) }
    #expect(missing == [], "no longer found")
    #expect(unwanted == [], "not expected")
    #expect(lines.count == wanted.count, "something is reported twice")
  }

  @Test func everyRuleFindsSomething() throws {
    // An app that chooses its language by itself is a project of its own.
    let found = Set(try ["Samples", "Samples/InApp"].flatMap { try Scratch(copyOf: $0).findings(".") }.map { $0.rest.split(separator: " ")[1] })
    let rules = try FileManager.default.contentsOfDirectory(atPath: Repository.path + "/Rules")
      .flatMap { folder in
        try Repository.files(below: Repository.path + "/Rules/" + folder).filter { $0.hasSuffix(".md") }.filter {
          try !Repository.read("Rules/" + folder + "/" + $0).contains("\nenabled: false\n")
        }
      }
      .map { $0.dropLast(3) }
    #expect(rules.filter { !found.contains($0) } == [])
  }

  @Test func fixesWhatIsExpected() throws {
    let samples = try Scratch(copyOf: "Samples")
    let first = try samples.run(".", "--fix", "--min-level", "note")
    #expect(first.status == 1, "\(first.stderr)")
    let fixed = try changedFiles(of: samples)
    if updates { try rewriteFixed(fixed) }
    let wanted = Repository.files(below: expected + "/fixed")
    #expect(fixed.keys.sorted() == wanted)
    for file in wanted {
      let text = try String(contentsOfFile: expected + "/fixed/" + file, encoding: .utf8)
      #expect(fixed[file]?.split(separator: "\n") == text.split(separator: "\n"), "\(file)")
      #expect(fixed[file] == text, "\(file)")
    }
  }

  @Test func nothingIsLeftToFix() throws {
    let samples = try Scratch(copyOf: "Samples")
    _ = try samples.run(".", "--fix", "--min-level", "note")
    let once = try contents(of: samples)
    let second = try samples.run(".", "--fix", "--min-level", "note")
    #expect(try contents(of: samples) == once)
    #expect(second.stdout.contains("fixable with `--fix`") == false)
    let left = try samples.findings(".")
    #expect(left.filter { $0.rest.hasSuffix(" safe") } == [])
  }

  @Test func fixesAddNoFindings() throws {
    let samples = try Scratch(copyOf: "Samples")
    func counts() throws -> [String: Int] {
      try samples.findings(".").reduce(into: [:]) { $0["\($1.path) \($1.rest.split(separator: " ")[1])", default: 0] += 1 }
    }
    let before = try counts()
    _ = try samples.run(".", "--fix", "--unsafe-fixes", "--min-level", "note")
    for (place, count) in try counts() { #expect(count <= before[place] ?? 0, "\(place)") }
  }

  @Test func diffShowsWhatFixWrites() throws {
    let samples = try Scratch(copyOf: "Samples")
    let untouched = try contents(of: samples)
    let diff = try samples.run(".", "--diff").stdout
    #expect(try contents(of: samples) == untouched)
    _ = try samples.run(".", "--fix")
    let named = diff.split(separator: "\n").filter { $0.hasPrefix("+++ b/") }.map { String($0.dropFirst(6)) }
    #expect(named.sorted() == (try changedFiles(of: samples)).keys.sorted())
    for (file, text) in try changedFiles(of: samples) {
      let lines = Set(text.split(separator: "\n"))
      let added = hunk(of: file, in: diff).filter { $0.hasPrefix("+") }.map { $0.dropFirst() }
      #expect(!added.isEmpty && added.allSatisfy { lines.contains($0) }, "\(file)")
    }
  }

  @Test func fixesOneRuleAlone() throws {
    let samples = try Scratch(copyOf: "Samples")
    _ = try samples.run(".", "--fix", "--fix-only", "asset-without-direction")
    let changed = try changedFiles(of: samples).keys
    #expect(!changed.isEmpty && changed.allSatisfy { $0.hasSuffix("/Contents.json") })
  }

  @Test func oneFileOrAllFilesTheSameAnswer() throws {
    let samples = try Scratch(copyOf: "Samples")
    let together = try samples.findings(".")
    let kinds = ["swift", "m", "h", "xib", "storyboard", "json", "strings", "stringsdict", "xcstrings"]
    let files = Repository.files(below: samples.path).filter { kinds.contains(($0 as NSString).pathExtension) }
    #expect(files.count > 20)
    let alone = try files.flatMap { try samples.findings($0) }
    #expect(alone.sorted() == together)
  }

  @Test func threadsDoNotChangeTheReport() throws {
    let samples = try Scratch(copyOf: "Samples")
    let one = try samples.run(".", "--format", "sarif", "--threads", "1")
    let four = try samples.run(".", "--format", "sarif", "--threads", "4")
    #expect(one.stdout == four.stdout)
    #expect(one.stdout.contains("\"2.1.0\""))
  }

  /// Each format in outline; the findings in all of them are the same.
  @Test(arguments: [("text", "[fixed-text-alignment]"), ("xcode", ": warning: "), ("json", "\"findings\""), ("sarif", "\"ruleId\"")])
  func writes(format: String, mark: String) throws {
    let samples = try Scratch(copyOf: "Samples")
    let shown = try samples.run(".", "--format", format)
    #expect(shown.status == 1)
    #expect(shown.stdout.contains(mark))
    let written = try samples.run(".", "--format", format, "--output", "report")
    #expect(written.stdout == "")
    #expect(try samples.read("report") == shown.stdout)
  }

  // MARK: -

  private func contents(of samples: Scratch) throws -> [String: String] {
    try Repository.files(below: samples.path).reduce(into: [:]) { $0[$1] = try samples.read($1) }
  }

  private func changedFiles(of samples: Scratch) throws -> [String: String] {
    try contents(of: samples).filter { try $0.value != Repository.read("Samples/" + $0.key) }
  }

  private func rewriteFixed(_ files: [String: String]) throws {
    let folder = expected + "/fixed"
    try? FileManager.default.removeItem(atPath: folder)
    for (file, text) in files {
      let path = folder + "/" + file
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  private func hunk(of file: String, in diff: String) -> [Substring] {
    let lines = diff.split(separator: "\n")
    guard let start = lines.firstIndex(of: "+++ b/\(file)") else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("--- ") })
  }
}
