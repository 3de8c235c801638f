/// A property, function or macro of the project that follows the direction of layout by what its body
/// does, whatever its name is.
package struct DirectionHelper: Sendable, Hashable {
  /// The base name, without labels: `isRTL`.
  package var name: String
  /// The type that declares it, nil for a global one and for a macro.
  package var owner: String?
  /// A function: the name counts where it is called.
  package var needsCall: Bool
  /// Asked of the type, not of a value.
  package var isStatic = false
  /// Private to its file or type.
  package var isHidden = false
  /// Declared in Swift; a macro and a method of Objective-C are not.
  package var isSwift = true
  /// It gives a picture, which follows the direction.
  package var isPicture = false

  /// - Parameter owner: nil for a global one and a macro; what is not given is as for a visible helper in Swift.
  package init(name: String, owner: String?, needsCall: Bool) { (self.name, self.owner, self.needsCall) = (name, owner, needsCall) }
}

extension CodeView {
  /// The helpers of this file that test the direction and give a truth value, a number or a picture.
  package func directionHelpers() -> [DirectionHelper] {
    guard !directionVocabulary.results.isEmpty else { return [] }
    var found: Set<DirectionHelper> = []
    for mark in directionTokens.marks {
      var isOfPictures = false
      switch mark.kind {
      case .command, .side: continue
      case .transform: isOfPictures = true
      case .literal:
        // Truth values of a language are known by their names.
        guard isCompared(mark.token) else { continue }
        isOfPictures = true
      case .member: guard isCompared(mark.token) else { continue }
      case .name, .direction, .derived: break
      }
      guard let helper = helper(around: mark.token), helper.isPicture || !isOfPictures else { continue }
      // A constant turns no other picture than its own.
      let isConstant = helper.isPicture && !helper.needsCall && (helper.isStatic || !(helper.owner.map(directionVocabulary.pictures.contains) ?? false))
      if !isConstant { found.insert(helper) }
    }
    return found.sorted { ($0.name, $0.owner ?? "") < ($1.name, $1.owner ?? "") }
  }

  /// The number of tokens of a body that still does little else than to test the direction.
  private static let body = 60

  private func helper(around i: Int) -> DirectionHelper? {
    if flags(i).contains(.preprocessor) { return macro(around: i) }
    guard let open = function(around: i) else {
      guard isSwift, let name = storedProperty(around: i), name != i, gives(name) || isTest(name) else { return nil }
      return helper(name, needsCall: false)
    }
    guard let close = partner(open), close - open <= CodeView.body else { return nil }
    switch header(of: open) {
    case .property(let name): return gives(name) && !isOverride(name) ? helper(name, needsCall: false) : nil
    case .function(let name, _): return gives(name) && !isOverride(name) ? helper(name, needsCall: true) : nil
    default: return nil
    }
  }

  private func helper(_ name: Int, needsCall: Bool) -> DirectionHelper {
    let type = type(around: name)
    var helper = DirectionHelper(name: self.name(name), owner: type.map { typeName(at: $0) }, needsCall: needsCall)
    let words = (statementStart(name)..<name).map(text) + (type.map { (statementStart($0)..<max($0, statementStart($0))).map(text) } ?? [])
    helper.isStatic = words.prefix(max(name - statementStart(name), 0)).contains("static")
    helper.isHidden = words.contains("private") || words.contains("fileprivate")
    helper.isSwift = isSwift
    helper.isPicture = result(of: name).map(directionVocabulary.pictures.contains) ?? false
    return helper
  }

  /// `#define MIRRORED …`, with or without parameters.
  private func macro(around i: Int) -> DirectionHelper? {
    guard let start = definition(around: i), start + 1 < i, isName(start + 1) else { return nil }
    var helper = DirectionHelper(name: name(start + 1), owner: nil, needsCall: at(start + 2, "(") && !spaceBefore(start + 2))
    helper.isSwift = false
    return helper
  }

  /// Whether a declaration says that it gives one of the results that count.
  private func gives(_ name: Int) -> Bool {
    result(of: name).map { directionVocabulary.results.contains($0) || directionVocabulary.pictures.contains($0) } ?? false
  }

  /// The type that a declaration gives.
  private func result(of name: Int) -> String? {
    let declared = declarations.named(self.name(name)).first { $0.name == name }?.type
    // A C function without parameters is no declaration that a name is looked up in.
    guard let range = declared ?? (isSwift ? nil : typeBefore(name)) else { return nil }
    return typeName(in: range)
  }

  /// `static let flips = direction == .rightToLeft`: a first value that compares.
  private func isTest(_ name: Int) -> Bool {
    guard isAssignment(name + 1) else { return false }
    var k: Int? = name + 2
    while let here = k, !startsStatement(here) || here == name + 2 {
      if isEquality(here) { return true }
      if isOpener(here), at(here, "{") { return false }
      k = after(here)
    }
    return false
  }

  /// What a framework asks for is called by the framework, not by the project.
  private func isOverride(_ name: Int) -> Bool {
    var k = statementStart(name)
    while k < name {
      if at(k, "override") { return true }
      k += 1
    }
    return false
  }
}
