/// What gives an x, by name, as data.
package struct HorizontalVocabulary: Sendable {
  /// What a name stands for.
  /// Each is called as in the table.
  package enum Meaning: String, Sendable {
    /// Members and calls that give a point: counted from the left edge, or a way to the right.
    case point, way
    /// Those that give a number of the second kind.
    case distance
    /// Those that give a rectangle, and a size.
    case rectangle, size
    /// What takes the x of a point, the width of something, the edges and the middle of a rectangle, its corner and its size.
    case x, width, leftEdge = "left-edge", middle, rightEdge = "right-edge", corner, extent
    /// What leads to the same thing: a pointer's target.
    case itself
    /// Calls that make a point, a size and a rectangle of numbers.
    case makesPoint = "makes-point", makesSize = "makes-size", makesRectangle = "makes-rectangle"
    /// Calls that make insets of numbers: what they say is the left one, by its label, in C by its place.
    case makesInsets = "makes-insets"
    /// Calls that make a shift of numbers, and those that shift what they are called on, or their first argument.
    case makesShift = "makes-shift", shifted
    /// Calls that leave a number as it is, make a whole one of it, take its sign away, or limit it by others.
    case same, whole, unsigned, limited
    /// Calls that say where something is in another space.
    case converted
    /// Nothing in any direction: `zero`.
    case zero
    /// The members of a list with their numbers.
    case numbered
    /// A call whose closure sets the state that is its argument.
    case updating
  }

  /// One name.
  package struct Entry: Sendable {
    package var meaning: Meaning
    /// The label of the first argument where it is called, `_` for none, and in Objective-C its own name; nil for what is only a member.
    package var label: String?
    /// Who speaks there, such as `finger`; empty for most.
    package var role: String

    package init(_ meaning: Meaning, label: String? = nil, role: String = "") { (self.meaning, self.label, self.role) = (meaning, label, role) }
  }

  package var entries: [String: Entry] = [:]
  /// The names of each meaning, once `index` was called.
  private(set) var names: [Meaning: NameSet] = [:]
  /// Without one of these no number is counted along x: of a point, a size and a rectangle they take the x and the width, or they
  /// make a number of whatever they are given.
  private(set) var makingNumbers = NameSet([])
  /// Last words of names for widths and gaps, and for places in an order, where nothing else is known of them.
  package var lengths: Set<String> = []
  package var indices: Set<String> = []
  /// Members of what has such a name that are its sides: the `left` of insets.
  package var sides: Set<String> = []
  /// Last words of names for numbers of things, which are the same in any direction.
  package var amounts: Set<String> = []
  /// Last words of names for rectangles, and their role.
  package var boxes: Set<String> = []
  package var boxRole = ""
  /// Words of names for the middle of something.
  package var middles = WordPattern()
  /// Words of names for a place that was put down before.
  package var kept = WordPattern()
  /// What a function does to its last operand, to several, and to the one that counts x, where only its name says it.
  package enum Helper: String, Sendable { case rounding, limiting, sharing }
  /// By the words of the name.
  package var helpers: [[String]: Helper] = [:]
  /// The role of what is counted.
  package var indexRole = ""
  /// Last words of names for how much of a whole is meant, which is the same in any direction, and their role.
  package var shares: Set<String> = []
  package var shareRole = ""
  /// Words of names that end in one of those, but say how large something is.
  package var scales = WordPattern()
  /// Words of names that keep where a touch began, and their role.
  package var starts = WordPattern()
  package var startRole = ""

  /// Knows nothing; a table fills it.
  package init() {}

  /// Gets the entries ready to be found in files.
  package mutating func index() {
    let byMeaning = Dictionary(grouping: entries.keys) { entries[$0]!.meaning }
    names = byMeaning.mapValues { NameSet(Set($0)) }
    for name in byMeaning[.whole] ?? [] { helpers[IdentifierWords.split(name.utf8)] = .rounding }
    let making: [Meaning] = [.x, .width, .leftEdge, .middle, .rightEdge, .distance, .unsigned, .makesInsets, .makesShift, .shifted]
    makingNumbers = NameSet(Set(making.flatMap { byMeaning[$0] ?? [] }))
  }
}

extension HorizontalReader {
  /// Whether an origin says how much of a whole there is.
  package func isShare(_ origin: HorizontalValue.Origin) -> Bool { origin.role == words.shareRole }
}
