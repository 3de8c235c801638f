import RTLLexing
import RTLSystem

extension CodeView {
  /// The names of the declarations round a token, outermost first, joined by dots:
  /// `CartCell.layoutSubviews`, `CartCell.setTitle:animated:`. Empty at the top of the file.
  package func scope(of i: Int) -> String { scopeNames(at: i).joined(separator: ".") }

  /// Names of the enclosing declarations, outermost first; the parts of `extension Cart.Row` one by one.
  package func scopeNames(at i: Int) -> [String] {
    let open = enclosing(i) ?? -1
    let names = scopes[open] ?? scopeNames(inside: i)
    scopes[open] = names
    // A stored property or constant has no braces of its own; its name is part of the scope too.
    guard isSwift, let stored = storedProperty(around: i) else { return names }
    return names + [name(stored)]
  }

  /// Of the braces round a token alone.
  private func scopeNames(inside i: Int) -> [String] {
    var names: [String] = []
    var p = i
    var steps = 0
    while let open = enclosing(p), steps < CodeView.depth {
      if at(open, "{") {
        switch header(of: open) {
        case .function(let name, let start):
          names.append(functionName(name, start: start))
          if !isSwift, let type = implementation(around: start) { names.append(text(type)) }
        case .property(let name): names.append(self.name(name))
        case .type(let name): names += typeName(at: name).utf8.split(separator: UInt8(ascii: ".")).reversed().map { String(Substring($0)) }
        default: break
        }
      }
      p = open
      steps += 1
    }
    return names.reversed().filter { !$0.isEmpty }
  }

  /// Swift: the name of the property, stored or computed, whose value the token is a part of.
  package func propertyName(around i: Int) -> String? {
    guard isSwift else { return nil }
    if let stored = storedProperty(around: i) { return name(stored) }
    guard let open = function(around: i), case .property(let name) = header(of: open) else { return nil }
    return self.name(name)
  }

  /// The names under which code finds a literal again: of the property, the constant, the macro or the case that it is the value of or a
  /// part of, and of the function that returns it.
  package func namesOfConstant(around i: Int) -> [String] {
    if isSwift {
      if at(i - 1, "="), isIdentifier(i - 2), at(statementStart(i), "case") || at(i - 3, "case") { return [name(i - 2)] }
      return [propertyName(around: i) ?? functionReturning(i)].compactMap(\.self)
    }
    if flags(i).contains(.preprocessor) { return (max(0, i - CodeView.longestMacro)..<i).last { at($0, "#define") }.map { [name($0 + 1)] } ?? [] }
    var whole = i
    while let open = enclosing(whole), !isBlock(open) { whole = open }
    let start = statementStart(whole)
    let assigned = (start..<max(start, i)).first { isAssignment($0) }.flatMap { sign in (start..<sign).last { isName($0) && !at($0, "const") } }
    return [assigned.map(name), functionReturning(i)].compactMap(\.self)
  }

  private func functionReturning(_ i: Int) -> String? {
    guard let function = functionBody(around: i), case let start = statementStart(i),
      at(start, "return") || start == function.body.lowerBound
    else { return nil }
    return function.name.map(name)
  }

  /// In tokens.
  private static let longestMacro = 40

  /// Swift: the name of the property of a type, or global, in whose declaration the token stands
  /// when no function or accessor lies between.
  func storedProperty(around i: Int) -> Int? {
    var p = i
    var steps = 0
    while steps < CodeView.depth {
      let open = enclosing(p)
      if let open, at(open, "{") {
        switch header(of: open) {
        case .type: return declaredVariable(statementStart(p), before: i)
        case .function, .property, .accessor: return nil
        default: break
        }
      }
      guard let open else { return declaredVariable(statementStart(p), before: i) }
      p = open
      steps += 1
    }
    return nil
  }

  /// Whether a file names one of some types outside of the declarations of them all.
  /// - Parameter isLibrary: what it declares as public counts as named by others.
  package func isNamedOutside(_ types: Set<String>, isLibrary: Bool) -> Bool {
    names(types).contains { i in
      if isDeadCode(i) { return false }
      if at(i - 1, anyOf: CodeView.declaringWords) { return isLibrary && (max(0, i - 4)..<i).contains { at($0, anyOf: CodeView.offered) } }
      return !isScope(of: types, at: i) && !at(i - 2, "@")
    } || file.texts.contains { i in types.contains { holds(bytes(Int(i)), class: $0) } && !isScope(of: types, at: Int(i)) }
  }

  /// Whether a text may be the name of a class, or be put together to one: `"App.Card"`, `"Card%@"`; `"Card.h"` is none.
  private func holds(_ text: some BidirectionalCollection<UInt8>, class name: String) -> Bool {
    text.split(separator: UInt8(ascii: ".")).contains { part in
      let part = part.drop { !IdentifierWords.isNameByte($0) }
      guard part.starts(with: name.utf8), let end = part.dropFirst(name.utf8.count).first else { return false }
      return end == UInt8(ascii: "\"") || end == UInt8(ascii: "%") || end == UInt8(ascii: "\\")
    }
  }

  /// Whether a token stands in the declaration of one of some types, or behind its name: `class Card: Row {`. What a protocol
  /// asks for is done elsewhere.
  func isScope(of types: Set<String>, at i: Int) -> Bool {
    guard isSwift else { return implementation(around: i).map { types.contains(name($0)) || at($0 - 1, "protocol") } ?? false }
    if let scope = scopeNames(at: i).first { return types.contains(scope) || type(around: i).map { at($0 - 1, "protocol") } ?? false }
    let declared = (statementStart(i)..<i).first { at($0, anyOf: CodeView.declaringWords) }
    return declared.map { types.contains(name($0 + 1)) } ?? false
  }
  static let declaringWords = NameSet(["class", "struct", "enum", "actor", "protocol", "extension", "interface", "implementation"])

  /// Swift: the property that the closure round a token makes, where what it returns is the local of that name.
  package func property(madeOf i: Int, _ local: String) -> String? {
    guard isSwift, let property = storedProperty(around: i), name(property) != local, let open = enclosing(i), let close = partner(open) else { return nil }
    let returns = (open..<close).contains { at($0, "return") && name($0 + 1) == local && ($0 + 2 == close || startsLine($0 + 2) || at($0 + 2, ";")) }
    return returns ? name(property) : nil
  }

  private func declaredVariable(_ start: Int, before i: Int) -> Int? {
    var k: Int? = start
    while let here = k, here < i {
      if at(here, "let") || at(here, "var"), isName(here + 1) { return here + 1 }
      guard isIdentifier(here) || at(here, "@") || at(here, "(") else { return nil }
      k = after(here)
    }
    return nil
  }

  /// `layoutSubviews`, `init`, or the selector of a method.
  private func functionName(_ name: Int, start: Int) -> String {
    guard !isSwift, at(start, "-") || at(start, "+") else { return self.name(name) }
    var selector = ""
    var k: Int? = name
    while let here = k, !at(here, "{"), !at(here, ";") {
      if at(here, ":") { selector += text(here - 1) + ":" }
      k = after(here)
    }
    return selector.isEmpty ? text(name) : selector
  }

  /// A type's name with the dots of an extension: `Cart.Row`.
  func typeName(at i: Int) -> String {
    var name = self.name(i)
    var k = i
    while isSwift, at(k + 1, "."), isIdentifier(k + 2), name.utf8.count < 500 {
      k += 2
      name += "." + self.name(k)
    }
    return name
  }

  /// Objective-C: the name of the class whose `@implementation` or `@interface` holds a token of the
  /// top level.
  func implementation(around i: Int) -> Int? {
    let next = sections.partitioningIndex { ($0.name ?? $0.mark) > i }
    return next > 0 ? sections[next - 1].name : nil
  }

  /// The marks `@implementation` and its like, in their order, with the tokens of their names; none for `@end`. They count
  /// inside braces, too: a conditional of the preprocessor may open one twice.
  func findSections() -> [(mark: Int, name: Int?)] {
    file.tokens.indices.compactMap { i in
      guard at(i, "@") else { return nil }
      if at(i + 1, "end") { return (i, nil) }
      let isSection = at(i + 1, "implementation") || at(i + 1, "interface") || at(i + 1, "protocol") && !at(i + 2, "(")
      return isSection ? (i, i + 2) : nil
    }
  }

  /// The function round a token: its name and its opening brace. Closures are passed by.
  package func namedFunction(around i: Int) -> (name: Int, body: Int)? {
    if let body = function(around: i), case .function(let name, _) = header(of: body) { (name, body) } else { nil }
  }

  /// The function or accessor round a token: its opening brace. Closures are passed by.
  func function(around i: Int) -> Int? {
    var p = i
    var steps = 0
    while let open = enclosing(p), steps < CodeView.depth {
      if at(open, "{") {
        switch header(of: open) {
        case .function, .property: return open
        case .accessor:
          if let outer = enclosing(open), case .property = header(of: outer) { return outer }
          return open
        case .type: return nil
        default: break
        }
      }
      p = open
      steps += 1
    }
    return nil
  }

  /// The type whose body or `@implementation` holds a token: the token of its name.
  func type(around i: Int) -> Int? {
    var p = i
    var steps = 0
    while let open = enclosing(p), steps < CodeView.depth {
      if at(open, "{"), case .type(let name) = header(of: open) { return name }
      p = open
      steps += 1
    }
    return isSwift ? nil : implementation(around: p)
  }
}
