/// A function of the project's own that does something with what it is given.
package struct HelperUse: Sendable, Hashable {
  /// Without labels: `pad`.
  package var function: String
  /// Of the parameter whose default counts; nil where any call counts.
  package var label: String?
  /// - Parameter label: nil where any call counts.
  package init(function: String, label: String?) { (self.function, self.label) = (function, label) }
}

extension CodeView {
  private static let callable = NameSet(["public", "open", "override", "objc", "IBAction", "dynamic", "_cdecl", "inlinable"])

  /// The function by which some code matters only if something calls it: one in Swift that no framework, no other module and
  /// no protocol can call, and whose parameter is among the values of the code, or whose default it is.
  /// - Parameter values: tokens of the values from which the code makes what it sets.
  package func helperUse(around match: Range<Int>, values: [Range<Int>]) -> HelperUse? {
    guard isSwift else { return nil }
    let isBody = function(around: match.lowerBound) != nil
    let around = namedFunction(around: match.lowerBound).flatMap { at($0.name - 1, "func") ? $0.name : nil }
    guard let name = around ?? declaredName(around: match.lowerBound), isOwn(name), !isDelegated(name) else { return nil }
    let parameters = declarations.parameters[name] ?? []
    if !isBody {
      // `side: Side = .left`
      guard let own = parameters.last(where: { $0.name < match.lowerBound }) else { return nil }
      return text(own.label ?? own.name) == "_" ? nil : HelperUse(function: self.name(name), label: self.name(own.label ?? own.name))
    }
    let names = Set(parameters.map { self.name($0.name) })
    return values.joined().contains { isKind($0, .identifier) && !at($0 - 1, ".") && names.contains(self.name($0)) }
      ? HelperUse(function: self.name(name), label: nil) : nil
  }

  /// Whether the file names a function where it is not declared, and leaves the label out if one counts.
  package func uses(_ helper: HelperUse) -> Bool {
    names([helper.function]).contains { k in
      if at(k - 1, "func") { return false }
      guard let label = helper.label, at(k + 1, "("), let close = partner(k + 1) else { return true }
      return !(k + 2..<max(close, k + 2)).contains { at($0 + 1, ":") && enclosing($0) == k + 1 && name($0) == label }
    }
  }

  /// The function in whose parameters a token stands.
  private func declaredName(around i: Int) -> Int? {
    var p = i
    while let open = enclosing(p), !at(open, "{") {
      if at(open, "("), at(open - 2, "func"), isName(open - 1) { return open - 1 }
      p = open
    }
    return nil
  }

  /// Whether only code of the module can call a function.
  private func isOwn(_ name: Int) -> Bool {
    guard !(statementStart(name)..<name).contains(where: { at($0, anyOf: CodeView.callable) }) else { return false }
    guard let type = type(around: name) else { return true }
    var k = type + 1
    while k < count, !at(k, "{") {
      // What it inherits may call the function.
      if at(k, ":") { return false }
      k += 1
    }
    return !(statementStart(type)..<type).contains { at($0, anyOf: CodeView.callable) || at($0, "protocol") }
  }

  /// Whether a function may be one that a framework asks of a delegate: `tableView(_ tableView:…)`.
  func isDelegated(_ name: Int) -> Bool {
    let function = self.name(name)
    return (declarations.parameters[name] ?? []).contains { function.hasPrefix(self.name($0.name)) }
  }
}
