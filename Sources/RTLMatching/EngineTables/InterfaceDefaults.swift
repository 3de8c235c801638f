/// What Interface Builder leaves out of its files, and how much room text needs, from a table.
package struct InterfaceDefaults: Vocabulary, Hashable {
  /// Sizes are in points; growth, letter and line are factors.
  package enum Name: String, TableWord {
    case fontSize = "font-size", buttonFontSize = "button-font-size", macFontSize = "mac-font-size"
    /// Of a text style, for users who choose the smallest text.
    case smallestTextStyle = "smallest-text-style"
    /// Priorities: of the width of the content, against getting narrower than it, and the greatest, which constraints have.
    case hugging, resistance, required
    /// How many times the room of the English words a translation may take; width and height of a letter by the size of the font.
    case growth, letter, line
  }

  private var numbers: [Name: Double] = [:]

  init(_ tables: Tables) throws(RuleError) {
    for (name, row) in try tables[.interfaceDefaults].rows(by: Name.self, ["name", "number"]) { numbers[name] = try row.number(1, "number") }
  }

  /// 0 without the table.
  package subscript(name: Name) -> Double { numbers[name] ?? 0 }
}
