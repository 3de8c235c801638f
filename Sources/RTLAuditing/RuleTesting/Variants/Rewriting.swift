import RTLFacts
import RTLFindings
import RTLLexing
import RTLMatching

/// A way to write the same thing otherwise. It applies where the code of the example allows it, found out with the readers of the
/// engine and never with what a rule knows; in doubt it does not apply.
package protocol Rewriting: Sendable {
  /// As pages write it: `variants: not names -- …`.
  var name: String { get }
  /// The languages that it knows.
  var dialects: Set<Dialect> { get }
  /// The variants of one example; none where it does not apply. Of a `bad` example only what belongs to a mark is written otherwise, of
  /// a `good` one everything.
  func variants(of example: ExampleText) -> [Variant]
}

/// All rewritings, in the order in which tables show them.
package enum Rewritings {
  package static let all: [any Rewriting] = code + data

  private static let code: [any Rewriting] = [
    Parentheses(), LocalValue(), LateAssignment(), LocalReceiver(), OwnMember(), OptionalReceiver(), ClosureAround(), SetterForm(), SpelledType(),
    TrailingClosure(), DefaultArgument(), OperandOrder(), ControlFlow(), ChainOrder(), Modifiers(), NeutralNames(), TextLayout(), MirrorTwin(),
  ]
  private static let data: [any Rewriting] = [
    AttributeOrder(), ElementOrder(), SelfClosing(), ObjectIDs(), CustomClass(), WrapperView(), KeyOrder(), CommentsBetween(),
  ]

  /// - Parameter name: as pages write it.
  package static func named(_ name: String) -> (any Rewriting)? { all.first { $0.name == name } }
}

/// The text of an example, read for rewritings.
package final class ExampleText {
  /// The example as its page has it.
  package let example: Example
  let file: TokenFile
  private let vocabularies: Vocabularies
  var members: MemberTypes { vocabularies.members }
  var vocabulary: RewritingWords { vocabularies.rewritings }
  private(set) lazy var view = CodeView(file: file, vocabularies)
  private(set) lazy var statements = view.statements()
  /// Tokens with a mark.
  private(set) lazy var marked: [Int] = example.marks.compactMap { mark in file.tokens.firstIndex { $0.range.contains(mark) } }
  /// Identifiers and words of the text: what a rewriting declares has another name.
  private lazy var words = Set(file.tokens.lazy.filter { $0.kind == .identifier }.map { [file] in String(decoding: file.bytes[$0.range], as: UTF8.self) })

  /// That of the rule.
  let category: RuleCategory

  /// - Parameters:
  ///   - vocabularies: the types of the framework's members, and what else the rewritings know of it.
  ///   - category: that of the rule, as its head has it.
  package init(_ example: Example, _ vocabularies: Vocabularies, category: RuleCategory) {
    (self.example, self.vocabularies, self.category) = (example, vocabularies, category)
    file = TokenFile(Array(example.text.utf8), example.dialect, keepsParentheses: true)
  }

  var isSwift: Bool { example.dialect == .swift }
  var isCode: Bool { isSwift || example.dialect == .objectiveC }
  /// Whether a rewriting of these tokens is one of the example: of a `bad` one they hold a mark.
  func concerns(_ tokens: Range<Int>) -> Bool { example.isGood || marked.contains(where: tokens.contains) }

  /// What a rewriting takes in hand: of a `bad` example the statements with a mark, innermost blocks first; of a `good` one all.
  private(set) lazy var chosen: [CodeStatement] = example.isGood ? statements : statements.filter { isChosen($0) }

  /// Whether a mark stands in the statement itself and not in a statement inside it.
  private func isChosen(_ statement: CodeStatement) -> Bool {
    marked.contains { mark in
      statement.tokens.contains(mark)
        && !statements.contains { statement.tokens.contains($0.tokens.lowerBound) && $0.tokens != statement.tokens && $0.tokens.contains(mark) }
    }
  }

  func bytes(_ tokens: Range<Int>) -> Range<Int> {
    tokens.isEmpty ? start(tokens.lowerBound)..<start(tokens.lowerBound) : start(tokens.lowerBound)..<end(tokens.upperBound - 1)
  }
  func start(_ token: Int) -> Int { token < file.tokens.count ? file.tokens[token].range.lowerBound : file.bytes.count }
  func end(_ token: Int) -> Int { token < 0 ? 0 : file.tokens[token].range.upperBound }
  func text(_ tokens: Range<Int>) -> String { String(decoding: file.bytes[bytes(tokens)], as: UTF8.self) }

  /// A name that the example does not use, with that number or a later one: `value2`.
  func fresh(_ word: String, _ number: Int = 1) -> String {
    var number = number
    while words.contains("\(word)\(number)") { number += 1 }
    return "\(word)\(number)"
  }
  func uses(_ name: String) -> Bool { words.contains(name) }

  /// The white space at the beginning of the line of an offset.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    let space = file.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }

  /// The offset at which the line of an offset begins.
  func lineStart(of offset: Int) -> Int { (file.bytes[..<offset].lastIndex(of: 10) ?? -1) + 1 }
  /// The offset past the line break of the line of an offset, or the end of the text.
  func lineEnd(of offset: Int) -> Int { file.bytes[offset...].firstIndex(of: 10).map { $0 + 1 } ?? file.bytes.count }

  /// What stands between a statement put in front of another one and that one: a line break, or a semicolon on the same line.
  func separator(before token: Int) -> String {
    guard view.startsLine(token) else { return isSwift ? "; " : " " }
    return "\n" + indentation(at: start(token))
  }

  /// Whether a comment stands on the lines of these tokens or on the line above: it may say something of them.
  func isCommented(_ tokens: Range<Int>) -> Bool {
    let first = lineStart(of: start(tokens.lowerBound))
    let from = first == 0 ? 0 : lineStart(of: first - 1)
    let to = lineEnd(of: end(tokens.upperBound - 1))
    return file.comments.contains { $0.range.lowerBound < to && from < $0.range.upperBound }
  }

  /// Whether a token stands in a line of the preprocessor, or in a list of values, where statements have no place.
  func isInMacro(_ tokens: Range<Int>) -> Bool { tokens.contains { view.flags($0).contains(.preprocessor) || view.kind($0) == .directive } }

  /// One variant, unless nothing changed, or the changes cannot be made together, or brackets are open in what comes out.
  func variant(_ form: String, _ changes: TextChanges, meaning: Variant.Meaning = .same) -> [Variant] {
    guard !changes.isEmpty, let sorted = changes.sorted() else { return [] }
    var variant = Variant(form: form, of: file.bytes, sorted)
    variant.meaning = meaning
    guard variant.text != example.text, isBalanced(variant.text) else { return [] }
    return [variant]
  }

  private func isBalanced(_ text: String) -> Bool {
    guard isCode else { return true }
    let written = CodeView(file: TokenFile(Array(text.utf8), example.dialect, keepsParentheses: true), vocabularies)
    let wasBalanced = (0..<view.count).allSatisfy { !(view.isOpener($0) || view.isCloser($0)) || view.partner($0) != nil }
    guard wasBalanced else { return false }
    return (0..<written.count).allSatisfy { token in
      guard written.isOpener(token) || written.isCloser(token) else { return true }
      guard let partner = written.partner(token) else { return false }
      return pairs(written.text(min(token, partner)), written.text(max(token, partner)))
    }
  }

  private func pairs(_ open: String, _ close: String) -> Bool { ["()", "[]", "{}"].contains(open + close) }
}
