/// What a fix broke. Made from the two texts alone; what the tool says of its fix is not asked.
enum Fault: Hashable {
  /// Something else than a word for a side is different.
  case shape(String)
  /// A side was changed where no constraint could be read.
  case unread(String)
  /// The English layout is another one.
  case leftToRight(String)
  /// The Arabic layout is not the mirror image of the English one.
  case rightToLeft(String)
  /// A side against a direction: an exception at run time.
  case raises(String)
  /// An update block that no longer, or never, meets the constraint that it changes.
  case update(String)
  /// Some constraints of an item turn round and others do not.
  case group(String)

  var kind: String { String(describing: self).prefix { $0 != "(" }.description }
}

/// A file as the proof reads it: its words, and its constraints in the order in which they are written.
struct Layout {
  /// All words and signs; in Interface Builder files the values of attributes, and all that stands between them.
  var words: [String]
  var constraints: [Constraint]
}

enum Proof {
  /// Words for a side, without regard to spelling: `leftAnchor`, `ALEdgeLeft`, `marginLeft`.
  private static func neutral(_ word: String) -> String {
    var text = word.lowercased()
    for (side, twin) in [("directional", ""), ("leading", "left"), ("trailing", "right")] {
      text = text.split(separator: side, omittingEmptySubsequences: false).joined(separator: twin)
    }
    return text
  }

  /// - Parameter groups: whether items that turn only in part are faults.
  static func faults(from before: Layout, to after: Layout, groups: Bool = true) -> Set<Fault> {
    var faults: Set<Fault> = []
    guard before.words.count == after.words.count else {
      for (old, new) in zip(before.constraints, after.constraints) where old.leftToRight != new.leftToRight { faults.insert(.leftToRight(describe(old))) }
      return faults.union([.shape("\(before.words.count) words became \(after.words.count)")])
    }
    let changed = Set(before.words.indices.filter { before.words[$0] != after.words[$0] })
    for index in changed where neutral(before.words[index]) != neutral(after.words[index]) {
      faults.insert(.shape("`\(before.words[index])` became `\(after.words[index])`"))
    }
    let read = Set(before.constraints.flatMap(\.places))
    for index in changed.subtracting(read) { faults.insert(.unread(before.words[index])) }
    guard before.constraints.count == after.constraints.count else {
      return faults.union([.shape("\(before.constraints.count) constraints became \(after.constraints.count)")])
    }
    let changes = before.constraints.filter { $0.places.contains(where: changed.contains) }
    var turned: Set<String> = []
    for (old, new) in zip(before.constraints, after.constraints) {
      let name = describe(old)
      if old.leftToRight != new.leftToRight { faults.insert(.leftToRight(name)) }
      guard old.places.contains(where: changed.contains) else { continue }
      // What raised is fixed alone: it named a direction before. Two that turn into each other say the same in either kind.
      let isHalf = changes.contains { $0.places != old.places && $0.leftToRight == old.leftToRight.mirrored }
      if !old.raises, !isHalf { turned.insert(old.placed) }
      if new.raises { faults.insert(.raises(name)) }
      // What raised had no layout to keep.
      if !(old.raises && old.multiplier != 1), new.rightToLeft != old.leftToRight.mirrored { faults.insert(.rightToLeft(name)) }
      if new.first.side == .unknown || new.second.side == .unknown { faults.insert(.rightToLeft(name)) }
    }
    faults.formUnion(updateFaults(before, after, changed))
    if groups {
      // An anchor that a caller hands over is the caller's.
      for constraint in after.constraints
      where turned.contains(constraint.placed) && constraint.second.side != .unknown && (constraint.first.side.isPhysical || constraint.second.side.isPhysical)
        && !isEven(constraint, in: after)
      {
        faults.insert(.group(constraint.placed))
      }
    }
    return faults
  }

  /// Whether one word such as `edges` pins both sides, each as far from its end as the other: that is its own mirror image.
  private static func isEven(_ constraint: Constraint, in layout: Layout) -> Bool {
    layout.constraints.contains { other in
      other.places == constraint.places && other.second.item == constraint.second.item && other.first.side != constraint.first.side
        && Set(other.constant.keys) == Set(constraint.constant.keys) && other.constant.allSatisfy { constraint.constant[$0.key] == -$0.value }
    }
  }

  /// An update block finds its constraint by the sides of both ends.
  private static func updateFaults(_ before: Layout, _ after: Layout, _ changed: Set<Int>) -> Set<Fault> {
    struct Key: Hashable { var first, second: End }
    func made(_ layout: Layout) -> Set<Key> {
      Set(layout.constraints.filter { $0.maker == .make }.map { Key(first: $0.first, second: $0.second) })
    }
    let (old, new) = (made(before), made(after))
    var faults: Set<Fault> = []
    for (was, now) in zip(before.constraints, after.constraints) where was.maker == .update {
      let found = old.contains(Key(first: was.first, second: was.second))
      let finds = new.contains(Key(first: now.first, second: now.second))
      // A mixed one could not be made, so that nothing is there to be met.
      if found && !finds || !found && !was.raises && was.places.contains(where: changed.contains) { faults.insert(.update(describe(was))) }
    }
    return faults
  }

  static func describe(_ constraint: Constraint) -> String {
    "\(constraint.first.item).\(constraint.first.side) \(constraint.relation) \(constraint.second.item).\(constraint.second.side)"
  }
}
