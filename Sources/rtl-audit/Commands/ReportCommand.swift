import RTLAuditing
import RTLDiscovery
import RTLFacts
import RTLFindings
import RTLMatching
import RTLReporting
import RTLScenes
import RTLSystem

/// `rtl-audit report --output FILE.html`: a page of all screens.
struct ReportCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws {
    let command = try AuditCommand(options)
    var state = try command.audit()
    try command.hideKnown(&state)
    guard try Project.roots(of: options.paths, stored: options.staged).count == 1 else {
      throw UsageError(message: "these paths belong to several projects, and a page shows only one; use the paths of one project")
    }
    let report = Report(
      findings: state.findings, notices: state.notices, rules: state.catalogue.cards.map { RuleInfo($0) },
      filesAudited: state.results.count { $0.isAudited }, toolVersion: Command.version, minimumLevel: command.settings.minLevel)
    let fixes = try command.fixed(state, writes: false)
    let pictures = ScenePictures(state, fixes, limit: 6 << 10, budget: 1 << 20)
    var builder = ScreenBuilder(state, report, pictures, folder: command.folder, threads: command.threads)
    let screens = builder.screens()
    let chosen = Set(report.fixable(unsafe: options.unsafeFixes))
    let fixable = report.findings.indices.filter { chosen.contains(report.findings[$0]) }
    let project = command.root.split(separator: "/").last.map(String.init) ?? command.root
    let baselined = state.fileOutcomes.reduce(0) { $0 + $1.baselined.count }
    let page = HTMLReport(
      report.withPaths(below: command.folder, in: command.pathRoot), screens: screens, fixable: Set(fixable), undrawn: builder.undrawn,
      checks: Self.checks(state.catalogue.cards), project: project, top: command.folder, unsafe: options.unsafeFixes,
      baselined: baselined)
    var bytes: [UInt8] = []
    page.append(to: &bytes)
    guard let output = options.output, Platform.writeFile(bytes, toFile: output) else {
      throw UsageError(message: "`\(printable(options.output ?? ""))` cannot be written: \(Platform.lastError)")
    }
    if baselined > 0 {
      let (are, them) = baselined == 1 ? ("is", "it") : ("are", "them")
      Output.complain("\(counted(baselined, "finding")) in the baseline \(are) not on the page; use `--no-baseline` to include \(them)")
    }
    let undrawn = Set(builder.undrawn.map(\.path)).count
    if undrawn > 0 { Output.complain("\(counted(undrawn, "file")) not drawn; the end of the page says why") }
    Output.write("wrote \(printable(output)): \(page.contents)\n")
  }

  /// What the pages of rules tell to look at on a device: the line that begins with `On a device:`.
  static func checks(_ rules: [RuleMetadata]) -> [(rule: String, text: String)] {
    rules.flatMap { rule in
      rule.page.split(separator: "\n").filter { $0.hasPrefix("On a device: ") }.map { (rule.id, String($0.dropFirst("On a device: ".count))) }
    }
  }
}

/// Joins scenes, code, images and string files to the screens of a page.
struct ScreenBuilder {
  private let state: AuditedProject
  private let report: Report
  private let pictures: ScenePictures
  /// Comes before paths on the page, see `AuditCommand.folder`.
  private let folder: String
  private let threads: Int
  private var files: [ScenePictures.File] = []
  private(set) var undrawn: [(path: String, problem: String)] = []

  init(_ state: AuditedProject, _ report: Report, _ pictures: ScenePictures, folder: String, threads: Int) {
    (self.state, self.report, self.pictures, self.folder, self.threads) = (state, report, pictures, folder, threads)
  }

  mutating func screens() -> [ReportScreen] {
    files = pictures.files()
    undrawn = files.flatMap { file in file.problems.map { (folder + file.source.path, $0) } }
    var sources: [ScreenMap.Source] = []
    var fileOfScene: [Int] = []
    for (number, file) in files.enumerated() {
      for scene in file.scenes {
        sources.append(ScreenMap.Source(path: file.source.path, scene: scene))
        fileOfScene.append(number)
      }
    }
    let classes = classes(sources)
    let map = ScreenMap(
      sources, documents: files.filter(\.isRead).map { ($0.source.path, $0.document) }, classes: classes,
      controllers: state.catalogue.vocabularies.scenes.controllers)
    let screens = map.screens()
    var pages = screens.map { screen in
      ReportScreen(
        title: screen.title, className: screen.className, path: screen.scenes.first.map { folder + sources[$0].path }, depth: screen.depth, kind: screen.kind)
    }
    let found = FindingJoin(report, sources, screens, classes)
    for number in screens.indices { pages[number].findings = found.findings(of: number) }
    draw(sources, fileOfScene, screens, &pages)
    // A screen in code without anything to fix says nothing.
    return pages.filter { $0.kind != .codeOnly || !$0.findings.isEmpty }
  }

  private func classes(_ sources: [ScreenMap.Source]) -> ScreenClasses {
    var names = Set(sources.compactMap(\.scene.customClass))
    for file in files {
      names.insert("\"\(ScreenMap.stem(file.source.path))\"")
      for element in file.document.tree.elements.indices { if let name = file.document.customClass(of: element) { names.insert(name) } }
    }
    let reader = state.project.reader
    let parts = ClassScan.parts(state.project.files(), names: names, threads: threads) { reader.text($0)?.bytes }
    return ScreenClasses(parts, interfaces: files.map(\.source.path), state.facts.facts)
  }

  /// Each scene is drawn once, with the first screen of the page that shows it.
  private mutating func draw(_ sources: [ScreenMap.Source], _ fileOfScene: [Int], _ screens: [Screen], _ pages: inout [ReportScreen]) {
    let numbers = Dictionary(zip(report.findings.map(\.asFound), HTMLReport.numbers(of: report, on: pages)), uniquingKeysWith: { first, _ in first })
    var done: Set<Int> = []
    var fixed: [Int: (document: InterfaceDocument, left: [Finding])?] = [:]
    let (open, ready) = HTMLReport.order(of: pages, report)
    for page in open + ready {
      for number in screens[page].scenes where done.insert(number).inserted {
        let file = files[fileOfScene[number]]
        let after = fixed[fileOfScene[number]] ?? pictures.fixed(file)
        fixed[fileOfScene[number]] = .some(after)
        let scene = sources[number].scene
        let drawing = pictures.draw(scene, file, fixed: after, standsAlone: false) { numbers[$0] }
        let stored = drawing.bases.count { $0 == .frame }
        pages[page].pictures.append(
          ReportScreen.Picture(
            title: scene.title, path: folder + sources[number].path, size: SceneDrawing.bounds(of: scene), leftToRight: drawing.leftToRight,
            rightToLeft: drawing.rightToLeft,
            fixed: drawing.fixed, views: scene.views.count, storedViews: stored, marked: drawing.marked, remarks: scene.remarks))
      }
    }
  }
}

/// Which findings belong to which screens.
struct FindingJoin {
  private var byScreen: [Int: Set<Int>] = [:]

  init(_ report: Report, _ sources: [ScreenMap.Source], _ screens: [Screen], _ classes: ScreenClasses) {
    var users: [Int: [Int]] = [:]
    var byClass: [String: [Int]] = [:]
    var byImage: [String: [Int]] = [:]
    for (number, screen) in screens.enumerated() {
      if let key = screen.classKey { byClass[key, default: []].append(number) }
      for scene in screen.scenes {
        users[scene, default: []].append(number)
        if let key = classes.key(of: sources[scene]), key != screen.classKey { byClass[key, default: []].append(number) }
        for image in sources[scene].scene.imageNames { byImage[image, default: []].append(number) }
      }
    }
    let scenesByPath = Dictionary(grouping: sources.indices, by: { sources[$0].path })
    let scenesByStem = Dictionary(grouping: sources.indices, by: { classes.key(ofFile: ScreenMap.stem(sources[$0].path), in: sources[$0].path) })
    for (index, finding) in report.findings.enumerated() {
      var owners: [Int] = []
      if let scenes = scenesByPath[finding.place.path] {
        owners = scenes.filter { sources[$0].scene.holds(finding.place.range.lowerBound) }.flatMap { users[$0] ?? [] }
      } else if let name = finding.scope.split(separator: ".").first {
        owners = classes.keys(of: String(name), in: finding.place.path).flatMap { byClass[$0] ?? [] }
      } else if let image = AssetCatalog.imageSet(ofPath: finding.place.path) {
        owners = byImage[image] ?? []
      } else if finding.place.path.hasSuffix(".strings") {
        let scenes = scenesByStem[classes.key(ofFile: ScreenMap.stem(finding.place.path), in: finding.place.path)] ?? []
        owners = scenes.filter { sources[$0].scene.defines(key: finding.place.lineText) }.flatMap { users[$0] ?? [] }
      }
      for owner in owners { byScreen[owner, default: []].insert(index) }
    }
  }

  func findings(of screen: Int) -> [Int] { byScreen[screen, default: []].sorted() }
}
