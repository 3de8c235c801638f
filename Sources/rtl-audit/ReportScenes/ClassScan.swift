import RTLDiscovery
import RTLFacts
import RTLLexing
import RTLMatching
import RTLScenes
import RTLSystem

/// The classes of a project's code, with the screens and files that each of them names.
enum ClassScan {
  /// - Parameters:
  ///   - files: those of the project; code counts.
  ///   - names: classes and files of interest, as code writes them: a name, or a name in quotes.
  /// - Returns: in the order of the files.
  static func parts(_ files: [SourceFile], names: Set<String>, threads: Int, read: @escaping @Sendable (String) -> [UInt8]?) -> [ClassPart] {
    let sources = files.filter { $0.kind == .swift || $0.kind == .objectiveC }
    let words = KeywordTable(names.sorted())
    let workers = Platform.forEach(sources.count, threads: threads) {
      Worker()
    } _: { worker, index in
      guard let dialect = sources[index].kind.dialect, let bytes = read(sources[index].path) else { return }
      worker.file.bytes = bytes
      worker.file.dialect = dialect
      worker.file.lex(words: words)
      worker.add(ClassReader(worker.file), sources[index].path, words)
    }
    return workers.flatMap(\.parts).sorted { ($0.path, $0.name) < ($1.path, $1.name) }
  }

  private struct Worker: Sendable {
    var file = TokenFile()
    private(set) var parts: [ClassPart] = []

    mutating func add(_ reader: ClassReader, _ path: String, _ words: KeywordTable) {
      var found: [String: ClassPart] = [:]
      for declared in reader.classes {
        let known = found[declared.name]?.supertype
        found[declared.name] = ClassPart(path: path, name: declared.name, isDeclared: true, supertype: known ?? declared.supertype)
      }
      for (owner, numbers) in reader.named {
        let names = numbers.map { words.text($0).split(separator: "\"").joined() }.filter { $0 != owner }
        found[owner, default: ClassPart(path: path, name: owner, isDeclared: false)].names.formUnion(names)
      }
      parts += found.values
    }
  }
}
