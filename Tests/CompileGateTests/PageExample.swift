import Foundation

/// A `bad` block of a rule page that has a `fixed` block behind it, and that block.
struct PageExample {
  struct Block {
    /// Without the marks.
    var text: String
    /// 1-based line of its first line in the page.
    var line: Int
  }

  enum Language: String { case swift, objc }

  var language: Language
  var bad: Block
  var fixed: Block
  /// A plain `fixed` block; `unsafe` and `shown` fixes may want a newer system.
  var isSafe: Bool
  var imports: [String]
  /// What the example says it is built for.
  var targets: [DeploymentTarget]

  /// The examples of a page in one language.
  static func read(page: String, _ language: Language) throws -> [PageExample] {
    var examples: [PageExample] = []
    var before: (words: [Substring], block: Block)?
    var open: (words: [Substring], line: Int, text: [Substring])?
    let lines = try Repository.read(page).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix("```") else {
        open?.text.append(line)
        continue
      }
      guard let (words, first, text) = open else {
        open = (line.dropFirst(3).split(separator: " "), index + 2, [])
        continue
      }
      open = nil
      let block = Block(text: text.joined(separator: "\n").replacingOccurrences(of: "↓", with: ""), line: first)
      if words.count > 1, words[0] == language.rawValue {
        if words[1] == "fixed", let bad = before {
          examples.append(PageExample(language: language, bad: bad.block, fixed: block, isSafe: words.count == 2, attributes: bad.words.dropFirst(2)))
        }
        before = words[1] == "bad" ? (words, block) : nil
      }
    }
    return examples
  }

  private init(language: Language, bad: Block, fixed: Block, isSafe: Bool, attributes: ArraySlice<Substring>) {
    func values(_ key: String) -> [Substring] {
      attributes.first { $0.hasPrefix(key + "=") }.map { $0.dropFirst(key.count + 1).split(separator: ",") } ?? []
    }
    self.language = language
    self.bad = bad
    self.fixed = fixed
    self.isSafe = isSafe
    imports = values("imports").map(String.init)
    targets = values("target").compactMap { DeploymentTarget($0) }
  }
}
