import Foundation
import PackagePlugin

/// `swift package rtl-audit [--target TARGET] [options]`: audits the package, or some of its targets.
@main
struct RTLAuditPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    // Xcode asks for targets by name, and passes the arguments of its dialogue as they are.
    let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
    let process = Process()
    process.executableURL = try context.tool(named: "rtl-audit").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = extractor.remainingArguments + targets.flatMap { $0.sourceModule?.sourceFiles.map(\.url.path) ?? [] }
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("rtl-audit has findings")
    default: Diagnostics.error("rtl-audit could not do its work")
    }
  }
}
