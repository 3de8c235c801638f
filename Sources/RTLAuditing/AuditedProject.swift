import RTLDiscovery
import RTLFindings
import RTLLexing
import RTLMatching

/// One state of a project, with what was found in it.
package struct AuditedProject {
  /// Its files, in the state that was audited.
  package let project: Project
  /// What audited it.
  package let engine: AuditEngine
  /// What the project says.
  package let facts: ProjectAnswers
  let files: FileAudit
  let judge: Triage
  /// By the number of the file, as in `project.audited`.
  package var results: [FileResult]
  /// Likewise.
  package var fileOutcomes: [FileOutcome]

  /// The rules that ran.
  package var catalogue: Catalogue { engine.catalogue }

  /// What is reported: of rules that are reported once in a project, only the first.
  package var findings: [Finding] {
    var spoken: Set<String> = []
    return fileOutcomes.flatMap(\.findings).filter { !$0.isOnce || spoken.insert($0.rule).inserted }
  }

  /// The files that were audited: what only the content leaves out is not among them.
  package var auditedFiles: [SourceFile] { zip(project.audited, results).filter(\.1.isAudited).map(\.0) }

  /// The files that only their content leaves out, and what it is, in words. `include` does not bring them in.
  package var leftOutByContent: [(path: String, why: String)] {
    zip(project.audited, results).compactMap { source, result in
      result.leftOut.map { (source.path, $0 == .tests ? "it imports a test framework" : "its header says that it is generated") }
    }
  }

  /// What was not read, or not in full. Files that are asked for facts come after those that are audited.
  package var notices: [Notice] {
    let told = project.notices + results.compactMap(\.notice)
    let paths = Set(told.map(\.path))
    return told + project.reader.notices.filter { !paths.contains($0.path) }
  }

  /// The text of a file as its findings refer to it.
  package var text: @Sendable (String) -> [UInt8]? {
    let reader = project.reader
    return { path in reader.text(path)?.bytes }
  }

  /// Hands out whether each finding, counted over all files, is known, and moves those that are.
  package mutating func take(_ isKnown: [Bool], _ move: (inout FileOutcome, Finding) -> Void) {
    var next = 0
    for number in fileOutcomes.indices {
      let findings = fileOutcomes[number].findings
      fileOutcomes[number].findings = []
      for finding in findings {
        if isKnown[next] { move(&fileOutcomes[number], finding) } else { fileOutcomes[number].findings.append(finding) }
        next += 1
      }
    }
  }

  // MARK: - Other texts, by what this state of the project says

  /// What is found in a text that would stand in place of a file.
  /// - Parameters:
  ///   - text: in UTF-8.
  ///   - number: of the file.
  package func fileOutcome(on text: [UInt8], inPlaceOf number: Int) -> FileOutcome {
    let source = project.audited[number]
    guard let dialect = source.kind.dialect else { return FileOutcome() }
    var file = TokenFile()
    file.bytes = text
    var result = FileResult()
    files.audit(files.lex(&file, dialect: dialect), path: source.path, into: &result)
    return judge.fileOutcome(on: result)
  }

  /// What is found in files that this run leaves out.
  package func findings(in sources: [SourceFile]) -> [Finding] {
    var files = files
    var results = files.results(of: sources, threads: engine.threads)
    files.reauditWithHelpers(facts.helpers, sources, threads: engine.threads, &results)
    return results.flatMap { judge.fileOutcome(on: $0).findings }
  }

  /// What another state of the project has in place of a file.
  package enum OtherFile {
    /// The same as the audited file of this number.
    case asToday(Int)
    case changed
    /// It is none of the files that are audited today.
    case notAudited
  }

  /// What was found in another state of the project, with the settings and the rules of today. What the project says is
  /// asked of that state.
  /// - Parameter states: one for each audited file of the other state.
  package func findings(in other: Project, _ states: [OtherFile]) -> [Finding] {
    var results = Array(repeating: FileResult(), count: states.count)
    var changed: [Int] = []
    for (index, state) in states.enumerated() {
      switch state {
      case .asToday(let number): results[index] = self.results[number]
      case .changed: changed.append(index)
      case .notAudited: break
      }
    }
    var files = files
    files.reader = other.reader
    let found = files.results(of: changed.map { other.audited[$0] }, threads: engine.threads)
    for (index, result) in zip(changed, found) { results[index] = result }
    // What the changed files say of the project is not what all files said.
    let facts = ProjectAnswers(engine.sources(other, results, audited: nil))
    files.reauditWithHelpers(facts.helpers, other.audited, threads: engine.threads, &results)
    let judge = Triage(facts, catalogue, engine.settings)
    return results.flatMap { judge.fileOutcome(on: $0).findings }
  }

  /// A number for a text, good for one run of the tool; see `FileResult.digest`.
  package static func digest(_ text: [UInt8]) -> Int { FileAudit.digest(text) }
}
