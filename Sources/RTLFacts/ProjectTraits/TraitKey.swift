/// A trait of the project: of the whole of it, or of a thing in it.
package struct TraitKey: Sendable, Hashable {
  /// As the table names it: `mirrors-picture`.
  package let trait: String
  /// Nil for the whole project.
  package let subject: TraitSubject?

  /// - Parameter subject: nil for the whole project.
  package init(_ trait: String, of subject: TraitSubject? = nil) { (self.trait, self.subject) = (trait, subject) }
}

/// A thing that code does something to.
package struct TraitSubject: Sendable, Hashable, Comparable {
  /// The type or function that it is named in; nil for one of any type.
  package let type: String?
  /// Its last name: `label`.
  package let name: String

  /// - Parameter type: nil for a thing of any type.
  package init(_ name: String, in type: String? = nil) { (self.type, self.name) = (type, name) }

  /// The objects of a type, whatever they are called.
  package static func objects(of type: String) -> TraitSubject { TraitSubject(object, in: type) }

  /// Some type of the project does it to its own objects.
  package static let someType = TraitSubject("*")

  /// Some thing with a name: what code says of an object that is `self` may be said of it under any.
  package static let someThing = TraitSubject("?")

  /// What is made of a type and used as a whole: `Chevron()` in `Chevron().rotationEffect(…)`.
  package static func whole(_ type: String) -> TraitSubject { TraitSubject("()", in: type) }

  private static let object = "self"
  /// The objects of a type have no name of their own.
  package var isObject: Bool { name == TraitSubject.object }

  package static func < (a: TraitSubject, b: TraitSubject) -> Bool { (a.type ?? "", a.name) < (b.type ?? "", b.name) }
}
