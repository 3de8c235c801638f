import RTLDiscovery
import RTLLexing
import RTLSystem

extension SourceReader {
  /// Reads a file as the UTF-8 text that findings refer to.
  func readText(_ path: String, into buffer: inout [UInt8]) throws(ReadProblem) {
    try read(path, into: &buffer)
    // A file in UTF-8, as nearly all are, stays in the buffer.
    if SourceText.isWide(buffer) { buffer = SourceText.decode(buffer).bytes }
  }

  /// The same where the run goes on without the file; `notices` tells of it.
  func readText(_ path: String, ifReadable buffer: inout [UInt8]) -> Bool {
    guard read(path, ifReadable: &buffer) else { return false }
    if SourceText.isWide(buffer) { buffer = SourceText.decode(buffer).bytes }
    return true
  }

  /// The text of a file, nil where it cannot be read.
  package func text(_ path: String) -> SourceText? { read(path).map(SourceText.decode) }

  /// Hands the text of each file of code that can be read to one of several workers, and returns what they have gathered.
  func forEachText<Worker: Sendable>(
    _ sources: [SourceFile], threads: Int, makeWorker: @escaping @Sendable () -> Worker,
    take: @escaping @Sendable (inout Worker, [UInt8], Dialect, String) -> Void
  ) -> [Worker] {
    let workers = Platform.forEach(sources.count, threads: threads) {
      (worker: makeWorker(), bytes: [UInt8]())
    } _: { [self] state, index in
      guard let dialect = sources[index].kind.dialect, readText(sources[index].path, ifReadable: &state.bytes) else { return }
      take(&state.worker, state.bytes, dialect, sources[index].path)
    }
    return workers.map(\.worker)
  }
}

extension FileKind {
  /// The language of its tokens; nil for files that give facts alone.
  package var dialect: Dialect? {
    switch self {
    case .swift: .swift
    case .objectiveC: .objectiveC
    case .interfaceBuilder: .xml
    case .assetContents: .json
    case .strings: .strings
    case .stringsDictionary: .stringsDictionary
    case .stringCatalog: .stringCatalog
    default: nil
    }
  }
}
