/// A name that a file declares, and every token that means it.
package struct CodeName: Sendable {
  /// What declares it.
  package enum Kind: Sendable { case local, parameter, property }
  package var kind: Kind
  /// The token of its declaration.
  package var token: Int
  /// Its tokens, the declaration among them, in the order of the file.
  package var uses: [Int]
  /// Swift: the name of a parameter is its label as well.
  package var isLabel: Bool
}

extension CodeView {
  /// The locals, parameters and properties of the file all of whose uses are understood: of each spelling there is one declaration,
  /// and every token with that spelling is a use of it or the label of an argument.
  package func understoodNames() -> [CodeName] {
    var names: [CodeName] = []
    var seen: Set<String> = []
    for token in 0..<count where isName(token) && !seen.contains(name(token)) {
      let spelling = name(token)
      seen.insert(spelling)
      let declared = declarations.named(spelling)
      guard declared.count == 1, let declaration = declared.first, name(declaration.name) == spelling else { continue }
      let kind: CodeName.Kind
      switch declaration.kind {
      // What stands at the top of an example is code.
      case .local, .global: kind = .local
      case .parameter: kind = .parameter
      case .property: kind = .property
      case .function: continue
      }
      let tokens = (0..<count).filter { isIdentifier($0) && name($0) == spelling }
      guard tokens.allSatisfy({ $0 == declaration.name || isUse($0, of: declaration) || isLabel($0) }) else { continue }
      if isSwift, kind != .parameter, isComputedOrOverridden(declaration) { continue }
      // `if let name` is a declaration and a use in one.
      if isSwift, at(declaration.name - 1, "let") || at(declaration.name - 1, "var"), declaration.value == declaration.name..<declaration.name + 1 { continue }
      names.append(
        CodeName(
          kind: kind, token: declaration.name, uses: tokens.filter { $0 == declaration.name || !isLabel($0) },
          isLabel: isSwift && kind == .parameter && declaration.label == nil && declaration.function != nil))
    }
    return names
  }

  /// Swift: whether a type above, or a protocol, may ask for the name.
  private func isComputedOrOverridden(_ declaration: Declaration) -> Bool {
    let statement = statement(around: declaration.name)
    let next = declaration.value?.upperBound ?? declaration.type?.upperBound ?? declaration.name + 1
    return at(next, "{") || statement.contains { $0 < declaration.name && at($0, "override") }
  }

  private func isUse(_ token: Int, of declaration: Declaration) -> Bool {
    if at(token - 1, ".") || !isSwift && at(token - 1, "->") {
      return declaration.kind == .property && at(token - 2, "self") && !at(token - 3, ".")
    }
    if !isSwift, bytes(token).first == UInt8(ascii: "_") { return false }
    if !isSwift, declaration.kind == .property { return false }
    if at(token + 1, "("), !isSwift { return false }
    if declaration.kind == .global { return !(declaration.value?.contains(token) ?? false) }
    return declaration.kind == .property ? declaration.owner.map { ownerNames(at: token).contains($0) } ?? false : declaration.isLocal(at: token)
  }

  /// Whether a bare name at a token would mean a local or a parameter of that name.
  package func hasLocal(_ name: String, at token: Int) -> Bool { declarations.named(name).contains { $0.isLocal(at: token) } }

  /// Whether a bare name means a property that the type round it declares, which no local hides.
  package func isOwnProperty(_ token: Int) -> Bool {
    guard isName(token), !at(token - 1, "."), !isLabel(token), !hasLocal(name(token), at: token) else { return false }
    guard let found = declaration(of: name(token), at: token), found.kind == .property, found.name != token else { return false }
    return found.owner.map { ownerNames(at: token).contains($0) } ?? false
  }

  /// The written type of the only declaration of a name; nil without one, or with several.
  package func declaredType(of name: String) -> Range<Int>? {
    let found = declarations.named(name)
    return found.count == 1 ? found[0].type : nil
  }

  /// Whether the file declares the name, as whatever.
  package func declares(_ name: String) -> Bool { !declarations.named(name).isEmpty }
}
