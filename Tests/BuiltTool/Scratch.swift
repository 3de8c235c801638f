import Foundation

/// A folder of a test, deleted with it.
package final class Scratch {
  /// Absolute, without symbolic links.
  package let path = TemporaryFolder.path + "/scratch-" + UUID().uuidString

  /// Makes the folder.
  package init() { try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files, each with its path as content.
  @discardableResult
  package func with(_ files: String...) -> Scratch {
    for file in files { write(file, file) }
    return self
  }

  /// Writes a file, and makes the folders on the way to it.
  package func write(_ file: String, _ text: String) {
    let url = URL(fileURLWithPath: path + "/" + file)
    try! FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try! Data(text.utf8).write(to: url)
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) {
    try! FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }
}
