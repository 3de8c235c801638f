import RTLAuditing
import RTLDiscovery
import RTLFacts
import RTLLexing
import RTLMatching
import RTLReporting
import RTLRules
import RTLScenes
import RTLSettings
import RTLSuppression

private let packedTables = Tables(packed: Dictionary(uniqueKeysWithValues: PackedRules.tables.map { ($0.name, $0.text) }))
private let vocabularies = try! Vocabularies(tables: packedTables)

/// A rule file is refused in words, or it is built and its examples run to their end.
@Sendable func checkRuleFile(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  func value(_ key: String) -> Substring { text.split(separator: "\n").first { $0.hasPrefix(key) }?.dropFirst(key.count) ?? "own" }
  do {
    // Where its head says that it stands: else nothing but the head would be read.
    let file = try RuleFile(path: "Rules/\(value("category: "))/\(value("id: ")).md", text: text)
    var builder = RuleBuilder(tables: packedTables)
    let rule = try builder.build(file, withExamples: true)
    var runner = ExampleRunner(rule: rule, catalogue: Catalogue(rules: [rule], words: builder.words, vocabularies: vocabularies))
    for failure in runner.run() { must(failure.line > 0, "a failure has a line") }
  } catch {
    must(error.line > 0 && !error.message.isEmpty, "a refusal has a line and words")
  }
}

@Sendable func checkTable(_ bytes: [UInt8]) {
  do {
    let table = try Table(path: "own.tsv", name: "own", text: String(decoding: bytes, as: UTF8.self))
    for row in table.rows { must(row.cells.count == table.columns.count, "rows are as wide as the heading") }
  } catch {
    must(error.line > 0 && !error.message.isEmpty, "a refusal has a line and words")
  }
}

/// Settings are refused in words, or they are used; their patterns end on any path.
@Sendable func checkSettings(_ bytes: [UInt8]) {
  let path = "App/Screens/Menu/MenuViewController.swift"
  do {
    let settings = Settings(try SettingsFile.parse(bytes, path: "/project/.rtl-audit.yml"))
    for glob in settings.exclude + settings.include + settings.overrides.map(\.files) { _ = glob.matches(path) }
  } catch {
    must(error.line > 0 && !error.message.isEmpty, "a refusal has a line and words")
  }
}

/// A baseline is refused in words, or it is written as it was read.
@Sendable func checkBaseline(_ bytes: [UInt8]) {
  do {
    let text = try KnownFindings(baseline: bytes).baseline
    must(try KnownFindings(baseline: Array(text.utf8)).baseline == text, "a baseline is read as it was written")
  } catch {
    must(error.line > 0 && !error.message.isEmpty, "a refusal has a line and words")
  }
}

/// What a project says of itself; the first byte picks the file.
@Sendable func checkFacts(_ bytes: [UInt8]) {
  let names = [
    "App.xcodeproj/project.pbxproj", "Package.swift", "Podfile", "Podfile.lock", "Package.resolved", "Cartfile", "Cartfile.resolved", "Config/App.xcconfig",
    "project.yml", "Project.swift", "App/Info.plist", "App/Localizable.xcstrings", "App/Images.xcassets/back.imageset/Contents.json",
    "App/ar.lproj/Localizable.strings",
  ]
  guard let first = bytes.first else { return }
  let name = names[Int(first) % names.count]
  let text = Array(bytes.dropFirst())
  guard let kind = FileKind.of(path: name) else { return }
  let files = [SourceFile(path: name, kind: kind)]
  let facts = ProjectFacts.read(files: files) { $0 == name ? text : nil }
  _ = (facts.languages, facts.libraryNames, facts.deploymentTargets(for: "App/A.swift"))
  let catalogue = AssetCatalog(files: files) { $0 == name ? text : nil }
  for set in catalogue.imageSets(named: "back") { _ = catalogue.contents(of: set) }
}

private let sceneWords = try! SceneVocabulary(packedTables)

/// Draws what an Interface Builder file shows, in both directions.
@Sendable func checkScenes(_ bytes: [UInt8]) {
  let file = TokenFile(bytes, .xml)
  let document = InterfaceDocument(ElementTree(file))
  guard document.isInterfaceDocument, document.tree.error == nil else { return }
  for scene in SceneReader(document, sceneWords).scenes() {
    let forward = SceneSolver(scene).layout(.leftToRight)
    _ = SceneCheck(scene, forward)
    for layout in [forward, SceneSolver(scene).layout(.rightToLeft)] {
      must(!SceneDrawing(scene, layout).text(label: "scene", standsAlone: true).isEmpty, "a scene has a picture")
    }
  }
}

/// Logs, with a zero between two of them, are refused in words, or they are joined; what is joined is such a log itself.
@Sendable func checkMerge(_ bytes: [UInt8]) {
  func joined(_ logs: [[UInt8]]) throws(SARIFMerge.Problem) -> [UInt8] {
    var whole: [UInt8] = []
    let merge = try SARIFMerge(logs.map { ("log", $0) })
    _ = merge.strongestLevel
    merge.append(to: &whole)
    return whole
  }
  let logs = bytes.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
  do throws(SARIFMerge.Problem) {
    let whole = try joined(logs)
    must(JSONTree(bytes: whole).isWellFormed, "a log is JSON")
    must(try joined([whole]) == whole, "a log that was joined is read as it was written")
  } catch {
    must(!error.message.isEmpty, "a refusal has words")
  }
}

/// A picture has all its pixels, or there is none.
@Sendable func checkPicture(_ bytes: [UInt8]) {
  guard let picture = PNGImage(bytes) else { return }
  must(picture.pixels.count == 4 * picture.width * picture.height, "each pixel has four bytes")
  _ = picture.showsNoSide
}
