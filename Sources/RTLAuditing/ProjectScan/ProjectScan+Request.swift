import RTLMatching

extension ProjectScan {
  /// What is asked. A file that cannot matter to any of it is not lexed.
  struct Request: Sendable, Hashable {
    /// Image sets whose fix depends on whether code flips them.
    var images: Set<String> = []
    /// Whatever image set may be asked about.
    var allImages = false
    /// Names of the table `project-marks`: `switches-language`.
    var traits: Set<String> = []
    /// Whether the names that files declare are gathered, so that types can be told.
    var types = false
    /// Members whose types are asked: files that declare none of these names are left out.
    var members: Set<String> = []
    /// Modules that code may import.
    var modules: Set<String> = []
    /// Helpers of the project that follow the direction.
    var helpers = false
    /// Outlets of constraints whose distance code may set.
    var outlets: Set<String> = []
    /// Helpers whose callers are sought instead, which may be helpers as well.
    var callees: Set<String> = []
    /// Helpers of the project that give a picture which follows the direction.
    var turners: Set<String> = []
    /// Types of parameters that arguments are asked about.
    var parameters: Set<String> = []
    /// Keys of texts that code may write.
    var keys: Set<String> = []

    /// Asks for nothing: no file is lexed.
    init() {}

    /// All that findings can ask.
    /// - Parameter types: see `Catalogue.queriedTypes`.
    init(everything vocabularies: Vocabularies, types asked: Set<String>) {
      allImages = true
      traits = vocabularies.traits.names
      types = true
      helpers = true
      parameters = asked
    }

    /// What the resolver may ask about a finding.
    init(_ pending: PendingFinding) {
      let (project, isSafe) = (pending.project, pending.finding.fix?.applicability == .safe)
      helpers = project.direction != nil || project.unflippedAsset != nil || project.pictureProperty != nil
      types = project.cell != nil && ([pending] + pending.alternatives).contains { $0.finding.level > .note }
      if let image = project.unflippedAsset { images.insert(image) }
      if isSafe, project.needs.contains(.systemLanguage) { traits.insert(ProjectScan.languageTrait) }
      traits.formUnion(project.noteWhere)
      if isSafe {
        traits.formUnion(project.unsafeWhere)
        outlets.formUnion(project.outlets.map(\.property))
        members.formUnion(project.properties.map(\.name))
        if !project.strangers.isEmpty { types = true }
      }
      for question in project.questions + project.unless.joined() {
        switch question {
        case .project(let names, _, _): traits.formUnion(names)
        case .declares, .readAlike: types = true
        case .type(let path, let names, _, _):
          types = true
          if case .parameter = path { parameters.formUnion(names) }
        case .used(_, let type, _):
          types = true
          parameters.insert(type)
        case .writtenKey(let key): keys.insert(key)
        case .usesLibrary(let names, _): modules.formUnion(names)
        case .unflippedConstant: types = true
        // A helper of the project may turn it.
        case .unflippedImage(let name): images.insert(name)
        case .onlyDrawing, .imageSet, .called, .pluralRules, .fitsContent, .keeps, .turns, .leavesEmpty, .target: break
        }
      }
      for other in pending.alternatives { formUnion(Request(other)) }
    }

    /// Asks for what the other one asks for as well.
    mutating func formUnion(_ other: Request) {
      images.formUnion(other.images)
      traits.formUnion(other.traits)
      types = types || other.types
      members.formUnion(other.members)
      helpers = helpers || other.helpers
      callees.formUnion(other.callees)
      turners.formUnion(other.turners)
      modules.formUnion(other.modules)
      outlets.formUnion(other.outlets)
      parameters.formUnion(other.parameters)
      keys.formUnion(other.keys)
      allImages = allImages || other.allImages
      if allImages { images = [] }
      if types { members = [] }
    }

    /// What only files that have certain names can answer, see `askedNames`.
    var names: Request {
      var names = Request()
      (names.outlets, names.callees, names.turners, names.keys, names.modules) = (outlets, callees, turners, keys, modules)
      return names
    }

    /// The names of which a file must have one to answer these.
    var askedNames: Set<String> { outlets.union(callees).union(turners).union(keys).union(modules) }

    /// All else.
    var withoutNames: Request {
      var rest = self
      (rest.outlets, rest.callees, rest.turners, rest.keys, rest.modules) = ([], [], [], [], [])
      return rest
    }

    /// Whether a scan for the other one answers all of this.
    func isSubset(of other: Request) -> Bool {
      var both = other
      both.formUnion(self)
      return both == other
    }
  }

  /// Questions that a file answers by itself, whatever other files say: helpers, pictures that are turned, and numbers
  /// of traits.
  struct Questions: OptionSet, Sendable {
    let rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }

    static let helpers = Questions(rawValue: 1), flips = Questions(rawValue: 2)
    /// - Parameter number: of the trait, from 0.
    static func trait(_ number: Int) -> Questions { Questions(rawValue: 4 << UInt64(number)) }
    static let mostTraits = 62
  }
}
