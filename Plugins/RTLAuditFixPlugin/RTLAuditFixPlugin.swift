import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory rtl-audit-fix [--target TARGET] [options]`: applies
/// the safe fixes.
@main
struct RTLAuditFixPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
    let process = Process()
    process.executableURL = try context.tool(named: "rtl-audit").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["--fix"] + extractor.remainingArguments + targets.flatMap { $0.sourceModule?.sourceFiles.map(\.url.path) ?? [] }
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("rtl-audit has findings that no safe fix mends")
    default: Diagnostics.error("rtl-audit could not do its work")
    }
  }
}
