import Foundation
import PackagePlugin

/// Audits the targets that use it as a step of each build, where one of their files, the settings or the baseline has
/// changed. Findings are warnings, in the log and in Xcode's list of issues; `fail-build` in the settings makes errors of them.
///
/// One command audits a whole target: Xcode shows what the last run of a command said, so that a command for the changed
/// files alone would take the warnings of the others away. It declares no outputs, which would go into the app as resources.
@main
struct RTLAuditBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    commands(
      for: target.name, in: context.package.directoryURL, files: target.sourceModule?.sourceFiles.map(\.url) ?? [],
      tool: try? context.tool(named: "rtl-audit").url, cache: context.pluginWorkDirectoryURL)
  }

  private func commands(for target: String, in folder: URL, files: [URL], tool bundled: URL?, cache: URL) -> [Command] {
    let files = files.filter { RTLAuditBuildPlugin.kinds.contains($0.pathExtension) }
    guard !files.isEmpty else { return [] }
    guard let tool = bundled ?? RTLAuditBuildPlugin.installed else {
      Diagnostics.warning(
        "\(target) is not audited: only released versions of the rtl-audit package include the tool; depend on a release, or install rtl-audit")
      return []
    }
    return [
      .buildCommand(
        displayName: "rtl-audit \(target)", executable: tool, arguments: ["--in-build", "--"] + files.map(\.path),
        environment: ["XDG_CACHE_HOME": cache.path], inputFiles: [tool] + files.flatMap(contents) + settings(for: folder))
    ]
  }

  /// What the tool reads.
  private static let kinds: Set<String> = ["swift", "m", "mm", "h", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "xcassets"]

  /// The files that a file stands for: a catalog stands for its image sets.
  private func contents(of file: URL) -> [URL] {
    guard file.pathExtension == "xcassets", let inside = FileManager.default.enumerator(at: file, includingPropertiesForKeys: nil) else { return [file] }
    return inside.compactMap { $0 as? URL }.filter { $0.lastPathComponent == "Contents.json" }
  }

  /// The settings and the baseline: the nearest ones in a folder or above it. The folder itself changes when they come.
  private func settings(for folder: URL) -> [URL] {
    for place in sequence(first: folder, next: { $0.path == "/" ? nil : $0.deletingLastPathComponent() }) {
      let found = [".rtl-audit.yml", ".rtl-audit-baseline.tsv"].map(place.appendingPathComponent).filter { FileManager.default.fileExists(atPath: $0.path) }
      if !found.isEmpty { return [folder] + found }
    }
    return [folder]
  }

  /// Where Homebrew and others put it: Xcode's `PATH` lacks these folders.
  private static let installed =
    ((ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/opt/homebrew/bin", "/usr/local/bin"])
    .map { URL(fileURLWithPath: $0).appendingPathComponent("rtl-audit") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RTLAuditBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        for: target.displayName, in: context.xcodeProject.directoryURL, files: target.inputFiles.map(\.url),
        tool: try? context.tool(named: "rtl-audit").url, cache: context.pluginWorkDirectoryURL)
    }
  }
#endif
