import RTLFacts
import RTLFindings
import RTLLexing
import RTLMatching

/// What one pass over the code of a project finds out for the findings that ask.
///
/// Each worker fills a value of its own, file by file; merged they are the answer.
struct ProjectScan: Sendable {
  /// What is wanted as such questions; nil where there are more traits than numbers for them.
  func questions(_ wants: Request) -> Questions? {
    guard traitNumbers.count <= Questions.mostTraits else { return nil }
    var questions = Questions(wants.traits.compactMap { traitNumbers[$0] }.map(Questions.trait))
    if wants.helpers { questions.insert(.helpers) }
    if wants.allImages || !wants.images.isEmpty { questions.insert(.flips) }
    return questions
  }

  /// The trait of an app that changes its language by itself.
  static let languageTrait = "switches-language"

  private let vocabularies: Vocabularies
  /// What this scan looks for; all else stays empty.
  let wants: Request
  private let wantedTraits: ProjectTraits
  private let libraries: Set<String>
  private let traitNumbers: [String: Int]
  private let memberNames: DeclaredNames
  private let quoted: QuotedTexts
  private let outletWords: NameSearch
  private let calleeWords: NameSearch
  /// Finds what makes flips, traits and helpers in one pass.
  private let anyWords: NameSearch
  private var barren = BarrenNames(keeps: true)
  /// Its storage is used for one file after the other.
  private var file = TokenFile()
  /// Filled where image sets, or helpers that turn them, are asked about.
  private(set) var flips: ImageFlips
  /// The first place of each trait of the whole project; of a thing the first in each file, in any order.
  private(set) var traits: [TraitKey: [Place]] = [:]
  /// Where code sets the distance of a constraint from something that counts from the left edge: by the
  /// constraint's name and the type that does it.
  private(set) var measuredDistances: [ConstraintOutlet: String] = [:]
  /// What the files declare; see `types(open:)`.
  private(set) var names = NameIndex()
  /// Filled where helpers or their callers are asked about.
  private(set) var helpers: Set<DirectionHelper> = []
  /// Modules of those that were asked for that any code imports: a prefix header or a re-export hands one file's
  /// import to others.
  private(set) var imports: Set<String> = []
  /// Keys of texts that some code writes.
  private(set) var keys: Set<String> = []

  /// Has looked at no file yet.
  init(_ vocabularies: Vocabularies, wants: Request) {
    (self.vocabularies, self.wants) = (vocabularies, wants)
    wantedTraits = vocabularies.traits.only(wants.traits)
    libraries = vocabularies.distances.libraries
    traitNumbers = Dictionary(uniqueKeysWithValues: zip(vocabularies.traits.names.sorted(), 0...))
    flips = ImageFlips(vocabularies, images: wants.allImages ? nil : wants.images, turners: wants.turners)
    memberNames = DeclaredNames(wants.members)
    quoted = QuotedTexts(wants.keys)
    outletWords = NameSearch(wants.outlets)
    calleeWords = NameSearch(wants.callees)
    anyWords = NameSearch(joining: [(.directions, vocabularies.directions.search), (.traits, wantedTraits.search), (.flips, flips.words)])
  }

  /// Takes one file.
  /// - Parameter path: relative to the project's root.
  mutating func add(_ bytes: [UInt8], dialect: Dialect, path: String) {
    keys.formUnion(quoted.find(in: bytes))
    if !wants.modules.isEmpty { imports.formUnion(ImportReader.modules(bytes).intersection(wants.modules)) }
    let asksFlips = !wants.images.isEmpty && flips.pieces.mayOccur(in: bytes, bytes.indices)
      || !(wants.images.isEmpty && wants.turners.isEmpty) && flips.words.mayOccur(in: bytes, bytes.indices)
    let asksTraits = !wantedTraits.isEmpty && isOfApp(path) && wantedTraits.mayOccur(in: bytes)
    let asksHelpers = wants.helpers && (asksFlips || vocabularies.directions.mayOccur(in: bytes, bytes.indices))
      || !wants.callees.isEmpty && calleeWords.mayOccur(in: bytes, bytes.indices)
    let asksTypes = wants.types || !wants.members.isEmpty && memberNames.mayBeDeclared(in: bytes, dialect)
    let asksDistances = !wants.outlets.isEmpty && outletWords.mayOccur(in: bytes, bytes.indices)
    guard asksFlips || asksTraits || asksHelpers || asksTypes || asksDistances else { return }
    file.bytes = bytes
    defer { file.bytes = [] }
    file.dialect = dialect
    file.lex(words: .none)
    let code = CodeView(file: file, vocabularies)
    if asksDistances { addDistances(code, path: path) }
    if asksFlips { _ = flips.addComposed(code, path: path) }
    add(code, path: path, flips: asksFlips, traits: asksTraits, helpers: asksHelpers, types: asksTypes)
  }

  private mutating func addDistances(_ code: CodeView, path: String) {
    let lines = LineMap(code.file.bytes)
    for (name, token) in code.measuredDistances.places where wants.outlets.contains(name) {
      let place = "\(path):\(lines.position(of: Int(code.file.tokens[token].start)).line)"
      measuredDistances.merge([ConstraintOutlet(property: name, owner: code.scopeNames(at: token).first): place], uniquingKeysWith: min)
    }
  }

  /// Takes a file that is there for another reason.
  /// - Returns: to what it has an answer.
  @discardableResult
  mutating func add(_ code: CodeView, path: String) -> Questions {
    guard code.file.dialect == .swift || code.file.dialect == .objectiveC else { return [] }
    let named = namedGroups(in: code)
    let asksFlips = wants.allImages && !named.isDisjoint(with: [.directions, .flips])
    let asksHelpers = wants.helpers && !named.isDisjoint(with: [.directions, .flips])
    let asksTraits = named.contains(.traits) && isOfApp(path)
    let answered = add(code, path: path, flips: asksFlips, traits: asksTraits, helpers: asksHelpers, types: wants.types)
    return wants.allImages && flips.addComposed(code, path: path) ? answered.union(.flips) : answered
  }

  /// Takes the names of a file that an earlier run has read.
  mutating func add(_ declared: [UInt32], path: String, dialect: Dialect) { names.add(declared, path: path, dialect: dialect) }

  /// Which names the code has that matter here. Asked before an audit, that need not look for them again.
  @discardableResult
  mutating func namedGroups(in code: CodeView) -> NameSearch.Group { code.found(anyWords, &barren) }

  /// Takes one lexed file.
  /// - Returns: to what it has an answer.
  @discardableResult
  mutating func add(
    _ code: CodeView, path: String, flips asksFlips: Bool, traits asksTraits: Bool, helpers asksHelpers: Bool, types asksTypes: Bool
  ) -> Questions {
    let file = code.file
    guard file.dialect == .swift || file.dialect == .objectiveC else { return [] }
    var answered: Questions = []
    if asksFlips {
      answered.insert(.flips)
      flips.add(code, path: path)
    }
    if asksTraits {
      let lines = LineMap(file.bytes)
      for (key, token) in wantedTraits.find(in: code) {
        let place = RuleRunner.place(file.tokens[token].range, in: file, path: path, lines: lines)
        traitNumbers[key.trait].map { answered.formUnion(.trait($0)) }
        add([place], of: key)
      }
    }
    if asksHelpers {
      let found = code.directionHelpers()
      if !found.isEmpty { answered.formUnion(.helpers) }
      helpers.formUnion(found)
    }
    if asksTypes { names.add(file, path: path) }
    return answered
  }

  /// Takes what another worker has found; of two places the first in order stays.
  mutating func merge(_ other: ProjectScan) {
    flips.merge(other.flips)
    for (key, places) in other.traits { add(places, of: key) }
    measuredDistances.merge(other.measuredDistances, uniquingKeysWith: min)
    names.merge(other.names)
    helpers.formUnion(other.helpers)
    imports.formUnion(other.imports)
    keys.formUnion(other.keys)
  }

  /// The types of the files.
  /// - Parameter open: a file, lexed; nil when it cannot be read any more.
  func types(open: @escaping (NameIndex.File) -> CodeView?) -> ProjectTypes {
    ProjectTypes(names, followed: wants.parameters, flips: vocabularies.flips, open: open)
  }

  private mutating func add(_ places: [Place], of key: TraitKey) {
    traits[key, default: []] += places
    if key.subject == nil { traits[key] = ProjectScan.first(traits[key] ?? []).map { [$0] } }
  }

  /// The first of some places.
  static func first(_ places: [Place]) -> Place? { places.min { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) } }

  /// What tests do is not what the app does, nor is what a layout library does whose sources were copied in.
  private func isOfApp(_ path: String) -> Bool {
    !path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
      folder.suffix(5).elementsEqual("Tests".utf8) || folder.suffix(4).elementsEqual("Test".utf8) || folder.elementsEqual("test".utf8)
        || folder.elementsEqual("tests".utf8) || libraries.contains { folder.elementsEqual($0.utf8) }
    }
  }
}

extension NameSearch.Group {
  /// What tests the direction, what shows a trait of the project, and what turns a picture round.
  fileprivate static let directions = Self(rawValue: 1), traits = Self(rawValue: 2), flips = Self(rawValue: 4)
}
