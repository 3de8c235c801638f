import RTLFacts
import RTLFindings
import RTLLexing

/// Control characters of the bidirectional algorithm in texts: embeddings and overrides, and isolates
/// that are not closed. A text is a value of a string file, an attribute or text of an Interface Builder
/// file, or all literals of one statement of code, because code puts a text together from pieces.
final class BidiControlAnalysis: Analysis {
  static let parameters = [
    AnalysisParameter.choice("defect", Defect.allCases.map(\.rawValue)),
    .table("not-in", isRequired: false, read: handlers),
  ]

  private enum Defect: String, CaseIterable {
    /// Embeddings and overrides that are closed.
    case embedding
    /// Embeddings and overrides without their end.
    case unclosed
    /// The same to the right-to-left side, where all that follows runs that way by itself.
    case idle
    /// Isolates without their end, or an end without its isolate.
    case isolate
  }
  /// What a row of `not-in` is.
  private enum Handler: String, TableWord { case word, call }
  private let defect: Defect?
  /// Runs of words of names of code that handles such characters.
  private let notWords: WordPattern
  /// Calls that look for characters or take them away.
  private let notCalls: Set<String>

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    defect = call.parameters["defect"].flatMap(Defect.init)
    let handlers = vocabularies.tables.reading(of: call.parameters["not-in"], Self.handlers)
    notWords = WordPattern(names: handlers[.word] ?? [])
    notCalls = Set(handlers[.call] ?? [])
  }

  private static func handlers(_ table: Table?) throws(RuleError) -> ByWord<Handler, [String]> { try table.texts(by: Handler.self, "text") }

  static func mayConcern(_ code: CodeView, path: String) -> Bool { code.mayHaveBidiControls }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    guard let defect, input.code.mayHaveBidiControls else { return [] }
    let file = input.file
    switch file.dialect {
    case .swift, .objectiveC: return statements(input.code).cappedFindings(of: { findings(defect, $0, input) })
    case .strings, .stringsDictionary, .stringCatalog:
      return input.texts.controls.cappedFindings(of: { controls in
        guard isIdle(controls, file) == (defect == .idle) else { return [] }
        return defect == .idle ? [finding(controls[0], input)] : findings(defect, controls, input)
      })
    default:
      return file.tokens.lazy.filter { $0.kind == .attributeValue || $0.kind == .text || $0.kind == .cdata }
        .cappedFindings(of: { findings(defect, BidiControl.all(in: file.bytes, $0.range), input) })
    }
  }

  // MARK: - Code

  /// The controls of each statement that shows a text.
  private func statements(_ code: CodeView) -> [[BidiControl]] {
    let file = code.file
    var texts: [[BidiControl]] = []
    var end = 0
    for token in file.tokens.indices where token >= end && !marks(of: token, file).isEmpty {
      // What stands behind a value belongs to the literal that takes it in.
      let isPiece = file.tokens[token].kind == .stringMiddle || file.tokens[token].kind == .stringTail
      let statement = code.statement(around: isPiece ? code.stringHead(of: token) : token)
      end = max(statement.upperBound, token + 1)
      guard !isHandling(token, statement, code) else { continue }
      let controls = statement.flatMap { marks(of: $0, file) }
      // A list of them is a table.
      if Set(controls.map(\.scalar)).count < 4 { texts.append(controls) }
    }
    return texts
  }

  /// The controls of a literal; none for another token.
  private func marks(of token: Int, _ file: TokenFile) -> [BidiControl] {
    switch file.tokens[token].kind {
    case .string, .stringHead, .stringMiddle, .stringTail: break
    default: return []
    }
    let range = file.tokens[token].range
    let controls = BidiControl.all(in: file.bytes, range)
    // In a raw literal an escape is text.
    return file.bytes[range.lowerBound] == UInt8(ascii: "#") ? controls.filter { file.bytes[$0.range.lowerBound] == 0xE2 } : controls
  }

  /// Code that looks for such characters, names them, or takes them away.
  private func isHandling(_ token: Int, _ statement: Range<Int>, _ code: CodeView) -> Bool {
    let file = code.file
    if code.isMatched(token) { return true }
    // One mark by itself under a name is no text yet.
    let content = file.contentRange(ofString: token)
    if let only = BidiControl.all(in: file.bytes, content).first, only.range == content, !joins(token, statement, file) { return true }
    let names = code.scopeNames(at: token) + [code.assignedName(at: token)].compactMap { $0 }
    if names.contains(where: { notWords.occur(in: IdentifierWords.split($0.utf8)) }) { return true }
    return statement.contains { file.tokens[$0].kind == .identifier && notCalls.contains(file.string($0)) }
  }

  /// Whether the statement puts the literal and something else into one text.
  private func joins(_ token: Int, _ statement: Range<Int>, _ file: TokenFile) -> Bool {
    file.tokens[token].kind != .string || statement.contains { file.equals($0, "+") || file.equals($0, "+=") || file.equals($0, "[") || file.equals($0, "(") }
  }

  // MARK: - Balance

  /// One finding for a text, at the first of its controls that is wrong; the fix fixes all that are closed.
  private func findings(_ defect: Defect, _ controls: [BidiControl], _ input: AnalysisInput) -> [PendingFinding] {
    guard !controls.isEmpty else { return [] }
    var open: [Int] = []
    var pairs: [(open: Int, end: Int)] = []
    var loose: [Int] = []
    for (index, control) in controls.enumerated() {
      switch control.kind {
      case .embedding, .override, .isolate: open.append(index)
      case .embeddingEnd:
        if let last = open.last, controls[last].kind != .isolate { pairs.append((open.removeLast(), index)) }
      case .isolateEnd:
        guard let isolate = open.lastIndex(where: { controls[$0].kind == .isolate }) else {
          loose.append(index)
          continue
        }
        pairs.append((open[isolate], index))
        open.removeSubrange(isolate...)
      }
    }
    let unclosed = open.filter { controls[$0].kind != .isolate }
    let embeddings = pairs.filter { controls[$0.open].kind != .isolate }
    switch defect {
    case .embedding:
      guard unclosed.isEmpty, let first = embeddings.first else { return [] }
      let isFixed = embeddings.allSatisfy { controls[$0.open].kind == .embedding }
      let written = isFixed ? embeddings.flatMap { edits($0, controls, input.file.bytes) }.sorted { $0.range.lowerBound < $1.range.lowerBound } : []
      return [finding(controls[first.open], input, edits: written)]
    case .unclosed: return unclosed.first.map { [finding(controls[$0], input)] } ?? []
    case .idle: return []
    case .isolate:
      guard unclosed.isEmpty, let first = (open + loose).min() else { return [] }
      return [finding(controls[first], input)]
    }
  }

  /// Whether the only mark of a text turns nothing round, because all else in it runs from right to left by itself or has no direction.
  private func isIdle(_ controls: [BidiControl], _ file: TokenFile) -> Bool {
    guard controls.count == 1, [0x202B, 0x202E].contains(controls[0].scalar), let token = file.tokens(in: controls[0].range)?.first else { return false }
    let (range, control) = (file.tokens[token].range, controls[0].range)
    // In broken markup a mark may reach over two tokens.
    guard range.lowerBound <= control.lowerBound, control.upperBound <= range.upperBound else { return false }
    let text = String(decoding: file.bytes[range.lowerBound..<control.lowerBound] + file.bytes[control.upperBound..<range.upperBound], as: UTF8.self)
    return text.unicodeScalars.allSatisfy(BidiControlAnalysis.runsFromTheRight)
  }

  /// Letters of right-to-left scripts, and signs without a direction; an escape, a digit and a placeholder may be anything.
  /// Source: Unicode Character Database, DerivedBidiClass.txt.
  private static func runsFromTheRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0660...0x0669, 0x06F0...0x06F9: false
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    case 0x20...0x7E: !scalar.properties.isAlphabetic && !"0123456789%\\&<".unicodeScalars.contains(scalar)
    case 0x0A, 0x0D, 0x09, 0xA0, 0xAB, 0xBB, 0x2010...0x2027, 0x2030...0x205E: true
    default: false
    }
  }

  private func finding(_ control: BidiControl, _ input: AnalysisInput, edits: [Edit]? = nil) -> PendingFinding {
    let parts = ["MARK": "U+" + String(control.scalar, radix: 16, uppercase: true)]
    return input.finding(at: control.range, parts: parts, edits: edits ?? [], fix: edits == nil ? .none : .unsafe)
  }

  /// An isolate of the same direction in the place of an embedding.
  private func edits(_ pair: (open: Int, end: Int), _ controls: [BidiControl], _ bytes: [UInt8]) -> [Edit] {
    let (first, last) = (controls[pair.open], controls[pair.end])
    return [
      Edit(range: first.range, replacement: first.spelled(first.scalar == 0x202A ? 0x2066 : 0x2067, in: bytes)),
      Edit(range: last.range, replacement: last.spelled(0x2069, in: bytes)),
    ]
  }
}
