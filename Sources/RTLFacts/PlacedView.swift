import RTLLexing

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
  package var reach: Reach
  /// The type of the view itself, where the file knows it: of a view that places itself, the type round the code.
  package var ownType: String?
  /// Whether a longer path leads to it, from outside of its type.
  package var isForeign: Bool { path != name }
  /// Whether the code is that of the view, which places itself.
  package var isSelf: Bool { path == "self" }
  /// Whether the code extends a type of the framework: it places those views alone that call it.
  package var isHelper = false

  package init(name: String, path: String, type: String?, supertype: String? = nil, owner: String? = nil, reach: Reach) {
    self.name = name
    self.path = path
    self.type = type
    self.supertype = supertype
    self.owner = owner
    self.reach = reach
  }

  /// Whether the code of two files may speak of one view. What is unknown counts as the same.
  /// - Parameter other: the view of the fix that asks.
  package func mayBe(_ other: PlacedView) -> Bool {
    if isHelper, !other.isSelf { return false }
    if isSelf != other.isSelf { return ownType != nil && ownType == other.ownType }
    guard name == other.name, reach != .here, other.reach != .here else { return false }
    if isForeign, other.isForeign { return path == other.path && type == other.type || owner != nil && owner == other.owner }
    if isForeign { return other.reach == .project && (owner == nil || owner == other.type) }
    if other.isForeign { return reach == .project && (other.owner == nil || other.owner == type) }
    guard let type, let otherType = other.type else { return false }
    return type == otherType || type == other.supertype || otherType == supertype
  }
}

extension CodeView {
  /// - Parameters:
  ///   - path: a view as code names it, without `self`.
  ///   - i: a token of the code that names it.
  ///   - members: the types of the framework.
  /// - Returns: nil for what is no path of names, such as the result of a call.
  package func placedView(_ path: String, at i: Int, _ members: MemberTypes = MemberTypes()) -> PlacedView? {
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
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

  private func typeName(of declared: Declaration) -> String? {
    declared.type.flatMap { typeName(in: $0) } ?? declared.value.flatMap { value in
      value.isEmpty ? nil : expressionType(endingAt: value.upperBound - 1).name
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

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
