import BuiltTool
import Foundation

/// The compilers of the toolchain that runs these tests.
enum Toolchain {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Result {
    var succeeded: Bool
    var output: String

    /// `path:line` and text of each error.
    var errors: [(place: String, text: String)] {
      output.split(separator: "\n").compactMap { line in
        guard let mark = line.range(of: ": error: ") ?? line.range(of: ": fatal error: ") else { return nil }
        let place = line[..<mark.lowerBound].split(separator: ":").prefix(2).joined(separator: ":")
        return (place, String(line[mark.upperBound...]))
      }
    }
  }

  /// The Swift compiler; without one nothing could have built these tests.
  static let swiftc: String? = program("swiftc")

  static let clang: String? = program("clang")

  /// Where the system has its SDK the compiler finds the standard library there.
  static let sdk: [String] = {
    guard isApple, let found = try? run("/usr/bin/xcrun", ["--show-sdk-path", "--sdk", "macosx"]), found.succeeded else { return [] }
    return ["-sdk", found.output.trimmingCharacters(in: .whitespacesAndNewlines)]
  }()

  static func run(_ program: String, _ arguments: [String]) throws -> Result {
    let child = try Child(program, arguments)
    return Result(succeeded: child.status == 0, output: child.stdout + child.stderr)
  }

  private static var isApple: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }

  private static func program(_ name: String) -> String? {
    if isApple, let found = try? run("/usr/bin/xcrun", ["--find", name]), found.succeeded {
      return found.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let folders = [besideRuntime].compactMap { $0 } + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.map { $0 + "/" + name }.first(where: FileManager.default.isExecutableFile)
  }

  /// The runtime library that this process has loaded lies in `usr/lib/swift/linux` of its toolchain.
  private static var besideRuntime: String? {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }), let start = line.firstIndex(of: "/") else { return nil }
    var folder = URL(fileURLWithPath: String(line[start...])).resolvingSymlinksInPath()
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("bin").path
  }
}

/// The checkout that the tests stand in.
enum Repository {
  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let stubs = path + "/Tests/Stubs"

  static func read(_ file: String) throws -> String { try String(contentsOfFile: path + "/" + file, encoding: .utf8) }

  /// Full paths of the files below a folder with one of these extensions, sorted.
  static func files(below folder: String, _ extensions: String...) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return all.filter { extensions.contains(($0 as NSString).pathExtension) }.sorted().map { folder + "/" + $0 }
  }
}

/// A folder that goes with its owner.
final class Folder: Sendable {
  let path = TemporaryFolder.path + "/rtl-audit-gate-" + UUID().uuidString

  /// Goes with the process.
  static let ofProcess: Folder = {
    atexit { try? FileManager.default.removeItem(atPath: Folder.ofProcess.path) }
    return try! Folder()
  }()

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws -> String {
    try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
    return path + "/" + name
  }
}
