extension CodeView {
  /// The view that a type puts one of its views into, both as `viewPath` has them; nil where the file does not say, or says several.
  /// - Parameter type: the outermost one round the code.
  package func holder(of view: String, in type: String?) -> String? { holders["\(type ?? "") \(view)"].flatMap { $0.count == 1 ? $0.first : nil } }

  /// All views round a view, the nearest first, up to that which the objects of the type are or show; nil where the file does not say.
  package func holders(of view: String, in type: String?) -> [String]? {
    var found: [String] = []
    while found.count < CodeView.mostHolders {
      guard let next = holder(of: found.last ?? view, in: type) else { return nil }
      found.append(next)
      if isOwnView(next) { return found }
    }
    return nil
  }

  /// So many views may stand in each other.
  private static let mostHolders = 12

  /// Whether a type may put one of its views into the view that its objects are or show, such as the `contentView` of a cell.
  package func isInOwnView(_ view: String, of type: String) -> Bool {
    guard let holders = holders["\(type) \(view)"] else { return true }
    return holders.contains(where: isOwnView)
  }

  /// Whether two views stand in different objects: the one is part of a thing that code got from elsewhere, such as the `title` of a
  /// cell, which lies in that thing, and the other is not.
  /// - Parameters:
  ///   - view: as `viewPath` has it, like the other one.
  ///   - i: a token where it is named.
  package func areApart(_ view: String, at i: Int, _ other: String, at k: Int, in type: String) -> Bool {
    switch (foreignThing(of: view, at: i, in: type), foreignThing(of: other, at: k, in: type)) {
    case (let thing?, let otherThing?): thing != otherThing
    case (let thing?, nil): isOutside(of: thing, other, at: k, in: type)
    case (nil, let thing?): isOutside(of: thing, view, at: i, in: type)
    case (nil, nil): false
    }
  }

  /// `cell` of `cell.title` where that is a local or parameter of another type, whose part no code here puts elsewhere.
  private func foreignThing(of view: String, at i: Int, in type: String) -> String? {
    let names = view.utf8.split(separator: UInt8(ascii: "."))
    guard names.count > 1, holders["\(type) \(view)"] == nil, case let thing = String(Substring(names[0])), let declared = declaration(of: thing, at: i),
      declared.kind == .local || declared.kind == .parameter, let owner = expressionType(endingAt: declared.name).name
    else { return nil }
    return owner == type ? nil : thing
  }

  /// Whether a view of the type itself is nowhere put into a thing: a member of the type, or one whose place is known.
  private func isOutside(of thing: String, _ view: String, at i: Int, in type: String) -> Bool {
    let first = String(view.prefix { $0 != "." })
    guard let holders = holders["\(type) \(view)"] else {
      let kind = declaration(of: first, at: i)?.kind
      return kind != .local && kind != .parameter
    }
    return !holders.contains { $0 == thing || $0.hasPrefix(thing + ".") }
  }

  /// Whether a view is what the objects of a type are or show.
  package func isOwnView(_ view: String) -> Bool { view == "self" || distanceVocabulary.ownViews.contains(view) }

  func findHolders() -> [String: Set<String>] {
    guard !distanceVocabulary.adders.isEmpty else { return [:] }
    var found: [String: Set<String>] = [:]
    for i in names(distanceVocabulary.adders) {
      guard let (holder, views) = addition(at: i) else { continue }
      let type = scopeNames(at: i).first ?? ""
      for view in views { found["\(type) \(view)", default: []].insert(holder) }
    }
    return found
  }

  /// `card` and `title` of `card.addSubview(title)` and of `[card addSubview:title]`.
  private func addition(at i: Int) -> (holder: String, views: [String])? {
    let holder: Range<Int>, call: Int
    if at(i + 1, "(") {
      holder = at(i - 1, ".") ? max(operandStart(endingAt: i - 2), 0)..<i - 1 : i..<i
      call = i + 1
    } else if !isSwift, at(i + 1, ":"), let open = enclosing(i), at(open, "[") {
      holder = open + 1..<i
      call = open
    } else {
      return nil
    }
    guard let view = arguments(ofCallAt: call).first?.range else { return nil }
    let place = holder.isEmpty ? "self" : path(of: holder)
    // The name of a local that is used nowhere else.
    if let copy = file.copy(at: view.lowerBound) { return (place, [PlacedView.bare(String(decoding: file.bytes[copy.use], as: UTF8.self))]) }
    let objects = view.count == 1 ? objects(namedBy: view.lowerBound) : []
    let views = (objects.isEmpty ? [view] : objects).map { path(of: $0) }
    return (place, views)
  }

  private func path(of view: Range<Int>) -> String { viewPath(view.map { text($0) }.joined(), at: view.lowerBound) }
}
