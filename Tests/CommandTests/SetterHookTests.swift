import Testing

/// A project that exchanges a setter for the direction: what the setter is given is a note there.
@Suite struct SetterHookTests {
  private let label = "func style(_ label: UILabel) {\n  label.textAlignment = .left\n}\n"
  private let hook = """
    @implementation UILabel (RTL)
    + (void)load {
        RTLMethodSwizzling(self, @selector(setTextAlignment:), @selector(rtl_setTextAlignment:));
    }
    @end

    """

  @Test func aHookedSetterIsANoteWithItsReason() throws {
    let project = Scratch().write("Label.swift", label)
    #expect(try project.run(".").stdout.contains("warning"))
    project.write("UILabel+RTL.m", hook)
    let text = try project.run("--min-level", "note", "Label.swift").stdout
    #expect(text.contains("note"), "\(text)")
    #expect(text.contains("reported as a note because the project swizzles text alignment, see UILabel+RTL.m:3"), "\(text)")
  }

  @Test func aHookedSetterIsNotFixedByItself() throws {
    let project = Scratch().write("Label.swift", label).write("UILabel+RTL.m", hook)
    _ = try project.run("--fix", ".")
    #expect(try project.read("Label.swift") == label)
  }
}
