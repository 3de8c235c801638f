import RTLFacts

/// What only the whole project can answer about a match.
package enum ProjectQuery: Sendable, Hashable {
  /// Is the image of this name shown without a flip? Asked of the asset catalog.
  case unflippedImage(String)
  /// Is the image that a constant of this name, or of this path, stands for shown without a flip?
  case unflippedConstant(String)
  /// The image set has no drawing for the other direction beside it.
  case onlyDrawing(String)
  case imageSet(String, expected: Bool)
  /// Has the project one of these traits, for itself or for one of these things, or none of them?
  case project([String], of: [TraitSubject], expected: Bool)
  /// Does the project's type of this name declare the member? No answer for a type that it does not declare.
  case declares(type: String, member: String, expected: Bool)
  /// Does the project use one of these libraries? Asked where the file itself imports none.
  case usesLibrary([String], expected: Bool)
  /// Is the expression, which is spelled so, of one of these types, or certainly of none that counts?
  case type(TypePath, of: [String], spelled: String, expected: Bool)
  /// Is something made of a value of this type and name that goes to parameters and properties of the project? Not
  /// where it is only compared with other values.
  case used(String, of: String, at: [TypePath])
  /// Do the functions of the project that are given these values do the same with what the fix writes?
  case readAlike([ExchangedValue], framework: [String], end: String?)
  /// Does some code write this key of a text? Asked where the language that the team writes in has no such text.
  case writtenKey(String)
  /// Do the string files of the project have plural rules for the key of a text?
  case pluralRules(key: String)
  /// Does some code of the project call this function?
  case called(HelperUse)
  /// Is the view as wide as its text that this outlet of a class leads to? Asked of all Interface Builder files.
  case fitsContent(TraitSubject)
  /// Does the code of other files leave views of these names what their own file makes of them?
  case keeps(ViewAspect, views: [String])
  /// Does the layout of a right-to-left language put this part of a type to the other side? Asked of the file that declares it, and of
  /// Interface Builder files for an outlet.
  case turns(TraitSubject)
  /// Does code give these outlets nothing to show?
  case leavesEmpty([String])
  /// Does the project build for no older versions of these platforms, as far as it builds for them?
  case target([Need], expected: Bool)

  /// The question that holds where this one does not, as far as one of both does; nil where there is none.
  var opposite: ProjectQuery? {
    switch self {
    case .imageSet(let name, let expected): .imageSet(name, expected: !expected)
    case .project(let traits, let subjects, let expected): .project(traits, of: subjects, expected: !expected)
    case .declares(let type, let member, let expected): .declares(type: type, member: member, expected: !expected)
    case .type(let path, let types, let spelled, let expected): .type(path, of: types, spelled: spelled, expected: !expected)
    case .usesLibrary(let names, let expected): .usesLibrary(names, expected: !expected)
    case .target(let needs, let expected): .target(needs, expected: !expected)
    default: nil
    }
  }

  /// The outlet of which it is asked how wide its view is, or whether it changes sides.
  package var outlet: TraitSubject? {
    switch self {
    case .fitsContent(let outlet), .turns(let outlet): outlet
    default: nil
    }
  }

  /// The image of which it is asked whether anything mirrors it.
  package var picture: String? { if case .unflippedImage(let name) = self { name } else { nil } }
}

/// A property of code that holds a constraint of an Interface Builder file.
package struct ConstraintOutlet: Sendable, Hashable {
  /// As the outlet is named: `topConstraint`.
  package var property: String
  /// The class that has it, nil where the file does not say one.
  package var owner: String?

  /// - Parameter owner: nil where the file does not say one.
  package init(property: String, owner: String?) { (self.property, self.owner) = (property, owner) }

  /// Why its fix is held back.
  /// - Parameter place: `Cart.swift:12`
  package static func measured(_ constraint: String, _ place: String) -> String {
    "`\(constraint)` is set from a distance that is measured from the left edge (\(place))"
  }
}

/// A view of a type that code places by its frame, in the view that the objects of the type are or show.
package struct FramedView: Sendable, Hashable {
  /// The last name of its path.
  package var name: String
  /// The outermost type round the code.
  package var type: String
  /// From its top to its bottom; nil where no numbers say it.
  package var rows: Range<Double>?
}

/// What the project as a whole has to say about a finding.
package struct ProjectConditions: Sendable {
  /// All must be answered yes.
  package var questions: [ProjectQuery] = []
  /// Exceptions: where all of one list are answered yes, nothing is reported.
  package var unless: [[ProjectQuery]] = []
  /// Traits of the project that make the finding a note.
  package var noteWhere: [String] = []
  /// Traits of the project that make a safe fix unsafe.
  package var unsafeWhere: [String] = []
  /// What the fix needs to keep its class.
  package var needs: [Need] = []
  /// How the fix asks for the direction, if it does.
  package var direction: DirectionTest?
  /// The thing whose member gets the value: in code by its own name, in Interface Builder by those of its outlets, and a
  /// second time with its class.
  package var targets: [TraitSubject] = []
  /// The type of that thing as far as its file tells; nil where it does not.
  package var receiverType: String?
  /// The declaration round the place that its own file does not use.
  package var unusedMember: UnusedMember?
  /// The cell of Interface Builder that it is in, which code has to ask for.
  package var cell: OfferedCell?
  /// The view that a constraint of code places.
  package var view: PlacedView?
  /// The views that it is held against, as far as other files can place them.
  package var ends: [PlacedView] = []
  /// What code places by a frame there.
  package var framed: FramedView?
  /// Of a constraint of an Interface Builder file: the classes whose code may place views beside those of the constraint, and from
  /// where to where these are, as far as the file says.
  package var hosts: [String] = []
  package var rows: Range<Double>?
  /// Outlets that lead to a constraint of an Interface Builder file.
  package var outlets: [ConstraintOutlet] = []
  /// Properties that the fix takes for the framework's, though the file does not say whose they are.
  package var properties: Set<FrameworkProperty> = []
  /// Types whose members the fix takes for the framework's; where the project does not declare one, nobody knows.
  package var strangers: Set<String> = []
  /// The image whose asset the fix changes; it keeps its class only while no code flips that image.
  package var unflippedAsset: String?
  /// The property whose value the picture is; it may be turned where it is used.
  package var pictureProperty: String?

  /// The images of which it is asked whether anything mirrors them.
  package var pictures: [String] { questions.compactMap(\.picture) }

  /// Whether the answers hang on what the asset catalogs hold.
  package var asksImages: Bool {
    unflippedAsset != nil || (questions + unless.joined()).contains { question in
      switch question {
      case .unflippedImage, .unflippedConstant, .onlyDrawing, .imageSet: true
      default: false
      }
    }
  }
}
