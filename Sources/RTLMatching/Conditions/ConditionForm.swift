import RTLLexing

/// A form of `where` lines: how it is written, what it means, and how it is read.
package struct ConditionForm: Sendable {
  /// What it is about: `$A is 1` or `unused`.
  enum Subject: Sendable { case hole, match }
  /// The blocks in which it may stand.
  enum Blocks: Sendable { case code, elements, all }

  let name: String
  /// The name of its opposite.
  let negation: String?
  let subject: Subject
  let blocks: Blocks
  /// Markdown for the table of the language, without the marks of code: `$A is $B`.
  let spellings: [String]
  /// What a refusal adds to them.
  let hint: String
  /// When it holds: Markdown for the same table; empty where another form tells.
  let meaning: String
  let read: @Sendable (inout Clause) throws(RuleError) -> Condition

  init(
    _ name: String, not negation: String? = nil, of subject: Subject, in blocks: Blocks, _ spellings: [String], hint: String = "", _ meaning: String,
    read: @escaping @Sendable (inout Clause) throws(RuleError) -> Condition
  ) {
    (self.name, self.negation, self.subject, self.blocks) = (name, negation, subject, blocks)
    (self.spellings, self.hint, self.meaning, self.read) = (spellings, hint, meaning, read)
  }

  /// All forms in the order of the page. A new one stands in the file of its family.
  static let all: [ConditionForm] = [
    equality, mirrors, pairs, declarations, later, origins, uses, literals, words, types, places, directions, files, project, images, content, family,
  ].flatMap { $0 }

  /// The table of the language: of the forms for Interface Builder elements alone, or of all others.
  package static func table(ofElements: Bool) -> String {
    let rows = all.filter { ($0.blocks == .elements) == ofElements && !$0.meaning.isEmpty }.map { form in
      let spellings = form.spellings.map { "`\(ofElements ? "where " : "")\($0)`" }.joined(separator: " / ")
      return "| \(spellings) | \(form.meaning)\(form.blocks == .code ? "; code only" : "") |\n"
    }
    return "| test | holds if |\n| --- | --- |\n" + rows.joined()
  }

  /// Whether it may stand in blocks of a dialect.
  func applies(to dialect: Dialect) -> Bool {
    switch blocks {
    case .all: true
    case .code: dialect != .xml
    case .elements: dialect == .xml
    }
  }
}
