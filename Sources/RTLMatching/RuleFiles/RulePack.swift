/// Writes the Swift file that packs rule files and tables into the binary.
package enum RulePack {
  /// The generated source.
  /// - Parameters:
  ///   - rules: path below `Rules/` and text, sorted by path.
  ///   - tables: name and text, sorted by name.
  package static func source(rules: [(path: String, text: String)], tables: [(name: String, text: String)]) -> String {
    var out = """
      // Generated from the rule files and tables of this folder by `rtl-audit pack Rules`. Do not edit.

      /// A rule file: what every run needs, and the whole text for pages and examples.
      package struct PackedRule: Sendable {
        /// Path below `Rules/`.
        package let path: String
        /// Head, title, first paragraph and patterns.
        package let core: String
        package let text: String
      }

      /// A table as text.
      package struct PackedTable: Sendable {
        package let name: String
        package let text: String
      }

      package enum PackedRules {
        package static let rules: [PackedRule] = [

      """
    for rule in rules {
      out += "    PackedRule(path: \"\(rule.path)\", core: \(literal(core(rule.text))), text: \(literal(rule.text))),\n"
    }
    out += "  ]\n  package static let tables: [PackedTable] = [\n"
    for table in tables {
      out += "    PackedTable(name: \"\(table.name)\", text: \(literal(withoutSources(table.text)))),\n"
    }
    return out + "  ]\n}\n"
  }

  private static func literal(_ text: String) -> String { "####\"\"\"\n\(text)\n\"\"\"####" }

  /// The rule file without prose beyond its first paragraph and without examples.
  static func core(_ text: String) -> String {
    var out: [Substring] = []
    var inside: (fence: Substring, kept: Bool)?
    var marks = 0
    var sawTitle = false
    var sawSummary = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = inside {
        if block.kept { out.append(line) }
        if line == block.fence { inside = nil }
      } else if marks < 2 {
        if line == "---" { marks += 1 }
        out.append(line)
      } else if line.hasPrefix("```") {
        let words = line.split(separator: " ")
        let kept = words.count > 1 && ["find", "except", "shared"].contains(words[1])
        inside = (line.prefix { $0 == "`" }, kept)
        if kept { out.append(line) }
        sawSummary = true
      } else if !sawTitle {
        sawTitle = line.hasPrefix("# ")
        if sawTitle { out += [line, ""] }
      } else if !sawSummary {
        if line.isEmpty {
          sawSummary = out.last != ""
        } else {
          out.append(line)
        }
      }
    }
    return out.joined(separator: "\n")
  }

  /// A table without its last column when that is `source`: readers of the repository need it, runs do not.
  static func withoutSources(_ text: String) -> String {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    guard let header = lines.first, header.hasSuffix("\tsource") else { return lines.joined(separator: "\n") }
    return lines.map { line in line.lastIndex(of: "\t").map { String(line[..<$0]) } ?? String(line) }.joined(separator: "\n")
  }
}
