/// A vertical line of an item, as a constraint names it. Margins are lines of an item of their own.
enum Side: String {
  case left, right, leading, trailing, centerX
  /// A value that says its side elsewhere: a stored anchor, a parameter.
  case unknown

  var isPhysical: Bool { self == .left || self == .right }
  var isDirectional: Bool { self == .leading || self == .trailing }
}

enum Relation { case equal, atMost, atLeast }

/// One end of a constraint.
struct End: Hashable {
  var item: String
  var side: Side
}

/// A sum of named amounts; the name of a plain number is empty.
typealias Amount = [String: Double]

/// `first relation second * multiplier + constant`, on the horizontal axis.
struct Constraint {
  var first: End
  var relation = Relation.equal
  var second: End
  var multiplier = 1.0
  var constant: Amount = [:]
  /// Where its sides are written: indexes into the words of the file.
  var places: [Int] = []
  /// What makes it: the constraints of one view in SnapKit and Masonry know each other by their sides.
  var maker: Maker = .plain

  enum Maker { case plain, make, update }

  /// The view that holds the others of its file, where the file says it.
  var container = "self"

  /// The item that the constraint places.
  var placed: String { first.item == container ? second.item : first.item }

  /// A side against a direction: raised as an exception when the constraint is switched on.
  var raises: Bool { first.side.isPhysical && second.side.isDirectional || first.side.isDirectional && second.side.isPhysical }

  private var isDirectional: Bool { first.side.isDirectional || second.side.isDirectional }

  var leftToRight: Equation {
    Equation(edge(first.side, of: first.item), minus: edge(second.side, of: second.item), times: multiplier, constant, relation)
  }

  /// Leading is the right edge, and distances run the other way. The origin of x stays where it is: a multiplied edge is not mirrored.
  var rightToLeft: Equation {
    guard isDirectional else { return leftToRight }
    let turned: Relation = relation == .equal ? .equal : relation == .atMost ? .atLeast : .atMost
    return Equation(
      edge(first.side, of: first.item, turned: true), minus: edge(second.side, of: second.item, turned: true), times: multiplier,
      constant.mapValues { -$0 }, turned)
  }

  private func edge(_ side: Side, of item: String, turned: Bool = false) -> [Equation.Variable: Double] {
    switch side {
    case .left: [.left(item): 1]
    case .right: [.right(item): 1]
    case .leading: [turned ? .right(item) : .left(item): 1]
    case .trailing: [turned ? .left(item) : .right(item): 1]
    case .centerX: [.left(item): 0.5, .right(item): 0.5]
    case .unknown: [.unknown(item): 1]
    }
  }
}

/// A sum of edges and amounts that is zero, or at most zero.
struct Equation: Hashable {
  enum Variable: Hashable, Comparable {
    case left(String), right(String), unknown(String), screenWidth
  }

  private(set) var terms: [Variable: Double] = [:]
  private(set) var constant: Amount = [:]
  private(set) var isEquality = true

  init(_ first: [Variable: Double], minus second: [Variable: Double], times factor: Double, _ amount: Amount, _ relation: Relation) {
    terms = first
    for (variable, value) in second { terms[variable, default: 0] -= value * factor }
    constant = amount.mapValues { -$0 }
    isEquality = relation == .equal
    if relation == .atLeast { negate() }
    tidy()
  }

  /// The same in a mirror: what was x from the left edge of the screen is x from its right edge.
  var mirrored: Equation {
    var result = self
    result.terms = [:]
    for (variable, value) in terms {
      switch variable {
      case .left(let item): result.add(.right(item), -value, .screenWidth, value)
      case .right(let item): result.add(.left(item), -value, .screenWidth, value)
      case .unknown, .screenWidth: result.terms[variable, default: 0] += value
      }
    }
    result.tidy()
    return result
  }

  /// How far the left side is from zero, where all edges are known.
  func error(_ values: [Variable: Double]) -> Double? {
    var sum = 0.0
    for (variable, factor) in terms {
      guard let value = values[variable] else { return nil }
      sum += factor * value
    }
    for (name, amount) in constant {
      guard name.isEmpty else { return nil }
      sum += amount
    }
    return isEquality ? abs(sum) : max(0, sum)
  }

  private mutating func add(_ a: Variable, _ x: Double, _ b: Variable, _ y: Double) {
    terms[a, default: 0] += x
    terms[b, default: 0] += y
  }

  private mutating func negate() {
    terms = terms.mapValues { -$0 }
    constant = constant.mapValues { -$0 }
  }

  /// One way to write each equation: no zeros, and an equality begins with a positive term.
  private mutating func tidy() {
    terms = terms.filter { abs($0.value) > 1e-9 }
    constant = constant.filter { abs($0.value) > 1e-9 }
    if isEquality, let first = terms.keys.min(), terms[first]! < 0 { negate() }
    terms = terms.mapValues { ($0 * 1e6).rounded() / 1e6 }
    constant = constant.mapValues { ($0 * 1e6).rounded() / 1e6 + 0 }
  }
}
