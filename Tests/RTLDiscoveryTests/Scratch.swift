import Foundation
import RTLDiscovery

/// A folder of a test, deleted with it.
final class Scratch {
  let path: String

  init() {
    let base = FileManager.default.temporaryDirectory.path + "/scratch-" + UUID().uuidString
    try! FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
    path = Platform.realPath(base)!
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files, each with its path as content.
  @discardableResult
  func with(_ files: String...) -> Scratch {
    for file in files { write(file, file) }
    return self
  }

  func write(_ file: String, _ text: String) {
    let url = URL(fileURLWithPath: path + "/" + file)
    try! FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try! Data(text.utf8).write(to: url)
  }

  func git(_ arguments: String...) {
    let identity = ["-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "protocol.file.allow=always"]
    let result = Platform.run("git", ["-C", path] + identity + arguments)
    precondition(result?.status == 0, "git \(arguments)")
  }

  func link(_ name: String, to target: String) {
    try! FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  /// The project of paths relative to this folder.
  func project(_ arguments: String..., settings: Settings = Settings()) throws -> Project {
    try Project.discover(arguments: (arguments.isEmpty ? ["."] : arguments).map { path + "/" + $0 }, settings: settings)
  }
}

extension Project {
  var auditedPaths: [String] { audited.map(\.path) }
  var paths: [String] { files().map(\.path) }
}
