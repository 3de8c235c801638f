import BuiltTool
import Foundation
import RTLFindings
import RTLFixing
import Testing

private func patch(_ path: String, _ old: String, _ edits: [(Int, Int, String)]) -> (new: [UInt8], diff: [UInt8]) {
  let (new, changes) = applyEdits(edits.map { Edit(range: $0.0..<$0.1, replacement: $0.2) }, to: Array(old.utf8))
  var diff: [UInt8] = []
  appendUnifiedDiff(path: path, old: Array(old.utf8), new: new, changes: changes, to: &diff)
  return (new, diff)
}

@Test func hunksHaveThreeLinesOfContext() {
  let old = (1...20).map { "l\($0)\n" }.joined()
  let at = old.utf8.count - 8
  let (_, diff) = patch("A b.swift", old, [(0, 2, "L1"), (at, at + 3, "X")])
  #expect(
    String(decoding: diff, as: UTF8.self) == """
      --- a/A b.swift\t
      +++ b/A b.swift\t
      @@ -1,4 +1,4 @@
      -l1
      +L1
       l2
       l3
       l4
      @@ -16,5 +16,5 @@
       l16
       l17
       l18
      -l19
      +X
       l20

      """)
}

/// Texts and edits whose patches `git apply` must turn into exactly the new bytes.
@Test(arguments: [
  ("a.swift", "left\n", [(0, 4, "leading")]),
  ("a.swift", "a\r\nleft\r\nb\r\n", [(3, 7, "leading")]),
  ("a.swift", "a\nleft", [(2, 6, "leading")]),
  ("a.swift", "a\nleft", [(6, 6, "\n")]),
  ("a.swift", "a\nleft\n", [(6, 7, "")]),
  ("a.swift", "a\nb\nc\n", [(2, 4, "")]),
  ("a.swift", "a\nb\nc\n", [(2, 2, "new\n")]),
  ("a.swift", "a\nb\nc\n", [(6, 6, "new\n")]),
  ("a.swift", "a\nb\nc\n", [(1, 3, "")]),
  ("a.swift", "a\n", [(0, 2, "")]),
  ("sub dir/ü \"q\"\t\\.swift", "left\n", [(0, 4, "x")]),
  ("a.swift", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", [(0, 1, "A"), (14, 15, "B")]),
  ("a.swift", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", [(0, 1, "A"), (16, 17, "B")]),
])
func gitAppliesThePatch(path: String, old: String, edits: [(Int, Int, String)]) throws {
  let (new, diff) = patch(path, old, edits)
  try withFolder { folder in
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(old.utf8).write(to: file)
    try Data(diff).write(to: folder.appendingPathComponent("p.patch"))
    let git = try Child("git", ["apply", "--whitespace=nowarn", "p.patch"], in: folder.path)
    #expect(git.status == 0, "\(String(decoding: diff, as: UTF8.self))")
    let applied = (try? Data(contentsOf: file)).map(Array.init) ?? []
    #expect(applied == new)
  }
}

@Test func equalTextsGiveNoPatch() {
  #expect(patch("a", "left\n", [(0, 4, "left")]).diff.isEmpty)
}

@Test(arguments: [
  ("a\n", [(0, 2, "")], "@@ -1 +0,0 @@"), ("", [(0, 0, "a\nb\n")], "@@ -0,0 +1,2 @@"), ("a", [(1, 1, "\n")], "@@ -1 +1 @@"),
])
func hunkHeaders(old: String, edits: [(Int, Int, String)], header: String) {
  let lines = String(decoding: patch("a", old, edits).diff, as: UTF8.self).split(separator: "\n")
  #expect(String(lines[2]) == header)
}
