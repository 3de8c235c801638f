
/// A rule's page as a terminal shows it.
package struct RulePage {
  /// What stands under one caption: `Reported:`, `Fixed (unsafe):`, `Not reported:`.
  private struct Example {
    /// What its author says of it, the caption, and an empty line.
    let lead: [String]
    let language: String
    /// With its fences.
    var lines: [String]

    var caption: String { lead.last { !$0.isEmpty } ?? "" }
    var isExplained: Bool { lead.count > 2 }
  }

  private let prose: [String]
  private var examples: [Example] = []

  /// - Parameter page: in Markdown.
  package init(_ page: String) {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Fences hold examples alone; above each stand its caption and an empty line. Without a heading, the text above
    // the first caption is not about that example.
    let start = lines.firstIndex { $0.hasPrefix("```") }.map { lines[..<$0].lastIndex(of: "## Examples") ?? $0 - 2 } ?? lines.count
    prose = Array(lines[..<start])
    var lead: [String] = []
    var isInside = false
    for line in lines[start...] {
      if line.hasPrefix("```") {
        if !isInside { examples.append(Example(lead: Array(lead.drop(while: \.isEmpty)), language: String(line.dropFirst(3)), lines: [])) }
        isInside.toggle()
        lead = []
        examples[examples.count - 1].lines.append(line)
      } else if isInside {
        examples[examples.count - 1].lines.append(line)
      } else if !line.hasPrefix("#") {
        lead.append(line)
      }
    }
  }

  /// Languages of the files in which the rule reports something.
  package var languages: Set<String> { Set(examples.lazy.filter { $0.caption.hasPrefix("Reported") }.map(\.language)) }

  /// The page with the plainest examples of each language alone: the rest are there for the tests of the rule.
  /// - Parameter command: prints them all.
  package func short(all command: String) -> String {
    let shown = languages.sorted().flatMap(plainest)
    var text = prose.joined(separator: "\n")
    guard !shown.isEmpty else { return text }
    text += "\n## Examples\n"
    for example in shown { text += "\n\(example.lead.joined(separator: "\n"))\n\(example.lines.joined(separator: "\n"))\n" }
    let left = examples.count - shown.count
    return left == 0 ? text : text + "\n\(left) more: `\(command)`.\n"
  }

  /// The shortest one that is reported, what the fix makes of it, and the shortest one that is not.
  private func plainest(_ language: String) -> [Example] {
    func shortest(_ caption: String) -> Int? {
      let fitting = examples.indices.filter { examples[$0].language == language && examples[$0].caption.hasPrefix(caption) }
      let plain = fitting.filter { examples[$0].caption == caption + ":" && !examples[$0].isExplained }
      let fixed = plain.filter { fix(of: $0) != nil }
      return [fixed, plain, fitting].first { !$0.isEmpty }?.min { size(examples[$0]) < size(examples[$1]) }
    }
    var shown: [Example] = []
    if let bad = shortest("Reported") { shown += [examples[bad]] + (fix(of: bad).map { [$0] } ?? []) }
    if let good = shortest("Not reported") { shown.append(examples[good]) }
    return shown
  }

  private func fix(of number: Int) -> Example? {
    examples.indices.contains(number + 1) && examples[number + 1].caption.hasPrefix("Fixed") ? examples[number + 1] : nil
  }

  private func size(_ example: Example) -> Int { example.lines.reduce(0) { $0 + $1.utf8.count } }
}
