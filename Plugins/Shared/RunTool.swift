import Foundation
import PackagePlugin

// A plugin cannot import a module of its package; each has a link to this file.

extension CommandPlugin {
  /// Runs `rtl-audit` in the package.
  /// - Parameters:
  ///   - leading: the tool's first arguments.
  ///   - arguments: those of `swift package`; `--target TARGET` stands for the files of a target.
  func runTool(_ context: PluginContext, leading: [String], _ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
    guard let tool = try tool(context) else { return }
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = leading + extractor.remainingArguments + targets.flatMap { $0.sourceModule?.sourceFiles.map(\.url.path) ?? [] }
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error(leading.isEmpty ? "rtl-audit has findings" : "rtl-audit has findings that no safe fix resolves")
    default: Diagnostics.error("rtl-audit could not run")
    }
  }

  /// The binary that a released version of the package carries, else one that is built now.
  ///
  /// The plugins do not depend on the target of the tool: SwiftPM would then compile everything twice in each build.
  private func tool(_ context: PluginContext) throws -> URL? {
    if let carried = try? context.tool(named: "rtl-audit") { return carried.url }
    // `print` would show it at the end.
    FileHandle.standardError.write(Data("building rtl-audit from source, which takes minutes the first time; released versions include a binary.\n".utf8))
    let build = try packageManager.build(.product("rtl-audit"), parameters: .init(configuration: .release, echoLogs: true))
    let tool = build.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == "rtl-audit" }
    guard build.succeeded, let tool else {
      Diagnostics.error("rtl-audit could not be built:\n\(build.logText)")
      return nil
    }
    return tool.url
  }
}
