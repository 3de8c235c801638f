/// What becomes of the text of a variable, a property or a function.
extension TextPlaces {
  /// For what has a name of its own that says something else.
  var strict: TextPlaces { TextPlaces(code: code, vocabulary: vocabulary, endsAtReturn: true) }

  func variable(_ name: Int, after end: Int, _ variables: Int) -> TextReaders {
    let found = reading(code.name(name))
    guard found != .machines else { return found }
    let used = uses(of: name, after: end, variables)
    return used == .unknown ? found : used
  }

  /// What the uses of a variable say together: those behind a token, in the block of its declaration.
  /// - Parameter all: one that says nothing counts, too.
  func uses(of name: Int, after start: Int, _ variables: Int, all: Bool = false) -> TextReaders {
    guard variables > 0 else { return .unknown }
    let local = code.declaration(of: code.name(name), at: name).flatMap { $0.isLocal(at: name) ? $0.scope.upperBound : nil }
    let end = local ?? code.block(around: name).flatMap(code.partner) ?? code.count
    var found = TextReaders.unknown
    for k in start..<max(start, min(end, start + TextPlaces.uses)) where k > name && code.same(k, name) && !code.at(k - 1, ".") && !code.at(k + 1, ":") {
      if code.isAssignment(k + 1) || code.isCompoundAssignment(k + 1) { continue }
      let readers = follow(k..<k + 1, variables: variables - 1)
      if readers == .unknown, all { return .unknown }
      found.take(readers)
      if found == .users { break }
    }
    return found
  }

  /// What all uses of a function or computed property say that only this file can name; unknown where one says nothing.
  func uses(ofPrivate name: Int, _ variables: Int) -> TextReaders {
    let isFunction = code.at(name - 1, "func")
    guard variables > 0, code.isSwift, isFunction || code.at(name - 1, "var"), code.isPrivate(name) else { return .unknown }
    var found = TextReaders.unknown
    for use in code.names([code.name(name)]).prefix(TextPlaces.steps) where use != name && !code.at(use + 1, ":") {
      let start = code.at(use - 1, ".") ? use - 2 : use
      // A function that is handed over by its name is called elsewhere.
      let end = isFunction ? code.at(use + 1, "(") ? code.partner(use + 1) : nil : use
      guard !code.at(use - 1, ".") || code.at(start, "self"), let end, strict.follow(start..<end + 1, variables: variables - 1) == .machines else {
        return .unknown
      }
      found = .machines
    }
    return found
  }

  /// What the uses of a computed property in its own type say together.
  func uses(ofProperty name: Int, _ variables: Int) -> TextReaders {
    guard variables > 0, code.isSwift, code.at(name - 1, "var") else { return .unknown }
    let block = code.block(around: name)
    let end = block.flatMap(code.partner) ?? code.count
    var found = TextReaders.unknown
    for k in max(block ?? 0, name - TextPlaces.uses)..<min(end, name + TextPlaces.uses) where k != name && code.same(k, name) && !code.at(k + 1, ":") {
      guard !code.at(k - 1, ".") || code.at(k - 2, "self") else { continue }
      found.take(follow((code.at(k - 1, ".") ? k - 2 : k)..<k + 1, variables: variables - 1))
      if found == .users { break }
    }
    return found
  }
}
