import RTLAuditing
import RTLDiscovery
import RTLFacts
import RTLFindings
import RTLLexing
import RTLMatching
import RTLScenes

/// Draws the scenes of audited files: left-to-right, right-to-left as it is, right-to-left after the fixes.
struct ScenePictures {
  let state: AuditedProject
  /// What the fixes come to.
  let fixes: FixCommand
  let vocabulary: SceneVocabulary
  let looks: ImageLooks

  /// - Parameters:
  ///   - fixes: begun with `state`.
  ///   - limit: bytes that one picture of an asset may take.
  ///   - budget: bytes that all of them may take together.
  init(_ state: AuditedProject, _ fixes: FixCommand, limit: Int, budget: Int) {
    (self.state, self.fixes) = (state, fixes)
    vocabulary = state.catalogue.vocabularies.scenes
    let audited = state.project.audited
    let fixed = audited.indices.filter { audited[$0].kind == .assetContents && fixes.fixed($0) != nil }.map { audited[$0].path }
    looks = ImageLooks(state.project, state.catalogue.vocabularies, limit: limit, budget: budget, fixed: Set(fixed))
  }

  /// A file that holds scenes, read.
  struct File {
    /// Among the audited files.
    var number: Int
    var source: SourceFile
    var document: InterfaceDocument
    /// Those that can be drawn.
    var scenes: [Scene]
    /// Whether its screens and the ways between them are known, drawn or not.
    var isRead: Bool
    /// Why the file, or some of its scenes, cannot be drawn.
    var problems: [String]
    var fileOutcome: FileOutcome
  }

  /// The interface files among the audited ones, in their order.
  func files() -> [File] {
    state.project.audited.indices.compactMap { number in
      let source = state.project.audited[number]
      guard source.kind == .interfaceBuilder, let text = state.project.reader.text(source.path)?.bytes else { return nil }
      let document = Self.document(text)
      let problem = Self.problem(document)
      let scenes = problem == nil ? SceneReader(document, vocabulary).scenes() : []
      return File(
        number: number, source: source, document: document, scenes: scenes.filter { $0.refusal == nil }, isRead: problem == nil,
        problems: problem.map { [$0] } ?? scenes.compactMap(\.refusal), fileOutcome: state.fileOutcomes[number])
    }
  }

  private static func problem(_ document: InterfaceDocument) -> String? {
    if let error = document.tree.error { return "is not well formed: \(error.reason)" }
    if !document.isInterfaceDocument { return "is not an Interface Builder document of Xcode 5 or later" }
    if document.platform == .macOS { return "is for macOS, which is not drawn; its findings are listed by file" }
    if document.platform == .watchOS { return "is for watchOS, which is not drawn; its findings are listed by file" }
    return nil
  }

  private static func document(_ bytes: [UInt8]) -> InterfaceDocument { InterfaceDocument(ElementTree(TokenFile(bytes, .xml))) }

  /// The document as the fixes leave it, with what is left to find; nil where they change nothing.
  func fixed(_ file: File) -> (document: InterfaceDocument, left: [Finding])? {
    fixes.fixed(file.number).map { (Self.document($0.text), fixes.state.fileOutcomes[file.number].findings) }
  }

  /// One scene in its directions.
  struct Drawn {
    var leftToRight: String
    var rightToLeft: String
    /// Nil where the fixes change nothing that is seen.
    var fixed: String?
    var bases: [Layout.Basis]
    var check: SceneCheck
    /// Numbers of the findings that are marked in one of the drawings.
    var marked: [Int]

    /// All drawings, each with what its file name says.
    var all: [(kind: String, picture: String)] { [("ltr", leftToRight), ("rtl", rightToLeft)] + (fixed.map { [("rtl-fixed", $0)] } ?? []) }
  }

  /// The numbers of the findings of a file from 1, as the text report lists them.
  static func numbers(in fileOutcome: FileOutcome) -> [Finding: Int] {
    let findings = fileOutcome.findings.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
    var numbers: [Finding: Int] = [:]
    for (index, finding) in findings.enumerated() { numbers[finding] = index + 1 }
    return numbers
  }

  /// - Parameter number: of a finding in the list, to which its mark links.
  func draw(_ scene: Scene, _ file: File, fixed: (document: InterfaceDocument, left: [Finding])?, standsAlone: Bool, number: (Finding) -> Int?) -> Drawn {
    let forward = SceneSolver(scene).layout(.leftToRight)
    let backward = SceneSolver(scene).layout(.rightToLeft)
    let marks = marks(scene, file.fileOutcome.findings, links: !standsAlone, number)
    let words = scene.title
    func picture(_ scene: Scene, _ layout: Layout, _ marks: [SceneMark], isFixed: Bool, _ caption: String) -> String {
      SceneDrawing(scene, layout, marks: marks, look: { looks.look($0, fixed: isFixed) }).text(label: "\(words), \(caption)", standsAlone: standsAlone)
    }
    let plain = picture(scene, backward, [], isFixed: false, "")
    var drawn = Drawn(
      leftToRight: picture(scene, forward, [], isFixed: false, "left to right"),
      rightToLeft: picture(scene, backward, marks, isFixed: false, "right to left as it is, \(marks.count) \(marks.count == 1 ? "place" : "places") marked"),
      fixed: nil, bases: forward.bases,
      check: SceneCheck(scene, forward), marked: marks.flatMap(\.numbers))
    let after = fixed.flatMap { fixed in SceneReader(fixed.document, vocabulary).scenes().first { $0.id == scene.id } } ?? scene
    let layout = fixed == nil ? backward : SceneSolver(after).layout(.rightToLeft)
    guard picture(after, layout, [], isFixed: true, "") != plain else { return drawn }
    let left = fixed.map { Self.renumbered($0.left, as: file.fileOutcome.findings) } ?? [:]
    let rest = fixed.map { self.marks(after, $0.left, links: !standsAlone) { left[$0].flatMap(number) } } ?? marks
    drawn.fixed = picture(after, layout, rest, isFixed: true, "right to left after the fixes")
    drawn.marked += rest.flatMap(\.numbers)
    return drawn
  }

  /// Findings that are left -> the same findings before the fixes, by rule and object.
  private static func renumbered(_ left: [Finding], as before: [Finding]) -> [Finding: Finding] {
    var queues: [String: [Finding]] = [:]
    for finding in before.reversed() { queues["\(finding.rule)\n\(finding.object ?? "")", default: []].append(finding) }
    var pairs: [Finding: Finding] = [:]
    for finding in left { pairs[finding] = queues["\(finding.rule)\n\(finding.object ?? "")"]?.popLast() }
    return pairs
  }

  private func marks(_ scene: Scene, _ findings: [Finding], links: Bool, _ number: (Finding) -> Int?) -> [SceneMark] {
    var numbers: [Int: [Int]] = [:]
    for (finding, view) in zip(findings, scene.views(at: findings.map(\.place.range.lowerBound))) {
      guard let view, let number = number(finding) else { continue }
      numbers[view, default: []].append(number)
    }
    return numbers.sorted { $0.key < $1.key }.map { SceneMark(view: $0.key, numbers: $0.value.sorted(), link: links ? "#finding-\($0.value.min()!)" : nil) }
  }
}
