import RTLScenes
import Testing

@Suite struct LinearSystemTests {
  private typealias Expression = LinearSystem.Expression

  @Test func strongerRelationsHoldFirst() {
    var system = LinearSystem()
    let a = system.variable(), b = system.variable()
    system.add(Expression(a), .equal, Expression(constant: 10), priority: 250)
    system.add(Expression(a), .equal, Expression(constant: 20), priority: 750)
    system.add(Expression(b), .equal, Expression(a) + 5)
    #expect(system.solve() == [20, 25])
  }

  @Test func inequalitiesJoinWhenTheyAreBroken() {
    var system = LinearSystem()
    let width = system.variable()
    system.add(Expression(width), .lessOrEqual, Expression(constant: 80))
    system.add(Expression(width), .equal, Expression(constant: 120), priority: 750)
    #expect(system.solve() == [80])
    system.add(Expression(width), .greaterOrEqual, Expression(constant: 60), priority: 900)
    #expect(system.solve() == [80])
  }

  @Test func weakerInequalityGivesWay() {
    var system = LinearSystem()
    let width = system.variable()
    system.add(Expression(width), .greaterOrEqual, Expression(constant: 200), priority: 750)
    system.add(Expression(width), .equal, Expression(constant: 100))
    #expect(system.solve() == [100])
  }

  @Test func whatNothingHoldsIsZero() {
    var system = LinearSystem()
    _ = system.variable()
    #expect(system.solve() == [0])
  }
}
