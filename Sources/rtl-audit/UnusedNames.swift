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
  ///   - code: the files of code among all files.
  ///   - named: the files of code of which some may have one of the names; nil where that is not known.
  ///   - audited: what the audit has read.
  init(_ missing: Set<String>, files: [SourceFile], code: [SourceFile], named: Set<String>?, _ audited: PartialScan?, _ reader: SourceReader, threads: Int) {
    let known = audited.map { Set($0.mentions.flatMap(\.paths)).union($0.shownImages.keys) } ?? []
    let others = files.filter { !known.contains($0.path) && ($0.kind == .interfaceBuilder || $0.kind.isCode && named?.contains($0.path) != false) }
    let wanted = NameUses.Wanted(missing)
    let search = missing.allSatisfy(NameSearch.canFind) ? NameSearch(missing) : nil
    let found = reader.forEachText(others, threads: threads) {
      NameUses(wanted)
    } take: { found, bytes, dialect, path in
      // What a program wrote names all there is.
      guard search?.mayOccur(in: bytes, bytes.indices) != false, dialect == .xml || !DefaultExclusions.looksGenerated(bytes) else { return }
      found.add(TokenFile(bytes, dialect), path: path)
    }
    names = missing.filter { name in !found.contains { $0.mayBeFound(name) } }
    // They name the classes that the system starts with.
    for list in files where !names.isEmpty && [.infoPlist, .projectSpec, .projectManifest].contains(list.kind) {
      guard let text = reader.text(list.path)?.bytes, search?.mayOccur(in: text, text.indices) != false else { continue }
      names = names.filter { !ByteSearch.contains(text, Array($0.utf8)) }
    }
    let unused = NameUses.Wanted(names)
    for file in names.isEmpty ? [] : code {
      FileNames.forEach(ofPath: file.path) { name in
        if unused.has(NameUses.hash(name)) { self.files[String(decoding: name, as: UTF8.self), default: []].append(file) }
      }
    }
  }
}
