import BuiltTool
import RTLDiscovery
@testable import RTLFacts
import RTLFindings
import Testing

/// Reads a project that is given as path, kind and text.
func facts(_ files: [(String, FileKind, String)]) -> ProjectFacts {
  let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.0, Array($0.2.utf8)) })
  return ProjectFacts.read(files: files.map { SourceFile(path: $0.0, kind: $0.1) }) { texts[$0] }
}

struct LanguageTests {
  @Test func languagesOfProjectFoldersAndPropertyLists() {
    let facts = facts([
      ("x.pbxproj", .xcodeProject, "knownRegions = (\n\ten,\n\tBase,\n\t\"pt-BR\",\n);\nother = (\n\tfr,\n);"),
      ("App/ar.lproj/Localizable.strings", .strings, ""),
      ("App/Base.lproj/Main.storyboard", .interfaceBuilder, ""),
      ("Info.plist", .infoPlist, "<plist><dict><key>CFBundleLocalizations</key><array><string>zh_TW</string></array></dict></plist>"),
      ("Binary.plist", .infoPlist, "bplist00CFBundleLocalizations"),
    ])
    #expect(facts.languages == ["ar", "en", "pt-BR", "zh-TW"])
    #expect(facts.rightToLeftLanguages == ["ar"])
  }

  @Test(arguments: [
    ("\tdevelopmentRegion = ar;\n", "ar"), ("developmentRegion = \"he-IL\";", "he-IL"), ("developmentRegion = en;", nil), ("developmentRegion = ", nil),
    ("knownRegions = (ar);", nil),
  ])
  func theLanguageThatAnAppIsDevelopedInMatters(project: String, language: String?) {
    #expect(facts([("x.pbxproj", .xcodeProject, project)]).rightToLeftRegion?.language == language)
  }

  @Test(arguments: [
    ("he", true), ("iw", true), ("ar-EG", true), ("az-Arab", true), ("ur-Latn", false), ("en", false), ("", false), ("arn", false), ("UR", true),
  ])
  func direction(_ code: String, _ expected: Bool) {
    #expect(LanguageReader.isRightToLeft(code) == expected)
  }
}

struct LibraryTests {
  @Test func cartfile() {
    let facts = facts([
      (
        "Cartfile", .cartfile,
        "# github \"Not/This\"\ngithub \"SnapKit/SnapKit\" ~> 4.0\n  git \"https://host/Tiling.git\" \"main\"\nbinary \"https://host/Wheel.json\"\ngithub\n"
      ),
      (
        "Cartfile.resolved", .cartfileResolved,
        "github \"SnapKit/SnapKit\" \"4.2.0\"\ngit \"https://host/Tiling.git\" \"v1.5\"\ngithub \"A/Head\" \"0f9e8d7c\"\n"
      ),
    ])
    #expect(facts.libraryNames == ["snapkit", "tiling", "wheel"])
    #expect(facts.library("SnapKit") == Version(4, 2))
    #expect(facts.library("Tiling") == Version(1, 5))
    #expect(facts.library("Head") == nil)
  }

  @Test func podfileLock() {
    let facts = facts([
      (
        "Podfile.lock", .podfileLock,
        "PODS:\n  - Tiling (5.0.1)\n  - Wheel/Core (2.3.0):\n    - Tiling (~> 9.0)\n  - \"Plus+One (1.0)\"\n\nDEPENDENCIES:\n  - Other (3.0)\n"
      ),
    ])
    #expect(facts.libraries == ["tiling": Version(5, 0, 1), "wheel": Version(2, 3), "plus+one": Version(1)])
    #expect(facts.library("Tiling") == Version(5, 0, 1))
  }

  static let resolved = [
    #"{"object":{"pins":[{"package":"Tiling","repositoryURL":"https://x.y/tiling-kit.git","state":{"branch":null,"version":"5.6.0"}}]},"version":1}"#,
    #"{"pins":[{"identity":"tiling","location":"https://x.y/Tiling-Kit","state":{"revision":"a","version":"5.6.0"}},{"identity":"b","#
      + #""state":{"branch":"main"}}],"version":2}"#,
  ]

  @Test(arguments: resolved) func packageResolved(_ text: String) {
    #expect(facts([("Package.resolved", .packageResolved, text)]).libraries == ["tiling": Version(5, 6), "tiling-kit": Version(5, 6)])
  }

  @Test func lowestVersionWins() {
    let lock = "PODS:\n  - Tiling (4.9.0)\n"
    let facts = facts([("Podfile.lock", .podfileLock, lock), ("Package.resolved", .packageResolved, Self.resolved[0])])
    #expect(facts.library("tiling") == Version(4, 9))
  }
}

struct ProjectFilesRobustnessTests {
  static let kinds: [FileKind] = [
    .xcodeProject, .workspace, .buildConfiguration, .packageManifest, .packageResolved, .podfile, .podfileLock, .cartfile, .cartfileResolved, .podspec,
    .projectSpec, .projectManifest, .buildFile, .infoPlist,
  ]
  static let pieces = [
    ".iOS(\"", ".iOS(.v", "iOS: ", ":ios ", "platform :ios, '", "ios_app(minimum_os_version = ",
    "s.ios.deployment_target = ", "deploymentTarget: 1\n", "deploymentTarget:\n  ",
    "IPHONEOS_DEPLOYMENT_TARGET[", "knownRegions = (", "{\"pins\":[", "[", "  - a (", "PODS:\n", "/*", "\0", "\r", "\u{FEFF}",
  ]

  @Test(arguments: kinds) func hugeOrDamagedInput(_ kind: FileKind) {
    for piece in Self.pieces {
      let facts = facts([("x", kind, String(repeating: piece, count: 4_000))])
      #expect(facts.libraries.isEmpty)
    }
    for length in 0..<300 { _ = facts([("x", kind, String(StatementTests.cases[0].text.prefix(length)))]) }
  }
}

struct ImportTests {
  static let cases: [(String, Set<String>)] = [
    ("import UIKit\n  @testable import Basket\r\nimport class Cart.Line\n@_exported import PinLayout\n", ["UIKit", "Basket", "Cart", "PinLayout"]),
    ("public import Stevia\nprivate func f() {}\nimportant = 3", ["Stevia"]),
    (
      "#import <PureLayout/PureLayout.h>\n#import \"UIView+SDAutoLayout.h\"\n@import Masonry;\n#include <math.h>",
      ["PureLayout", "UIView", "SDAutoLayout", "Masonry", "math"]
    ),
    ("internal import UIKit\nlet a = 1; " + String(repeating: "import ", count: 20_000) + "\nimport Basket", ["UIKit", "Basket"]),
    ("import UIKit; import SnapKit;import Stevia\n@import Masonry; // import Neon; importance", ["UIKit", "SnapKit", "Stevia", "Masonry"]),
    ("// import UIKit\nlet a = \"import UIKit\"\n#importance", []),
  ]

  @Test(arguments: cases) func modules(_ text: String, _ expected: Set<String>) {
    #expect(ImportReader.modules(Array(text.utf8)) == expected)
  }

  @Test func namesOfAPodfileAndALock() {
    let facts = facts([
      ("Podfile", .podfile, "pod 'SnapKit', '~> 5'\n  pod \"Masonry/Core\"\n# pod 'Neon'\npods 'x'"),
      ("Podfile.lock", .podfileLock, "PODS:\n  - PinLayout (1.2.0)\n"),
    ])
    #expect(facts.libraryNames == ["snapkit", "masonry", "pinlayout"])
  }
}

struct ShownLayoutTests {
  private func layout(_ folders: [String], insteadOf path: String) -> String? {
    facts(folders.map { ("App/\($0).lproj/Cart.xib", .interfaceBuilder, "") } + [("App/he.lproj/Localizable.strings", .strings, "")]).layoutShown(
      insteadOf: path)
  }

  @Test func eachLanguageHasItsOwn() {
    let folders = ["Base", "en", "ar", "he"]
    #expect(layout(folders, insteadOf: "App/Base.lproj/Cart.xib") == "App/ar.lproj/Cart.xib")
    #expect(layout(folders, insteadOf: "App/en.lproj/Cart.xib") == "App/ar.lproj/Cart.xib")
    #expect(layout(folders, insteadOf: "App/ar.lproj/Cart.xib") == nil)
    #expect(layout(folders, insteadOf: "App/Base.lproj/Menu.xib") == nil)
  }

  @Test func readersOfOneSeeTheBase() {
    #expect(layout(["Base", "ar"], insteadOf: "App/Base.lproj/Cart.xib") == nil)
  }

  @Test func layoutsOfOtherLanguagesAreNotFallenBackTo() {
    #expect(layout(["Base", "de", "en"], insteadOf: "App/en.lproj/Cart.xib") == "App/Base.lproj/Cart.xib")
    #expect(layout(["de", "en"], insteadOf: "App/de.lproj/Cart.xib") == "App/en.lproj/Cart.xib")
    #expect(layout(["de", "en"], insteadOf: "App/en.lproj/Cart.xib") == nil)
    #expect(layout(["de"], insteadOf: "App/de.lproj/Cart.xib") == nil)
    let german = facts(
      ["de", "en"].map { ("App/\($0).lproj/Cart.xib", .interfaceBuilder, "") } + [("App.xcodeproj/project.pbxproj", .xcodeProject, "developmentRegion = de;\n")]
    )
    #expect(german.layoutShown(insteadOf: "App/en.lproj/Cart.xib") == "App/de.lproj/Cart.xib")
    #expect(german.layoutShown(insteadOf: "App/de.lproj/Cart.xib") == nil)
  }

  /// Two apps of one project, the first developed in German, and a package beside them.
  private static let apps = facts(
    [
      ("App.xcodeproj/project.pbxproj", .xcodeProject, XcodeText.text(
        .init("App", "", [
          "App/ui/Row.xib", "App/Base.lproj/Main.storyboard", "Texts/cs.lproj/Main.storyboard", "Texts/cs.lproj/Pay.xib", "App/de.lproj/Card.xib",
          "Texts/en.lproj/Card.xib", "App/fr.lproj/Tab.xib",
        ]),
        .init("Clip", "", ["Clip/Main.storyboard", "Clip/Pay.xib", "Clip/cs.lproj/Row.xib", "Clip/Base.lproj/Tab.xib"])) + "developmentRegion = de;\n"),
      ("Kit/Kit.xcodeproj/project.pbxproj", .xcodeProject, "developmentRegion = en;\n"),
    ] + [
      "App/ui/Row.xib", "Texts/cs.lproj/Row.xib", "App/Base.lproj/Main.storyboard", "Texts/cs.lproj/Main.storyboard", "Clip/Main.storyboard", "Clip/Pay.xib",
      "Texts/cs.lproj/Pay.xib", "App/de.lproj/Card.xib", "Texts/en.lproj/Card.xib", "Clip/cs.lproj/Row.xib", "App/fr.lproj/Tab.xib", "Clip/Base.lproj/Tab.xib",
      "Pods/de.lproj/Row.xib", "Pods/Base.lproj/Pay.xib", "Old/Menu.xib", "Old/fr.lproj/Menu.xib", "Kit/de.lproj/View.xib", "Kit/en.lproj/View.xib",
    ].map { ($0, .interfaceBuilder, "") })

  @Test(arguments: [
    // Left behind when the app got one layout for all, without a folder.
    ("Texts/cs.lproj/Row.xib", "App/ui/Row.xib"), ("Old/fr.lproj/Menu.xib", "Old/Menu.xib"), ("App/ui/Row.xib", nil), ("Old/Menu.xib", nil),
    // Translations have a folder of their own.
    ("Texts/cs.lproj/Main.storyboard", "App/Base.lproj/Main.storyboard"), ("App/Base.lproj/Main.storyboard", nil), ("Clip/Main.storyboard", nil),
    ("Texts/en.lproj/Card.xib", "App/de.lproj/Card.xib"), ("App/de.lproj/Card.xib", nil),
    // That of the other app has only the same name.
    ("Texts/cs.lproj/Pay.xib", nil), ("Clip/cs.lproj/Row.xib", nil), ("App/fr.lproj/Tab.xib", nil), ("Clip/Base.lproj/Tab.xib", nil),
    // Nothing says that the project builds these.
    ("Pods/de.lproj/Row.xib", nil), ("Pods/Base.lproj/Pay.xib", nil),
    // The nearest project says which language it is developed in.
    ("Kit/de.lproj/View.xib", "Kit/en.lproj/View.xib"), ("Kit/en.lproj/View.xib", nil),
  ] as [(String, String?)])
  func aLayoutOfOneLanguageIsNotSeenBesideThatOfAll(path: String, shown: String?) { #expect(Self.apps.layoutShown(insteadOf: path) == shown) }
}
