/// What rewritings of examples know of frameworks, from a table.
package struct RewritingWords: Vocabulary {
  /// What a row of the table is.
  package enum Kind: String, TableWord {
    /// Goes round statements.
    case closure
    /// The last word of names of objects.
    case object
    /// A member of a structure of C.
    case field
    /// The first label of an initializer that may give nil.
    case failing = "may-fail"
    /// The name that Objective-C has for a type.
    case type
    /// A type of numbers.
    case number
    /// An element of Interface Builder that is a view without views inside.
    case leaf
    /// One that is another view.
    case view
    /// An element whose children mean the same in any order.
    case set
    /// Goes round the receiver of a statement, which follows in a closure: `.apply {`.
    case builder
    /// The module of the types whose names begin so.
    case module
    /// The label of a function's last argument, a closure; none for one without a label.
    case trailing
    /// What a call does without its last argument, and that argument.
    case standard = "default"
    /// A word of names and its mirror image, in code or in fixes.
    case mirror
    /// A category of rules whose examples have a mirror image.
    case mirrored
    /// A test of the direction that is right-to-left.
    case direction
  }

  /// Text to put round statements.
  package struct Closure: Sendable {
    /// `swift` or `objc`, as fences have it.
    package var language: String
    /// Words for people: `animated`.
    package var form: String
    /// Before the statements.
    package var open: String
    /// Behind them.
    package var close: String
  }

  /// In the order of the table.
  package private(set) var closures: [Closure] = []
  /// Before and behind a receiver whose statement follows in a closure, in the order of the table.
  package private(set) var builders: [Closure] = []
  /// By the name of Swift.
  package private(set) var objectiveCTypes: [String: String] = [:]
  /// By the function: the label of its last argument, or nothing.
  package private(set) var trailingLabels: [String: String] = [:]
  /// By the call and its labels, `constraint(equalTo:)`: the last argument that may be left out.
  package private(set) var defaults: [String: String] = [:]
  /// By the language of fences.
  package private(set) var directionTests: [String: String] = [:]
  private var modules: [(prefix: String, module: String)] = []
  /// By where they count, in code or in fixes.
  private var mirrors: [String: [String: String]] = [:]
  private var words: [Kind: Set<String>] = [:]

  /// What a row is about.
  private enum Language: String, TableWord { case any = "", swift, objc, xml, code, fix }

  init(_ tables: Tables) throws(RuleError) {
    for (kind, row) in try tables[.rewritings].rows(by: Kind.self, ["kind", "language", "form", "text", "close"]) {
      _ = try row.word(1, "language", as: Language.self)
      switch kind {
      case .closure: closures.append(Closure(language: row[1], form: row[2], open: row[3], close: row[4]))
      case .builder: builders.append(Closure(language: row[1], form: row[2], open: row[3], close: row[4]))
      case .type: objectiveCTypes[row[2]] = row[3]
      case .module: modules.append((row[2], row[3]))
      case .trailing: trailingLabels[row[2]] = row[3]
      case .standard: defaults[row[2]] = row[3]
      case .mirror: for (word, twin) in [(row[2], row[3]), (row[3], row[2])] { mirrors[row[1], default: [:]][word] = twin }
      case .direction: directionTests[row[1]] = row[3]
      default: words[kind, default: []].insert(row[3])
      }
    }
  }

  /// The words of a kind.
  package subscript(kind: Kind) -> Set<String> { words[kind] ?? [] }

  /// The module that declares a type of the frameworks; nil where the table does not say it.
  package func module(of type: String) -> String? { modules.first { type.hasPrefix($0.prefix) }?.module }

  /// An identifier with the word of a side exchanged: `rightInset` for `leftInset`. One that names both sides stays as it is.
  /// - Parameter inFix: also the words with which fixes name what follows the direction, `leading` and `trailing`.
  package func mirrored(_ identifier: String, inFix: Bool = false) -> String {
    let twins = inFix ? mirrors["code", default: [:]].merging(mirrors["fix", default: [:]]) { $1 } : mirrors["code", default: [:]]
    var result = "", hump = ""
    var sides: Set<String> = []
    func close() {
      defer { hump = "" }
      let lower = hump.lowercased()
      guard let twin = twins[lower] else { return result += hump }
      sides.insert(lower)
      let isUpper = hump.count > 1 && hump.uppercased() == hump
      result += isUpper ? twin.uppercased() : hump.first?.isUppercase == true ? twin.prefix(1).uppercased() + twin.dropFirst() : twin
    }
    for character in identifier {
      if !character.isLetter || character.isUppercase && hump.last?.isLowercase == true { close() }
      if character.isLetter { hump.append(character) } else { result.append(character) }
    }
    close()
    return sides.contains { side in twins[side].map(sides.contains) ?? false } ? identifier : result
  }
}
