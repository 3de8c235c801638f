import RTLDiscovery
import Testing

@testable import RTLFacts

/// Reads a project that is given as path, kind and text.
private func facts(_ files: [(String, FileKind, String)]) -> ProjectFacts {
  let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.0, Array($0.2.utf8)) })
  return ProjectFacts.read(files: files.map { SourceFile(path: $0.0, kind: $0.1) }) { texts[$0] }
}

struct VersionTests {
  static let cases: [(String, Version?)] = [
    ("12", Version(12)), ("13.4", Version(13, 4)), ("v5.0.1", Version(5, 0, 1)), ("5.1.0-beta.2", Version(5, 1)), ("1.2.3.4", Version(1, 2, 3)),
    ("", nil), ("$(TARGET)", nil), ("12.", nil), ("+1", nil), ("99999999999999999999", nil), ("1.2.3.4.5", nil),
  ]

  @Test(arguments: cases) func reads(_ text: String, _ expected: Version?) {
    #expect(Version(text) == expected)
  }

  @Test func orders() {
    #expect(Version(9) < Version(12, 1))
    #expect(Version(12, 1, 9) < Version(12, 2))
    #expect(Version(12, 0, 1).description == "12.0.1")
  }
}

struct DeploymentTargetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: FileKind
    var text: String
    var expected: [AppPlatform: String]
    var testDescription: String { text }
  }

  static let cases = [
    Case(kind: .xcodeProject, text: "a\n\t\tIPHONEOS_DEPLOYMENT_TARGET = 14.0;\r\n\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 12.2;\nTVOS_DEPLOYMENT_TARGET = \"13.0\";", expected: [.iOS: "12.2 x:3", .tvOS: "13.0 x:4"]),
    Case(kind: .xcodeProject, text: "MACOSX_DEPLOYMENT_TARGET = \"$(RECOMMENDED)\";\nMY_IPHONEOS_DEPLOYMENT_TARGET = 1.0;\nXROS_DEPLOYMENT_TARGET = 1.0;", expected: [.visionOS: "1.0 x:3"]),
    Case(kind: .xcodeProject, text: "buildSettings = {\nIPHONEOS_DEPLOYMENT_TARGET = 10.0;\nPATH = \"${HOME}\";\nTEST_TARGET_NAME = App;\n};\nname = Debug;\n};\nbuildSettings = {\nIPHONEOS_DEPLOYMENT_TARGET = 11.0;\n};", expected: [.iOS: "11.0 x:9"]),
    Case(kind: .buildConfiguration, text: "// IPHONEOS_DEPLOYMENT_TARGET = 9.0\nIPHONEOS_DEPLOYMENT_TARGET = 15.0 // low\nWATCHOS_DEPLOYMENT_TARGET=8.0", expected: [.iOS: "15.0 x:2", .watchOS: "8.0 x:3"]),
    Case(kind: .packageManifest, text: "platforms: [\n .iOS(.v13), .macOS(.v10_15), // .tvOS(.v9)\n .watchOS( \"6.2\" )],\n.package(url: \"https://x.y//z\"), .tvOS(.v12), .when(platforms: [.visionOS])\n/* .tvOS(.v9)\n*/", expected: [.iOS: "13.0 x:2", .macOS: "10.15 x:2", .tvOS: "12.0 x:4", .watchOS: "6.2 x:3"]),
    Case(kind: .projectManifest, text: ".multiplatform(iOS: \"15.0\", macOS:\"12\")\n.tvOS(targetVersion: \"14.1\", devices: .tv)", expected: [.iOS: "15.0 x:1", .macOS: "12.0 x:1", .tvOS: "14.1 x:2"]),
    Case(kind: .packageManifest, text: "(iOS: \"9.0\")", expected: [:]),
    Case(kind: .podfile, text: "# platform :ios, '8.0'\n  platform :ios, '12.1'\nplatform :osx, target.version\nplatform :tvos", expected: [.iOS: "12.1 x:2"]),
    Case(kind: .podspec, text: "s.ios.deployment_target = '10.0'\n# s.platform = :ios, '8.0'\ns.platforms = { :osx => \"10.13\", :tvos => '11.0' }", expected: [.iOS: "10.0 x:1", .macOS: "10.13 x:3", .tvOS: "11.0 x:3"]),
    Case(kind: .projectSpec, text: "options:\n  deploymentTarget:\n    iOS: \"14.0\" # low\n    macOS: 12.3\n  x: y\ntargets:\n  App:\n    type: tool\n    platform: tvOS\n    deploymentTarget: '13.0'\n    settings:\n      WATCHOS_DEPLOYMENT_TARGET: 7.0\n", expected: [.iOS: "14.0 x:3", .macOS: "12.3 x:4", .tvOS: "13.0 x:10", .watchOS: "7.0 x:12"]),
    Case(kind: .projectSpec, text: "deploymentTarget: {iOS: 13.0, macOS: '11'}\n", expected: [.iOS: "13.0 x:1", .macOS: "11.0 x:1"]),
  ]

  @Test(arguments: cases) func lowest(_ c: Case) {
    let facts = facts([("x", c.kind, c.text)])
    let found = AppPlatform.allCases.compactMap { platform in
      facts.deploymentTarget(platform).map { (platform, "\($0.version) \($0.source)") }
    }
    #expect(Dictionary(uniqueKeysWithValues: found) == c.expected)
  }

  @Test func lowestOfAllFilesCounts() {
    let facts = facts([
      ("a.xcconfig", .buildConfiguration, "IPHONEOS_DEPLOYMENT_TARGET = 15.0"),
      ("b/a.xcconfig", .buildConfiguration, "\nIPHONEOS_DEPLOYMENT_TARGET = 11.0"),
      ("c/a.xcconfig", .buildConfiguration, "IPHONEOS_DEPLOYMENT_TARGET = 11.0"),
      ("Podfile", .podfile, "platform :ios, '10.0'\nplatform :osx, '10.13'"),
    ])
    #expect(facts.deploymentTarget(.iOS) == DeploymentTarget(version: Version(11), path: "b/a.xcconfig", line: 2))
    // Of pods, which are built for older systems than the app.
    #expect(facts.deploymentTarget(.macOS)?.source == "Podfile:2")
    #expect(facts.deploymentTarget(.tvOS) == nil)
  }

  @Test func aPackageSpeaksForItsOwnFiles() {
    let facts = facts([
      ("App.pbxproj", .xcodeProject, "IPHONEOS_DEPLOYMENT_TARGET = 15.0;"),
      ("Kit/Package.swift", .packageManifest, ".iOS(.v12), .macOS(.v11)"),
    ])
    #expect(facts.deploymentTarget(.iOS, for: "Kit/Sources/A.swift")?.version == Version(12))
    #expect(facts.deploymentTarget(.iOS, for: "KitApp/A.swift")?.version == Version(15))
    #expect(facts.deploymentTarget(.macOS, for: "KitApp/A.swift") == nil)
    #expect(facts.deploymentTarget(.iOS)?.version == Version(12))
  }

  @Test func anXcodeProjectSpeaksForItsFolderAndForWhatItReachesOutside() {
    func withCharts(_ charts: String) -> ProjectFacts {
      facts([
        ("App.xcodeproj/project.pbxproj", .xcodeProject, "IPHONEOS_DEPLOYMENT_TARGET = 15.0;"),
        ("Libs/Charts/Charts.xcodeproj/project.pbxproj", .xcodeProject, "IPHONEOS_DEPLOYMENT_TARGET = 12.0;\n\(charts)"),
      ])
    }
    #expect(withCharts("").deploymentTarget(.iOS, for: "App/A.swift")?.version == Version(15))
    #expect(withCharts("").deploymentTarget(.iOS, for: "Libs/Charts/A.swift")?.version == Version(12))
    #expect(withCharts("path = ../../App/A.swift;").deploymentTarget(.iOS, for: "App/A.swift")?.version == Version(12))
    #expect(withCharts("path = ../../App;").deploymentTarget(.iOS, for: "App/A.swift")?.version == Version(12))
    #expect(withCharts("path = \"../..\";").deploymentTarget(.iOS, for: "App/A.swift")?.version == Version(12))
    #expect(withCharts("path = ../../A.m;").deploymentTarget(.iOS, for: "App/A.swift")?.version == Version(12))
    // The project of another app, sources of somebody else, and what the system has.
    for other in ["../../App.xcodeproj", "../../Vendor/Zip/zip.c", "../../../../../System/Library/Frameworks/CoreText.framework"] {
      #expect(withCharts("path = \(other);").deploymentTarget(.iOS, for: "App/A.swift")?.version == Version(15), "\(other)")
    }
    // A demo beside what it shows.
    for (path, version) in [("App/A.swift", 15), ("Libs/Charts/A.swift", 12), ("Libs/A.swift", 15)] {
      let facts = facts([
        ("App.xcodeproj/project.pbxproj", .xcodeProject, "IPHONEOS_DEPLOYMENT_TARGET = 15.0;"),
        ("Libs/Charts/Demo/Demo.xcodeproj/project.pbxproj", .xcodeProject, "IPHONEOS_DEPLOYMENT_TARGET = 12.0;\npath = B.swift;\npath = ../A.swift;"),
      ])
      #expect(facts.deploymentTarget(.iOS, for: path)?.version == Version(version), "\(path)")
    }
    // No statement speaks for the file: the lowest of all counts.
    let nested = facts([("ios/App.xcodeproj/project.pbxproj", .xcodeProject, "IPHONEOS_DEPLOYMENT_TARGET = 12.0;")])
    #expect(nested.deploymentTarget(.iOS, for: "Shared/A.swift")?.version == Version(12))
  }
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
    ("\tdevelopmentRegion = ar;\n", "ar"), ("developmentRegion = \"he-IL\";", "he-IL"), ("developmentRegion = en;", nil), ("developmentRegion = ", nil), ("knownRegions = (ar);", nil),
  ])
  func theLanguageThatAnAppIsDevelopedInMatters(project: String, language: String?) {
    #expect(facts([("x.pbxproj", .xcodeProject, project)]).rightToLeftRegion?.language == language)
  }

  @Test(arguments: [("he", true), ("iw", true), ("ar-EG", true), ("az-Arab", true), ("ur-Latn", false), ("en", false), ("", false), ("arn", false), ("UR", true)])
  func direction(_ code: String, _ expected: Bool) {
    #expect(LanguageReader.isRightToLeft(code) == expected)
  }
}

struct LibraryTests {
  @Test func cartfile() {
    let facts = facts([
      ("Cartfile", .cartfile, "# github \"Not/This\"\ngithub \"SnapKit/SnapKit\" ~> 4.0\n  git \"https://host/Tiling.git\" \"main\"\nbinary \"https://host/Wheel.json\"\ngithub\n"),
      ("Cartfile.resolved", .cartfileResolved, "github \"SnapKit/SnapKit\" \"4.2.0\"\ngit \"https://host/Tiling.git\" \"v1.5\"\ngithub \"A/Head\" \"0f9e8d7c\"\n"),
    ])
    #expect(facts.libraryNames == ["snapkit", "tiling", "wheel"])
    #expect(facts.library("SnapKit") == Version(4, 2))
    #expect(facts.library("Tiling") == Version(1, 5))
    #expect(facts.library("Head") == nil)
  }

  @Test func podfileLock() {
    let facts = facts([
      ("Podfile.lock", .podfileLock, "PODS:\n  - Tiling (5.0.1)\n  - Wheel/Core (2.3.0):\n    - Tiling (~> 9.0)\n  - \"Plus+One (1.0)\"\n\nDEPENDENCIES:\n  - Other (3.0)\n")
    ])
    #expect(facts.libraries == ["tiling": Version(5, 0, 1), "wheel": Version(2, 3), "plus+one": Version(1)])
    #expect(facts.library("Tiling") == Version(5, 0, 1))
  }

  static let resolved = [
    #"{"object":{"pins":[{"package":"Tiling","repositoryURL":"https://x.y/tiling-kit.git","state":{"branch":null,"version":"5.6.0"}}]},"version":1}"#,
    #"{"pins":[{"identity":"tiling","location":"https://x.y/Tiling-Kit","state":{"revision":"a","version":"5.6.0"}},{"identity":"b","state":{"branch":"main"}}],"version":2}"#,
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
  static let kinds: [FileKind] = [.xcodeProject, .buildConfiguration, .packageManifest, .packageResolved, .podfile, .podfileLock, .cartfile, .cartfileResolved, .podspec, .projectSpec, .projectManifest, .infoPlist]
  static let pieces = [
    ".iOS(\"", ".iOS(.v", "iOS: ", ":ios ", "platform :ios, '", "s.ios.deployment_target = ", "deploymentTarget: 1\n", "deploymentTarget:\n  ",
    "IPHONEOS_DEPLOYMENT_TARGET[", "knownRegions = (", "{\"pins\":[", "[", "  - a (", "PODS:\n", "/*", "\0", "\r", "\u{FEFF}",
  ]

  @Test(arguments: kinds) func hugeOrDamagedInput(_ kind: FileKind) {
    for piece in Self.pieces {
      let facts = facts([("x", kind, String(repeating: piece, count: 4_000))])
      #expect(facts.libraries.isEmpty)
    }
    for length in 0..<300 { _ = facts([("x", kind, String(DeploymentTargetTests.cases[0].text.prefix(length)))]) }
  }
}

struct ImportTests {
  static let cases: [(String, Set<String>)] = [
    ("import UIKit\n  @testable import Basket\r\nimport class Cart.Line\n@_exported import PinLayout\n", ["UIKit", "Basket", "Cart", "PinLayout"]),
    ("public import Stevia\nprivate func f() {}\nimportant = 3", ["Stevia"]),
    ("#import <PureLayout/PureLayout.h>\n#import \"UIView+SDAutoLayout.h\"\n@import Masonry;\n#include <math.h>", ["PureLayout", "UIView", "SDAutoLayout", "Masonry", "math"]),
    ("internal import UIKit\nlet a = 1; " + String(repeating: "import ", count: 20_000) + "\nimport Basket", ["UIKit", "Basket"]),
    ("import UIKit; import SnapKit;import Stevia\n@import Masonry; // import Neon; importance", ["UIKit", "SnapKit", "Stevia", "Masonry"]),
    ("// import UIKit\nlet a = \"import UIKit\"\n#importance", []),
  ]

  @Test(arguments: cases) func modules(_ text: String, _ expected: Set<String>) {
    #expect(ImportReader.modules(Array(text.utf8)) == expected)
  }

  @Test func namesOfAPodfileAndALock() {
    let facts = facts([
      ("Podfile", .podfile, "pod 'SnapKit', '~> 5'\n  pod \"Masonry/Core\"\n# pod 'Neon'\npods 'x'"), ("Podfile.lock", .podfileLock, "PODS:\n  - PinLayout (1.2.0)\n"),
    ])
    #expect(facts.libraryNames == ["snapkit", "masonry", "pinlayout"])
  }
}

struct ShownLayoutTests {
  private func layout(_ folders: [String], insteadOf path: String) -> String? {
    facts(folders.map { ("App/\($0).lproj/Cart.xib", .interfaceBuilder, "") } + [("App/he.lproj/Localizable.strings", .strings, "")]).layoutShown(insteadOf: path)
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
    let german = facts(["de", "en"].map { ("App/\($0).lproj/Cart.xib", .interfaceBuilder, "") } + [("App.xcodeproj/project.pbxproj", .xcodeProject, "developmentRegion = de;\n")])
    #expect(german.layoutShown(insteadOf: "App/en.lproj/Cart.xib") == "App/de.lproj/Cart.xib")
    #expect(german.layoutShown(insteadOf: "App/de.lproj/Cart.xib") == nil)
  }
}
