import PackagePlugin

/// `swift package --allow-writing-to-package-directory rtl-audit-fix [--target TARGET] [options]`: applies
/// the safe fixes.
@main
struct RTLAuditFixPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try runTool(context, leading: ["--fix"], arguments)
  }
}
