import BuiltTool
import Foundation

/// A folder of one test, and the tool that repairs the layouts in it.
final class Repair {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The rules whose fixes change constraints.
  static let rules =
    ["ib-left-right-constraint"] + ["anchors", "attributes", "layout-call", "layout-chain", "layout-member"].map { "left-right-" + $0 } + ["mixed-edge-kinds"]

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  let folder = TemporaryFolder.path + "/rtl-audit-proof-" + UUID().uuidString

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ file: String, _ text: String) throws { try text.write(toFile: folder + "/" + file, atomically: false, encoding: .utf8) }

  func read(_ file: String) throws -> String { String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file)), as: UTF8.self) }

  /// Applies the safe fixes to the folder.
  func fix() throws {
    guard let tool = BuiltTool.path else { throw Failure(description: "no rtl-audit beside the tests: build the package first") }
    let arguments = Self.rules.flatMap { ["--fix-only", $0] }
    let (status, output) = try run(tool, [folder, "--fix", "--min-level", "note"] + arguments)
    // 0 and 1 say whether something is left.
    if status > 1 { throw Failure(description: output) }
  }

  @discardableResult
  func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let child = try Child(program, arguments)
    return (child.status, child.stderr)
  }

  /// The layout of a file by its extension; nil for other files.
  static func layout(_ file: String, _ text: String) -> Layout? {
    switch (file as NSString).pathExtension {
    case "swift", "m", "mm", "h": SourceReader.read(text)
    case "xib", "storyboard": InterfaceReader(text).layout
    default: nil
    }
  }
}
