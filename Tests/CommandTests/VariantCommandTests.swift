import Testing

/// `rtl-audit test --variants`: what is printed, and when it fails.
@Suite struct VariantCommandTests {
  private static let rule = """
    ---
    id: own-side
    category: other
    severity: note
    fix: none
    message: "`{MATCH}`"
    ---
    # Side
    ```swift find
    view.side = .$(left)
    ```
    ```swift bad
    view.side = .↓left
    ```
    ```swift good
    view.side = .top
    ```

    """

  @Test func aVariantThatFailsIsShownBesideItsExample() throws {
    let result = try Scratch().write("own-side.md", Self.rule).run("test", "--variants", "own-side.md")
    #expect(result.status == 1)
    let shown = """
      own-side.md:13: own-side: variant `local-receiver` (receiver): what is reported in line 1 of the example is not reported
      -   view.side = .left
      +   let view1 = view
      +   view1.side = .left

      """
    #expect(result.stdout.contains(shown), "\(result.stdout)")
    let lines = result.stdout.split(separator: "\n")
    let row = lines.first { $0.hasPrefix("parentheses ") }?.split(separator: " ")
    #expect(row?.count == 3 && row?[1] == row?[2], "\(result.stdout)")
    #expect(lines.last?.hasPrefix("variants: ") == true && lines.last?.contains(" 0 excused, ") == true)
  }

  @Test func withoutTheOptionThereAreNone() throws {
    let result = try Scratch().write("own-side.md", Self.rule).run("test", "own-side.md")
    #expect(result.status == 0 && result.stdout == "10 passed, 0 failed\n", "\(result.stdout)")
  }

  @Test func excusesAreCounted() throws {
    let excused = Self.rule.replacing("message:", with: "variants: not parentheses, optional, names -- one spelling\nmessage:")
    let result = try Scratch().write("own-side.md", excused).run("test", "--variants", "own-side.md")
    #expect(!result.stdout.contains("variant `parentheses`") && result.stdout.contains("+ those that a page excuses"), "\(result.stdout)")
    #expect(!result.stdout.contains(" 0 excused"))
  }

  @Test func knownFailuresAreNone() throws {
    let folder = Scratch().write("own-side.md", Self.rule).write("known.txt", "")
    let first = try folder.run("test", "--known", "known.txt", "own-side.md")
    let entries = first.stdout.split(separator: "\n").filter { $0.hasPrefix("not in known.txt: ") }.map { $0.dropFirst(18) }
    #expect(first.status == 1 && !entries.isEmpty, "\(first.stdout)")
    folder.write("known.txt", "# ours\n" + entries.joined(separator: "\n") + "\n")
    let second = try folder.run("test", "--known", "known.txt", "own-side.md")
    #expect(second.status == 0 && second.stdout.hasSuffix(" \(entries.count) known to fail, 0 failed\n"), "\(second.stdout)")
    folder.write("known.txt", entries.joined(separator: "\n") + "\nown-side 1 names/locals\nother 2 names/locals\n")
    let third = try folder.run("test", "--known", "known.txt", "own-side.md")
    #expect(third.status == 1)
    #expect(third.stdout.contains("known.txt:\(entries.count + 1): `own-side 1 names/locals` does not fail any more; delete this line\n"))
    #expect(!third.stdout.contains("`other"))
  }

  @Test func aListThatIsMissingIsAnError() throws {
    let result = try Scratch().write("own-side.md", Self.rule).run("test", "--variants", "--known", "absent.txt", "own-side.md")
    #expect(result.status == 2 && result.stderr.contains("absent.txt"), "\(result.stderr)")
  }
}
