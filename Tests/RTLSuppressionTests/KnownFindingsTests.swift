import RTLFindings
import RTLMatching
import RTLSuppression
import Testing

/// A finding of rule `r` from `file|scope|line of code`, one below the other.
private func finding(_ spec: String, line: Int = 1) -> Finding {
  let parts = spec.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  let code = parts[2]
  let place = Place(
    path: parts[0], range: line * 100..<line * 100 + 1, startLine: line, endLine: line, startColumn: 1, endColumn: code.count + 1,
    startColumnUTF8: 1, endColumnUTF8: code.utf8.count + 1, lineText: code)
  var finding = Finding(rule: "r", category: .other, level: .warning, message: "m", place: place)
  if parts[1].contains("›") { finding.objectID = parts[1].split(separator: " ").last.map(String.init) } else { finding.scope = parts[1] }
  return finding
}

private func findings(_ specs: [String]) -> [Finding] { specs.enumerated().map { finding($1, line: $0 + 1) } }

@Test(arguments: [
  // before, now, which are known, moved, gone
  (["A.swift|f|x = 1"], ["A.swift|f|x = 1"], [true], 0, 0),
  (["A.swift|f|x = 1"], ["A.swift|f|  x=1 // why"], [true], 0, 0),
  (["A.swift|f|x = 1"], ["A.swift|f|x = 2"], [false], 0, 1),
  (["A.swift|f|x = 1"], ["A.swift|f|x = 1", "A.swift|f|x = 1"], [true, false], 0, 0),
  (["A.swift|f|x = 1", "A.swift|f|x = 1"], ["A.swift|f|x = 1"], [true], 0, 1),
  // Another declaration of the same file, another file with the same declaration.
  (["A.swift|f|x = 1"], ["A.swift|g|x = 1"], [true], 1, 0),
  (["A.swift|T.f|x = 1"], ["B.swift|T.f|x = 1"], [true], 1, 0),
  (["A.swift||x = 1"], ["B.swift||x = 1"], [false], 0, 1),
  // A copy is new, the original is not.
  (["A.swift|T.f|x = 1"], ["A.swift|T.f|x = 1", "B.swift|T.f|x = 1"], [true, false], 0, 0),
  // An object of Interface Builder is its id, wherever its views are and whatever it is called.
  (["A.xib|S › “Total”, id a1|side=\"left\""], ["A.xib|S › V › “Sum”, id a1|side=\"left\""], [true], 0, 0),
  (["A.xib|S › V, id a1|side=\"left\""], ["B.storyboard|S › V, id a1|side=\"left\""], [true], 1, 0),
  (["A.xib|S › V, id a1|side=\"left\""], ["A.xib|S › V, id a2|side=\"right\""], [false], 0, 1),
])
func pairs(before: [String], now: [String], isKnown: [Bool], moved: Int, gone: Int) {
  let pairing = KnownFindings(findings(before)).pair(findings(now))
  #expect(pairing.isKnown == isKnown)
  #expect(pairing.moved == moved)
  #expect(pairing.gone.total == gone)
}

@Test func whatFilesTell() {
  let known = KnownFindings(findings(["Old.swift||x = 1", "C.swift|T.f|y = 1"]))
  let now = findings(["New.swift||x = 1", "D.swift|T.f|y = 1"])
  let renamed = known.pair(now, .init(oldName: { $0 == "New.swift" ? "Old.swift" : nil }, isAccountedFor: { $0 == "Old.swift" }))
  // Nobody looked at C.swift, so nothing has gone from it.
  #expect(renamed.isKnown == [true, false] && renamed.moved == 1 && renamed.gone.total == 0)
}

@Test func ofEqualFindingsThoseOnNewLinesAreNew() {
  let three = findings(["A.swift|f|x = 1", "A.swift|f|x = 1", "A.swift|f|x = 1"])
  let known = KnownFindings(Array(three.dropLast()))
  #expect(known.pair(three).isKnown == [true, true, false])
  #expect(known.pair(three, .init(isNew: { three[$0].place.startLine == 1 })).isKnown == [false, true, true])
}

@Test func whatSpeaksForTheProjectIsKnownEverywhere() {
  var other = finding("B.swift|g|y = 2")
  #expect(KnownFindings([finding("A.swift|f|x = 1")]).pair([other]).isKnown == [false])
  other.isOnce = true
  #expect(KnownFindings([finding("A.swift|f|x = 1")]).pair([other]).isKnown == [true])
}

@Test func knownFindingsSurviveAFixInTheirLine() {
  let known = KnownInFile([finding("A.swift|f|a.left = b.left")])
  #expect(known.areKnown(findings(["A.swift|f|c.left = 1", "A.swift|f|a.leading = b.left"])) == [true, false])
  #expect(known.areKnown(findings(["A.swift|f|c.left = 1", "A.swift|f|a.left = b.left"])) == [false, true])
  #expect(known.areKnown([]) == [])
}

@Test func theFileIsSortedAndReadBack() throws {
  let known = KnownFindings(findings(["b.swift|f|x = \"\\t\"", "B c.swift|f|x = 1", "b.swift|f|x = \"\\t\"", "é.xib|S › V, id a1|side=\"left\""]))
  let text = known.baseline
  let lines = text.split(separator: "\n").dropFirst(2)
  #expect(lines == ["B c.swift\tr\tf\tx = 1\t1", "b.swift\tr\tf\tx = \"\\\\t\"\t2", "é.xib\tr\ta1\tside=\"left\"\t1"])
  #expect(try KnownFindings(baseline: Array(text.utf8)) == known)
  #expect(try KnownFindings(baseline: Array(text.replacing("\n", with: "\r\n").utf8)) == known)
  // A merge that keeps both sides.
  #expect(try KnownFindings(baseline: Array((text + lines.joined(separator: "\n")).utf8)) == known)
}

@Test(arguments: [
  ("", "<<<<<<< main", 3, "merge conflict"), ("", "a\tr\tf\tx", 3, "a count from 1 to"), ("", "a\tr\tf\tx\t0", 3, "a count from 1 to"),
  ("", "a\tr\tf\tx\t9223372036854775807", 3, "a count from 1 to"),
  ("# rtl-audit baseline 2: x\n", "", 1, "not a baseline of this version"), ("a\tr\tf\tx\t1\n", "", 1, "a line must have"),
])
func refusesABaseline(before: String, after: String, line: Int, words: String) {
  let text = before + KnownFindings().baseline + after
  #expect { try KnownFindings(baseline: Array(text.utf8)) } throws: { error in
    let error = error as? BaselineError
    return error?.line == line && error?.message.contains(words) == true
  }
}

/// Paths that look like other lines of the file.
@Test(arguments: ["#1.swift", "<<<<<<< a/A.swift", "=======.swift", ">>>>>>>/A.swift", "|||||||.swift", "\\n.swift"])
func everyPathIsReadAsItWasWritten(path: String) throws {
  var own = finding("A.swift|f|x = 1")
  own.place.path = path
  let known = try KnownFindings(baseline: Array(KnownFindings([own]).baseline.utf8))
  #expect(known.pair([own]).isKnown == [true] && known.total == 1)
}
