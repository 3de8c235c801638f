/// What Interface Builder leaves out of its files, and how much room text needs, from a table.
package struct InterfaceDefaults: Vocabulary, Hashable {
  private enum Name: String, TableWord {
    case fontSize = "font-size", buttonFontSize = "button-font-size", smallestTextStyle = "smallest-text-style"
    case hugging, resistance, required, growth, letter, line
  }

  /// Of text, in points.
  package let fontSize: Double
  /// Of the title of a button, in points.
  package let buttonFontSize: Double
  /// In points, for users who choose the smallest text.
  let smallestTextStyle: Double
  /// How strongly a view keeps to the width of its content.
  package let hugging: Double
  /// How strongly a view keeps from becoming narrower than its content.
  package let resistance: Double
  /// The greatest priority, which a constraint has by default.
  package let required: Double
  /// A translation may take this many times the room of the English words.
  let growth: Double
  /// The width of a letter and the height of a line, by the size of the font.
  let letter, line: Double

  init(_ tables: Tables) throws(RuleError) {
    var numbers: [Name: Double] = [:]
    for (name, row) in try tables[.interfaceDefaults].rows(by: Name.self, ["name", "number"]) { numbers[name] = try row.number(1, "number") }
    func number(_ name: Name) -> Double { numbers[name] ?? 0 }
    (fontSize, buttonFontSize, smallestTextStyle) = (number(.fontSize), number(.buttonFontSize), number(.smallestTextStyle))
    (hugging, resistance, required) = (number(.hugging), number(.resistance), number(.required))
    (growth, letter, line) = (number(.growth), number(.letter), number(.line))
  }
}
