import Testing

/// What is found in a text whose key nothing names is a note.
@Suite struct UnnamedKeyTests {
  /// The levels of what is found in the text of a key, beside two whose keys code writes.
  private func levels(_ key: String, beside file: String, _ text: String, project: Bool = true) throws -> Set<String> {
    let scratch = Scratch().write(file, text).write("Shown.swift", "let shown = [NSLocalizedString(\"shown_title\", comment: \"\"), L(\"Sign in\")]\n")
      .write("en.lproj/Localizable.strings", "\"shown_title\" = \"%@\";\n\"Sign in\" = \"Sign in\";\n\"\(key)\" = \"To %@\";\n")
      .write("ar.lproj/Localizable.strings", "\"shown_title\" = \"%@ مرحبا\";\n\"Sign in\" = \"دخول\";\n\"\(key)\" = \"إلى ٪@\";\n")
    if project { scratch.write("App.xcodeproj/project.pbxproj", "{}\n") }
    func levels(_ argument: String) throws -> Set<String> {
      Set(try scratch.findings("--min-level", "note", argument).filter { $0.rule == "placeholders-differ" }.map { String($0.rest.prefix { $0 != " " }) })
    }
    let found = try levels(".")
    #expect(try levels("ar.lproj/Localizable.strings") == found, "one file alone")
    return found
  }

  @Test(arguments: [
    ("cart.other_title", "App.swift", "let x = 0\n", "note"),
    ("cart.other_title", "App.swift", "let x = L(\"cart.other_title\")\n", "warning"),
    ("cart.other_title", "App.m", "self.title = L(@\"cart.other_title\");\n", "warning"),
    ("cart.other_title", "App.swift", "// was cart.other_title\nlet x = 0\n", "warning"),
    ("cart.other_title", "App.swift", "let x = L10n.Cart.otherTitle\n", "warning"),
    ("cart.other_title", "App.swift", "let x = R.string.localizable.cartOther_title()\n", "warning"),
    ("cart.other_title", "App.swift", "enum Cart: String { case otherTitle = \"other_title\" }\n", "warning"),
    ("cart.other_title", "App.swift", "let x = L(\"cart.\" + name)\n", "warning"),
    ("cart.other_title", "App.swift", "let x = L(\"\\(room).\\(name)_title\")\n", "warning"),
    ("cart.other_title", "App.swift", "let x = L(\"basket.\" + name)\n", "note"),
    ("cart.other_title", "App.swift", "let x = L(\"\\(room).\\(name)\")\n", "warning"),
    ("cart.other_title", "App.swift", "let x = L([room, name].joined(separator: \"_\"))\n", "warning"),
    ("cart.other_title", "App.swift", "let x = L([room, name].joined(separator: \"-\"))\n", "note"),
    ("cart.other_title", "App.m", "self.title = L([NSString stringWithFormat:@\"cart.%@\", name]);\n", "warning"),
    ("cart.other_title", "Main.storyboard", "<document><userDefinedRuntimeAttribute value=\"cart.other_title\"/></document>\n", "warning"),
    ("cart.other_title", "Info.plist", "<plist><string>cart.other_title</string></plist>\n", "warning"),
    ("cart.other_title", "Rows.json", "[ { \"title\": \"cart.other_title\" } ]\n", "warning"),
    ("cart.other_title", "de.lproj/Localizable.strings", "\"cart.other_title\" = \"Nach %@\";\n", "note"),
    ("%d bag(s)", "App.swift", "let x = 0\n", "note"),
    ("%d bag(s)", "App.swift", "Text(\"\\(count) bag(s)\")\n", "warning"),
    ("%1$@ and %2$@ joined", "App.swift", "Text(\"\\(a) and \\(b) joined\")\n", "warning"),
    ("Say \\\"hi\\\" to %@", "App.swift", "let x = L(\"Say \\\"hi\\\" to %@\")\n", "warning"),
    ("%@, in a list of all that can be bought today", "App.m", "L(@\"%@, in a list of all that can be \"\n  @\"bought today\");\n", "warning"),
    ("to", "App.swift", "let x = 0\n", "warning"),
  ])
  func namedOrNot(_ key: String, _ file: String, _ text: String, _ expected: String) throws {
    #expect(try levels(key, beside: file, text) == [expected])
  }

  /// Nobody knows who names the keys of a library, or of a table of which code writes none: the system, a server, a storyboard.
  @Test func whereItIsNotKnown() throws {
    #expect(try levels("cart.other_title", beside: "App.swift", "let x = 0\n", project: false) == ["warning"])
    let table = Scratch().write("App.xcodeproj/project.pbxproj", "{}\n").write("App.swift", "let x = \"known\"\n")
      .write("en.lproj/Push.strings", "\"known\" = \"a\";\n\"sent\" = \"From %@\";\n\"paid\" = \"To %@\";\n")
      .write("ar.lproj/Push.strings", "\"known\" = \"أ\";\n\"sent\" = \"من ٪@\";\n\"paid\" = \"إلى %@\";\n")
    #expect(try table.findings(".").map(\.rule) == ["placeholders-differ"])
  }
}
