import RTLDiscovery
import RTLFacts
import RTLLexing
import RTLMatching

/// Keys of texts that nothing in an app names, by the string file that has them.
struct UnnamedKeys: Sendable {
  private(set) var keys: [String: Set<String>] = [:]

  /// None.
  init() {}

  /// - Parameter asked: keys of findings by the paths of their files.
  init(_ asked: [String: Set<String>], _ records: ProjectRecords, _ vocabularies: Vocabularies, _ survey: Survey) {
    guard !asked.isEmpty else { return }
    // How the rest of a table is named tells whether its keys are such as code spells.
    let tables = asked.keys.reduce(into: [String: Set<String>]()) { $0[$1] = Self.table(of: $1, survey) }
    var found = KeyMentions(tables.values.joined())
    let none = found
    for other in survey.answers(to: tables, records.files.value.filter { $0.kind.isCode || $0.kind == .interfaceBuilder }, makeWorker: { none }, take: {
      found, bytes, _, _ in if !found.nameAll { found.add(bytes) }
    }) { found.merge(other) }
    for file in records.files.value where file.kind.isRecord && file.kind != .loosePicture {
      if let bytes = survey.reader.text(file.path)?.bytes { found.add(bytes) }
    }
    let open = asked.filter { path, keys in found.writesMost(of: tables[path] ?? []) && !keys.allSatisfy(found.names) }
    let rest = Set(open.values.joined().filter { !found.names($0) })
    let unnamed = KeyMentions(rest)
    let others = rest.isEmpty ? [] : survey.answers(to: rest, records.codeFiles.value, makeWorker: { unnamed }, take: { found, bytes, dialect, _ in
      if !found.nameAll { found.add(CodeView(file: TokenFile(bytes, dialect), vocabularies)) }
    })
    let all = others.reduce(into: unnamed) { $0.merge($1) }
    for (path, keys) in open { self.keys[path] = keys.filter { !found.names($0) && !all.names($0) } }
  }

  /// The keys of a string file, and of the one beside it for the same table.
  private static func table(of path: String, _ survey: Survey) -> Set<String> {
    let kinds: [FileKind] = [.strings, .stringsDictionary, .stringCatalog]
    let stem = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[..<$0] } ?? path[...]
    return kinds.reduce(into: []) { keys, kind in
      let path = "\(stem).\(kind == .strings ? "strings" : kind == .stringsDictionary ? "stringsdict" : "xcstrings")"
      guard let dialect = kind.dialect, let bytes = survey.reader.text(path)?.bytes else { return }
      keys.formUnion(LocalizedFile(TokenFile(bytes, dialect), path: path).entries.map(\.key))
    }
  }
}
