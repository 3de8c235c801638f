import Foundation
import PackagePlugin

func log(_ context: PluginContext) -> String {
  URL(filePath: "/tmp").path(percentEncoded: false) // error: is only available in macOS 13.0 or newer
}
