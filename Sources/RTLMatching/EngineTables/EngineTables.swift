import RTLFacts

/// The tables that code reads by name, as their files are called. Rule pages name all others.
package enum EngineTable: String, CaseIterable, Sendable {
  case baseFolders = "base-folders", guards, members, projectMarks = "project-marks", attributeOrder = "ib-attribute-order", interfaceDefaults = "ib-defaults"
  case constraintDistances = "constraint-distances", textCalls = "text-calls", textPlaces = "text-places", fourSides = "four-sides"
  case physicalActions = "physical-actions", accessoryRoom = "accessory-room", rectangleHooks = "rectangle-hooks"
  case implicitUses = "unseen-uses", fixReasons = "fix-reasons", lostFlips = "lost-flips"
  case pictureFiles = "picture-files", arrowWords = "arrow-words", directionalWords = "directional-words", notDirectionalWords = "not-directional-words"
  case symbols = "sf-symbols", labelWidths = "label-widths", layoutChains = "layout-dsl", rowElements = "row-elements"
  case horizontalSources = "horizontal-sources", numberParts = "number-parts"
  case sceneClasses = "scene-classes", sceneElements = "scene-elements", sceneMargins = "scene-margins"
  case scenePointers = "scene-pointers", sceneScreens = "scene-screens", rewritings
}

/// What code makes of some of these tables.
protocol Vocabulary: Sendable {
  /// - Throws: `RuleError` for a column that is missing, and for a column or a word that is unknown.
  init(_ tables: Tables) throws(RuleError)
}

/// All of them: together they read every table of the engine.
private let vocabularies: [any Vocabulary.Type] = [
  DirectionWords.self, MemberTypes.self, ProjectTraits.self, AttributeOrder.self, DistanceVocabulary.self, TextVocabulary.self, ImageWords.self,
  ImagePointers.self, FourSideViews.self, PhysicalActionWords.self, AccessoryRoomWords.self, ImplicitUses.self, WidthVocabulary.self, RowElements.self,
  InterfaceDefaults.self, SceneVocabulary.self, RewritingWords.self, HorizontalWords.self, BaseFolders.self, FixReasons.self, FlipWords.self,
  NumberParts.self,
]

extension Tables {
  package subscript(table: EngineTable) -> Table? { self[table.rawValue] }

  /// Made when first asked for. What is wrong with a team's tables was refused at the start, by `check`.
  func vocabulary<Value: Vocabulary>(_: Value.Type = Value.self) -> Value {
    // Of no tables nothing can be wrong.
    (try? made(Value.self)) ?? (try! Value(Tables()))
  }

  /// Reads all that code needs.
  /// - Throws: `RuleError` for what is wrong with a table.
  package func check() throws(RuleError) {
    for type in vocabularies { _ = try made(type) }
    _ = try cached(EngineTable.layoutChains.rawValue, LayoutTable.init)
  }

  private func made<Value: Vocabulary>(_: Value.Type) throws(RuleError) -> Value { try cached("") { _ throws(RuleError) in try Value(self) } }

  /// Names of the traits that a project may have, as rule files write them.
  var traitNames: Set<String> { texts(of: EngineTable.projectMarks.rawValue) }
}
