import RTLDiscovery
import RTLFacts
import RTLLexing
import RTLScenes

/// The classes of a project's code, with the screens and files that each of them names.
enum ClassScan {
  /// - Parameters:
  ///   - files: those of the project; code counts.
  ///   - names: classes and files of interest, as code writes them: a name, or a name in quotes.
  static func classes(_ files: [SourceFile], names: Set<String>, threads: Int, read: @escaping @Sendable (String) -> [UInt8]?) -> [String: ScreenClass] {
    let sources = files.filter { $0.kind == .swift || $0.kind == .objectiveC }
    let words = WordTable(names.sorted())
    let workers = Platform.forEach(sources.count, threads: threads) {
      Worker()
    } _: { worker, index in
      guard let dialect = FileAudit.dialect(sources[index].kind), let bytes = read(sources[index].path) else { return }
      worker.file.bytes = bytes
      worker.file.dialect = dialect
      worker.file.lex(words: words)
      worker.add(ClassReader(worker.file), words)
    }
    var classes: [String: ScreenClass] = [:]
    for (name, found) in workers.flatMap(\.classes) {
      classes[name, default: ScreenClass()].supertype = classes[name]?.supertype ?? found.supertype
      classes[name]?.names.formUnion(found.names)
    }
    return classes
  }

  private struct Worker: Sendable {
    var file = TokenFile()
    private(set) var classes: [String: ScreenClass] = [:]

    mutating func add(_ reader: ClassReader, _ words: WordTable) {
      for declared in reader.classes {
        classes[declared.name, default: ScreenClass()].supertype = classes[declared.name]?.supertype ?? declared.supertype
      }
      for (owner, numbers) in reader.named {
        let names = numbers.map { words.text($0).split(separator: "\"").joined() }.filter { $0 != owner }
        classes[owner, default: ScreenClass()].names.formUnion(names)
      }
    }
  }
}
