import RTLSettings
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("Pods", "Pods/A/b.swift", true), ("Pods", "Sub/Pods/b.swift", true), ("Pods", "MyPods/b.swift", false),
    ("Pods/", "Pods/b.swift", true), ("a.swift/", "a.swift", false), ("a.swift/", "a.swift/b", true),
    ("/Pods", "Pods/b.swift", true), ("/Pods", "Sub/Pods/b.swift", false), ("./Pods", "Sub/Pods/b.swift", false),
    ("A/B", "A/B/c.swift", true), ("A/B", "X/A/B/c.swift", false), ("A/*.swift", "A/b.swift", true),
    ("A/*.swift", "A/B/b.swift", false), ("A/**/b.swift", "A/b.swift", true), ("A/**/b.swift", "A/x/y/b.swift", true),
    ("**/b.swift", "b.swift", true), ("A/**", "A/b", true), ("A/**", "A", false), ("A/**/B/**/c", "A/B/B/x/c", true),
    ("*.swift", "A/b.swift", true), ("*.swift", "b.swiftx", false), ("?.m", "é.m", true), ("?.m", "ab.m", false),
    ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[!a-c]x", "éx", true), ("[]]x", "]x", true),
    ("{a,b}.m", "b.m", true), ("{a,b/{c,d}}.m", "b/d.m", true), ("{a,b}.m", "c.m", false), ("a{,b}", "a", true),
    ("\\*.m", "*.m", true), ("\\*.m", "a.m", false), ("pods", "Pods/a", false), ("*a*b", "xaab", true),
    ("*ab*", "aab", true), ("**", "any/thing", true),
  ])
  func fits(pattern: String, path: String, expected: Bool) throws {
    #expect(try Glob(pattern).matches(path) == expected)
  }

  @Test(arguments: ["", "/", "{a", "[a", "a\\", "../x", "[é]", "[z-a]", "!a"])
  func refused(pattern: String) {
    #expect(throws: Glob.Problem.self) { try Glob(pattern) }
  }

  @Test func bombsEnd() throws {
    let stars = String(repeating: "*a", count: 1000)
    #expect(try !Glob(stars).matches(String(repeating: "a", count: 4000) + "b"))
    #expect(try !Glob(String(repeating: "**/a/", count: 500) + "b").matches(String(repeating: "a/", count: 3000)))
    #expect(throws: Glob.Problem.self) { try Glob(String(repeating: "{a,b}", count: 100)) }
    #expect(throws: Glob.Problem.self) { try Glob(String(repeating: "{", count: 100_000)) }
  }
}
