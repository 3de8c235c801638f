import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  struct Plugin {}

  extension Plugin: XcodeCommandPlugin { // error: type 'Plugin' does not conform to protocol 'CommandPlugin'
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      Diagnostics.remark(context.package.displayName) // error: value of type 'XcodePluginContext' has no member 'package'
    }
  }
#endif
