import RTLFacts
import RTLFindings
import RTLLexing

/// What a rule names when it needs a loop, arithmetic or a set of values. An analysis is generic: every
/// name of a framework comes from the page that calls it, or from a table. It is made once, with its
/// tables read, and run on every file of its dialect.
protocol Analysis: AnyObject, Sendable {
  /// - Parameter words: the texts that the lexers number, those of `words` among them.
  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable)

  /// The words of its tables that lexers number for it. If there are any, only files with one of them are looked at.
  static func words(_ call: AnalysisCall, dialect: Dialect, _ tables: Tables) -> [String]

  /// Those of the words that count only where they are given a value: `view.left = 0`.
  static func assignedWords(_ call: AnalysisCall, _ tables: Tables) -> [String]

  /// Whether it may find something in a file; cheap to ask, and asked before the analysis is made. Where words trigger it nobody asks.
  static func mayConcern(_ code: CodeView, path: String) -> Bool
  /// Its findings tell where views are placed: some have a `ProjectConditions.view`.
  static var placesViews: Bool { get }

  /// The head lines that it takes, besides those of every block.
  static var parameters: [AnalysisParameter] { get }

  /// Why a block cannot work whose head lines are those: the key to blame, and the remedy.
  /// - Throws: `RuleError` for a row of a table that cannot be read.
  static func refusal(_ parameters: [String: String], tables: Tables) throws(RuleError) -> (key: String, message: String)?

  /// What it finds in one file, made by `input.finding`.
  func findings(_ input: AnalysisInput) -> [PendingFinding]
}

extension Analysis {
  static func words(_ call: AnalysisCall, dialect: Dialect, _ tables: Tables) -> [String] { [] }
  static func assignedWords(_ call: AnalysisCall, _ tables: Tables) -> [String] { [] }
  static func mayConcern(_ code: CodeView, path: String) -> Bool { true }
  static var placesViews: Bool { false }
  static func refusal(_ parameters: [String: String], tables: Tables) -> (key: String, message: String)? { nil }

  /// Why a block with these head lines cannot work: the key to blame, and the remedy.
  static func refusal(of lines: [String: String], _ tables: Tables) throws(RuleError) -> (key: String, message: String)? {
    let own = parameters.map(\.key)
    if let key = lines.keys.sorted().first(where: { !own.contains($0) && !FindBlock.keys.contains($0) }) { return (key, unknown("head", key, known: own)) }
    for parameter in parameters {
      if let refusal = try parameter.refusal(lines, tables) { return refusal }
    }
    return try refusal(lines, tables: tables)
  }
}

extension Sequence {
  /// The findings of the elements, no more of them than a file may have.
  func cappedFindings(_ finding: (Element) -> PendingFinding?) -> [PendingFinding] { cappedFindings(of: { element in finding(element).map { [$0] } ?? [] }) }

  /// The same where an element may give several.
  func cappedFindings(of findings: (Element) -> [PendingFinding]) -> [PendingFinding] {
    var found: [PendingFinding] = []
    for element in self where found.count <= RuleRunner.cap { found += findings(element) }
    return found
  }
}

/// One file, as an analysis sees it. A class: closures that run for every text and row take it in.
final class AnalysisInput {
  /// The tokens with brackets, declarations and direction checks; computed when first asked for, shared by all analyses.
  var code: CodeView { report.context.code }
  /// Relative to the project's root.
  var path: String { report.context.path }
  /// Makes the findings of the block that runs.
  var report: BlockReporter
  /// By groups of sinks: the declarations, no locals, whose values the blocks of the rule above this one have reported there.
  var entered: [String: Set<Int>] = [:]
  /// The texts of a string file, and of the files beside it; read when first asked for.
  let texts: LocalizedTexts
  /// Whether what stands under a test of the direction is wanted as well.
  var unguarded: Bool { report.context.rules.isUnguarded(report.reference.rule) }
  /// Modules that the file counts as importing, besides those that it names.
  let importing: Set<String>
  /// An Interface Builder file, read once for all that ask.
  var interface: InterfaceFacts? { report.context.interface }
  /// The places of shapes in the texts that the code puts together, by their table, once somebody asked.
  private var textMatches: [(shapes: TextShapes, matches: [[TextShapes.Match]])] = []
  var file: TokenFile { code.file }

  init(_ report: BlockReporter, texts: LocalizedTexts, importing: Set<String>) {
    (self.report, self.texts, self.importing) = (report, texts, importing)
  }

  /// See `BlockReporter.finding`. What is found in a string file has the key of its text.
  func finding(
    at range: Range<Int>, parts: [String: String] = [:], edits: [Edit] = [], fix: Applicability = .none, questions: [ProjectQuery] = [],
    message: String? = nil, level: Level? = nil, scope: String = "", object: (description: String?, id: String?) = (nil, nil)
  ) -> PendingFinding {
    let isText = file.dialect.isStringFile
    let stray = file.dialect == .strings ? texts.strayKey(at: range.lowerBound).map { [ProjectQuery.writtenKey($0)] } ?? [] : []
    return report.finding(
      at: range, parts: parts, edits: edits, fix: fix, questions: questions + stray, message: message, level: level,
      scope: isText ? texts.key(at: range.lowerBound) : scope, object: object)
  }

  /// Where the texts of the file have which shapes; one for each text.
  func matches(of shapes: TextShapes, in texts: [TextTemplate]) -> [[TextShapes.Match]] {
    if let known = textMatches.first(where: { $0.shapes === shapes }) { return known.matches }
    let found = texts.map { shapes.matches(in: $0.bytes) }
    textMatches.append((shapes, found))
    return found
  }

  /// Whether the file itself imports a module.
  func imports(_ module: String) -> Bool { importing.contains(module) || code.importedModules.contains(module) }
}

/// The analyses by the names that rule pages use.
let analysisTypes: [String: any Analysis.Type] = [
  "asset-direction": AssetDirectionAnalysis.self,
  "bidi-controls": BidiControlAnalysis.self,
  "counted-noun": CountedNounAnalysis.self,
  "drifted-layout": DriftedLayoutAnalysis.self,
  "fading-gradient": FadingGradient.self,
  "growing-width": GrowingWidth.self,
  "horizontal-flow": HorizontalFlow.self,
  "interface-layout": InterfaceLayout.self,
  "layout-chain": LayoutChain.self,
  "markup": MarkupAnalysis.self,
  "physical-placement": PhysicalPlacement.self,
  "picture-arguments": PictureArguments.self,
  "placeholders": PlaceholderAnalysis.self,
  "plural-choice": PluralChoice.self,
  "plural-forms": PluralFormsAnalysis.self,
  "steady-motion": SteadyMotion.self,
  "text-signs": TextSignsAnalysis.self,
  "text-template": TextTemplates.self,
]
