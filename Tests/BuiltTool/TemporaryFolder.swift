import Foundation

/// Where tests may write.
package enum TemporaryFolder {
  /// The folder of the system, as programs print it: `resolvingSymlinksInPath` of Foundation makes `/var` of the `/private/var` of macOS.
  package static let path: String = {
    let path = FileManager.default.temporaryDirectory.path
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }()
}
