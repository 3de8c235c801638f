import BuiltTool
import RTLDiscovery
@testable import RTLFacts
import RTLFindings
import RTLSystem
import Testing


/// What single project files state.
struct StatementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: FileKind
    var text: String
    var expected: [AppPlatform: String]
    var testDescription: String { text }
  }

  static let cases = [
    Case(
      kind: .xcodeProject,
      text: "a\n\t\tIPHONEOS_DEPLOYMENT_TARGET = 14.0;\r\n\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 12.2;\nTVOS_DEPLOYMENT_TARGET = \"13.0\";",
      expected: [.iOS: "12.2 x:3", .tvOS: "13.0 x:4"]),
    Case(
      kind: .xcodeProject, text: "MACOSX_DEPLOYMENT_TARGET = \"$(RECOMMENDED)\";\nMY_IPHONEOS_DEPLOYMENT_TARGET = 1.0;\nXROS_DEPLOYMENT_TARGET = 1.0;",
      expected: [.visionOS: "1.0 x:3"]),
    Case(
      kind: .xcodeProject,
      text: "buildSettings = {\nIPHONEOS_DEPLOYMENT_TARGET = 10.0;\nPATH = \"${HOME}\";\nTEST_TARGET_NAME = App;\n};\nname = Debug;\n};\n"
        + "buildSettings = {\nIPHONEOS_DEPLOYMENT_TARGET = 11.0;\n};",
      expected: [.iOS: "11.0 x:9"]),
    Case(
      kind: .buildConfiguration, text: "// IPHONEOS_DEPLOYMENT_TARGET = 9.0\nIPHONEOS_DEPLOYMENT_TARGET = 15.0 // low\nWATCHOS_DEPLOYMENT_TARGET=8.0",
      expected: [.iOS: "15.0 x:2", .watchOS: "8.0 x:3"]),
    Case(
      kind: .packageManifest,
      text: "platforms: [\n .iOS(.v13), .macOS(.v10_15), // .tvOS(.v9)\n .watchOS( \"6.2\" )],\n"
        + ".package(url: \"https://x.y//z\"), .tvOS(.v12), .when(platforms: [.visionOS])\n/* .tvOS(.v9)\n*/",
      expected: [.iOS: "13.0 x:2", .macOS: "10.15 x:2", .tvOS: "12.0 x:4", .watchOS: "6.2 x:3"]),
    Case(
      kind: .projectManifest, text: ".multiplatform(iOS: \"15.0\", macOS:\"12\")\n.tvOS(targetVersion: \"14.1\", devices: .tv)",
      expected: [.iOS: "15.0 x:1", .macOS: "12.0 x:1", .tvOS: "14.1 x:2"]),
    Case(kind: .packageManifest, text: "(iOS: \"9.0\")", expected: [:]),
    Case(kind: .podfile, text: "# platform :ios, '8.0'\n  platform :ios, '12.1'\nplatform :osx, target.version\nplatform :tvos", expected: [.iOS: "12.1 x:2"]),
    Case(
      kind: .podspec, text: "s.ios.deployment_target = '10.0'\n# s.platform = :ios, '8.0'\ns.platforms = { :osx => \"10.13\", :tvos => '11.0' }",
      expected: [.iOS: "10.0 x:1", .macOS: "10.13 x:3", .tvOS: "11.0 x:3"]),
    Case(
      kind: .projectSpec,
      text: "options:\n  deploymentTarget:\n    iOS: \"14.0\" # low\n    macOS: 12.3\n  x: y\ntargets:\n  App:\n    type: tool\n    platform: tvOS\n"
        + "    deploymentTarget: '13.0'\n    settings:\n      WATCHOS_DEPLOYMENT_TARGET: 7.0\n",
      expected: [.iOS: "14.0 x:3", .macOS: "12.3 x:4", .tvOS: "13.0 x:10", .watchOS: "7.0 x:12"]),
    Case(
      kind: .buildFile,
      text: "MINIMUM = '12.4'\nswift_library(name = 'x')\nios_application(\n  name = 'a',\n  srcs = glob(['*']),\n  minimum_os_version = MINIMUM,\n)\n"
        + "our_tvos_app(minimum_os_version = \"14.0\") # ios_application(minimum_os_version = \"9.0\")\nrule(minimum_os_version = \"8.0\")\n"
        + "macos_application(minimum_os_version = UNKNOWN)\nconfigs = {\n  \"WATCHOS_DEPLOYMENT_TARGET\": \"7.0\",\n}\n",
      expected: [.iOS: "12.4 x:6", .tvOS: "14.0 x:8", .watchOS: "7.0 x:12"]),
    Case(kind: .projectSpec, text: "deploymentTarget: {iOS: 13.0, macOS: '11'}\n", expected: [.iOS: "13.0 x:1", .macOS: "11.0 x:1"]),
  ]

  @Test(arguments: cases) func lowest(_ c: Case) {
    let facts = facts([("x", c.kind, c.text)])
    let found = AppPlatform.allCases.compactMap { platform in
      facts.deploymentTargets()[platform].map { (platform, "\($0.version) \($0.source)") }
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
    #expect(facts.deploymentTargets()[.iOS] == DeploymentTarget(version: Version(11), path: "b/a.xcconfig", line: 2))
    // Of pods, which are built for older systems than the app.
    #expect(facts.deploymentTargets()[.macOS]?.source == "Podfile:2")
    #expect(facts.deploymentTargets()[.tvOS] == nil)
  }
}

/// Who says what a file is built for.
struct SpeakerTests {
  /// Reads project files by their paths, and gives the answers for a file: `iOS 15.0, tvOS 13.0`.
  private func answer(_ path: String, _ files: [String: String]) -> String {
    let facts = facts(files.sorted { $0.key < $1.key }.compactMap { path, text in FileKind.of(path: path).map { (path, $0, text) } })
    let targets = facts.deploymentTargets(for: path)
    return AppPlatform.allCases.compactMap { platform in targets[platform].map { "\(platform) \($0.version)" } }.joined(separator: ", ")
  }

  private static let app = XcodeText.text(
    .init("App", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", ["App/Cart.swift", "App/Classes/Zip/Zip.m", "Shared/Row.swift"]), shown: ["App/Classes/Zip/Zip.h"])
  private static let appFile = "App.xcodeproj/project.pbxproj"
  private static func project(_ version: String, _ files: String...) -> String {
    XcodeText.text(.init("Old", "IPHONEOS_DEPLOYMENT_TARGET = \(version);", files))
  }
  private static func pod(_ version: String) -> String { "Pod::Spec.new do |s|\n  s.ios.deployment_target = '\(version)'\nend\n" }
  private static func package(_ version: Int) -> String { "let package = Package(name: \"Kit\", platforms: [.iOS(.v\(version))])\n" }

  /// A file, another project file beside the app's own, and what the file is built for.
  static let others: [(path: String, other: String, text: String, version: String)] = [
    // Templates, samples and tools have files of their own.
    ("App/Cart.swift", "App/Template/Template.xcodeproj/project.pbxproj", project("12.1", "Cart.swift"), "15.0"),
    ("App/Cart.swift", "App/Template.xcodeproj/project.pbxproj", project("12.1", "AppDelegate.swift", "Cart/Cart.swift"), "15.0"),
    ("App/Cart.swift", "Templates/Screen/project.yml", "options:\n  deploymentTarget:\n    iOS: 12.1\n", "15.0"),
    ("App/Cart.swift", "Templates/Screen/Config.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 12.1\n", "15.0"),
    ("App/Template/Cart.swift", "App/Template/Template.xcodeproj/project.pbxproj", project("12.1", "Cart.swift"), "12.1"),
    // A copied library, whose files the app lists.
    ("App/Classes/Zip/Zip.m", "App/Classes/Zip/Zip.podspec", pod("5.0"), "15.0"),
    ("App/Classes/Zip/Zip.m", "App/Classes/Zip.podspec", pod("5.0"), "15.0"),
    ("App/Classes/Zip/Zip.h", "App/Classes/Zip/Zip.podspec", pod("5.0"), "15.0"),
    ("App/Classes/Zip/Zip.m", "App/Classes/Zip/Package.swift", package(9), "15.0"),
    (
      "App/Classes/Zip/Zip.m", "App/Classes/Zip/Demo/Demo.xcodeproj/project.pbxproj",
      XcodeText.text(
        .init("Demo", "IPHONEOS_DEPLOYMENT_TARGET = 8.0;", ["Main.m"]),
        extra: (["UP"], "UP = {isa = PBXFileReference; path = ../Zip.m; sourceTree = \"<group>\"; };\n")), "15.0"
    ),
    ("App/Cart.swift", "App/Classes/Zip/Zip.podspec", pod("5.0"), "15.0"),
    // What nobody lists belongs to what lies round it.
    ("App/Classes/Zip/Left.m", "App/Classes/Zip/Zip.podspec", pod("5.0"), "5.0"),
    ("App/Left.swift", "App/Template.xcodeproj/project.pbxproj", project("12.1", "AppDelegate.swift"), "15.0"),
    ("Kit/Sources/Kit/A.swift", "Kit/Package.swift", package(13), "13.0"),
    ("Kit/A.swift", "Kit/Kit.podspec", pod("13.0"), "13.0"),
    // A library that the app is part of, and one that shares a file.
    ("Shared/Row.swift", "App.podspec", pod("11.0"), "11.0"),
    ("Shared/Row.swift", "Package.swift", package(11), "11.0"),
    ("Shared/Row.swift", "Other.xcodeproj/project.pbxproj", project("13.0", "Shared/Row.swift"), "13.0"),
  ]

  @Test(arguments: others) func theProjectThatListsAFileDecides(path: String, other: String, text: String, version: String) {
    #expect(answer(path, [Self.appFile: Self.app, other: text]) == "iOS \(version)")
  }

  /// Whoever refers to a library builds it as one.
  @Test(arguments: [
    ("App/Kit/Package.swift", package(13), "App/Kit", ""),
    ("App/Kit/Package.swift", package(13), "", "App.xcworkspace/contents.xcworkspacedata|<FileRef\n location = \"group:App/Kit\">"),
    ("App/Kit/Package.swift", package(13), "", "Tools/Package.swift|.package(path: \"../App/Kit\")"),
    ("App/Kit/Kit.podspec", pod("13.0"), "", "Podfile|pod 'Kit', :path => 'App/Kit'\n"),
    ("App/Kit/Kit.podspec", pod("13.0"), "", "Podfile|pod 'Kit', path: \"./App/Kit/\"\n"),
    ("App/Kit/Kit.xcodeproj/project.pbxproj", XcodeText.text(.init("Kit", "IPHONEOS_DEPLOYMENT_TARGET = 13.0;", ["Row.swift"])), "App/Kit/Kit.xcodeproj", ""),
    (
      "App/Kit/Kit.xcodeproj/project.pbxproj", XcodeText.text(.init("Kit", "IPHONEOS_DEPLOYMENT_TARGET = 13.0;", ["Row.swift"])), "",
      "App.xcworkspace/contents.xcworkspacedata|location = \"container:App/Kit/Kit.xcodeproj\""
    ),
  ])
  func aLibraryOfTheAppSpeaksForItsFiles(library: String, text: String, shown: String, reference: String) {
    func app(_ shown: [String]) -> String {
      XcodeText.text(.init("App", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", ["App/Cart.swift", "App/Kit/Row.swift"]), shown: shown)
    }
    var files = [library: text, Self.appFile: app([])]
    #expect(answer("App/Kit/Row.swift", files) == "iOS 15.0")
    files[Self.appFile] = app(shown.isEmpty ? [] : [shown])
    let parts = reference.split(separator: "|").map(String.init)
    if parts.count == 2 { files[parts[0]] = parts[1] }
    #expect(answer("App/Kit/Row.swift", files) == "iOS 13.0")
    #expect(answer("App/Cart.swift", files) == "iOS 15.0")
  }

  /// A specification does not say which files are whose: it counts where no project is nearer.
  @Test(arguments: [
    "project.yml|deploymentTarget: {iOS: 15.0}", "Project.swift|.iOS(targetVersion: \"15.0\")", "App.xcconfig|IPHONEOS_DEPLOYMENT_TARGET = 15.0",
  ])
  func aSpecificationCountsForAllThatNobodyElseHas(specification: String) {
    let parts = specification.split(separator: "|").map(String.init)
    func facts(_ path: String, in folder: String, _ others: [String: String]) -> String {
      let kind: FileKind = parts[0].hasSuffix(".yml") ? .projectSpec : parts[0] == "Project.swift" ? .projectManifest : .buildConfiguration
      let all = others.compactMap { path, text in FileKind.of(path: path).map { (path, $0, text) } } + [(folder + parts[0], kind, parts[1])]
      return RTLFactsTests.facts(all).deploymentTargets(for: path)[.iOS].map { "\($0.version)" } ?? ""
    }
    let template = ["Templates/Screen/project.yml": "deploymentTarget: {iOS: 12.1}\n"]
    #expect(facts("App/Cart.swift", in: "", template) == "15.0")
    #expect(facts("Templates/Screen/Cart.swift", in: "", template) == "12.1")
    #expect(facts("App/Cart.swift", in: "ios/", [:]) == "15.0")
    #expect(facts("Kit/A.swift", in: "ios/", ["Kit/Package.swift": Self.package(13)]) == "13.0")
  }

  /// What a project names may lie behind a link, or be ignored by git.
  @Test func settingsThatAreNotOfTheProjectAreNotRead() {
    let project = SourceFile(path: "App.xcodeproj/project.pbxproj", kind: .xcodeProject)
    let text = XcodeText.text(.init("App", "", ["A.swift"], configuration: "Own.xcconfig"))
    func target(_ files: SourceFile...) -> Version? {
      ProjectFacts.read(files: files) { Array(($0 == project.path ? text : "IPHONEOS_DEPLOYMENT_TARGET = 9.0").utf8) }.deploymentTargets()[.iOS]?.version
    }
    #expect(target(project, SourceFile(path: "Own.xcconfig", kind: .buildConfiguration)) == Version(9))
    #expect(target(project) == nil)
  }

  /// Settings in a file count for the project round it, unless a project names them.
  @Test func settingsOfAFileBelongToTheProjectThatNamesThem() {
    let named = XcodeText.text(.init("App", "", ["App/Cart.swift"], configuration: "Configs/App.xcconfig"))
    #expect(
      answer(
        "App/Cart.swift",
        ["Configs/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 14.0", "Configs/Other.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 11.0", Self.appFile: named])
        == "iOS 14.0")
    #expect(answer("App/Cart.swift", ["ios/Configs/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 14.0", "ios/project.yml": "name: App\n"]) == "iOS 14.0")
    #expect(
      answer(
        "Web/A.swift",
        [
          "ios/Configs/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 14.0", "ios/project.yml": "deploymentTarget: {tvOS: 13.0}\n",
          "Web/Package.swift": ".macOS(.v12)",
        ]) == "macOS 12.0")
  }

  @Test func whatIsUnknownIsAsLowAsAnything() {
    // Not an Xcode project that can be read.
    let broken = String(Self.app.dropLast(60))
    #expect(answer("App/Cart.swift", [Self.appFile: broken]) == "iOS 15.0")
    #expect(answer("App/Cart.swift", [Self.appFile: broken, "App/Classes/Zip/Zip.podspec": Self.pod("5.0")]) == "iOS 15.0")
    // A target whose version is said elsewhere.
    let open = XcodeText.text(
      .init("App", "IPHONEOS_DEPLOYMENT_TARGET = \"$(FROM_THE_SHELL)\";", ["App/Cart.swift"]),
      .init("Widget", "IPHONEOS_DEPLOYMENT_TARGET = 14.0;", ["Widget/Row.swift"]))
    #expect(answer("App/Cart.swift", [Self.appFile: open]) == "iOS 14.0")
    // What no target lists may be built for whatever the project speaks of.
    let idle = XcodeText.text(.init("App", "IPHONEOS_DEPLOYMENT_TARGET = 15.0; MACOSX_DEPLOYMENT_TARGET = 12.0;", ["App/Cart.swift"]), shown: ["App/Cart.h"])
    #expect(["App/Cart.swift", "App/Cart.h", "Mac/Cart.xib"].map { answer($0, [Self.appFile: idle]) } == ["iOS 15.0", "iOS 15.0", "iOS 15.0, macOS 12.0"])
    // Beside the only project.
    #expect(answer("Web/Cart.swift", ["ios/" + Self.appFile: Self.app]) == "iOS 15.0")
    #expect(answer("A.swift", ["Podfile": "platform :ios, '11.0'\n"]) == "iOS 11.0")
    #expect(answer("App/Cart.swift", [Self.appFile: Self.app, "Podfile": "platform :ios, '11.0'\nplatform :tvos, '12.0'\n"]) == "iOS 15.0")
    #expect(answer("A.swift", [:]) == "")
  }

  @Test func aSurveySaysWhoCountsForWhat() throws {
    let files = [
      (Self.appFile, FileKind.xcodeProject, Self.app), ("App/Classes/Zip/Zip.podspec", .podspec, Self.pod("5.0")),
      ("Kit/Package.swift", .packageManifest, Self.package(13)),
      ("Tools/Tools.xcodeproj/project.pbxproj", .xcodeProject, Self.project("12.1", "A.swift")), ("Podfile", .podfile, "platform :ios, '11.0'\n"),
    ]
    let survey = facts(files).deploymentSurvey(of: [
      "App/Cart.swift", "App/Classes/Zip/Zip.m", "Kit/Sources/A.swift", "Kit/Sources/In/B.swift", "Kit/Sources/In/C.swift",
    ])
    #expect(
      survey.speakers.map(\.path) == ["Kit/Package.swift", Self.appFile] && survey.speakers.map(\.folder) == ["Kit/Sources/", "App/"]
        && survey.speakers[0].files == [2, 3, 4])
    #expect(
      survey.unheard.map(\.path) == ["App/Classes/Zip/Zip.podspec", "Tools/Tools.xcodeproj/project.pbxproj"]
        && survey.unheard.map(\.project) == [Self.appFile, nil])
    #expect(survey.common == nil)
    #expect(facts(files).deploymentSurvey(of: ["App/Cart.swift", "App/Classes/Zip/Zip.m"]).common?[.iOS]?.version == Version(15))
    #expect(facts([]).deploymentSurvey(of: ["App/Cart.swift"]).common == nil)
  }
}
