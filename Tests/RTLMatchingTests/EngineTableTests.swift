import BuiltTool
import RTLRules
import Testing

@testable import RTLMatching

/// Tables that code reads, and what it refuses in them.
struct EngineTableTests {
  /// A line that a team adds to a table, and what is said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var table: EngineTable
    /// Where not that of the built-in table.
    var header: String?
    var row: String
    var message: String
    var testDescription: String { "\(table.rawValue): \(row)" }

    init(_ table: EngineTable, header: String? = nil, _ row: String, _ message: String) {
      (self.table, self.header, self.row, self.message) = (table, header, row, message)
    }
  }

  static let cases = [
    Case(.guards, "commnt\tstays here", "unknown kind `commnt`; did you mean `comment`? (known: name, word, member"),
    Case(.guards, "xyzzy\tstays here", "unknown kind `xyzzy` (known: name, word, member"),
    Case(.members, header: "owner\tmembr\ttype", "UIView\tside\tUISide", "unknown column `membr`; did you mean `member`?"),
    Case(.projectMarks, header: "mark\twrods", "flips\tflip", "unknown column `wrods`; did you mean `words`?"),
    Case(.projectMarks, "swiches-language\tflip", "unknown mark `swiches-language`; did you mean `switches-language`?"),
    Case(.attributeOrder, "lable\tid", "unknown element `lable`; did you mean `label`?"),
    Case(.attributeOrder, header: "element\tordr", "view\tid", "unknown column `ordr`; did you mean `order`?"),
    Case(.interfaceDefaults, "huging\t251", "unknown name `huging`; did you mean `hugging`?"),
    Case(.interfaceDefaults, "hugging\tweak", "`number` must be a number, not `weak`"),
    Case(.constraintDistances, "mesure\tminX\t", "unknown kind `mesure`; did you mean `measure`?"),
    Case(.horizontalSources, "waay\tpull\t\t", "unknown kind `waay`; did you mean `way`?"),
    Case(.textCalls, "appnd\tput\t", "unknown kind `appnd`; did you mean `append`?"),
    Case(.textPlaces, "spokn\thint", "unknown kind `spokn`; did you mean `spoken`?"),
    Case(.fourSides, header: "kind\twrd\ttwin", "view\tknob\t", "unknown column `wrd`; did you mean `word`?"),
    Case(.numberParts, "digit\tprat", "unknown kind `prat`; did you mean `part`?"),
    Case(.accessoryRoom, "iset\tcontentInset", "unknown kind `iset`; did you mean `inset`?"),
    Case(.rectangleHooks, header: "wrd", "text rect", "unknown column `wrd`; did you mean `word`?"),
    Case(.physicalActions, "motoin\tmove\t", "unknown kind `motoin`; did you mean `motion`?"),
    Case(.fourSides, "acros\tleft\tright", "unknown kind `acros`; did you mean `across`?"),
    Case(.baseFolders, header: "foldr", "de.lproj", "unknown column `foldr`; did you mean `folder`?"),
    Case(
      .implicitUses, "devise\t~tv\t",
      "unknown kind `devise`; did you mean `device`? (known: text, device, setting, member, asker, source, base, plain, asked, product, pictures)"),
    Case(.fixReasons, header: "reson\tclause", "moving\tit moves", "unknown column `reson`; did you mean `reason`?"),
    Case(.pictureFiles, "photgraph\theic", "unknown kind `photgraph`; did you mean `photograph`?"),
    Case(.lostFlips, "pictre\tUIImage", "unknown kind `pictre`; did you mean `picture`?"),
    Case(.pictureFiles, "face\tfront", "a `face` has two words"),
    Case(.arrowWords, header: "wrd", "chevron", "unknown column `wrd`; did you mean `word`?"),
    Case(.directionalWords, header: "wrd", "onward", "unknown column `wrd`; did you mean `word`?"),
    Case(.notDirectionalWords, "upwards\tvertcal", "unknown kind `vertcal`; did you mean `vertical`?"),
    Case(.symbols, header: "from\tot\tneeds", "a\tb\t", "unknown column `ot`; did you mean `to`?"),
    Case(.labelWidths, "placng\tpin\t", "unknown kind `placng`; did you mean `placing`?"),
    Case(.labelWidths, "anchor\tstartAnchor\tstrt", "unknown role `strt`; did you mean `start`?"),
    Case(.layoutChains, "makr\tOwn\tswift\tlayout\t\t\t", "unknown kind `makr`; did you mean `maker`?"),
    Case(.layoutChains, "maker\tOwn\tswfit\tlayout\t\tmake\t", "unknown language `swfit`; did you mean `swift`?"),
    Case(.layoutChains, "maker\tOwn\tswift\tlayout\t\tupdte\t", "unknown role `updte`; did you mean `update`?"),
    Case(.layoutChains, "neutral\tOwn\tswfit\theight\t\t\t", "unknown language `swfit`; did you mean `swift`?"),
    Case(.layoutChains, "neutral\tSnapKitt\tswift\theight\t\t\t", "unknown library `SnapKitt`; did you mean `SnapKit`?"),
    Case(.rowElements, "badge\thuging", "unknown room `huging`; did you mean `hugging`?"),
    Case(.sceneClasses, header: "clas", "OurController", "unknown column `clas`; did you mean `class`?"),
    Case(.sceneElements, "badge\tlabl\t\t\t\tyes\tno\t", "unknown role `labl`; did you mean `label`?"),
    Case(.sceneElements, "badge\tlabel\twide\t\t\tyes\tno\t", "`width` must be a number, not `wide`"),
    Case(.sceneElements, "badge\tlabel\t\t\t\tyse\tno\t", "unknown content `yse`; did you mean `yes`?"),
    Case(.sceneMargins, "rwo\t0\t8", "unknown place `rwo`; did you mean `row`?"),
    Case(.scenePointers, "onward\trigth", "unknown side `rigth`; did you mean `right`?"),
    Case(.rewritings, "closre\tswift\town\town {\t}", "unknown kind `closre`; did you mean `closure`?"),
    Case(.rewritings, "closure\tswfit\town\town {\t}", "unknown language `swfit`; did you mean `swift`?"),
    Case(.rewritings, "mirror\tcoed\twest\teast\t", "unknown language `coed`; did you mean `code`?"),
    Case(.sceneScreens, "retina9\twide", "`width` must be a number, not `wide`"),
  ]

  @Test(arguments: cases) func aTeamsRowIsRefused(_ wrong: Case) throws {
    let name = wrong.table.rawValue
    var tables = try Self.builtIn()
    let header = try wrong.header ?? #require(tables[name]).columns.joined(separator: "\t")
    let error = #expect(throws: RuleError.self) {
      try tables[name]?.add(Table(path: "own/\(name).tsv", name: name, text: "# ours\n\(header)\n\n\(wrong.row)\n"))
      _ = try Vocabularies(tables: Tables(tables))
    }
    #expect(error?.path == "own/\(name).tsv")
    #expect(error?.line == (wrong.header == nil ? 4 : 2))
    #expect(error?.message.hasPrefix(wrong.message) == true, "\(error?.message ?? "")")
  }

  @Test func eachTableHasACase() { #expect(Set(Self.cases.map(\.table)) == Set(EngineTable.allCases)) }

  /// Nothing but this checks the tables of the pack: a run trusts them.
  @Test func theBuiltInTablesAreRead() throws {
    let tables = Tables(try Self.builtIn())
    _ = try Vocabularies(tables: tables)
    var builder = RuleBuilder(tables: tables)
    for rule in PackedRules.rules { _ = try builder.build(rule.packedFile(), withExamples: false) }
  }

  /// Every file has a reader: code by its name, or a rule page.
  @Test func theFilesAreThoseThatAreNamed() throws {
    let files = PackedRules.tables.map(\.name)
    let engine = Set(EngineTable.allCases.map(\.rawValue))
    #expect(engine.subtracting(files).isEmpty)
    let words = Set(PackedRules.rules.flatMap(\.blocks).flatMap { $0.text.split { !$0.isLetter && !$0.isNumber && $0 != "-" } }.map(String.init))
    #expect(files.filter { !engine.contains($0) && !words.contains($0) } == [])
  }

  /// Kinds that only pages select from, and rows of the tables that pages name.
  @Test(arguments: [
    ("must-not-flip", "map\tpalce", "unknown kind `palce`; did you mean `place`? (known: control, edited, media, picked, place, swing, text)"),
    ("layout-cartography", "egde\tleft\tleading\t\t", "unknown kind `egde`; did you mean `edge`?"),
    ("layout-cartography", "edge\tleft\tleading\t\tsaf", "unknown `fix` `saf`; did you mean `safe`?"),
    ("layout-cartography", "edge\tleft\tleading\tiOS x\t", "`iOS x` is not a valid need"),
    ("layout-cartography", "edge\tleft\tleading\tIOS 99\t", "unknown platform `IOS`; did you mean `iOS`?"),
    ("frame-layout", "rct\tCGSquare\t", "unknown kind `rct`; did you mean `rect`?"),
    ("frame-layout", "side-member\tedge\tview", "unknown role `view`; did you mean `views`?"),
    ("text-holes", "number\twrd\tcount", "unknown test `wrd`; did you mean `word`?"),
    ("text-holes", "nmber\tword\tcount", "unknown kind `nmber`; did you mean `number`?"),
    ("text-shapes", "percent\t50<sign>", "`50<sign>` is not a shape"),
    ("text-shapes", "percentt\t{}%", "unknown shape `percentt`; did you mean `percent`?"),
    ("text-shapes", "percent\t{nmber}%", "unknown kind `nmber`; did you mean `number`?"),
    ("horizontal-sinks", "offst\tmember\tx\t\t\ttaken", "unknown group `offst`; did you mean `offset`?"),
    ("plural-categories", "ar\tzero onne\t\t", "unknown category `onne`; did you mean `one`?"),
    ("right-to-left-signs", "after-number\t%\tar zzzzz\tis\tthat", "`zzzzz` is not the code of a right-to-left language"),
    ("right-to-left-signs", "after-nubmer\t%\tar\tis\tthat", "unknown place `after-nubmer`; did you mean `after-number`?"),
    ("bidi-handlers", "cal\tstrip", "unknown kind `cal`; did you mean `call`?"),
  ]) func aRowThatOnlyPagesReadIsRefused(name: String, row: String, message: String) throws {
    var tables = try Self.builtIn()
    let header = try #require(tables[name]).columns.joined(separator: "\t")
    try tables[name]?.add(Table(path: "own/\(name).tsv", name: name, text: "\(header)\n\(row)\n"))
    // A run builds the rules of the pack without the checks of what a page says.
    var builder = RuleBuilder(tables: Tables(tables))
    builder.checksParameters = false
    let error = #expect(throws: RuleError.self) {
      for rule in PackedRules.rules { _ = try builder.build(rule.packedFile(), withExamples: false) }
    }
    #expect(error?.path == "own/\(name).tsv" && error?.line == 2)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test func columnsMayStandInAnotherOrder() throws {
    var tables = try Self.builtIn()
    try tables["row-elements"]?.add(Table(path: "own/row-elements.tsv", name: "row-elements", text: "source\troom\telement\nours\talways\tbadge\n"))
    #expect(try Vocabularies(tables: Tables(tables)).tables.vocabulary(RowElements.self)["badge"] == .always)
  }

  private static func builtIn() throws -> [String: Table] {
    var tables: [String: Table] = [:]
    for table in PackedRules.tables { tables[table.name] = try Table(path: "\(table.name).tsv", name: table.name, text: table.text) }
    return tables
  }
}
