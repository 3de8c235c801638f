import Foundation

/// The command that was built with the tests.
package enum BuiltTool {
  /// Nil where it was not built. The build puts it beside the bundle of the tests, whose path is among the
  /// arguments on every system, though not always the first.
  package static let path: String? = {
    let bundles = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    for bundle in bundles where bundle.contains(".xctest") {
      var folder = URL(fileURLWithPath: bundle).deletingLastPathComponent()
      while folder.path != "/" {
        if let found = executable(folder.appendingPathComponent("rtl-audit").path) { return found }
        folder.deleteLastPathComponent()
      }
    }
    let build = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/.build"
    let triples = (try? FileManager.default.contentsOfDirectory(atPath: build))?.sorted() ?? []
    return ([""] + triples.map { $0 + "/" }).lazy.compactMap { executable("\(build)/\($0)debug/rtl-audit") }.first
  }()

  private static func executable(_ path: String) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }
}
