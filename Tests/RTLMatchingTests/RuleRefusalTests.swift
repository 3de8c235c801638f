import RTLMatching
import Testing

/// Wrong rule files are refused with the line and the remedy.
@Suite struct RuleRefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: Int
    let part: String
    let text: String
    var testDescription: String { part }
  }

  static let head = """
    ---
    id: sample
    category: other
    severity: warning
    fix: safe
    message: "m"
    ---
    # Title

    """

  private static func excusing(_ text: String) -> String { head.replacing("message:", with: "variants: \(text)\nmessage:") + block("left") }

  static let cases = [
    Case(line: 1, part: "begins with `---`", text: "# Title"),
    Case(line: 1, part: "is not closed", text: "---\nid: sample"),
    Case(line: 4, part: "unknown key `serverity`; did you mean `severity`?", text: head.replacing("severity", with: "serverity")),
    Case(line: 4, part: "unknown `severity` `warn`", text: head.replacing("warning", with: "warn") + block("left")),
    Case(line: 6, part: "unknown mark of the project `switch`", text: head.replacing("message:", with: "note-where: switch\nmessage:") + block("left")),
    Case(line: 6, part: "unknown mark of the project `switch`", text: head.replacing("message:", with: "unsafe-where: switch\nmessage:") + block("left")),
    Case(line: 6, part: "unknown rewriting `name`; did you mean `names`? (known: parentheses, ", text: excusing("not name -- image")),
    Case(line: 6, part: "`variants: not names` gives no reason; write `variants: not names -- REASON`", text: excusing("not names")),
    Case(line: 6, part: "`variants: not names` gives no reason", text: excusing("not layout -- one line; not names --")),
    Case(line: 6, part: "`variants: not` names no rewriting", text: excusing("not -- image")),
    Case(line: 6, part: "`variants` excuses rewritings: `variants: not names -- REASON`", text: excusing("names -- image")),
    Case(line: 11, part: "already has a table `SIDE`", text: head + block("SIDE: left -> leading\nSIDE: right -> trailing\n$SIDE")),
    Case(line: 11, part: "already has a table `SIDE`", text: head + block("SIDE: left -> leading\ntable SIDE: guards\n$SIDE")),
    Case(line: 10, part: "already has a table `SIDE`", text: head + block("SIDE, SIDE: left -> leading\n$SIDE")),
    Case(line: 10, part: "and the pattern has none; write `$(a -> {RTL} ? b : a)`", text: head + block("direction: isRTL\nleft = $A")),
    Case(line: 10, part: "unknown part `{B}`", text: head + block("direction: {B}.isRTL\nleft = $(a -> {RTL} ? b : a)")),
    Case(line: 10, part: "it needs a line `direction: …`", text: head + block("helpers-of: View\nleft = $(a -> {RTL} ? b : a)")),
    Case(line: 11, part: "unknown part of a fix `{C}`; did you mean", text: head + block("direction: isRTL\nleft = $(a -> {RTL} ? {C} : a)$B")),
    Case(line: 10, part: "the fix asks for the direction by `{RTL}`", text: head + block("left = $(a -> {RTL} ? b : a)")),
    Case(line: 11, part: "or `project targets iOS 15, tvOS 15`", text: head + block("left = $A\nwhere project targets library SnapKit 5")),
    Case(line: 14, part: "it needs `{VALUE}`", text: head + texts("shapes: percent\nwrite: {VALEU}.text")),
    Case(line: 12, part: "takes views out of `not-named`", text: head + block("analysis: layout-chain\ntable: chains\nstill: button")),
    Case(line: 12, part: "write `not-named: TABLE KIND, KIND`", text: head + block("analysis: layout-chain\ntable: chains\nnot-named: nowhere place")),
    Case(line: 10, part: "needs a line `table: TABLE`", text: head + block("analysis: layout-chain")),
    Case(line: 11, part: "unknown table `chians`; did you mean `chains`?", text: head + block("analysis: layout-chain\ntable: chians")),
    Case(line: 11, part: "unknown head `tabel`; did you mean `table`?", text: head + block("analysis: layout-chain\ntabel: chains")),
    Case(line: 11, part: "the table `sides` does not fit this analysis: unknown column `from`", text: head + block("analysis: layout-chain\ntable: sides")),
    Case(line: 2, part: "unknown kind `makr`; did you mean `maker`?", text: head + block("analysis: layout-chain\ntable: misspelt-chains")),
    Case(
      line: 12, part: "unknown head `not-name`; did you mean `not-named`?",
      text: head + block("analysis: layout-chain\ntable: chains\nnot-name: things place")),
    Case(line: 10, part: "needs a line `defect: embedding | ", text: head + block("analysis: bidi-controls")),
    Case(line: 11, part: "unknown `missing` `all`", text: head + block("analysis: plural-forms\nmissing: all", language: "strings")),
    Case(line: 3, part: "did you mean `text-alignment`?", text: head.replacing("other", with: "text-alignement") + block("left")),
    Case(line: 2, part: "differs from the file's name", text: head.replacing("id: sample", with: "id: other") + block("left")),
    Case(line: 1, part: "no `find` block", text: head),
    Case(line: 9, part: "is not closed", text: head + "```swift find\nleft"),
    Case(line: 9, part: "unknown role `fnid`", text: head + block("left", role: "fnid")),
    Case(line: 9, part: "unknown language `swfit`", text: head + block("left", language: "swfit")),
    Case(line: 10, part: "owns no fixed word", text: head + block("$A = $B")),
    Case(line: 10, part: "a `$(` is not closed", text: head + block("left = $(a | b")),
    Case(line: 10, part: "a `$(` is not closed", text: head + block("left = $(-> b")),
    Case(line: 10, part: "a lone `$`", text: head + block("left = $ b")),
    Case(line: 10, part: "is not a hole; holes are upper case", text: head + block("left = $name")),
    Case(line: 10, part: "a `shared` block has no pattern", text: head + block("left", role: "shared") + block("left")),
    Case(line: 10, part: "unknown test `wehre`", text: head + block("where wehre $A", role: "shared") + block("left = $A")),
    Case(line: 10, part: "unknown `level` `high`", text: head + block("level: high", role: "shared") + block("left = $A")),
    Case(line: 10, part: "unknown test `parted`", text: head + block("note-when: parted by SIDE\nleft = $A")),
    Case(line: 12, part: "a `$(` is not closed", text: head + block("left = $A\n\nright = $(a | b")),
    Case(line: 14, part: "unknown `values` `other`", text: head + texts("shapes: percent\nvalues: other")),
    Case(line: 11, part: "unknown test `wehre`", text: head + block("left = $A\nwhere wehre $A")),
    Case(line: 11, part: "unknown test `wehre`", text: head + block("left = $A\nwhere used or wehre $A")),
    Case(line: 11, part: "the test `` ends too early", text: head + block("left = $A\nwhere used or")),
    Case(line: 11, part: "the pattern has no `$B`", text: head + block("left = $A\nwhere $B equals 1")),
    Case(line: 11, part: "unknown table `nowhere`", text: head + block("left = $A\nwhere $A in nowhere")),
    Case(line: 11, part: "unknown kind `plcae`; did you mean `place`?", text: head + block("left = $A\nwhere named in things plcae")),
    Case(line: 11, part: "write `file has NAME, …`", text: head + block("left = $A\nwhere file contains b")),
    Case(line: 11, part: "the test ends before `tightly`; delete that", text: head + block("<label/>\nwhere fits-content tightly", language: "xml")),
    Case(line: 11, part: "or `child <x …/> count 3`", text: head + block("<label/>\nwhere child <view/> count some", language: "xml")),
    Case(line: 11, part: "the test ends before `here`; delete that", text: head + block("left = $A\nwhere asks-direction here")),
    Case(line: 10, part: "unknown table `nowhere`", text: head + block("table SIDE: nowhere\n$SIDE")),
    Case(line: 10, part: "unknown part `{B}`", text: head + block("message: \"{B}\"\nleft = $A")),
    Case(line: 6, part: "unknown part `{FIXX}`; did you mean `{FIX}`?", text: head.replacing("\"m\"", with: "\"`{FIXX}`\"") + block("left = $A")),
    Case(line: 10, part: "unknown part `{SIDE}`", text: head + block("title: \"Use {SIDE}\"\nleft = $A")),
    Case(line: 10, part: "unknown head `titel`; did you mean `title`?", text: head + block("titel: \"Use it\"\nleft = $A")),
    Case(line: 10, part: "unknown head `gruop`; did you mean `group`?", text: head + block("gruop: $A\nleft = $A")),
    Case(line: 10, part: "nothing uses the table `SIDE`; is `$SIDDE` meant?", text: head + block("SIDE: left -> leading\nuse = $SIDDE")),
    Case(line: 10, part: "nothing uses the table `SIDE`; write `$SIDE`", text: head + block("table SIDE: sides\nuse = $A")),
    Case(line: 10, part: "a hole stands outside of `$( )`", text: head + block("use $(left -> $SIDE)")),
    Case(line: 10, part: "unknown analysis `layout-chian`", text: head + block("analysis: layout-chian")),
    Case(line: 10, part: "needs a line `table: TABLE`", text: head + block("analysis: text-template")),
    Case(line: 11, part: "unknown table `nowhere`", text: head + block("analysis: text-template\ntable: nowhere")),
    Case(line: 10, part: "needs a line `shapes: …`", text: head + texts("")),
    Case(line: 13, part: "unknown shape `persent`; did you mean `percent`?", text: head + texts("shapes: persent")),
    Case(line: 14, part: "unknown shape `persent`", text: head + texts("shapes: percent\nexcept: persent")),
    Case(line: 14, part: "unknown `readers` `anybody`", text: head + texts("shapes: percent\nreaders: anybody")),
    Case(line: 14, part: "unknown `words` `few`", text: head + texts("shapes: percent\nwords: few")),
    Case(line: 2, part: "`50<sign>` is not a shape", text: head + texts("shapes: percent").replacing("table: shapes", with: "table: misspelt")),
    Case(line: 12, part: "unknown kind `number`", text: head + texts("shapes: percent").replacing("holes: holes", with: "holes: counts")),
    Case(line: 10, part: "needs a line `branches: literal | translated`", text: head + block("analysis: plural-choice")),
    Case(line: 11, part: "unknown `branches` `literals`", text: head + block("analysis: plural-choice\nbranches: literals")),
    Case(line: 10, part: "needs a line `sinks: …`", text: head + flow("of: finger\nkinds: shift")),
    Case(line: 12, part: "unknown sink `ofset`; did you mean `offset`?", text: head + flow("sinks: ofset\nof: finger\nkinds: shift")),
    Case(line: 13, part: "unknown role `thumb`", text: head + flow("sinks: offset\nof: thumb\nkinds: shift")),
    Case(line: 14, part: "unknown kind `shfit`; did you mean `shift`?", text: head + flow("sinks: offset\nof: finger\nkinds: shfit")),
    Case(line: 10, part: "needs a line `places: hooks | views`", text: head + block("analysis: physical-placement\ntable: frame-layout")),
    Case(line: 12, part: "unknown `places` `view`", text: head + block("analysis: physical-placement\ntable: frame-layout\nplaces: view")),
    Case(line: 12, part: "unknown table `nowhere`", text: head + block("analysis: physical-placement\nplaces: views\ntable: nowhere")),
    Case(line: 10, part: "needs a line `find: fixed-frames | ", text: head + block("analysis: interface-layout", language: "xml")),
    Case(line: 10, part: "`iOS` is not a valid need", text: head + block("needs: iOS\nleft")),
    Case(line: 10, part: "unknown platform `ios`; did you mean `iOS`? (known: iOS, macOS, tvOS", text: head + block("needs: ios 99\nleft")),
    Case(line: 10, part: "unknown platform `MacOS`; did you mean `macOS`?", text: head + block("needs: iOS 11, MacOS 10.12\nleft")),
    Case(line: 10, part: "for a library, write `library PinLayout 1.2`", text: head + block("needs: PinLayout 1.2\nleft")),
    Case(line: 10, part: "`libary PinLayout 1.2` is not a valid need", text: head + block("needs: libary PinLayout 1.2\nleft")),
    Case(line: 10, part: "`iOS 11-13` is not a valid need", text: head + block("needs: iOS 11-13\nleft")),
    Case(line: 11, part: "unknown platform `IOS`; did you mean `iOS`?", text: head + block("left = $A\nwhere project targets IOS 15")),
    Case(line: 10, part: "unknown platform `iso`; did you mean `iOS`?", text: head + block("document: tvOS, iso\n<label/>", language: "xml")),
    Case(line: 12, part: "unknown platform `IOS`; did you mean `iOS`?", text: head + block("left") + block("↓left", role: "bad target=IOS-13")),
    Case(line: 12, part: "`iOS` has no version; write `target=iOS-13,tvOS-13`", text: head + block("left") + block("↓left", role: "bad target=iOS")),
    Case(line: 12, part: "write `locks=PinLayout-1.1.0`", text: head + block("left") + block("↓left", role: "bad locks=PinLayout")),
    Case(
      line: 12, part: "unknown platform `iso`",
      text: head + block("<label/>", language: "xml") + block("↓<label/>", language: "xml", role: "bad document=iso")),
    Case(line: 10, part: "the pattern has no `$B`", text: head + block("group: $B\nleft = $A")),
    Case(line: 11, part: "write `project has MARK", text: head + block("left = $A\nwhere project knows")),
    Case(line: 11, part: "unknown mark of the project `swiches`; did you mean `switches`?", text: head + block("left = $A\nwhere project has swiches")),
    Case(line: 11, part: "unknown mark of the project `swiches`; did you mean `switches`?", text: head + block("left = $A\nwhere file has-mark swiches")),
    Case(line: 11, part: "write `$T declares NAME`", text: head + block("left = $A\nwhere $A declares")),
    Case(line: 11, part: "write `$SET asymmetric by CORNER`, with a table of the head", text: head + block("left = $A\nwhere $A asymmetric by NOWHERE")),
    Case(line: 11, part: "write `asymmetric by CORNER`", text: head + block("left = $A\nwhere asymmetric")),
    Case(line: 11, part: "write `$A later beside /, <`", text: head + block("left = $A\nwhere $A later beside")),
    Case(line: 11, part: "the test ends before `here`; delete that", text: head + block("left = $A\nwhere $A sentence-fragment here")),
    Case(line: 11, part: "write `$A sets direction`", text: head + block("left = $A\nwhere $A not sets")),
    Case(line: 11, part: "needs words", text: head + block("left = $A\nwhere $A made-from")),
    Case(line: 11, part: "the test ends before `$A`; delete that", text: head + block("left = $A\nwhere not used $A")),
    Case(line: 11, part: "the test ends before `$A`; delete that", text: head + block("left = $A\nwhere used $A")),
    Case(line: 11, part: "`later` is about a hole; write `$NAME later beside /`", text: head + block("left = $A\nwhere later beside /")),
    Case(line: 11, part: "`used` is about the whole match; write it without `$A`", text: head + block("left = $A\nwhere $A not used")),
    Case(line: 11, part: "looks at Interface Builder elements, and this block at code", text: head + block("left = $A\nwhere keeps-frame")),
    Case(line: 11, part: "looks at code, and this block at Interface Builder elements", text: head + block("<label/>\nwhere not used", language: "xml")),
    Case(line: 11, part: "did you mean `asks-direction`?", text: head + block("left = $A\nwhere ask-direction")),
    Case(line: 11, part: "did you mean `sentence-fragment`?", text: head + block("left = $A\nwhere $A sentence-fragmant")),
    Case(line: 10, part: "names of holes are upper case", text: head + block("left { $$$body }")),
    Case(line: 12, part: "unknown mark of the project `swiches`", text: head + block("left = $A") + block("left", role: "good project=swiches")),
    Case(line: 11, part: "`project uses LIBRARY", text: head + block("left = $A\nwhere project uses")),
    Case(line: 11, part: "write `within NAME, …`", text: head + block("left = $A\nwhere within")),
    Case(line: 11, part: "or `$A same-size at left, right`", text: head + block("left = $A\nwhere $A not same-size at left")),
    Case(line: 11, part: "the test ends before `name`; delete that", text: head + block("left = $A\nwhere $A not declared-as local name")),
    Case(line: 11, part: "write `flips transform` or `flips transform in file`", text: head + block("left = $A\nwhere not flips transform in block")),
    Case(line: 11, part: "`paired by SIDE in statement`", text: head + block("left = $A\nwhere paired by SIDE in statement")),
    Case(line: 11, part: "there is no `not` for this test", text: head + block("left = $A\nwhere $A not image fixed")),
    Case(line: 11, part: "the test `not` ends too early", text: head + block("left = $A\nwhere not")),
    Case(line: 11, part: "write `$A not equals 1`", text: head + block("left = $A\nwhere not $A equals 1")),
    Case(line: 11, part: "unknown test `not`", text: head + block("left = $A\nwhere not not used")),
    Case(line: 11, part: "write `$A image fixed` or `$A image in-catalog`", text: head + block("left = $A\nwhere $A image flipped")),
    Case(line: 11, part: "the element is not closed", text: head + block("<label/>\nwhere child <view", language: "xml")),
    Case(line: 11, part: "the test ends before `last`", text: head + block("<label/>\nwhere ancestor <view/> last", language: "xml")),
    Case(line: 10, part: "`library PinLayout new` is not a valid need", text: head + block("needs: library PinLayout new\nleft")),
    Case(line: 10, part: "unknown `once` `file`", text: head + block("once: file\nleft")),
    Case(line: 10, part: "unknown `comparisons` `yes`", text: head + block("comparisons: yes\nleft")),
    Case(line: 10, part: "unknown kind `egde`; did you mean `edge`?", text: head + block("table SIDE: egde of sides\n$SIDE")),
    Case(line: 10, part: "unknown table `nowhere`", text: head + block("table SIDE: edge of nowhere\n$SIDE")),
    Case(line: 10, part: "have different columns", text: head + block("table SIDE: edge of sides, more\n$SIDE")),
    Case(line: 10, part: "string files are audited by analyses", text: head + block("left", language: "strings")),
    Case(line: 12, part: "unknown word behind the role `=`", text: head + block("left") + block("↓left", role: "bad =")),
    Case(line: 12, part: "unknown level `hint`", text: head + block("left") + block("↓left", role: "bad level=hint")),
    Case(
      line: 12, part: "one level for all marks, or one for each: 1 marks, 2 levels", text: head + block("left") + block("↓left", role: "bad level=note,warning")
    ),
    Case(line: 12, part: "says which file it is", text: head + block("left") + block("x", language: "strings", role: "beside")),
    Case(line: 12, part: "unknown language `sting`", text: head + block("left") + block("x", language: "sting", role: "good")),
    Case(line: 10, part: "the element is not closed", text: head + block("<label text=\"a\"", language: "xml")),
  ]

  static func texts(_ lines: String) -> String { block("analysis: text-template\ntable: shapes\nholes: holes\n" + lines) }

  static func flow(_ lines: String) -> String { block("analysis: horizontal-flow\ntable: sinks\n" + lines) }

  static let tables = [
    "sinks": "group\tform\tname\tlabel\tof\tat\noffset\targument\toffset\tx\t\ttaken",
    "horizontal-sources": "kind\tname\tlabel\trole\nway\ttranslation\tin\tfinger",
    "shapes": "shape\ttemplate\npercent\t{number}%", "misspelt": "shape\ttemplate\npercent\t50<sign>", "holes": "kind\ttest\tvalue\nnumber\tword\tcount",
    "counts": "kind\ttest\tvalue\ncount\tword\tcount", "frame-layout": "kind\tname\trole\nrect\tCGRect\t",
    "chains": "kind\tname\ttwin\trole\tlanguage\tlibrary\nmaker\tmake\t\t\tswift\tOwn",
    "misspelt-chains": "kind\tname\ttwin\trole\tlanguage\tlibrary\nmakr\tmake\t\t\tswift\tOwn",
    "project-marks": "mark\twords\nswitches\ta b\n", "things": "word\tkind\nmap\tplace\nphone\ttext\n",
    "sides": "kind\tfrom\tto\nedge\tleft\tleading\n", "more": "kind\tfrom\nedge\tleft\n",
  ]

  static func readTables() throws -> Tables {
    Tables(try Dictionary(uniqueKeysWithValues: tables.map { ($0.key, try Table(path: $0.key, name: $0.key, text: $0.value)) }))
  }

  static func block(_ text: String, language: String = "swift", role: String = "find") -> String {
    "```\(language) \(role)\n\(text)\n```\n"
  }

  @Test(arguments: cases) func isRefused(_ wrong: Case) throws {
    var builder = RuleBuilder(tables: try Self.readTables())
    let error = #expect(throws: RuleError.self) {
      _ = try builder.build(RuleFile(path: "other/sample.md", text: wrong.text), withExamples: true)
    }
    #expect(error?.line == wrong.line)
    #expect(error?.message.contains(wrong.part) == true, "\(error?.message ?? "")")
  }

  @Test func aTableRowWithOtherColumnsIsRefused() {
    let error = #expect(throws: RuleError.self) { try Table(path: "t.tsv", name: "t", text: "a\tb\n1\t2\n\n3\n") }
    #expect(error?.line == 4)
  }

  @Test func aByteOrderMarkIsNoPartOfTheHead() throws {
    let text = Self.head + Self.block("$(start) = $A")
    #expect(try RuleFile(path: "other/sample.md", text: "\u{FEFF}" + text).title == RuleFile(path: "other/sample.md", text: text).title)
  }
}
