import Foundation
import Testing

@testable import rtl_audit

private typealias Tool = rtl_audit.Command

/// What `.ci/release` makes, and what `.ci/tool`, the action and the hooks do with it.
@Suite(.enabled(if: Release.canBeMade, "zip or curl is not there")) struct ReleaseTests {
  @Test func theChecksumsAreThoseOfTheFiles() throws {
    let release = try Release()
    let files = try release.checkout.read("dist/SHA256SUMS.txt").split(separator: "\n").map { String($0.split(separator: " ").last!) }
    #expect(files == ["RTLAuditBinary.artifactbundle.zip", "rtl-audit.rb", release.archive])
    let check = "cd dist && if command -v sha256sum >/dev/null; then sha256sum -c SHA256SUMS.txt; else shasum -a 256 -c SHA256SUMS.txt; fi"
    #expect(try release.shell(check).status == 0)
  }

  @Test func theBundleNamesItsBinary() throws {
    struct Bundle: Decodable {
      struct Variant: Decodable { var path: String, supportedTriples: [String] }
      struct Artifact: Decodable { var type, version: String, variants: [Variant] }
      var schemaVersion: String, artifacts: [String: Artifact]
    }
    let release = try Release()
    let folder = "dist/RTLAuditBinary.artifactbundle/"
    let bundle = try JSONDecoder().decode(Bundle.self, from: Data(release.checkout.read(folder + "info.json").utf8))
    let artifact = try #require(bundle.artifacts["rtl-audit"])
    #expect(bundle.schemaVersion == "1.0" && artifact.type == "executable" && artifact.version == Tool.version)
    let variant = try #require(artifact.variants.first)
    #expect(variant.supportedTriples.allSatisfy { $0.hasSuffix("-apple-macosx") || $0.hasSuffix("-unknown-linux-gnu") } && !variant.supportedTriples.isEmpty)
    #expect(try Command.run(program: release.checkout.path + "/" + folder + variant.path, ["--version"], in: "/").stdout == "rtl-audit \(Tool.version)\n")
  }

  @Test func theFormulaNamesTheArchive() throws {
    let release = try Release()
    let formula = try release.checkout.read("dist/rtl-audit.rb")
    let sum = try release.sum
    #expect(formula.contains("/releases/download/v\(Tool.version)/\(release.archive)\"\n") && formula.contains(" sha256 \"\(sum)\"\n"))
  }

  /// The commit that is tagged: the bundle in the manifest, the checksums beside the scripts.
  @Test func theTagHoldsTheChecksums() throws {
    let release = try Release()
    #expect(try release.shell(".ci/release pin").status == 0)
    let sum = try #require(try release.checkout.read("dist/SHA256SUMS.txt").split(separator: " ").first)
    #expect(try release.checkout.read("Package.swift").contains("RTLAuditBinary.artifactbundle.zip\", \"\(sum)\")\n"))
    #expect(try release.checkout.read(".ci/SHA256SUMS.txt") == release.checkout.read("dist/SHA256SUMS.txt"))
    let again = try release.shell(".ci/release pin")
    #expect(again.status == 1 && again.stderr.contains("Package.swift has no line"), "\(again)")
  }

  @Test func theVersionIsThatOfTheSourcesAndTheChangelog() throws {
    let checkout = try Release.sources()
    func run(_ arguments: String...) throws -> Command.Result { try Command.run(program: ".ci/release", arguments, in: checkout.path) }
    checkout.write("Sources/rtl-audit/CommandLine/Command.swift", "  static let version = \"1.2.0-dev\"\n")
      .write("CHANGELOG.md", "## Unreleased\n\n- More.\n\n## 1.1.0\n\n- Old.\n")
    #expect(try run("version", "1.3.0").stderr.contains("1.2.0, not 1.3.0"))
    #expect(try run("version", "1.2.0").stderr.contains("says nothing under `## 1.2.0`"))
    checkout.write("CHANGELOG.md", "## Unreleased\n\n## 1.2.0 – 2 May\n\n- New.\n\n## 1.1.0\n\n- Old.\n")
    #expect(try run("version", "1.2.0").status == 0)
    #expect(try checkout.read("Sources/rtl-audit/CommandLine/Command.swift") == "  static let version = \"1.2.0\"\n")
    #expect(try run("notes").stdout.trimmingCharacters(in: .newlines) == "- New.")
    #expect(try run("collect").stderr.contains("no archive of version 1.2.0"))
  }

  @Test func theToolOfATagIsDownloadedOnceAndChecked() throws {
    let release = try Release().tagged()
    let first = try release.tool("kept")
    #expect(first.status == 0 && first.stderr.contains("downloading file://"), "\(first)")
    let path = first.stdout.trimmingCharacters(in: .newlines)
    #expect(try Command.run(program: path, ["--version"], in: "/").stdout == "rtl-audit \(Tool.version)\n")
    let second = try release.tool("kept")
    #expect(second.stdout == first.stdout && second.stderr == "", "\(second)")
    #expect(try release.tool("--state").stdout == Tool.version + "\n")

    // Another file of that name, and none at all: nothing is kept, and nothing is built.
    release.downloads.write("v\(Tool.version)/\(release.archive)", "other")
    let changed = try release.tool("other")
    #expect(changed.status == 2 && changed.stdout == "" && changed.stderr.contains("differs from that of the release"), "\(changed)")
    try release.downloads.delete("v\(Tool.version)/\(release.archive)")
    let absent = try release.tool("other")
    #expect(absent.status == 2 && absent.stdout == "" && absent.stderr.contains("cannot download"), "\(absent)")
    #expect(Repository.files(below: release.checkout.path + "/other").isEmpty)
  }

  /// Without the checksums of a release it is a checksum of the sources that tells one build from another.
  @Test func theStateOfOtherCommitsIsThatOfTheirSources() throws {
    let checkout = try Release.sources()
    func state() throws -> String { try Command.run(program: ".ci/tool", ["--state"], in: checkout.path).stdout }
    let first = try state()
    #expect(try first.hasPrefix("source-") && state() == first)
    checkout.write("Rules/own.md", "changed")
    #expect(try state() != first)
  }

  /// The steps of the action, as the runner runs them.
  @Test func theActionRuns() throws {
    let release = try Release().tagged()
    let app = Scratch().write("Some folder/A.swift", "label.textAlignment = .left\n").write("B.swift", "label.textAlignment = .right\n").write("output", "")
    func step(_ name: String, _ variables: [String: String]) throws -> Command.Result {
      let lines = try Repository.read("action.yml").components(separatedBy: "- name: \(name)\n")[1].components(separatedBy: "run: |\n")[1]
        .split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.isEmpty || $0.hasPrefix("        ") }.map { $0.dropFirst(8) }
      let environment = release.environment.merging(["GITHUB_ACTION_PATH": release.checkout.path, "GITHUB_OUTPUT": app.path + "/output"]) { $1 }
      return try Command.run(program: "bash", ["-c", lines.joined(separator: "\n")], in: app.path, environment: environment.merging(variables) { $1 })
    }
    #expect(try step("Check whether this is a release", [:]).status == 0)
    #expect(try step("Download or build rtl-audit", ["FOLDER": app.path + "/tool"]).status == 0)
    let binary = "\(app.path)/tool/\(Tool.version)/rtl-audit"
    #expect(try app.read("output") == "state=\(Tool.version)\nbinary=\(binary)\n")
    let audit = [
      "BINARY": binary, "PATHS": "Some folder\n", "SINCE": "", "FAIL_LEVEL": "", "SARIF": "out.sarif", "SUMMARY": "true",
      "GITHUB_STEP_SUMMARY": app.path + "/summary.md",
    ]
    let result = try step("Audit", audit)
    #expect(result.status == 1 && result.stdout.contains("::warning file=Some folder/A.swift") && !result.stdout.contains("B.swift"), "\(result)")
    #expect(
      try app.read("output").hasSuffix("sarif=\(app.path)/out.sarif\n") && app.read("out.sarif").contains("\"2.1.0\"")
        && app.read("summary.md").contains("A.swift"))
  }

  @Test func pagesOfARuleAreThoseOfTheVersion() throws {
    let json = try Scratch().write("A.swift", "label.textAlignment = .left\n").run("--format", "json").stdout
    #expect(json.contains("/blob/\(Tool.reference)/Rules/text-alignment/fixed-text-alignment.md"))
    #expect(Tool.reference == (Tool.isReleased ? "v" + Tool.version : "main"))
    #expect(Tool.isReleased == !Tool.version.contains("-"))
  }
}

/// A checkout with the files of a release that `.ci/release` made of the binary that is tested.
struct Release {
  let checkout: Scratch
  /// Where the files can be downloaded.
  let downloads = Scratch()
  let archive: String

  /// The programs that the scripts start are there.
  static let canBeMade = (try? Command.run(program: "sh", ["-c", "command -v zip && command -v curl"], in: "/").status) == 0

  init() throws {
    checkout = try Release.sources()
    let result = try Command.run(
      program: "sh", ["-c", ".ci/release pack \"$0\" && .ci/release collect", #require(Command.binary)], in: checkout.path)
    try #require(result.status == 0, "\(result)")
    archive = try #require(FileManager.default.contentsOfDirectory(atPath: checkout.path + "/dist").first { $0.hasSuffix(".tar.gz") })
  }

  /// What the scripts read of this repository.
  static func sources() throws -> Scratch {
    let checkout = Scratch()
    for file in [".ci/release", ".ci/tool", ".ci/hook"] { try checkout.writeProgram(checkout.path + "/" + file, Repository.read(file)) }
    let manifest = try Repository.read("Package.swift").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("let releasedBundle") ? "let releasedBundle: (url: String, checksum: String)? = nil" : String($0) }
    checkout.write("Package.swift", manifest.joined(separator: "\n")).write("Rules/own.md", "")
    for file in ["LICENSE", ".pre-commit-hooks.yaml", "Sources/rtl-audit/CommandLine/Command.swift"] { checkout.write(file, try Repository.read(file)) }
    return checkout
  }

  /// As at the tag, with the files published.
  func tagged() throws -> Release {
    #expect(try shell(".ci/release pin").status == 0)
    #expect(try shell("mkdir \"$DOWNLOADS/v\(Tool.version)\" && cp dist/* \"$DOWNLOADS/v\(Tool.version)/\" 2>/dev/null; rm -r dist").status == 0)
    return self
  }

  var sum: String {
    get throws { String(try #require(checkout.read("dist/SHA256SUMS.txt").split(separator: "\n").first { $0.hasSuffix(archive) }).prefix(64)) }
  }

  var environment: [String: String] { ["RTL_AUDIT_DOWNLOADS": "file://" + downloads.path, "DOWNLOADS": downloads.path] }

  func shell(_ line: String) throws -> Command.Result { try Command.run(program: "sh", ["-c", line], in: checkout.path, environment: environment) }

  func tool(_ argument: String) throws -> Command.Result {
    try Command.run(program: ".ci/tool", [argument], in: checkout.path, environment: environment)
  }
}
