import Testing

/// In Objective-C a pattern of one way to set a property finds the other one.
@Suite struct SetterSpellingTests {
  /// A pattern, and code with a `↓` where it reports something.
  static let cases = [
    ("$VIEW.side = $(left)", "[a setSide:↓left];"),
    ("$VIEW.$(side) = $N", "[self.a ↓setSide:b + 1];"),
    ("$VIEW.$(side -> edge) = $N", "[a ↓setSide:b];\n```\n```objc fixed\n[a setEdge:b];"),
    ("$VIEW.$(side) = $N", "[a setSide:b animated:YES];"),
    ("side = f($X)", "[[a b] ↓setSide:f(1)];"),
    ("[$VIEW $(setSide):$N]", "self.a.↓side = left;"),
    ("$(setSide):left", "a.↓side = left;"),
    ("$(setSide):left", "int side = left;"),
    ("$(setURL):left", "a.↓URL = left;"),
    ("[$VIEW $(setSide):$N for:$M]", "a.side = left;"),
    ("$A.kind = this; $$$ $A.$(side) = left", "[a setKind:this]; f(); [a ↓setSide:left];"),
    ("kind = this; $$$ $(side) = left", "[a setKind:this]; [a ↓setSide:left];"),
    ("int $X = left; $Y = $(right)", "[a setX:right];"),
    ("$(side)\nwhere assigned to edge", "[a setEdge:flag ? ↓side : top];"),
  ]

  @Test(arguments: cases) func findsBothForms(_ pattern: String, _ code: String) throws {
    let page = """
      ---
      id: sample
      category: other
      severity: warning
      fix: safe
      message: "m"
      ---
      # Title

      ```objc find
      title: "t"
      \(pattern)
      ```
      ```objc \(code.contains("↓") ? "bad" : "good")
      \(code)
      ```
      """
    #expect(try failures(ofRule: page).isEmpty)
  }
}
