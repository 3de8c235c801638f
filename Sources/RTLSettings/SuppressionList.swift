/// The list of suppressions in the text of the settings: one item a line, so that branches merge.
package enum SuppressionList {
  /// The text with one item more, every other byte as it was.
  /// - Returns: with the number of the new line, from 1.
  package static func adding(_ entry: SettingsSuppression, to text: String) -> (text: String, line: Int) {
    let newline = text.utf8.contains(0x0D) ? "\r\n" : "\n"
    var lines = text.split(separator: newline == "\n" ? "\n" : "\r\n", omittingEmptySubsequences: false).map(String.init)
    guard let header = lines.firstIndex(where: { $0.hasPrefix("suppressions:") }) else {
      if lines.last == "" { lines.removeLast() }
      if !lines.isEmpty { lines.append("") }
      lines += [
        "# Findings that no comment can suppress; `rtl-audit suppress FILE#ID RULE --reason TEXT` adds to this list.", "suppressions:", "  " + item(entry), "",
      ]
      return (lines.joined(separator: newline), lines.count - 1)
    }
    var last = header
    var indent = "  "
    for number in lines.indices.dropFirst(header + 1) {
      let rest = lines[number].drop { $0 == " " }
      if rest.hasPrefix("-") {
        last = number
        indent = String(lines[number].prefix(lines[number].count - rest.count))
      } else if !rest.isEmpty, !rest.hasPrefix("#") {
        if rest.count == lines[number].count { break }
        // An item may go on below its first key.
        last = number
      }
    }
    lines.insert(indent + item(entry), at: last + 1)
    return (lines.joined(separator: newline), last + 2)
  }

  /// An item as it is written: `- { file: "…", rule: … }`.
  package static func item(_ entry: SettingsSuppression) -> String {
    var parts = ["file: \(quoted(entry.file))"]
    if let at = entry.at { parts.append("at: \(quoted(at))") }
    parts.append("rule: \(entry.rule)")
    if let reason = entry.reason, !reason.isEmpty { parts.append("reason: \(quoted(reason))") }
    return "- { \(parts.joined(separator: ", ")) }"
  }

  /// A text of YAML.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
