import RTLDiscovery
import RTLFacts
import RTLLexing

extension ProjectCode {
  /// Whether the class of a data source asks for other cells only: by literals, itself and not by a helper that asks for this one.
  func asksForOthers(than cell: OfferedCell) -> Bool {
    let implicit = vocabularies.implicitUses
    let types = types
    let kinds = Set([cell.source] + types.kinds(of: cell.source))
    let paths = kinds.reduce(into: Set<String>()) { $0.formUnion(types.paths(declaring: $1)) }
    let own = files(naming: kinds).filter { paths.contains($0.path) || implements(kinds, $0) }.compactMap(view)
    let asked = own.map { $0.askedCells(implicit.cellAskers, implicit.cellSources) }.reduce(into: CodeView.AskedCells()) { $0.formUnion($1) }
    let literal = Array("\"\(cell.identifier)\"".utf8)
    // A helper may make the text of the name, or be handed it.
    let names: Set = [cell.identifier, cell.identifier.prefix(1).lowercased() + cell.identifier.dropFirst()]
    guard !asked.mayBeMore, asked.hasLiterals, cell.outlet.map({ asked.ownLists.contains($0) }) ?? true,
      !own.contains(where: { ByteSearch.contains($0.file.bytes, literal) || $0.namesAny(of: names) || $0.asks(byType: cell.type) })
    else { return false }
    let helpers = files(naming: [cell.identifier]).compactMap(view).reduce(into: Set<String>()) { helpers, code in
      if ByteSearch.contains(code.file.bytes, literal) { helpers.formUnion(code.typesAskingForCells(implicit.cellAskers)) }
    }
    return helpers.isEmpty || !own.contains { $0.namesAny(of: helpers) }
  }

  /// Whether Objective-C has code of one of some classes there.
  private func implements(_ classes: Set<String>, _ file: SourceFile) -> Bool {
    guard file.kind == .objectiveC, let bytes = sources.read(file.path) else { return false }
    return classes.contains { name in
      let text = Array("@implementation \(name)".utf8)
      guard let place = ByteSearch.firstIndex(of: text, in: bytes) else { return false }
      return bytes[(place + text.count)...].first.map { !IdentifierWords.isNameByte($0) } ?? true
    }
  }

  private func view(of file: SourceFile) -> CodeView? {
    guard let dialect = file.kind.dialect, let bytes = sources.read(file.path) else { return nil }
    return CodeView(file: TokenFile(bytes, dialect), vocabularies).copyingValues()
  }
}
