/// Linear equations and inequalities with priorities, as layout engines solve them: a stronger relation holds
/// exactly before a weaker one has a say.
///
/// Equations are eliminated from the strongest to the weakest, which is exact for them. An inequality joins as
/// an equation, at its own strength, when the result breaks it.
package struct LinearSystem: Sendable {
  /// A number from 0: the place of its value in what `solve()` gives.
  package typealias Variable = Int32

  /// Of the left side to the right one.
  package enum Relation: Sendable, Hashable { case lessOrEqual, equal, greaterOrEqual }

  /// A sum of variables with factors, and a constant.
  package struct Expression: Sendable {
    /// Sorted by variable, no factor is 0.
    var terms: [(variable: Variable, factor: Double)] = []
    var constant = 0.0

    /// Without variables.
    package init(constant: Double = 0) { self.constant = constant }
    /// - Parameter factor: not 0.
    package init(_ variable: Variable, _ factor: Double = 1) { terms = [(variable, factor)] }

    static func + (a: Expression, b: Expression) -> Expression { a.adding(b, times: 1) }
    static func - (a: Expression, b: Expression) -> Expression { a.adding(b, times: -1) }
    static func * (a: Expression, factor: Double) -> Expression { Expression().adding(a, times: factor) }
    /// Adds to the constant alone.
    package static func + (a: Expression, constant: Double) -> Expression {
      var sum = a
      sum.constant += constant
      return sum
    }

    func adding(_ other: Expression, times factor: Double) -> Expression {
      var sum = Expression(constant: constant + other.constant * factor)
      sum.terms.reserveCapacity(terms.count + other.terms.count)
      var i = 0
      var k = 0
      func append(_ variable: Variable, _ factor: Double) { if abs(factor) > 1e-9 { sum.terms.append((variable, factor)) } }
      while i < terms.count || k < other.terms.count {
        if k == other.terms.count || (i < terms.count && terms[i].variable < other.terms[k].variable) {
          append(terms[i].variable, terms[i].factor)
          i += 1
        } else if i == terms.count || other.terms[k].variable < terms[i].variable {
          append(other.terms[k].variable, other.terms[k].factor * factor)
          k += 1
        } else {
          append(terms[i].variable, terms[i].factor + other.terms[k].factor * factor)
          i += 1
          k += 1
        }
      }
      return sum
    }

    func value(_ values: [Double]) -> Double { terms.reduce(constant) { $0 + $1.factor * values[Int($1.variable)] } }
  }

  /// `expression` relates to 0.
  private struct Row: Sendable {
    var expression: Expression
    var priority: Double
    /// Breaks ties: what was added first is stronger.
    var order: Int
  }

  private var variableCount: Int32 = 0
  private var equations: [Row] = []
  /// Each says that its expression is 0 or more.
  private var inequalities: [Row] = []

  /// Of variables.
  var count: Int { Int(variableCount) }

  /// Without variables and relations.
  package init() {}

  /// A new one, which is 0 as long as no relation holds it.
  package mutating func variable() -> Variable {
    defer { variableCount += 1 }
    return variableCount
  }

  /// - Parameter priority: above 0; the strongest that a file can name is 1000. Of equals the earlier is stronger.
  package mutating func add(_ left: Expression, _ relation: Relation, _ right: Expression, priority: Double = 1000) {
    let order = equations.count + inequalities.count
    switch relation {
    case .equal: equations.append(Row(expression: left - right, priority: priority, order: order))
    case .greaterOrEqual: inequalities.append(Row(expression: left - right, priority: priority, order: order))
    case .lessOrEqual: inequalities.append(Row(expression: right - left, priority: priority, order: order))
    }
  }

  // MARK: Solving

  /// Break of an inequality that is not worth a further pass, in points.
  private static let tolerance = 0.01

  /// Values of the variables; one that nothing holds is 0.
  package func solve() -> [Double] {
    let sorted = equations.sorted(by: Self.isStronger)
    var active: [Int] = []
    var isActive = Array(repeating: false, count: inequalities.count)
    var values: [Double] = []
    // Rows before the strongest inequality that joined stay as they are eliminated.
    for _ in 0...inequalities.count {
      values = Elimination(variables: Int(variableCount), rows: merged(sorted, active)).values()
      var broken: [(index: Int, amount: Double)] = []
      for index in inequalities.indices where !isActive[index] {
        let amount = -inequalities[index].expression.value(values)
        if amount > Self.tolerance { broken.append((index, amount)) }
      }
      guard let strongest = broken.map({ inequalities[$0.index].priority }).max() else { break }
      // What is broken most decides for the others: the widest view makes its stack wide enough for all.
      let joining = broken.filter { inequalities[$0.index].priority == strongest }.sorted { ($1.amount, $0.index) < ($0.amount, $1.index) }
      var touched: Set<Variable> = []
      for (index, _) in joining {
        let variables = inequalities[index].expression.terms.map(\.variable)
        guard touched.isDisjoint(with: variables) else { continue }
        touched.formUnion(variables)
        isActive[index] = true
        active.append(index)
      }
      active.sort { Self.isStronger(inequalities[$0], inequalities[$1]) }
    }
    return values
  }

  private static func isStronger(_ a: Row, _ b: Row) -> Bool { (b.priority, a.order) < (a.priority, b.order) }

  private func merged(_ rows: [Row], _ active: [Int]) -> [Expression] {
    var result: [Expression] = []
    result.reserveCapacity(rows.count + active.count)
    var next = 0
    for row in rows {
      while next < active.count, Self.isStronger(inequalities[active[next]], row) {
        result.append(inequalities[active[next]].expression)
        next += 1
      }
      result.append(row.expression)
    }
    return result + active[next...].map { inequalities[$0].expression }
  }
}

/// Equations solved one after the other: each gives the value of one variable by others, or is dropped because
/// stronger ones have decided already.
private struct Elimination {
  /// By variable: what it equals, in variables that were free when its row came.
  private var solved: [LinearSystem.Expression?]
  private var order: [LinearSystem.Variable] = []

  init(variables: Int, rows: [LinearSystem.Expression]) {
    solved = Array(repeating: nil, count: variables)
    for row in rows { add(row) }
  }

  private mutating func add(_ row: LinearSystem.Expression) {
    var row = row
    // What takes the place of a variable was made of variables that were free then, so this ends.
    while let term = row.terms.first(where: { solved[Int($0.variable)] != nil }) {
      var rest = row
      rest.terms.removeAll { $0.variable == term.variable }
      row = rest.adding(solved[Int(term.variable)]!, times: term.factor)
    }
    guard let pivot = row.terms.max(by: { abs($0.factor) < abs($1.factor) }), abs(pivot.factor) > 1e-7 else { return }
    row.terms.removeAll { $0.variable == pivot.variable }
    solved[Int(pivot.variable)] = row * (-1 / pivot.factor)
    order.append(pivot.variable)
  }

  func values() -> [Double] {
    var values = Array(repeating: 0.0, count: solved.count)
    for variable in order.reversed() { values[Int(variable)] = solved[Int(variable)]!.value(values) }
    return values
  }
}
