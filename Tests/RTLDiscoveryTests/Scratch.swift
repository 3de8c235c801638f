import BuiltTool
import RTLDiscovery
import RTLSettings
import RTLSystem

extension Scratch {
  func git(_ arguments: String...) {
    let identity = ["-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "protocol.file.allow=always"]
    let result = Platform.run("git", ["-C", path] + identity + arguments)
    precondition(result?.status == 0, "git \(arguments)")
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
