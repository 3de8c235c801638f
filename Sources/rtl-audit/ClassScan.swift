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
    let found = Found()
    let next = Counter()
    Platform.inParallel(sources.count < 16 ? 1 : threads) {
      var file = TokenFile()
      while true {
        let at = next.take()
        guard at < sources.count else { break }
        guard let dialect = FileAudit.dialect(sources[at].kind), let bytes = read(sources[at].path) else { continue }
        file.bytes = bytes
        file.dialect = dialect
        file.lex(words: words)
        let reader = ClassReader(file)
        if !reader.classes.isEmpty || !reader.named.isEmpty { found.add(reader, words) }
      }
    }
    return found.classes
  }

  private final class Found: @unchecked Sendable {
    private let lock = Lock()
    private(set) var classes: [String: ScreenClass] = [:]

    func add(_ reader: ClassReader, _ words: WordTable) {
      lock.withLock {
        for declared in reader.classes {
          classes[declared.name, default: ScreenClass()].supertype = classes[declared.name]?.supertype ?? declared.supertype
        }
        for (owner, numbers) in reader.named {
          let names = numbers.map { words.texts[Int($0)].split(separator: "\"").joined() }.filter { $0 != owner }
          classes[owner, default: ScreenClass()].names.formUnion(names)
        }
      }
    }
  }

  private final class Counter: @unchecked Sendable {
    private let lock = Lock()
    private var value = 0
    func take() -> Int {
      lock.withLock {
        value += 1
        return value - 1
      }
    }
  }
}
