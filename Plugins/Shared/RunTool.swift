import Foundation
import PackagePlugin

// A plugin cannot import a module of its package; each has a link to this file.

extension CommandPlugin {
  /// Builds `rtl-audit` for release, where that has not been done, and runs it in the package.
  ///
  /// The plugins do not depend on the tool: SwiftPM would then compile everything twice in each build.
  /// - Parameters:
  ///   - leading: the tool's first arguments.
  ///   - arguments: those of `swift package`; `--target TARGET` stands for the files of a target.
  func runTool(_ context: PluginContext, leading: [String], _ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
    let build = try packageManager.build(.product("rtl-audit"), parameters: .init(configuration: .release))
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable && $0.url.lastPathComponent == "rtl-audit" }) else {
      return Diagnostics.error("rtl-audit cannot be built:\n\(build.logText)")
    }
    let process = Process()
    process.executableURL = tool.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = leading + extractor.remainingArguments + targets.flatMap { $0.sourceModule?.sourceFiles.map(\.url.path) ?? [] }
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error(leading.isEmpty ? "rtl-audit has findings" : "rtl-audit has findings that no safe fix mends")
    default: Diagnostics.error("rtl-audit could not do its work")
    }
  }
}
