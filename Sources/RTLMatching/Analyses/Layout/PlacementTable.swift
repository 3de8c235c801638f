import RTLFacts

/// A table of the words by which code places views, by what its rows are.
struct PlacementTable: Sendable {
  /// What a row is.
  enum Kind: String, TableWord {
    /// Calls that make a rectangle, and those that make a point.
    case rect, point
    /// What makes either where the type follows from what takes it: `.init(x: …)`.
    case implicit
    /// Members that move a view when they are set, and the arguments that do.
    case target, argument
    /// The argument of a rectangle that takes its corner.
    case originArgument = "origin-argument"
    /// Members whose `x` is set, and those of helpers that set one side.
    case xMember = "x-member", sideMember = "side-member"
    /// Last words of locals that hold the frame of a view, and of views.
    case frameName = "frame-name", viewWord = "view-word"
    /// Calls that leave a number or a rectangle in its place.
    case rounding
    /// What leads from a rectangle to its width.
    case extent
    /// Names of the right edge, as they stand at the end of an expression, and of the width.
    case rightEdge = "right-edge", width
    /// Last words of values that move, words of sums of both sides.
    case moving, bothSides = "both-sides"
    /// Functions whose rectangle is used as it is, and those with a twin that answers in the other direction.
    case hook, hookTwin = "hook-twin"
    /// Members that leave a view to its constraints alone when they are set to false, and calls that do so themselves.
    case freed, constraining
    /// Names of code that follows the pointer, and names that only drawing code has.
    case pointer, drawing
    /// Words of functions and types that do not lay out, and those that say something else where they stand together: an
    /// `indexPath` is no path.
    case notInside = "not-inside", notMeant = "not-meant"
    /// Members and arguments whose view something else places, such as a bar.
    case placing, taking
    /// Calls that add what is placed: a function with one of them lays out, whatever it is called.
    case adding
    /// Words of things that are no part of a layout.
    case notTarget = "not-target"
    /// Last words of types that lay out what they show, whatever that is, and of texts and controls.
    case rowType = "row-type", control
    /// Words of corners, and of things that show a text.
    case corner, text
  }

  private enum Role: String, TableWord {
    case none = "", place, views, function
    /// Words that mean drawing, unless the function adds what it places.
    case drawing
  }

  /// The words that lexers should number: at these the audit stops to look.
  private(set) var words: [String] = []
  /// Of the names that stand for themselves.
  private var kinds: [String: [Kind]] = [:]
  /// Members of a view whose `x` is set.
  private(set) var viewPoints: Set<String> = []
  /// Members of helpers that set one side -> whether any receiver will do.
  private(set) var sideMembers: [String: Bool] = [:]
  private var movingWords: Set<[String]> = []
  private(set) var bothSides = WordPattern()
  /// Functions -> the label of the first argument, empty in Objective-C.
  private(set) var hooks: [String: String] = [:]
  private(set) var hookTwins: [String: String] = [:]
  private var notInside = WordPattern()
  /// Those that say it of a function alone: `presentMenu` moves a view, a `PresentCell` is about gifts.
  private var notInsideFunctions = WordPattern()
  private var drawing = WordPattern()
  private var notMeant: Set<[String]> = []
  private var notTargets = WordPattern()
  private(set) var corners = WordPattern()
  private(set) var texts = WordPattern()
  /// What sets how wide a view is.
  private(set) var sizes = SinkPlaces.Index([])
  /// Names beside which code says that something else places a view.
  private(set) var placingNames = NameSet([])

  /// - Throws: `RuleError` for a row that cannot be read.
  init(_ table: Table?) throws(RuleError) {
    for (kind, row) in try table.rows(by: Kind.self, ["kind", "name", "role"]) {
      let text = row[1]
      // Behind a hook stands the label of its argument, or its twin.
      let role = kind == .hook || kind == .hookTwin ? .none : try row.word(2, "role", as: Role.self)
      if [.rect, .point, .implicit, .xMember, .sideMember].contains(kind) { words.append(text) }
      switch kind {
      case .xMember: if role == .place { viewPoints.insert(text) }
      case .sideMember:
        sideMembers[text] = role != .views
        words.append(Setter.name(of: text))
      case .moving: movingWords.insert(IdentifierWords.split(text.utf8))
      case .bothSides: bothSides.insert(IdentifierWords.split(text.utf8))
      case .hook: hooks[text] = row[2]
      case .hookTwin: hookTwins[text] = row[2]
      case .notInside:
        let words = IdentifierWords.split(text.utf8)
        switch role {
        case .function: notInsideFunctions.insert(words)
        case .drawing: drawing.insert(words)
        default: notInside.insert(words)
        }
      case .notMeant: notMeant.insert(IdentifierWords.split(text.utf8))
      case .notTarget: notTargets.insert(IdentifierWords.split(text.utf8))
      case .corner: corners.insert(IdentifierWords.split(text.utf8))
      case .text: texts.insert(IdentifierWords.split(text.utf8))
      default: kinds[text, default: []].append(kind)
      }
    }
    // A row without a word would stand everywhere.
    notMeant.remove([])
    let wide = kinds.filter { name, kinds in !viewPoints.contains(name) && kinds.contains { [.width, .extent, .target].contains($0) } }
    sizes = SinkPlaces.Index(wide.keys.sorted().map { .init(form: .member, name: $0, label: "", place: .here) })
    let placing = kinds.filter { $0.value.contains { [.placing, .taking, .freed, .constraining].contains($0) } }.keys
    placingNames = NameSet(Set(placing.flatMap { name in [String(name.split(separator: ".").last ?? ""), Setter.name(of: name)] }))
  }

  /// Whether a name, or the last word of one, is of a kind.
  func has(_ name: String?, _ kind: Kind) -> Bool { name.flatMap { kinds[$0] }?.contains(kind) ?? false }

  /// Whether a name says that its value moves.
  func isMoving(_ name: String) -> Bool {
    let words = IdentifierWords.split(name.utf8)
    return movingWords.contains { words.suffix($0.count) == $0[...] }
  }

  /// Whether a function or type of this name lays out nothing.
  /// - Parameter adds: it adds views, and so draws none.
  func isNoLayout(_ name: String, adds: Bool = false) -> Bool {
    var words = IdentifierWords.split(name.utf8)[...]
    let isType = name.utf8.first.map { $0 < UInt8(ascii: "a") && $0 != UInt8(ascii: "_") } ?? false
    if isType, has(words.last, .rowType) { return false }
    var meant: [String] = []
    while let word = words.first {
      if let run = notMeant.first(where: words.starts) {
        words.removeFirst(run.count)
      } else {
        meant.append(word)
        words.removeFirst()
      }
    }
    return notInside.occur(in: meant) || !adds && drawing.occur(in: meant) || !isType && notInsideFunctions.occur(in: meant)
  }

  /// Whether a name says that its place is none of a layout.
  func isOther(_ name: String) -> Bool {
    let words = IdentifierWords.split(name.utf8)
    return !has(words.last, .control) && notTargets.occur(in: words)
  }

  /// `icon` for `icon.frame.origin`.
  func bareView(_ view: String) -> String {
    var parts = view.split(separator: ".")
    while parts.count > 1, let last = parts.last, [Kind.target, .originArgument, .extent].contains(where: { has(String(last), $0) }) { parts.removeLast() }
    if parts.first == "self", parts.count > 1 { parts.removeFirst() }
    return parts.joined(separator: ".")
  }

  /// `icon` for `self.header.icon.frame`.
  func lastName(_ view: String) -> String {
    let bare = bareView(view)
    return PlacedView.bare(bare.split(separator: ".").last.map(String.init) ?? bare)
  }

  /// Whether one of some words stands in a name.
  static func matches(_ name: String, _ runs: WordPattern) -> Bool { runs.occur(in: IdentifierWords.split(name.utf8)) }
}
