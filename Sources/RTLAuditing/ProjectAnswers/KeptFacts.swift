import RTLDiscovery
import RTLFacts
import RTLLexing
import RTLMatching
import RTLSystem

/// What is known of a project from one run to the next. An editor changes the text of a few files with every key, while all
/// others stand still: what those say is found out once. Whoever keeps it makes a new one when one of them changes.
package final class KeptFacts: Sendable {
  let records: ProjectRecords
  /// Files that every run reads anew, by their paths from the root.
  private let moving: Set<String>
  private let catalogue: Catalogue
  private let threads: Int
  private let code: Shared<Code>
  private let answers: Answers

  /// The code, as far as it was read.
  private struct Code: Sendable {
    /// Nothing was asked yet.
    var isNew = true
    /// What stands still; nil where more may be asked than an index has room for, or nothing can be kept.
    var standing: IndexedCode?
    /// The moving files as they were last read.
    var moving: [String: (bytes: [UInt8], scan: PartialScan)] = [:]
  }

  /// - Parameters:
  ///   - project: read when somebody asks.
  ///   - moving: files whose text may be another one in each run, by their paths from the root.
  package init(_ project: Project, _ catalogue: Catalogue, moving: Set<String>, threads: Int) {
    let records = ProjectRecords(project, catalogue)
    (self.records, self.moving, self.catalogue, self.threads) = (records, moving, catalogue, threads)
    (code, answers) = (Shared(Code()), Answers())
  }

  private init(_ other: KeptFacts, _ records: ProjectRecords) {
    self.records = records
    (moving, catalogue, threads, code, answers) = (other.moving, other.catalogue, other.threads, other.code, other.answers)
  }

  /// The same where a moving file that is no code says something else, such as the description of an image set.
  /// - Parameter project: with its new text.
  package func with(_ project: Project) -> KeptFacts { KeptFacts(self, ProjectRecords(project, catalogue)) }

  /// What all code says.
  /// - Parameters:
  ///   - reader: reads the moving files.
  ///   - wants: what is going to be asked.
  func code(_ reader: SourceReader, for wants: ProjectScan.Request) -> IndexedCode? {
    code.withValue { code in
      let vocabularies = catalogue.vocabularies
      if code.isNew {
        code.isNew = false
        code.standing = ProjectIndex.code(of: records.codeFiles.value.filter { !moving.contains($0.path) }, catalogue, reader, threads: threads)
      }
      guard let questions = code.standing?.read.scan.questions(wants) else { return nil }
      code.standing?.readFiles(answering: questions, reader, vocabularies, threads: threads)
      guard var whole = code.standing else { return nil }
      for file in records.codeFiles.value where moving.contains(file.path) {
        guard let dialect = file.kind.dialect, let bytes = reader.text(file.path)?.bytes else { continue }
        if code.moving[file.path]?.bytes != bytes {
          var scan = PartialScan(scan: ProjectScan(vocabularies, wants: whole.read.scan.wants))
          scan.add(CodeView(file: TokenFile(bytes, dialect), vocabularies), path: file.path)
          code.moving[file.path] = (bytes, scan)
        }
        if let scan = code.moving[file.path]?.scan { whole.merge(scan) }
      }
      return whole
    }
  }

  /// What several files say to a question: of those that stand still as it was said before.
  /// - Parameter read: asks some of the files.
  func answers<Worker: Sendable>(
    to question: some Hashable & Sendable, _ files: [SourceFile], read: ([SourceFile]) -> [Worker]
  ) -> [Worker] {
    let own = files.filter { moving.contains($0.path) }
    let others = own.isEmpty ? files : files.filter { !moving.contains($0.path) }
    let key = Asked(question: question, files: others, kind: ObjectIdentifier(Worker.self))
    let found = answers.known(key) ?? read(others)
    answers.take(found, to: key)
    return found + read(own)
  }

  private struct Asked<Question: Hashable>: Hashable {
    let question: Question
    let files: [SourceFile]
    /// Different things may be asked in the same words.
    let kind: ObjectIdentifier
  }

  /// For all threads; what is worked out twice is the same.
  private final class Answers: @unchecked Sendable {
    private let lock = Lock()
    private var known: [AnyHashable: any Sendable] = [:]
    /// So many are kept, until all are dropped: a file under the cursor asks for few.
    private static let most = 64

    func known<Answer>(_ key: some Hashable) -> Answer? { lock.withLock { known[key] as? Answer } }

    func take(_ answer: some Sendable, to key: some Hashable) {
      lock.withLock {
        if known.count >= Self.most { known = [:] }
        known[key] = answer
      }
    }
  }
}
