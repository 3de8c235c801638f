import RTLDiscovery
import RTLLexing

/// Asks many files of a project the same.
struct Survey: Sendable {
  let reader: SourceReader
  let threads: Int
  /// What earlier runs found out; nil where none did.
  let kept: KeptFacts?

  /// Hands the text of each file that can be read to one of several workers, and returns what they have gathered.
  /// - Parameter question: tells what is asked from all else that is asked of the project.
  func answers<Worker: Sendable>(
    to question: some Hashable & Sendable, _ files: [SourceFile], makeWorker: @escaping @Sendable () -> Worker,
    take: @escaping @Sendable (inout Worker, [UInt8], Dialect, String) -> Void
  ) -> [Worker] {
    func read(_ files: [SourceFile]) -> [Worker] { reader.forEachText(files, threads: threads, makeWorker: makeWorker, take: take) }
    return kept?.answers(to: question, files, read: read) ?? read(files)
  }
}
