import RTLDiscovery
import RTLFindings
import RTLReporting
import RTLScenes
import RTLSystem

/// `rtl-audit preview FILE … --output FOLDER`: the scenes of storyboards and xibs as SVG files.
struct PreviewCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws -> Int32 {
    var projects: [(root: String, arguments: [String])] = []
    for project in try Project.roots(of: options.paths, stored: options.staged) { projects.append((project.root, project.arguments)) }
    if let output = options.output, Platform.fileType(output) == .file {
      throw UsageError(message: "`\(printable(output))` is a file, but `preview` writes to a folder; choose another `--output`")
    }
    var tally = Tally()
    for project in projects {
      var part = options
      part.paths = project.arguments
      // What is accepted looks wrong all the same.
      part.usesBaseline = false
      try draw(part, &tally)
    }
    if options.checksFrames { Output.write(tally.table) }
    guard tally.scenes > 0 else {
      Output.complain("there is no scene to draw here")
      return 2
    }
    Output.complain(
      "\(counted(tally.scenes, "scene")), \(tally.full) drawn from constraints alone, \(tally.scenes - tally.full) with stored frames; "
        + "\(counted(tally.failed, "file")) not drawn"
    )
    return 0
  }

  private func draw(_ options: Options, _ tally: inout Tally) throws {
    let command = try AuditCommand(options)
    let state = try command.audit()
    let pictures = ScenePictures(state, try command.fixed(state, writes: false), limit: 64 << 10, budget: 64 << 20)
    for file in pictures.files() {
      let path = command.folder + file.source.path
      if !file.problems.isEmpty { tally.failed += 1 }
      for problem in file.problems { Output.complain("\(printable(path)) \(printable(problem))") }
      let fixed = pictures.fixed(file)
      let numbers = ScenePictures.numbers(in: file.fileOutcome)
      for (number, scene) in file.scenes.enumerated() {
        let drawn = pictures.draw(scene, file, fixed: fixed, standsAlone: true) { numbers[$0] }
        tally.add(scene, drawn, path: path)
        guard let folder = options.output else { continue }
        let name = "\(Self.stem(file.source.path))-\(scene.id.isEmpty ? "\(number + 1)" : Self.safe(scene.id))"
        try write(drawn, scene, tally.own(name), to: folder)
      }
    }
  }

  private func write(_ drawn: ScenePictures.Drawn, _ scene: Scene, _ name: String, to folder: String) throws {
    guard Platform.makeFolder(folder) else { throw UsageError(message: "the folder `\(printable(folder))` cannot be created") }
    var links: [String] = []
    for (kind, picture) in drawn.all {
      let file = "\(name).\(kind).svg"
      guard Platform.writeFile(Array(picture.utf8), toFile: folder + "/" + file) else {
        throw UsageError(message: "`\(printable(folder))/\(file)` cannot be written: \(Platform.lastError)")
      }
      links.append("![\(kind)](\(Self.link(folder))/\(file))")
    }
    if options.reports.isEmpty { Output.write("\(folder)/\(name).*.svg  \(printable(scene.title))\n") } else {
      Output.write("\n**\(markdownText(scene.title))**\n\n\(links.joined(separator: " "))\n")
    }
  }

  private static func stem(_ path: String) -> String { safe(String(path.split(separator: "/").last ?? "")) }

  /// A name for a file: nothing that a shell, a page or a file system obeys.
  private static func safe(_ name: String) -> String {
    String(decoding: name.utf8.map { byte in
        let isPlain =
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      return isPlain ? byte : UInt8(ascii: "_")
    }, as: UTF8.self)
  }

  private static func link(_ folder: String) -> String { folder.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20") }

  /// Counts over all scenes.
  private struct Tally {
    var scenes = 0
    var full = 0
    var failed = 0
    private var counts: [Layout.Basis: Int] = [:]
    private var near: [Layout.Basis: Int] = [:]
    private var stale = 0
    /// How often a name was wished for, in small letters: some file systems do not tell `A` from `a`.
    private var names: [String: Int] = [:]
    private var differences: [String] = []

    mutating func add(_ scene: Scene, _ drawn: ScenePictures.Drawn, path: String) {
      scenes += 1
      if !drawn.bases.contains(.frame) { full += 1 }
      stale += drawn.check.stale
      counts.merge(drawn.check.counts) { $0 + $1 }
      near.merge(drawn.check.near) { $0 + $1 }
      for difference in drawn.check.differences {
        let view = scene.views[difference.view]
        differences.append(
          "\(printable(path))#\(printable(view.id)): \(view.kind.name) at \(difference.x), the file says \(difference.stored) (\(difference.basis.rawValue))")
      }
    }

    /// A name that no other picture has: `ar.lproj` and `Base.lproj` may hold files of one name, with scenes of one id.
    mutating func own(_ name: String) -> String {
      let number = names[name.lowercased(), default: 0] + 1
      names[name.lowercased()] = number
      return number == 1 ? name : own("\(name)-\(number)")
    }

    /// What places rest on, and how many stand where Interface Builder put them.
    var table: String {
      let total = counts.values.reduce(stale, +)
      var lines = differences
      for basis in Layout.Basis.allCases where counts[basis, default: 0] > 0 {
        let count = counts[basis, default: 0]
        lines.append("\(basis.rawValue): \(count) of \(total) views, \(near[basis, default: 0]) within 1 point of the stored frame")
      }
      if stale > 0 { lines.append("stale frame: \(stale) of \(total) views, as marked by Interface Builder") }
      return lines.map { $0 + "\n" }.joined()
    }
  }
}
