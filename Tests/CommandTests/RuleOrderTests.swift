import Testing

/// What a rule finds does not depend on the rules that run beside it.
@Suite struct RuleOrderTests {
  @Test func eachRuleFindsAloneWhatItFindsBesideOthers() throws {
    let questions = (0..<40).map { "    print(outer(t.x, \($0)) > \($0 + 7) ? 1 : 2)\n" }.joined()
    let code =
      "import UIKit\nclass Drawer: UIView {\n  let markerLeadingConstraint = NSLayoutConstraint()\n"
      + "  @objc func pan(_ g: UIPanGestureRecognizer) {\n    let t = g.translation(in: self)\n\(questions)  }\n"
      + "  func outer(_ a: CGFloat, _ b: CGFloat) -> CGFloat { return a\((0..<30).map { " + inner(0, \($0))" }.joined()) }\n"
      + "  func inner(_ a: CGFloat, _ b: CGFloat) -> CGFloat { return a\(String(repeating: " + 0", count: 40)) }\n"
      + "  func moveMarker(to button: UIButton) {\n    let start = button.frame.origin.x\n    markerLeadingConstraint.constant = start\n  }\n}\n"
    let project = Scratch().write("Drawer.swift", code)
    let all = try project.findings(".")
    #expect(all.count { $0.rule == "pan-direction" } == 40 && all.count { $0.rule == "leading-distance-from-x" } == 1)
    for rule in Set(all.map(\.rule)) { #expect(try project.findings(".", "--only", rule) == all.filter { $0.rule == rule }, "\(rule)") }
  }
}
