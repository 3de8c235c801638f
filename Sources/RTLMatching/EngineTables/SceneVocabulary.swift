/// What an element of an Interface Builder file is, as far as a drawing needs to know.
package struct ElementKind: Sendable, Hashable {
  /// How it is laid out and drawn: a word of the column `role` of `scene-elements`.
  package enum Role: String, TableWord {
    case box, label, button, picture, field, text, `switch`, slider, stepper, segments, progress, pages, spinner, search
    case wheel, scroll, list, grid, row, rowContent, item, content, stack, container, bar, map, web
  }

  /// Of the element: `textField`.
  package var name: String
  /// `box` for an element that no table knows.
  package var role: Role
  /// Width of the frame where the system fixes it.
  package var width: Double?
  /// How far the frame stands over what constraints hold.
  package var left = 0.0
  /// The same at the right; both in points.
  package var right = 0.0
  /// Its width follows what it shows.
  package var hasContentWidth = false
  /// What it shows turns round by itself.
  package var mirrors = false
  /// The attribute that says at which side its text stands; empty where there is none.
  package var side = ""

  /// Scrolls: constraints of what is inside hold at its content, not at its frame.
  package var scrolls: Bool { role == .scroll || role == .list || role == .grid || role == .text }
}

/// What the tables teach about the drawing of scenes.
package struct SceneVocabulary: Vocabulary {
  private enum Place: String, TableWord { case root, row, other }
  private enum Answer: String, TableWord { case yes, no }

  private var kinds: [String: ElementKind] = [:]
  /// By place: widths from which on a margin holds, ascending.
  private var margins: [String: [(width: Double, margin: Double)]] = [:]
  /// Widths of screens by the id of the device.
  private var screens: [String: Double] = [:]
  /// Classes of the frameworks that show a screen.
  package private(set) var controllers: Set<String> = []
  /// What files leave out.
  package let defaults: InterfaceDefaults

  /// - Throws: `RuleError` for a table without its columns, or with a word or number that is none.
  package init(_ tables: Tables) throws(RuleError) {
    defaults = try InterfaceDefaults(tables)
    let columns = ["role", "element", "width", "left", "right", "content", "mirrors", "side"]
    for (role, row) in try tables[.sceneElements].rows(by: ElementKind.Role.self, columns) {
      func number(_ column: Int) throws(RuleError) -> Double? { row[column].isEmpty ? nil : try row.number(column, columns[column]) }
      func isYes(_ column: Int) throws(RuleError) -> Bool { try row.word(column, columns[column], as: Answer.self) == .yes }
      kinds[row[1]] = ElementKind(
        name: row[1], role: role, width: try number(2), left: try number(3) ?? 0, right: try number(4) ?? 0,
        hasContentWidth: try isYes(5), mirrors: try isYes(6), side: row[7])
    }
    for (place, row) in try tables[.sceneMargins].rows(by: Place.self, ["place", "width", "margin"]) {
      margins[place.rawValue, default: []].append((try row.number(1, "width"), try row.number(2, "margin")))
    }
    for row in try tables[.sceneScreens].rows("device", "width") { screens[row[0]] = try row.number(1, "width") }
    controllers = Set(try tables[.sceneClasses].rows("class").map { $0[0] })
  }

  /// An element that no table knows is an empty view.
  package func kind(_ name: String) -> ElementKind { kinds[name] ?? ElementKind(name: name, role: .box) }

  /// Whether a table has the element.
  package func knows(_ name: String) -> Bool { kinds[name] != nil }

  /// In points; nil for a device that no table knows.
  package func screenWidth(_ device: String) -> Double? { screens[device] }

  /// In points, on a screen of this width.
  /// - Parameter place: `root` for the view of a screen, `row` for the content of a cell, `other`.
  package func margin(_ place: String, width: Double) -> Double { margins[place]?.last { $0.width <= width }?.margin ?? 0 }
}
