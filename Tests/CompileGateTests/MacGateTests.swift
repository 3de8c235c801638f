import Foundation
import Testing

/// The tool and its plugins compile on the oldest macOS that the package is declared for.
@Suite(.enabled(if: MacGate.isPossible, "only on Linux with glibc: a build on macOS shows the same")) struct MacGateTests {
  static let plugins = (try? FileManager.default.contentsOfDirectory(atPath: Repository.path + "/Plugins").sorted()) ?? []
  static let wrong = Repository.files(below: Repository.path + "/Tests/CompileGateTests/MustFailOnMac", "swift")

  @Test func sources() throws {
    for module in MacGate.modules {
      let result = try MacGate.shared().build(module)
      record(result)
      // What imports it would only say that it is not there.
      if !result.succeeded { return }
    }
    #expect(MacGate.modules.last == "rtl-audit" && MacGate.modules.count > 9)
  }

  @Test(arguments: plugins) func plugin(_ name: String) throws {
    record(try MacGate.shared().check(Repository.files(below: Repository.path + "/Plugins/" + name, "swift"), .foundation))
  }

  /// Each file of `MustFailOnMac/macOS-VERSION/` has the errors that it names, and no other.
  @Test(arguments: wrong) func mustFail(file: String) throws {
    let folder = file.split(separator: "/").dropLast().last ?? ""
    let version = String(folder.split(separator: "-")[1])
    try MustFailTests.check(file, MacGate.shared().check([file], macOS: version, folder.hasSuffix("-plugin") ? .foundation : .stubs))
  }

  @Test func thereAreEnough() {
    #expect(Self.wrong.count >= 15 && Self.plugins.count >= 2)
  }

  private func record(_ result: Toolchain.Result) {
    for error in result.errors { Issue.record("\(error.place): \(error.text)") }
    if result.errors.isEmpty { #expect(result.succeeded, "\(result.output)") }
  }
}
