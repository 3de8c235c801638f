import Foundation

/// Typechecks code as macOS does, on a Linux that has no SDK for it.
///
/// The compiler serves every target. What it needs beside the code:
/// - The standard library is the toolchain's own, which says in which macOS each name came. The system that it was built for
///   stands only in the head of each module; a copy gets another one there.
/// - The C library and Dispatch are stubs (`Tests/Stubs`) with the signatures that Apple publishes.
/// - Plugins import Foundation and PackagePlugin: the toolchain's own, in such copies, on top of the C library of this Linux;
///   the module that only Xcode has is a stub.
final class MacGate: @unchecked Sendable {
  enum Libraries { case stubs, foundation }

  static func shared() throws -> MacGate { try instance.get() }

  private static let instance = Swift.Result { try MacGate() }

  /// True on Linux with glibc. On macOS every build asks the real libraries.
  static let isPossible = toolchain?.target.moduleTriple.hasSuffix(here) == true

  /// The oldest macOS that the package runs on, as its manifest says.
  static let oldest = manifest(from: ".macOS(.v", to: ")").replacingOccurrences(of: "_", with: ".")

  /// The modules that `Sources` are built as, each behind those that it imports.
  static let modules: [String] = {
    var sorted: [String] = []
    func add(_ module: String) {
      let files = sources(module)
      guard !files.isEmpty, !sorted.contains(module) else { return }
      for file in files { Gate.imports(of: (try? String(contentsOfFile: file, encoding: .utf8)) ?? "").forEach(add) }
      sorted.append(module)
    }
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: Repository.path + "/Sources")) ?? []
    for folder in folders.sorted() { add(folder) }
    return sorted
  }()

  /// What a module calls this system, and what its copy calls it: a macOS that is old enough for any other to import it.
  private static let (here, there) = ("-unknown-linux-gnu", "-apple-macosx10.13")

  private static let toolchain: ToolchainInfo? = {
    guard let swiftc = Toolchain.swiftc, let answer = try? Toolchain.run(swiftc, ["-print-target-info"]) else { return nil }
    return try? JSONDecoder().decode(ToolchainInfo.self, from: Data(answer.output.utf8))
  }()

  private let swiftc: String
  /// `usr/lib/swift` of the toolchain.
  private let library: String
  private let folder = Folder.ofProcess.path + "/macOS"
  /// As Swift on Linux spells it, and as on macOS.
  private let processor: (here: String, there: String)

  private init() throws {
    guard let swiftc = Toolchain.swiftc, let toolchain = Self.toolchain else { throw Toolchain.Failure(description: "no swiftc") }
    self.swiftc = swiftc
    library = toolchain.paths.runtimeResourcePath
    let name = toolchain.target.arch
    processor = (name, name == "aarch64" ? "arm64" : name)
    try makeLibraries()
    try buildStub("Darwin", into: "modules", .stubs, ["-import-underlying-module"])
    try buildStub("Dispatch", into: "modules", .stubs)
    try buildStub("XcodeProjectPlugin", into: "foundation", .foundation)
  }

  /// Compiles one of `modules`, for those that import it.
  func build(_ module: String) throws -> Toolchain.Result {
    try compile(Self.sources(module), as: module.replacingOccurrences(of: "-", with: "_"), into: folder + "/modules", macOS: Self.oldest, .stubs)
  }

  /// Compiles files that belong to none of `modules`.
  func check(_ files: [String], macOS: String = oldest, _ libraries: Libraries) throws -> Toolchain.Result {
    let output = try Folder()
    return try withExtendedLifetime(output) { try compile(files, as: "Gate", into: output.path, macOS: macOS, libraries) }
  }

  // MARK: -

  private static func sources(_ module: String) -> [String] {
    Repository.files(below: Repository.path + (module == "RTLRules" ? "/Rules" : "/Sources/" + module), "swift")
  }

  private static func manifest(from start: String, to end: Character) -> String {
    let text = (try? Repository.read("Package.swift")) ?? ""
    return text.range(of: start).map { String(text[$0.upperBound...].prefix { $0 != end }) } ?? ""
  }

  private func buildStub(_ name: String, into place: String, _ libraries: Libraries, _ options: [String] = []) throws {
    let files = Repository.files(below: Repository.stubs + "/" + name, "swift")
    let result = try compile(files, as: name, into: folder + "/" + place, macOS: "10.13", libraries, options)
    if !result.succeeded { throw Toolchain.Failure(description: "the stub of \(name) does not compile\n\(result.output)") }
  }

  private func compile(
    _ files: [String], as module: String, into output: String, macOS: String, _ libraries: Libraries, _ options: [String] = []
  ) throws -> Toolchain.Result {
    let isProgram = files.contains { $0.hasSuffix("/main.swift") }
    // To typecheck alone would leave out what is found in the flow of data: uninitialized values, data races.
    return try Toolchain.run(
      swiftc,
      ["-frontend", "-emit-module", "-module-name", module, "-o", output + "/" + module + ".swiftmodule"] + files
        + ["-target", processor.there + "-apple-macosx" + macOS, "-resource-dir", folder, "-module-cache-path", folder + "/cache"]
        + ["-disable-objc-interop", "-disable-legacy-type-info", "-swift-version", "6", "-package-name", "rtl_audit", "-suppress-warnings"]
        + (isProgram ? [] : ["-parse-as-library"]) + flags(libraries) + options)
  }

  private func flags(_ libraries: Libraries) -> [String] {
    switch libraries {
    case .stubs:
      ["-I", folder + "/modules", "-I", Repository.stubs + "/Darwin", "-I", Repository.stubs + "/MachO", "-Xcc", "-nostdinc"]
    case .foundation:
      ["-I", folder + "/foundation", "-I", library, "-package-description-version", Self.manifest(from: "swift-tools-version: ", to: "\n")]
        + ["-clang-target", processor.here + Self.here, "-Xcc", "-ivfsoverlay", "-Xcc", folder + "/glibc.json"]
        + ["/" + processor.here + "-linux-gnu", ""].flatMap { ["-Xcc", "-idirafter", "-Xcc", "/usr/include" + $0] }
        + ["-Xcc", "-fmodule-map-file=/usr/include/module.modulemap"]
    }
  }

  /// Copies what is imported from the toolchain.
  private func makeLibraries() throws {
    for name in ["macosx", "modules", "foundation"] {
      try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    for name in ["shims", "clang"] { try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: library + "/" + name) }
    let implicit = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]
    for bundle in try FileManager.default.contentsOfDirectory(atPath: library + "/linux") where bundle.hasSuffix(".swiftmodule") {
      let module = String(bundle.dropLast(".swiftmodule".count))
      let copy = folder + (implicit.contains(module) ? "/macosx/" : "/foundation/") + bundle
      // A few modules for tests are there as text only.
      guard let bytes = FileManager.default.contents(atPath: "\(library)/linux/\(bundle)/\(processor.here)\(Self.here).swiftmodule") else { continue }
      try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
      try renamed(bytes).write(to: URL(fileURLWithPath: "\(copy)/\(processor.there)-apple-macos.swiftmodule"))
    }
    let plugin = try Data(contentsOf: URL(fileURLWithPath: library + "/pm/PluginAPI/PackagePlugin.swiftmodule"))
    try renamed(plugin).write(to: URL(fileURLWithPath: folder + "/foundation/PackagePlugin.swiftmodule"))
    // The compiler lays the map of glibc's headers beside them, when it compiles for Linux.
    let maps = ["module.modulemap": "glibc.modulemap", "SwiftGlibc.h": "SwiftGlibc.h"].map {
      ["type": "file", "name": $0, "external-contents": "\(library)/linux/\(processor.here)/\($1)"]
    }
    let overlay: [String: Any] = ["version": 0, "roots": [["type": "directory", "name": "/usr/include", "contents": maps]]]
    try JSONSerialization.data(withJSONObject: overlay).write(to: URL(fileURLWithPath: folder + "/glibc.json"))
  }

  /// The module of another system with the same contents. Both names have the same length.
  private func renamed(_ module: Data) throws -> Data {
    guard let place = module.range(of: Data(Self.here.utf8)) else { throw Toolchain.Failure(description: "a module does not say for which system it is") }
    var copy = module
    copy.replaceSubrange(place, with: Data(Self.there.utf8))
    return copy
  }
}

/// What `swiftc -print-target-info` says.
private struct ToolchainInfo: Decodable {
  struct Target: Decodable { var moduleTriple, arch: String }
  struct Paths: Decodable { var runtimeResourcePath: String }
  var target: Target
  var paths: Paths
}
