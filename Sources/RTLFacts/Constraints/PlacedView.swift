/// The view that a constraint places, as code names it: what tells whether code of another file places it, too.
package struct PlacedView: Sendable, Hashable {
  /// Who else can name the view.
  package enum Reach: Sendable {
    /// A local, a parameter, a private property: nobody.
    case here
    /// Not declared in this file: other files of the same type, and of those that inherit from it.
    case type
    /// A property that any file can reach.
    case project
  }

  /// The last name: `title` of `cell.title`.
  package var name: String
  /// The whole path without `self`: `cell.title`.
  package var path: String
  /// The outermost type round the code, nil at file level.
  package var type: String?
  /// What that type inherits from first, as this file says.
  package var supertype: String?
  /// The declared type of what stands before the last name, where the file knows it.
  package var owner: String?
  /// Decides of which other files the constraints may be this view's.
  package var reach: Reach
  /// The type of the view itself, where the file knows it: of a view that places itself, the type round the code.
  package var ownType: String?
  /// Whether a longer path leads to it, from outside of its type.
  package var isForeign: Bool { path != name }
  /// Whether the code is that of the view, which places itself.
  package var isSelf: Bool { path == "self" }
  /// Whether the code extends a type of the framework: it places those views alone that call it.
  package var isHelper = false

  /// What a fix writes for the side that the constraint holds, where a block of a layout library makes or updates it.
  package var side: String?
  /// Calls that may update it later, by other names of the view as well.
  package var updaters: Set<String> = []
  /// An update whose constraint the file does not make: the types whose views it may change, `*` for all.
  package var strayUpdate: Set<String>?

  /// - Parameters:
  ///   - name: the last name of the path.
  ///   - path: without `self`, except for a view that places itself.
  package init(name: String, path: String, type: String?, supertype: String? = nil, owner: String? = nil, reach: Reach) {
    (self.name, self.path, self.type, self.supertype, self.owner, self.reach) = (name, path, type, supertype, owner, reach)
  }

  /// A view as code names it, without `self` and what unwraps it.
  package static func bare(_ text: String) -> String {
    var name = text.utf8.filter { !(9...13).contains($0) && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
    for prefix in ["self.", "self->", "weakSelf.", "strongSelf.", "_"] where name.starts(with: prefix.utf8) && name.count > prefix.utf8.count {
      name.removeFirst(prefix.utf8.count)
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether the code of two files may speak of one view. What is unknown counts as the same.
  /// - Parameter other: the view of the fix that asks.
  package func mayBe(_ other: PlacedView) -> Bool {
    if isHelper, !other.isSelf { return false }
    if isSelf != other.isSelf { return ownType != nil && ownType == other.ownType }
    guard name == other.name, reach != .here, other.reach != .here else { return false }
    if isForeign, other.isForeign { return path == other.path && type == other.type || owner != nil && owner == other.owner }
    if isForeign { return leads(to: other) }
    if other.isForeign { return other.leads(to: self) }
    guard let type, let otherType = other.type else { return false }
    return type == otherType || type == other.supertype || otherType == supertype
  }

  /// Whether this is an update that may change a constraint of another view, by another name.
  package func mayUpdate(_ other: PlacedView) -> Bool {
    guard let types = strayUpdate, side == other.side, other.strayUpdate == nil else { return false }
    return types.contains("*") || other.type.map(types.contains) ?? false || other.supertype.map(types.contains) ?? false
  }

  /// Whether the longer path may end at a member that another file names from inside.
  private func leads(to member: PlacedView) -> Bool { owner == nil || owner == member.type || owner == member.supertype }
}

extension CodeView {
  /// The one name of a view, however code reaches it: without `self`, and behind constants that only name it again, as
  /// `let badge = self.badge` does.
  /// - Parameters:
  ///   - text: a view as code names it.
  ///   - i: a token of that code.
  package func viewPath(_ text: String, at i: Int) -> String {
    var (path, place) = (PlacedView.bare(text), i)
    for _ in 0..<CodeView.renamings {
      let first = String(path.prefix { $0 != "." })
      guard let local = declaration(of: first, at: place), local.kind == .local, let value = local.value.flatMap(self.path), !isSetAgain(local) else { break }
      let meant = PlacedView.bare(value.map { self.text($0) }.joined())
      guard meant != first else { break }
      path = PlacedView.bare(meant + path.dropFirst(first.count))
      place = local.name
    }
    return path
  }

  /// The names in the first value of a local, or in what the loop walks that gives it its values: `keys` of `let key = keys[i]` and
  /// of `for key in keys`. None for another name.
  package func sourceNames(ofLocalAt i: Int) -> [String] {
    guard let local = declaration(of: name(i), at: i), local.kind == .local else { return [] }
    let start = local.value?.lowerBound ?? local.name + 2
    guard local.value != nil || at(local.name + 1, "in") else { return [] }
    return (start..<min(count, start + CodeView.sourceTokens)).prefix { !at($0, "{") && !at($0, ";") && ($0 == start || !startsStatement($0)) }.filter(isName)
      .map(name)
  }

  /// Tokens of such a value that are looked at.
  private static let sourceTokens = 8

  /// Whether a path of a view begins at a member or a global. What begins at a parameter, a variable or a call may be any view.
  package func leadsToMember(_ path: String, at i: Int) -> Bool {
    guard placedView(path, at: i) != nil else { return false }
    switch declaration(of: String(path.prefix { $0 != "." }), at: i)?.kind {
    case .local, .parameter: return path.utf8.contains(UInt8(ascii: "."))
    case .property, .global, .function, nil: return true
    }
  }

  /// Whether a path is a local that unwraps the member of its name: `if let title {`.
  package func unwrapsMember(_ path: String, at i: Int) -> Bool {
    guard let local = declaration(of: path, at: i), local.kind == .local, local.value == local.name..<local.name + 1 else { return false }
    return declaration(of: path, at: local.name - 2).map { $0.kind == .property } ?? true
  }

  /// Whether a member of a type is made where it gets its value, each time: no local that lays it out before stands for it.
  /// - Parameter view: as `viewPath` has it.
  package func hasOneName(_ view: String, at i: Int) -> Bool {
    guard leadsToMember(view, at: i), !view.utf8.contains(UInt8(ascii: ".")) else { return false }
    let type = scopeNames(at: i).first
    let values = names([view, "_" + view]).filter { isAssignment($0 + 1) && scopeNames(at: $0).first == type }.map { $0 + 2 }
    return !values.isEmpty && values.allSatisfy(makesObject)
  }

  /// Whether a value is a new object: `Label()`, `[Label new]`, `[Button buttonWithType:kind]`.
  private func makesObject(at value: Int) -> Bool {
    var first = value
    while !isSwift, at(first, "[") { first += 1 }
    guard isIdentifier(first), isCapital(first), !isSwift || at(first + 1, "(") else { return false }
    return operandEnd(startingAt: value) + 1 >= statementEnd(value)
  }

  /// So many names in a row may stand for one view.
  private static let renamings = 4

  /// The tokens of a value that is a path of names, without a cast.
  private func path(_ value: Range<Int>) -> Range<Int>? {
    var value = value
    if isSwift {
      value = value.lowerBound..<(value.first { at($0, "as") } ?? value.upperBound)
    } else if let first = value.first, at(first, "("), castType(first) != nil, let close = partner(first), close < value.upperBound {
      value = close + 1..<value.upperBound
    }
    let isPath = value.allSatisfy { isIdentifier($0) || at($0, ".") || at($0, "->") || at($0, "?") || at($0, "!") }
    return isPath && !value.isEmpty ? value : nil
  }

  private func isSetAgain(_ local: Declaration) -> Bool {
    !at(local.name - 1, "let")
      && local.scope.contains { $0 > local.name && isIdentifier($0) && same($0, local.name) && isAssignment($0 + 1) && !at($0 - 1, ".") }
  }

  /// - Parameters:
  ///   - path: a view as code names it, without `self`.
  ///   - i: a token of the code that names it.
  /// - Returns: nil for what is no path of names, such as the result of a call.
  package func placedView(_ path: String, at i: Int) -> PlacedView? {
    let names = path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(Substring.init)
    guard let last = names.last, let first = names.first, names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isNameByte) }) else { return nil }
    let type = scopeNames(at: i).first
    var view = PlacedView(name: String(last), path: path, type: type, supertype: type.flatMap { declarations.supertypes[$0] }, reach: .project)
    let declared = declaration(of: String(first), at: i)
    if view.isSelf {
      view.ownType = type
      view.isHelper = type.map(members.knows) ?? false
    } else if names.count == 1 {
      view.ownType = declared.flatMap { typeName(of: $0) }
    }
    if names.count == 1 {
      view.reach = declared.map { isHidden($0) ? .here : .project } ?? .type
    } else if names.count == 2, let declared {
      view.owner = typeName(of: declared)
    }
    return view
  }

  /// Of the views that a constraint is held against those that another file may place. What the type inherits from the
  /// framework, such as `contentView`, no file places.
  /// - Parameter paths: as for `placedView`.
  package func placedEnds(_ paths: [String], at i: Int) -> [PlacedView] {
    paths.compactMap { placedView($0, at: i) }.filter { view in
      !view.isSelf && view.reach != .here && !(members.has(view.name) && (view.isForeign || view.reach == .type))
    }
  }

  private func typeName(of declared: Declaration) -> String? {
    declared.type.flatMap { typeName(in: $0) } ?? declared.value.flatMap { value in
      value.isEmpty ? nil : expressionType(endingAt: value.upperBound - 1).name
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "$") || IdentifierWords.isNameByte(byte) }

  /// Whether no other file can name what is declared here: in Objective-C another file sees headers only.
  private func isHidden(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .local, .parameter: return true
    case .property, .global, .function:
      guard isSwift else { return true }
      var k = statementStart(declaration.name)
      while k < declaration.name {
        if at(k, "fileprivate") || at(k, "private") && !at(k + 1, "(") { return true }
        k += 1
      }
      return false
    }
  }
}
