import RTLFacts
import RTLLexing

/// What tells that something is used though nothing names it: the system or the runtime finds it.
package struct UnseenUses: Sendable {
  private var texts: [[UInt8]] = []
  private var devices: [String] = []
  private var settings: [[UInt8]] = []

  /// - Throws: `RuleError` for a table without the columns that are read.
  static func read(_ tables: Tables) throws(RuleError) -> UnseenUses {
    try tables.reading(of: "unseen-uses") { table throws(RuleError) in
      var found = UnseenUses()
      guard let table else { return found }
      let kind = try table.column("kind"), text = try table.column("text")
      for row in table.rows {
        switch row[kind] {
        case "device": found.devices.append(row[text])
        case "setting": found.settings.append(Array(row[text].utf8))
        default: found.texts.append(Array(row[text].utf8))
        }
      }
      return found
    }
  }

  /// Whether code has one of the words.
  package func mayHold(in code: [UInt8]) -> Bool { texts.contains { ByteSearch.contains(code, $0) } }

  /// The lines of an Xcode project that set what may be a name.
  package func settings(in project: [UInt8]) -> [UInt8] {
    let lines = project.split(separator: 0x0A).map { $0.drop { $0 == 0x09 || $0 == 0x20 || $0 == UInt8(ascii: "\"") } }
    return Array(lines.filter { line in settings.contains { line.starts(with: $0) } }.joined())
  }

  /// Whether the name of a file is one that a device of some kind completes.
  package func mayHold(of name: String) -> Bool { devices.contains { name.lowercased().hasSuffix($0) } }
}
