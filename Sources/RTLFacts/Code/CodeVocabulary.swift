/// What the tables of `Rules/` teach a view of code, for as long as it lives.
package protocol CodeVocabulary: AnyObject, Sendable {
  var directions: DirectionVocabulary { get }
  var members: MemberTypes { get }
  /// Asked for at the first text.
  var texts: TextVocabulary { get }
  /// Asked for at the first constraint that is stored.
  var distances: DistanceVocabulary { get }
  /// Asked for at the first value whose x counts.
  var horizontal: HorizontalVocabulary { get }
  /// What single statements say about the whole project.
  var traits: ProjectTraits { get }
}
