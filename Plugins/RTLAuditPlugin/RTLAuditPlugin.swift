import PackagePlugin

/// `swift package rtl-audit [--target TARGET] [options]`: audits the package, or some of its targets.
@main
struct RTLAuditPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try runTool(context, leading: [], arguments)
  }
}
