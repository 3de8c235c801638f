import RTLFacts

/// What the tables of `Rules/` teach the facts, each read when somebody first asks for it. A class: whoever looks at a file holds it.
package final class Vocabularies: CodeVocabulary {
  /// With the rows of a team.
  package let tables: Tables
  /// Where helpers of the project were added.
  private let directionsWithHelpers: DirectionVocabulary?

  /// The table `guards`, and the helpers of the project where those were added.
  package var directions: DirectionVocabulary { directionsWithHelpers ?? directionWords.directions }
  /// The table `members`: types of the framework's members.
  package var members: MemberTypes { tables.vocabulary() }
  /// Names of calls and properties that flip a picture in right-to-left.
  package var flips: Set<String> { directionWords.flips }
  /// Names of calls that rotate a view, and the picture in it.
  package var rotations: Set<String> { directionWords.rotations }
  /// Names of the angle of half a turn.
  var halfTurns: Set<String> { directionWords.halfTurns }
  private var directionWords: DirectionWords { tables.vocabulary() }
  /// What single statements say about the whole project.
  package var traits: ProjectTraits { tables.vocabulary() }
  /// How code changes the distance of a constraint later on.
  package var distances: DistanceVocabulary { tables.vocabulary() }
  /// What gives an x.
  package var horizontal: HorizontalVocabulary { tables.vocabulary(HorizontalWords.self).words }
  /// Which calls build texts, and who reads them.
  package var texts: TextVocabulary { tables.vocabulary() }
  /// What tells of things that are used though nothing names them.
  package var implicitUses: ImplicitUses { tables.vocabulary() }
  /// What the elements of scenes are.
  package var scenes: SceneVocabulary { tables.vocabulary() }
  /// Why fixes are not safe.
  package var fixReasons: FixReasons { tables.vocabulary() }
  /// What rewritings of examples know of frameworks.
  package var rewritings: RewritingWords { tables.vocabulary() }

  /// - Throws: `RuleError` for what is wrong with a team's table, whoever is going to read it.
  package init(tables: Tables) throws(RuleError) {
    (self.tables, directionsWithHelpers) = (tables, nil)
    if !tables.isTrusted { try tables.check() }
  }

  /// The same where the project's own helpers mark code as aware of the direction, too.
  /// - Parameter helpers: names; true for those that count where they are called.
  package func adding(helpers: [String: Bool]) -> Vocabularies { Vocabularies(self, directions: directions.adding(helpers: helpers)) }

  private init(_ other: Vocabularies, directions: DirectionVocabulary) { (tables, directionsWithHelpers) = (other.tables, directions) }
}
