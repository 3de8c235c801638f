extension Catalogue {
  /// Names of the libraries that some rule asks for: of those the tool knows whether they turn round.
  package var libraries: Set<String> {
    var names: Set<String> = []
    for test in finders.flatMap(\.tests) {
      switch test {
      case .imports(let name): names.insert(name)
      case .uses(let all): names.formUnion(all)
      default: break
      }
    }
    return names
  }
}
