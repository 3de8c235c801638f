import RTLDiscovery
import RTLFacts
import RTLLexing

/// Names that files are known by and that no other file of the project has.
struct UnusedNames: Sendable {
  private(set) var names: Set<String> = []
  /// The files of code that are called after one of them.
  private(set) var files: [String: [SourceFile]] = [:]

  /// None.
  init() {}

  /// - Parameters:
  ///   - missing: names that no file has which the audit has read.
  ///   - files: all of the project.
  ///   - unread: of code and of Interface Builder, those that may have one of the names.
  init(_ missing: Set<String>, files: [SourceFile], unread: [SourceFile], _ survey: Survey) {
    let wanted = NameUses.Wanted(missing)
    let search = missing.allSatisfy(NameSearch.canFind) ? NameSearch(missing) : nil
    let found = survey.answers(to: missing, unread) {
      NameUses(wanted)
    } take: { found, bytes, dialect, path in
      // What a program wrote names all there is.
      guard search?.mayOccur(in: bytes, bytes.indices) != false, dialect == .xml || !DefaultExclusions.looksGenerated(bytes) else { return }
      found.add(TokenFile(bytes, dialect), path: path)
    }
    names = missing.filter { name in !found.contains { $0.isFound(name) != false } }
    // They name the classes that the system starts with.
    for list in files where !names.isEmpty && [.infoPlist, .projectSpec, .projectManifest].contains(list.kind) {
      guard let text = survey.reader.text(list.path)?.bytes, search?.mayOccur(in: text, text.indices) != false else { continue }
      names = names.filter { !ByteSearch.contains(text, Array($0.utf8)) }
    }
    let unused = NameUses.Wanted(names)
    for file in files where !names.isEmpty && file.kind.isCode {
      FileNames.forEach(ofPath: file.path) { name in
        if unused.has(NameUses.hash(name)) { self.files[String(decoding: name, as: UTF8.self), default: []].append(file) }
      }
    }
  }
}
