import RTLFacts
import RTLFindings

/// How a fix asks for the direction: in the words of the project where it has a helper for that.
package struct DirectionTest: Sendable, Hashable {
  /// Stands in what a fix writes for the test.
  static let hole = "{" + FixTemplate.direction + "}"

  /// What is written where the project has no helper.
  package var fallback: String
  /// The view that is asked, as the code names it; nil where none is at hand.
  package var view: String?
  /// Types whose helpers the view has.
  package var owners: [String]
  /// False for Objective-C; helpers of the other language do not fit.
  package var isSwift: Bool

  /// - Parameters:
  ///   - fallback: of a rule, with `{NAME}` for holes; of a finding, with their texts.
  ///   - view: likewise.
  package init(fallback: String, view: String? = nil, owners: [String] = [], isSwift: Bool = true) {
    (self.fallback, self.view, self.owners, self.isSwift) = (fallback, view, owners, isSwift)
  }

  /// Whether it is put to the view where the project has no helper.
  var asksView: Bool { view.map(fallback.contains) ?? false }

  /// The same with its holes filled.
  func filled(_ fill: (String) -> String) -> DirectionTest {
    DirectionTest(fallback: fill(fallback), view: view.map(fill), owners: owners, isSwift: isSwift)
  }

  /// The call of a helper of the project; nil where none fits.
  package func call(of helpers: some Sequence<DirectionHelper>) -> String? {
    let fitting = helpers.filter { $0.isSwift == isSwift && !$0.needsCall && !$0.isHidden && Self.saysRightToLeft($0.name) }
      .sorted { ($0.owner ?? "", $0.name) < ($1.owner ?? "", $1.name) }
    if let view, let own = fitting.first(where: { !$0.isStatic && $0.owner.map(owners.contains) ?? false }) {
      // A comparison takes an optional, a condition does not.
      return view.hasSuffix("?") ? "\(view).\(own.name) == true" : "\(view).\(own.name)"
    }
    if let global = fitting.first(where: { $0.owner == nil }) { return global.name }
    return fitting.lazy.compactMap { helper in helper.isStatic ? helper.owner.map { "\($0).\(helper.name)" } : nil }.first
  }

  /// `isRTL`, `IS_RIGHT_TO_LEFT`: a truth value that is true in a right-to-left language.
  private static func saysRightToLeft(_ name: String) -> Bool {
    let words = IdentifierWords.split(name.utf8)
    guard words.first == "is", !words.contains("not") else { return false }
    return words.contains("rtl") || IdentifierWords.contains(words, run: ["right", "to", "left"])
  }
}

extension Fix {
  /// Puts the test of the direction where the fix asks for one.
  package mutating func ask(_ test: String) {
    func filled(_ text: String) -> String { FixTemplate.replace(text) { $0 == FixTemplate.direction ? test : nil } }
    title = filled(title)
    for index in edits.indices { edits[index].replacement = filled(edits[index].replacement) }
  }
}
