import RTLLexing

/// A form of `where` lines: how it is written, what it means, and how it is read.
package struct ConditionForm: Sendable {
  /// What it is about: `$A equals 1` or `used`.
  enum Subject: Sendable { case hole, match }
  /// The blocks in which it may stand.
  enum Blocks: Sendable { case code, elements, all }

  let name: String
  let subject: Subject
  let blocks: Blocks
  /// For the table of the language: how it is written, and when it holds, in Markdown.
  let rows: KeyValuePairs<String, String>
  /// What a refusal adds to how it is written.
  let hint: String
  /// Its conditions may tell of a whole file that they hold nowhere, see `Condition.mayHold`.
  let asksFiles: Bool
  let read: @Sendable (inout Clause) throws(RuleError) -> Condition

  init(
    _ name: String, of subject: Subject, in blocks: Blocks, _ rows: KeyValuePairs<String, String>, hint: String = "",
    asksFiles: Bool = false, read: @escaping @Sendable (inout Clause) throws(RuleError) -> Condition
  ) {
    (self.name, self.subject, self.blocks, self.rows, self.hint, self.asksFiles, self.read) = (name, subject, blocks, rows, hint, asksFiles, read)
  }

  /// All forms in the order of the page. A new one stands in the file of its family.
  static let all: [ConditionForm] = [
    equality, mirrors, pairs, neighbours, declarations, later, origins, uses, literals, words, types, places, directions, files, project, images, content,
    family,
  ].flatMap { $0 }

  private static let askingFiles = Set(all.lazy.filter(\.asksFiles).map(\.name))

  /// Whether a line, which is not read for that, is of a form that asks files.
  static func asksFiles(_ text: String) -> Bool {
    let words = parts(of: text, at: " ")
    return words.count > 1 && askingFiles.contains(words[1])
  }

  /// The table of the language: of the forms for Interface Builder elements alone, or of all others.
  package static func table(ofElements: Bool) -> String {
    let rows = all.filter { ($0.blocks == .elements) == ofElements }.flatMap { form in
      form.rows.map { "| `\($0)` | \($1)\(form.blocks == .code ? "; code only" : "") |\n" }
    }
    return "| test | holds if |\n| --- | --- |\n" + rows.joined()
  }

  /// Whether it may stand in blocks of a dialect.
  func applies(to dialect: Dialect) -> Bool { blocks == .all || (blocks == .elements) == (dialect == .xml) }
}
