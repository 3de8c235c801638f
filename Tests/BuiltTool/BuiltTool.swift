import Foundation

/// The command that the tests run.
package enum BuiltTool {
  /// The one that the environment names, or the one that was built with the tests; nil where there is none.
  /// An optimized one takes a twentieth of the time.
  package static let path = ProcessInfo.processInfo.environment["RTL_AUDIT_TOOL"].flatMap(executable) ?? debug

  /// The one that was built with the tests, whose clock they may set. The build puts it beside the bundle of
  /// the tests, whose path is among the arguments on every system, though not always the first.
  package static let debug: String? = {
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
