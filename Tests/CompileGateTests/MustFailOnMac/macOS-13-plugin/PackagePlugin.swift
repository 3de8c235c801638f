import Foundation
import PackagePlugin

func log(_ context: PluginContext) -> URL {
  context.package.folder // error: value of type 'Package' has no member 'folder'
}

func folder(_ context: PluginContext) -> URL { context.package.directoryURL }
