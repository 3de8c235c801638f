import RTLFacts

/// A table of the words by which code places views, by what its rows are.
struct PlacementTable: Sendable {
  /// What a row is.
  enum Kind: String, CaseIterable {
    case rect, point, implicit, originArgument = "origin-argument", target, argument, xMember = "x-member"
    case frameName = "frame-name", sideMember = "side-member", viewWord = "view-word", rounding, leftEdge = "left-edge"
    case rightEdge = "right-edge", width, centred, moving, bothSides = "both-sides", hook, pointer
    case hookTwin = "hook-twin", notInside = "not-inside", notMeant = "not-meant", rowType = "row-type", notTarget = "not-target", control
    case corner, text, drawing
  }

  static let columns = ["kind", "name", "role"]

  /// Calls that make a rectangle, and those that make a point.
  private(set) var rects: Set<String> = []
  private(set) var points: Set<String> = []
  /// What makes either where the type follows from what takes it: `.init(x: …)`.
  private(set) var implicit: Set<String> = []
  /// Members that move a view when they are set, and the arguments that do.
  private(set) var targets: Set<String> = []
  private(set) var arguments: Set<String> = []
  /// The argument of a rectangle that takes its corner.
  private(set) var originArguments: Set<String> = []
  /// Members of a view whose `x` is set.
  private(set) var viewPoints: Set<String> = []
  /// Last words of locals that hold the frame of a view.
  private(set) var frameWords: Set<String> = []
  /// Members of helpers that set one side -> whether any receiver will do.
  private(set) var sideMembers: [String: Bool] = [:]
  private(set) var viewWords: Set<String> = []
  /// Calls that leave a number or a rectangle in its place.
  private(set) var roundings: Set<String> = []
  /// Names of the left edge, as they stand at the end of an expression, and of the width.
  private(set) var leftEdges: Set<String> = []
  private(set) var widths: Set<String> = []
  private(set) var rightEdges: Set<String> = []
  /// Words of values that are centred, last words of values that move, words of sums of both sides.
  private(set) var centredWords: Set<String> = []
  private(set) var movingWords: Set<[String]> = []
  private(set) var bothSides = WordRuns()
  /// Functions whose rectangle is used as it is -> the label of the first argument, empty in Objective-C.
  private(set) var hooks: [String: String] = [:]
  /// Functions of the system -> the function that answers in the other direction.
  private(set) var hookTwins: [String: String] = [:]
  /// Names of code that follows the pointer.
  private(set) var pointer: Set<String> = []
  /// Words of functions and types that do not lay out.
  private var notInside = WordRuns()
  /// Those that say it of a function alone: `presentMenu` moves a view, a `PresentCell` is about gifts.
  private var notInsideFunctions = WordRuns()
  /// Words that say something else where they stand together: an `indexPath` is no path.
  private var notMeant: Set<[String]> = []
  /// Last words of types that lay out what they show, whatever that is, and of texts and controls.
  private var rowTypes: Set<String> = []
  private var controls: Set<String> = []
  /// Words of things that are no part of a layout.
  private var notTargets = WordRuns()
  /// Words of corners, and of things that show a text.
  private(set) var corners = WordRuns()
  private(set) var texts = WordRuns()
  /// Names that only drawing code has.
  private(set) var drawing: Set<String> = []

  /// The kinds of rows at which the audit stops to look.
  private static let triggers: Set<String> = ["rect", "point", "implicit", "x-member", "side-member"]

  /// The words that lexers should number for this table.
  static func words(_ table: Table) -> [String] {
    guard let kind = table.columns.firstIndex(of: "kind"), let name = table.columns.firstIndex(of: "name") else { return [] }
    return table.rows.filter { triggers.contains($0[kind]) }.map { $0[name] }
  }

  init(_ table: Table?) {
    guard let table, let kind = table.columns.firstIndex(of: "kind"), let name = table.columns.firstIndex(of: "name"),
      let role = table.columns.firstIndex(of: "role")
    else { return }
    for row in table.rows {
      let text = row[name]
      switch Kind(rawValue: row[kind]) {
      case .rect: rects.insert(text)
      case .point: points.insert(text)
      case .implicit: implicit.insert(text)
      case .originArgument: originArguments.insert(text)
      case .target: targets.insert(text)
      case .argument: arguments.insert(text)
      case .xMember:
        if row[role] == "place" { viewPoints.insert(text) }
      case .frameName: frameWords.insert(text)
      case .sideMember: sideMembers[text] = row[role] != "views"
      case .viewWord: viewWords.insert(text)
      case .rounding: roundings.insert(text)
      case .leftEdge: leftEdges.insert(text)
      case .rightEdge: rightEdges.insert(text)
      case .width: widths.insert(text)
      case .centred: centredWords.insert(text)
      case .moving: movingWords.insert(Words.split(text.utf8))
      case .bothSides: bothSides.insert(Words.split(text.utf8))
      case .hook: hooks[text] = row[role]
      case .pointer: pointer.insert(text)
      case .hookTwin: hookTwins[text] = row[role]
      case .notInside: if row[role] == "function" { notInsideFunctions.insert(Words.split(text.utf8)) } else { notInside.insert(Words.split(text.utf8)) }
      case .notMeant: notMeant.insert(Words.split(text.utf8))
      case .rowType: rowTypes.insert(text)
      case .control: controls.insert(text)
      case .notTarget: notTargets.insert(Words.split(text.utf8))
      case .corner: corners.insert(Words.split(text.utf8))
      case .text: texts.insert(Words.split(text.utf8))
      case .drawing: drawing.insert(text)
      case nil: break
      }
    }
    // A row without a word would stand everywhere.
    notMeant.remove([])
  }

  /// Whether a name says that its value is a middle or moves.
  /// - Parameter isOwner: the value is a member of it, and so no middle.
  func isNeutral(_ name: String, isOwner: Bool = false) -> Bool {
    let words = Words.split(name.utf8)
    if !isOwner, words.contains(where: centredWords.contains) { return true }
    return movingWords.contains { words.suffix($0.count) == $0[...] }
  }

  /// Whether a function or type of this name lays out nothing.
  func isNoLayout(_ name: String) -> Bool {
    var words = Words.split(name.utf8)[...]
    let isType = name.utf8.first.map { $0 < UInt8(ascii: "a") && $0 != UInt8(ascii: "_") } ?? false
    if isType, words.last.map(rowTypes.contains) ?? false { return false }
    var meant: [String] = []
    while let word = words.first {
      if let run = notMeant.first(where: words.starts) {
        words.removeFirst(run.count)
      } else {
        meant.append(word)
        words.removeFirst()
      }
    }
    return notInside.occur(in: meant) || !isType && notInsideFunctions.occur(in: meant)
  }

  /// Whether a name says that its place is none of a layout.
  func isOther(_ name: String) -> Bool {
    let words = Words.split(name.utf8)
    return !(words.last.map(controls.contains) ?? false) && notTargets.occur(in: words)
  }

  /// Whether one of some words stands in a name.
  static func matches(_ name: String, _ runs: WordRuns) -> Bool { runs.occur(in: Words.split(name.utf8)) }
}
