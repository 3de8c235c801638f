import RTLDiscovery
import RTLFacts
import RTLLexing

/// Names that files are known by and that nothing in use has: no other file does, or those that do are called after such names themselves.
struct UnusedNames: Sendable {
  /// By name, that name and all that lead to it.
  private(set) var names: [String: Set<String>] = [:]
  /// The files of code that are called after one of them.
  private(set) var files: [String: [SourceFile]] = [:]

  /// So many names at most lead to one that may be unused.
  private static let limit = 32

  /// None.
  init() {}

  /// - Parameters:
  ///   - asked: what files with findings are called after.
  ///   - known: who has which name in the files that the audit has read; nil where not all of these names were sought.
  ///   - files: all of the project.
  ///   - unread: of code and of Interface Builder, those that may have one of some names and were not read for `known`.
  init(_ asked: Set<String>, known: NameUses?, files: [SourceFile], unread: (Set<String>) -> [SourceFile], _ survey: Survey) {
    var uses = known ?? NameUses(NameUses.Wanted(paths: files.lazy.filter { $0.kind.isCode || $0.kind == .interfaceBuilder }.map(\.path), names: asked))
    var read: Set<String> = []
    while case let open = Self.open(asked, uses, files), case let new = open.subtracting(read), !new.isEmpty {
      read.formUnion(new)
      let (wanted, search) = (uses.wanted, new.allSatisfy(NameSearch.canFind) ? NameSearch(new) : nil)
      let found = survey.answers(to: [asked, new], unread(new)) {
        NameUses(wanted)
      } take: { found, bytes, dialect, path in
        // What a program wrote names all there is.
        guard search?.mayOccur(in: bytes, bytes.indices) != false, dialect == .xml || !DefaultExclusions.looksGenerated(bytes) else { return }
        found.add(TokenFile(bytes, dialect), path: path)
      }
      for other in found { uses.merge(other) }
    }
    // They name the classes that the system starts with.
    let search = NameSearch(read)
    for list in files where !read.isEmpty && [.infoPlist, .projectSpec, .projectManifest].contains(list.kind) {
      guard let text = survey.reader.text(list.path)?.bytes, !read.allSatisfy(NameSearch.canFind) || search.mayOccur(in: text, text.indices) else { continue }
      for name in read where ByteSearch.contains(text, Array(name.utf8)) { uses.use(name) }
    }
    let spelled = Dictionary(read.map { (NameUses.hash($0), $0) }) { first, _ in first }
    for name in asked {
      if let users = uses.allUsers(of: name, limit: Self.limit) { names[name] = Set(users.compactMap { spelled[$0] }) }
    }
    let unused = NameUses.Wanted(names.values.joined())
    for file in files where !names.isEmpty && file.kind.isCode {
      FileNames.forEach(ofPath: file.path) { name in
        if unused.has(NameUses.hash(name)) { self.files[String(decoding: name, as: UTF8.self), default: []].append(file) }
      }
    }
  }

  /// Of some names those that may be unused, and all that lead to them.
  private static func open(_ asked: Set<String>, _ uses: NameUses, _ files: [SourceFile]) -> Set<String> {
    var (open, users): (Set<String>, Set<UInt32>) = ([], [])
    for name in asked {
      guard let own = uses.allUsers(of: name, limit: limit) else { continue }
      open.insert(name)
      users.formUnion(own)
    }
    guard users.count > open.count else { return open }
    let wanted = NameUses.Wanted(hashes: Array(users))
    for file in files where file.kind.isCode || file.kind == .interfaceBuilder {
      FileNames.forEach(ofPath: file.path) { if wanted.has(NameUses.hash($0)) { open.insert(String(decoding: $0, as: UTF8.self)) } }
    }
    return open
  }
}
