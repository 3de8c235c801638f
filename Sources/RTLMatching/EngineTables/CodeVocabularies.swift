import RTLFacts

/// The table `guards`.
struct DirectionWords: Vocabulary {
  private enum Kind: String, TableWord {
    case name, word, member, literal, command, transform, result, language, search, choice, picture, side
    case availability, unavailability, placing, flow, forced, comment, complaint, preview
    case flip, rotation, otherLiteral = "other-literal", languageMember = "language-member", notSide = "not-side"
    case rightToLeft = "right-to-left", leftToRight = "left-to-right", halfTurn = "half-turn"
    case debugBuild = "debug-build", releaseBuild = "release-build"
  }

  private(set) var directions: DirectionVocabulary
  let flips: Set<String>
  let rotations: Set<String>
  let halfTurns: Set<String>

  init(_ tables: Tables) throws(RuleError) {
    let texts = try tables[.guards].texts(by: Kind.self, "text")
    func set(_ kind: Kind) -> Set<String> { Set(texts[kind] ?? []) }
    func runs(_ kind: Kind) -> [[String]] { (texts[kind] ?? []).map { parts(of: $0, at: " ") } }
    directions = DirectionVocabulary(names: set(.name), wordRuns: runs(.word), members: set(.member))
    directions.literals = set(.literal)
    directions.commands = set(.command)
    directions.transforms = set(.transform)
    directions.results = set(.result)
    directions.otherLiterals = set(.otherLiteral)
    directions.languages = set(.language)
    directions.languageMembers = set(.languageMember)
    directions.searches = set(.search)
    directions.choices = set(.choice)
    directions.pictures = set(.picture)
    directions.sides = set(.side)
    directions.notSides = set(.notSide)
    directions.flow = set(.flow)
    directions.placing = set(.placing)
    directions.availability = set(.availability)
    directions.unavailability = set(.unavailability)
    directions.forced = set(.forced)
    directions.directions = runs(.rightToLeft).map { ($0, true) } + runs(.leftToRight).map { ($0, false) }
    directions.remarks = runs(.comment)
    directions.complaints = set(.complaint)
    directions.previews = set(.preview)
    for (kind, holds) in [(.debugBuild, false), (.releaseBuild, true)] as [(Kind, Bool)] {
      for flag in set(kind) { directions.buildFlags[flag] = holds }
    }
    flips = set(.flip)
    rotations = set(.rotation)
    halfTurns = set(.halfTurn)
  }
}

extension MemberTypes: Vocabulary {
  init(_ tables: Tables) throws(RuleError) {
    self.init(try tables[.members].rows("owner", "member", "type").map { (owner: $0[0], member: $0[1], type: $0[2]) })
  }
}

extension ProjectTraits: Vocabulary {
  init(_ tables: Tables) throws(RuleError) {
    self.init(try tables[.projectMarks].rows("mark", "words").map { (trait: $0[0], words: parts(of: $0[1], at: " ")) })
    try tables[.projectMarks]?.checkSpelling("mark")
  }
}

extension DistanceVocabulary: Vocabulary {
  private enum Kind: String, TableWord {
    case member, call, measure, line, keeper, element, place, finger, animation, edge, side, anchor, constraint, spreader, upright, adder, library
    case translation, frame, transform, animator, all, mover, switcher = "switch", ownView = "own-view", paging, offset, scroller
  }

  init(_ tables: Tables) throws(RuleError) {
    self.init()
    for (kind, names) in try tables[.constraintDistances].texts(by: Kind.self, "name").all {
      switch kind {
      case .member: members = Set(names)
      case .call: calls = Set(names)
      case .measure: measures = Set(names)
      case .line: lines = Set(names)
      case .keeper: keepers = Set(names)
      case .element: elements = Set(names)
      case .place: places = Set(names)
      case .finger: fingers = Set(names)
      case .animation: animations = Set(names)
      case .edge: edges = Set(names)
      case .side: sides = Set(names)
      case .anchor: anchors = Set(names)
      case .constraint: constraints = Set(names)
      case .spreader: spreaders = Set(names)
      case .upright: upright = Set(names)
      case .adder: adders = Set(names)
      case .mover: movers = Set(names)
      case .switcher: switches = Set(names)
      case .translation: translations = Set(names)
      case .frame: frames = Set(names)
      case .transform: transforms = Set(names)
      case .ownView: ownViews = Set(names)
      case .animator: animators = Set(names)
      case .all: all = Set(names)
      case .library: libraries = Set(names)
      case .paging: paging = Set(names)
      case .offset: offsets = Set(names)
      case .scroller: scrollers = Set(names)
      }
    }
  }
}

/// In which order Xcode writes attributes, by the name of the element.
struct AttributeOrder: Vocabulary {
  private(set) var names: [String: [String]] = [:]

  init(_ tables: Tables) throws(RuleError) {
    for row in try tables[.attributeOrder].rows("element", "order") { names[row[0]] = parts(of: row[1], at: " ") }
    try tables[.attributeOrder]?.checkSpelling("element")
  }
}
