import RTLLexing

/// The analyses that a rule may name, with their tables read: made once, run on every file.
enum Analysis: Sendable {
  static let names = ["asset-direction", "layout-chain"]

  case assetDirection(AssetDirectionAnalysis)
  case layoutChain(LayoutChain)

  init?(_ call: AnalysisCall, dialect: Dialect, knowledge: Knowledge, words: WordTable) {
    switch call.name {
    case "asset-direction": self = .assetDirection(AssetDirectionAnalysis(call, knowledge: knowledge))
    case "layout-chain": self = .layoutChain(LayoutChain(call, dialect: dialect, knowledge: knowledge, words: words))
    default: return nil
    }
  }

  /// - Parameter unguarded: also what stands under a test of the direction.
  func drafts(_ file: TokenFile, path: String, unguarded: Bool) -> [Draft] {
    switch self {
    case .assetDirection(let analysis): analysis.drafts(file, path: path)
    case .layoutChain(let analysis): analysis.drafts(file, unguarded: unguarded)
    }
  }
}
