import Foundation

/// The oldest system that a piece of code has to run on: newer names are absent from its stubs.
struct DeploymentTarget: Hashable {
  enum System: String { case iOS, macOS }
  var system: System
  var version: [Int]

  /// What counts where nothing says more: the lowest that Xcode 15 builds for.
  static let iOS = DeploymentTarget(system: .iOS, version: [12])
  static let macOS = DeploymentTarget(system: .macOS, version: [10, 13])

  /// The newest names that any stub has.
  var newest: DeploymentTarget { DeploymentTarget(system: system, version: system == .iOS ? [18] : [15]) }

  /// `iOS-13` of a rule page; nil for systems without stubs.
  init?(_ text: Substring) {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let system = System(rawValue: String(parts[0])) else { return nil }
    self.init(system: system, version: parts[1].split(separator: ".").compactMap { Int($0) })
  }

  init(system: System, version: [Int]) {
    self.system = system
    self.version = version
  }

  /// `-D` flags of the Swift stubs: the system and each version up to this one.
  var flags: [String] {
    let versions: [[Int]] = system == .iOS ? (10...18).map { [$0] } : (12...15).map { [10, $0] } + (11...15).map { [$0] }
    let reached = versions.filter { !version.lexicographicallyPrecedes($0) }
    let name = system.rawValue.uppercased()
    return ([name] + reached.map { name + "_" + $0.map(String.init).joined(separator: "_") }).flatMap { ["-D", $0] }
  }

  var triple: String {
    let number = version.map(String.init).joined(separator: ".")
    return system == .iOS ? "arm64-apple-ios\(number)" : "x86_64-apple-macosx\(number)"
  }

  var framework: String { system == .iOS ? "UIKit" : "AppKit" }
}

/// Typechecks code against the stubs. Each stub module is built once for each target, when code first imports it.
final class Gate: @unchecked Sendable {
  /// The target comes first: its tests and only they share the modules.
  static func shared() throws -> Gate { try instance.get() }

  private static let instance = Swift.Result { try Gate() }

  private let folder = Folder.ofProcess
  private let lock = NSLock()
  private var built: [DeploymentTarget: Set<String>] = [:]
  private let swiftc: String

  private init() throws {
    guard let swiftc = Toolchain.swiftc else { throw Toolchain.Failure(description: "no swiftc beside the running toolchain, nor on PATH") }
    self.swiftc = swiftc
  }

  /// Typechecks these files as one module.
  func typecheckSwift(_ files: [String], for target: DeploymentTarget) throws -> Toolchain.Result {
    for file in files { for name in Gate.imports(of: try String(contentsOfFile: file, encoding: .utf8)) { try build(name, target) } }
    return try Toolchain.run(swiftc, ["-frontend", "-typecheck", "-parse-as-library", "-suppress-warnings", "-module-name", "Gate"] + files + flags(target))
  }

  /// Checks one file; nil where the system has no clang.
  /// - Parameter folders: searched for headers, besides the stubs.
  func checkObjectiveC(_ file: String, for target: DeploymentTarget, folders: [String] = []) throws -> Toolchain.Result? {
    guard let clang = Toolchain.clang else { return nil }
    let strict = ["unguarded-availability", "unguarded-availability-new", "incompatible-pointer-types", "enum-conversion", "int-conversion"]
    return try Toolchain.run(
      clang,
      ["-fsyntax-only", "-x", "objective-c", "-target", target.triple, "-DTARGET_MACOS=\(target.system == .macOS ? 1 : 0)", "-nostdinc"]
        + ["-fblocks", "-fobjc-arc", "-Wno-return-type", "-Wno-nullability-completeness"] + strict.map { "-Werror=" + $0 }
        + ([Repository.stubs, Repository.stubs + "/Contexts", Repository.stubs + "/SDAutoLayout"] + folders).flatMap { ["-I", $0] } + [file])
  }

  // MARK: - Stub modules

  private func build(_ name: String, _ target: DeploymentTarget) throws {
    lock.lock()
    defer { lock.unlock() }
    try buildLocked(name, target)
  }

  private func buildLocked(_ name: String, _ target: DeploymentTarget) throws {
    let isOther = name == (target.system == .iOS ? "AppKit" : "UIKit")
    guard !isOther, built[target, default: []].insert(name).inserted else { return }
    var files = Repository.files(below: Repository.stubs + "/" + name, "swift")
    if name == target.framework { files += Repository.files(below: Repository.stubs + "/TextAndLayout", "swift") }
    guard !files.isEmpty else { return }
    for file in files {
      for other in Gate.imports(of: try String(contentsOfFile: file, encoding: .utf8)) where other != name { try buildLocked(other, target) }
    }
    let modules = modules(target)
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    let result = try Toolchain.run(
      swiftc,
      ["-frontend", "-emit-module", "-parse-as-library", "-suppress-warnings", "-module-name", name, "-o", modules + "/" + name + ".swiftmodule"]
        + files + flags(target))
    if !result.succeeded { throw Toolchain.Failure(description: "the stub of \(name) does not compile\n\(result.output)") }
  }

  private func modules(_ target: DeploymentTarget) -> String { folder.path + "/" + target.triple }

  /// What lets `@objc`, `#selector` and outlets through where the system has no Objective-C.
  private func flags(_ target: DeploymentTarget) -> [String] {
    ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-Xcc", "-fobjc-runtime=macosx-10.15"]
      + ["-Xcc", "-fmodule-map-file=" + Repository.stubs + "/ObjectiveC/module.modulemap"]
      + ["-module-cache-path", folder.path + "/cache", "-I", modules(target)] + target.flags + Toolchain.sdk
  }

  /// The modules that a Swift file imports.
  static func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count, index < 2 else { return nil }
      return String(words[index + 1])
    }
  }
}
