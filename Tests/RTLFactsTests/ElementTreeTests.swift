import Testing

@testable import RTLFacts
@testable import RTLLexing

func tree(_ text: String) -> ElementTree { tree(Array(text.utf8)) }

func tree(_ bytes: [UInt8]) -> ElementTree {
  let file = TokenFile(bytes, .xml)
  return ElementTree(file)
}

struct ElementTreeTests {
  @Test func elementsAreInDocumentOrder() {
    let tree = tree("<a><b x='1'/><c><d>t</d></c></a>")
    #expect(tree.elements.indices.map(tree.name(of:)) == ["a", "b", "c", "d"])
    #expect(tree.elements.map(\.parent) == [-1, 0, 0, 2])
    #expect(tree.elements.map(\.subtreeEnd) == [4, 2, 4, 4])
    #expect(Array(tree.children(of: 0)) == [1, 2])
    #expect(Array(tree.ancestors(of: 3)) == [2, 0])
    #expect(tree.descendants(of: 2) == 3..<4)
    #expect(tree.isWellFormed)
  }

  @Test func attributesAndTheirRanges() throws {
    let tree = tree("<label\n  text = 'a &lt;&#x5D0;&unknown;'\tid=\"x\"/>")
    let text = try #require(tree.attribute("text", of: 0))
    #expect(tree.value(of: text) == "a <\u{5D0}&unknown;")
    #expect(tree.string(tree.valueRange(of: text)) == "a &lt;&#x5D0;&unknown;")
    #expect(tree.string(tree.wholeRange(of: text)) == "\n  text = 'a &lt;&#x5D0;&unknown;'")
    #expect(tree.value("id", of: 0) == "x")
    #expect(tree.value("i", of: 0) == nil)
    #expect(tree.string(tree.nameRange(of: 0)) == "label")
  }

  @Test func lineBreaksInAValueAreSpaces() {
    #expect(tree("<a b='x\r\ny\tz&#10;'/>").value("b", of: 0) == "x y z\n")
  }

  @Test func textLeavesOutCommentsAndChildren() {
    let tree = tree("<s> a&amp;<!-- no --><b>in</b><![CDATA[<&]]> z </s>")
    #expect(tree.text(of: 0) == " a&<& z ")
    #expect(tree.text(of: 1) == "in")
    #expect(ElementTreeTests.blank.text(of: 0) == "  ")
  }
  private static let blank = tree("<s>  </s>")

  @Test func rangesAndElementAtOffset() {
    let text = "<a> <b c='1'> <d/> </b></a>"
    let tree = tree(text)
    #expect(tree.string(tree.range(of: 1)) == "<b c='1'> <d/> </b>")
    #expect(tree.string(tree.openTagRange(of: 1)) == "<b c='1'>")
    #expect(tree.element(at: 0) == 0)
    #expect(tree.element(at: 15) == 2)
    #expect(tree.element(at: 19) == 1)
    #expect(tree.element(at: 25) == 0)
    #expect(tree.element(at: text.utf8.count) == nil)
  }

  static let damaged: [(String, Int, String)] = [
    ("<a><b></a>", 6, "`</a>` closes `<b>`"),
    ("<a><b/>", 0, "`<a>` is never closed"),
    ("<a b/>", 3, "the attribute `b` has no value in quotes"),
    ("<a b=c/>", 3, "the attribute `b` has no value in quotes"),
    ("<a b='c/>", 5, "the value has no closing quote"),
    ("<a b='1'c='2'/>", 8, "a space is missing before this attribute"),
    ("<a b='1' b='2'/>", 9, "the attribute `b` appears twice"),
    ("<a/>x", 4, "there is text outside the root element"),
    ("<a/><b/>", 4, "a second root element begins here"),
    ("</a>", 0, "`</a>` closes nothing"),
    ("<a>R & D</a>", 5, "`&` must be written `&amp;`"),
    ("<a>&nope;</a>", 3, "`&` must be written `&amp;`"),
    ("<a>&#0;</a>", 3, "`&` must be written `&amp;`"),
    ("<a>]]></a>", 3, "`]]>` must be written `]]&gt;`"),
    ("<a><!-- x -- y --></a>", 10, "`--` is not allowed inside a comment"),
    ("<a><!-- x</a>", 3, "the comment is never closed"),
    ("<a <b/></a>", 2, "the tag `<a` has no `>`"),
    ("<a>\0</a>", 3, "XML does not allow control characters"),
    (" <?xml version='1.0'?><a/>", 1, "`<?xml` must be the first thing in the file"),
    ("<?xml version=\"1.0'?><a/>", 0, "`<?xml … ?>` is malformed"),
    ("<?xml encoding='a'?><a/>", 0, "`<?xml … ?>` is malformed"),
    ("<?xml?><a/>", 0, "`<?xml … ?>` is malformed"),
    ("<!DOCTYPE><a/>", 0, "this declaration is out of place"),
    ("", 0, "there is no root element"),
    ("<1/>", 0, "the name of an element cannot begin like this"),
  ]

  @Test(arguments: damaged) func firstError(_ text: String, _ offset: Int, _ reason: String) {
    #expect(tree(text).error == ElementTree.SyntaxError(offset: offset, reason: reason))
  }

  @Test(arguments: [
    "<a/>", "\u{FEFF}<?xml version='1.0'?>\n<!-- a --><a>\u{E9}&#xE9;</a>\n<!-- b -->", "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", "<?xml-model x?><a/>",
    "<?xml version = '1.0' encoding=\"UTF-8\" standalone='no' ?><a/>",
  ])
  func wellFormed(_ text: String) {
    #expect(tree(text).error == nil)
  }

  @Test func invalidUTF8IsAnError() {
    #expect(tree([0x3C, 0x61, 0x3E, 0xED, 0xA0, 0x80, 0x3C, 0x2F, 0x61, 0x3E]).error?.offset == 3)
  }

  @Test func aDamagedTagSpoilsOnlyItself() {
    let tree = tree("<a><b><c></b><d e='1'/></a>")
    #expect(tree.elements.indices.map(tree.name(of:)) == ["a", "b", "c", "d"])
    #expect(tree.parent(of: 3) == 0)
    #expect(tree.elements[2].closeToken == -1)
    #expect(tree.error?.reason == "`</b>` closes `<c>`")
  }

  @Test(arguments: ["<a>", "<a b='1'>", "<a><b></c>", "</a>", "<a b ", "<a><!-- x --", "<a b='<", " b='1'"])
  func hugeInput(_ piece: String) {
    let tree = tree("<r>" + String(repeating: piece, count: 100_000))
    #expect(!tree.isWellFormed)
    if let last = tree.elements.indices.last { #expect(tree.element(at: tree.file.bytes.count - 1) ?? last <= last) }
  }

  @Test func deepNestingReadsBack() {
    let depth = 100_000
    let tree = tree(String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth))
    #expect(tree.isWellFormed)
    #expect(tree.elements.count == depth)
    #expect(tree.ancestors(of: depth - 1).reduce(0) { count, _ in count + 1 } == depth - 1)
  }

  @Test func manyAttributes() {
    let names = (0..<50_000).map { " a\($0)='1'" }.joined()
    #expect(tree("<a\(names)/>").isWellFormed)
    #expect(tree("<a\(names) a7=''/>").error?.reason == "the attribute `a7` appears twice")
  }

  @Test func truncationsNeverCrash() {
    let text = Array("<?xml version='1.0'?><a b='&lt;1' c=\"2\"><!-- x --><d>t&amp;<![CDATA[u]]></d><e f='g'/></a>".utf8)
    for length in 0..<text.count {
      let tree = tree(Array(text.prefix(length)))
      #expect(!tree.isWellFormed)
      for element in tree.elements.indices {
        _ = tree.text(of: element)
        _ = tree.range(of: element)
        for i in tree.elements[element].attributes {
          _ = tree.value(of: tree.attributes[i])
          _ = tree.wholeRange(of: tree.attributes[i])
        }
      }
    }
  }
}
