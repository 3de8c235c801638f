import Foundation
import Testing

/// The gate catches a wrong name, a wrong type and a name that is too new: each file of `MustFail/TARGET/` has an error at each
/// line that says so (`// error: a part of the message`), and at no other.
@Suite struct MustFailTests {
  static let folder = Repository.path + "/Tests/CompileGateTests/MustFail"
  static let targets = try! FileManager.default.contentsOfDirectory(atPath: folder).sorted()

  @Test(arguments: targets) func swift(target: String) throws {
    let files = Repository.files(below: Self.folder + "/" + target, "swift")
    let result = try Gate.shared().typecheckSwift(files, for: try #require(DeploymentTarget(target[...])))
    for file in files { try Self.check(file, result) }
  }

  @Test(.enabled(if: Toolchain.clang != nil, "no clang beside the running toolchain, nor on PATH"), arguments: targets)
  func objectiveC(target: String) throws {
    let built = try #require(DeploymentTarget(target[...]))
    for file in Repository.files(below: Self.folder + "/" + target, "m") {
      try Self.check(file, #require(try Gate.shared().checkObjectiveC(file, for: built)))
    }
  }

  @Test func thereAreEnough() {
    #expect(Repository.files(below: Self.folder, "swift", "m").count >= 30)
  }

  /// Whether the result has the errors of a file that its lines name, and no other of this file.
  static func check(_ file: String, _ result: Toolchain.Result) throws {
    var due: [String: String] = [:]
    for (index, line) in try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n").enumerated() {
      if let mark = line.range(of: "// error:") { due["\(file):\(index + 1)"] = line[mark.upperBound...].trimmingCharacters(in: .whitespaces) }
    }
    #expect(!due.isEmpty, "\(file) expects nothing")
    let errors = result.errors.filter { $0.place.hasPrefix(file + ":") }
    for (place, text) in due where !errors.contains(where: { $0.place == place && (text.isEmpty || $0.text.contains(text)) }) {
      Issue.record("\(place): no error with “\(text)”; errors here: \(errors.map(\.text))\n\(errors.isEmpty ? result.output : "")")
    }
    for error in errors where due[error.place] == nil { Issue.record("\(error.place): \(error.text)") }
  }
}
