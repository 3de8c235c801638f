import RTLFacts
import RTLLexing

/// What tells that something is used though nothing names it: the system or the runtime finds it; and what names a view and gives it
/// nothing to show.
package struct ImplicitUses: Vocabulary {
  private enum Kind: String, TableWord { case text, device, setting, member, asker, source, base, plain, asked, product, pictures }

  private var texts: [[UInt8]] = []
  private var devices: [String] = []
  private var settings: [[UInt8]] = []
  private var products: [[UInt8]] = []
  private var pictures: Set<String> = []
  /// Members of a view by which it gets no content.
  package private(set) var bareMembers = NameSet([])
  /// What asks a list for a cell, and what gives a list who answers.
  package private(set) var cellAskers = NameSet([]), cellSources = NameSet([])

  /// What a framework asks of the types that are built on its own.
  package private(set) var demands = FrameworkDemands()

  init(_ tables: Tables) throws(RuleError) {
    let words = try tables[.implicitUses].texts(by: Kind.self, "text")
    texts = (words[.text] ?? []).map { Array($0.utf8) }
    devices = words[.device] ?? []
    bareMembers = NameSet(Set((words[.member] ?? []).flatMap { [$0, Setter.name(of: $0)] }))
    (cellAskers, cellSources) = (NameSet(Set(words[.asker] ?? [])), NameSet(Set(words[.source] ?? [])))
    func names(_ kind: Kind) -> NameSet { NameSet(Set(words[kind] ?? [])) }
    (demands.bases, demands.plain, demands.members) = (names(.base), names(.plain), names(.asked))
    pictures = Set(words[.pictures] ?? [])
    products = (words[.product] ?? []).map { Array($0.utf8) }
    settings = (words[.setting] ?? []).map { Array($0.utf8) }
  }

  /// Whether a type may give the pictures of the asset catalogs under their names.
  package func namesImages(_ type: String) -> Bool { pictures.contains(type) }

  /// Whether code has one of the words.
  package func mayHold(in code: [UInt8]) -> Bool { texts.contains { ByteSearch.contains(code, $0) } }

  /// Whether a project builds something that people use as it is, and no library alone.
  package func buildsApp(_ project: [UInt8]) -> Bool { products.contains { ByteSearch.contains(project, $0) } }

  /// The lines of an Xcode project that set what may be a name.
  package func settings(in project: [UInt8]) -> [UInt8] {
    var found: [UInt8] = []
    project.withUnsafeBufferPointer { project in
      var line = 0
      while line < project.count {
        let end = ByteSearch.firstIndex(of: 0x0A, in: project, from: line) ?? project.count
        var start = line
        while start < end, project[start] == 0x09 || project[start] == 0x20 || project[start] == UInt8(ascii: "\"") { start += 1 }
        if start < end, settings.contains(where: { $0.first == project[start] && project[start..<end].starts(with: $0) }) { found += project[start..<end] }
        line = end + 1
      }
    }
    return found
  }

  /// Whether the name of a file is one that a device of some kind completes.
  package func mayHold(of name: String) -> Bool { devices.contains { name.lowercased().hasSuffix($0) } }
}
