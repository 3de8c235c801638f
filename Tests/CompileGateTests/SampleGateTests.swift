import BuiltTool
import Foundation
import Testing

/// The sample apps compile before and after `--fix`, and after `--fix --unsafe-fixes`.
@Suite struct SampleGateTests {
  static let fixes = [[], ["--fix"], ["--fix", "--unsafe-fixes"]]
  /// As their projects say.
  static let modules = [
    ("Basket", DeploymentTarget(system: .iOS, version: [15])), ("InApp", DeploymentTarget(system: .iOS, version: [15])),
    ("BasketMac", DeploymentTarget(system: .macOS, version: [12])),
  ]

  @Test(arguments: fixes) func swift(fix: [String]) throws {
    let samples = try fixed(fix)
    for (module, target) in Self.modules {
      let files = Repository.files(below: samples.path + "/Samples/" + module, "swift")
      for file in files {
        // The macro of a preview is a program of Xcode's; what stands in its braces is checked.
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try text.replacingOccurrences(of: "#Preview {", with: "@ViewBuilder var preview: some View {").write(toFile: file, atomically: false, encoding: .utf8)
      }
      let result = try Gate.shared().typecheckSwift(files, for: target)
      #expect(result.succeeded && !files.isEmpty, "\(module) \(fix): \(result.output)")
    }
  }

  @Test(.enabled(if: Toolchain.clang != nil, "no clang beside the running toolchain, nor on PATH"), arguments: fixes)
  func objectiveC(fix: [String]) throws {
    let samples = try fixed(fix)
    let files = Repository.files(below: samples.path, "m")
    #expect(files.count > 3)
    for file in files {
      let result = try Gate.shared().checkObjectiveC(file, for: DeploymentTarget(system: .iOS, version: [15]))
      #expect(result?.succeeded == true, "\(fix): \(result?.output ?? "")")
    }
  }

  @Test func fixesChangeFiles() throws {
    let before = try fixed([])
    for fix in Self.fixes.dropFirst() {
      let after = try fixed(fix)
      let changed = Repository.files(below: after.path, "swift", "m").filter {
        FileManager.default.contents(atPath: $0) != FileManager.default.contents(atPath: before.path + $0.dropFirst(after.path.count))
      }
      #expect(changed.count > 10)
    }
  }

  /// A copy of the samples on which the tool has run with these arguments.
  private func fixed(_ arguments: [String]) throws -> Folder {
    let folder = try Folder()
    try FileManager.default.copyItem(atPath: Repository.path + "/Samples", toPath: folder.path + "/Samples")
    if arguments.isEmpty { return folder }
    let tool = try #require(BuiltTool.path, "no rtl-audit beside the tests: build the package first")
    let result = try Toolchain.run(tool, [folder.path + "/Samples", "--min-level", "note"] + arguments)
    #expect(!result.output.contains("rtl-audit: "), "\(result.output)")
    return folder
  }
}
