import RTLMatching

/// What an element of an Interface Builder file is, as far as a drawing needs to know.
package struct ElementKind: Sendable, Hashable {
  /// How it is laid out and drawn: a word of the column `role` of `scene-elements`.
  package enum Role: String, Sendable, CaseIterable {
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
  var scrolls: Bool { role == .scroll || role == .list || role == .grid || role == .text }
}

/// What the tables teach about the drawing of scenes.
package struct SceneVocabulary: Sendable {
  private var kinds: [String: ElementKind] = [:]
  /// By place: widths from which on a margin holds, ascending.
  private var margins: [String: [(width: Double, margin: Double)]] = [:]

  /// Widths of screens by the id of the device.
  private var screens: [String: Double] = [:]

  /// - Throws: `RuleError` for a table without its columns, or with a word or number that is none.
  package init(_ tables: Tables) throws(RuleError) {
    if let table = tables["scene-elements"] { try readElements(table) }
    if let table = tables["scene-margins"] { try readMargins(table) }
    if let table = tables["scene-screens"] {
      let device = try table.column("device"), width = try table.column("width")
      for row in table.rows { screens[row[device]] = Double(row[width]) }
    }
  }

  /// An element that no table knows is an empty view.
  package func kind(_ name: String) -> ElementKind { kinds[name] ?? ElementKind(name: name, role: .box) }

  func knows(_ name: String) -> Bool { kinds[name] != nil }

  func screenWidth(_ device: String) -> Double? { screens[device] }

  func margin(_ place: String, width: Double) -> Double {
    margins[place]?.last { $0.width <= width }?.margin ?? 0
  }

  private mutating func readElements(_ table: Table) throws(RuleError) {
    let name = try table.column("element"), role = try table.column("role"), width = try table.column("width")
    let left = try table.column("left"), right = try table.column("right")
    let content = try table.column("content"), mirrors = try table.column("mirrors"), side = try table.column("side")
    for row in table.rows {
      guard let known = ElementKind.Role(rawValue: row[role]) else {
        throw RuleError(
          path: "Tables/\(table.name).tsv", line: 1,
          message: "`\(row[role])` is not a role; known: \(ElementKind.Role.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      kinds[row[name]] = ElementKind(
        name: row[name], role: known, width: Double(row[width]), left: Double(row[left]) ?? 0, right: Double(row[right]) ?? 0,
        hasContentWidth: row[content] == "yes", mirrors: row[mirrors] == "yes", side: row[side])
    }
  }

  private mutating func readMargins(_ table: Table) throws(RuleError) {
    let place = try table.column("place"), width = try table.column("width"), margin = try table.column("margin")
    for row in table.rows {
      guard let from = Double(row[width]), let points = Double(row[margin]) else {
        throw RuleError(path: "Tables/\(table.name).tsv", line: 1, message: "`\(row[width])` and `\(row[margin])` must be numbers")
      }
      margins[row[place], default: []].append((from, points))
    }
  }
}
