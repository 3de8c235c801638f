import BuiltTool
import RTLDiscovery
@testable import RTLFacts
import RTLFindings
import RTLSystem
import Testing


/// The targets of Xcode projects, what they are built for, and what they list.
struct XcodeProjectTests {
  private func project(_ text: String, at path: String = "ios/App.xcodeproj/project.pbxproj", _ files: [String: String] = [:]) -> XcodeProject? {
    XcodeProject(path: path, bytes: Array(text.utf8)) { files[$0].map { Array($0.utf8) } }
  }

  /// Names of the targets that list a file.
  private func names(_ path: String, _ project: XcodeProject?) -> String {
    project.map { project in project.targets(listing: path).map { project.targets[$0].name }.joined(separator: " ") } ?? "-"
  }

  private static let objects = """
    V = {isa = PBXVariantGroup; children = (V1, V2, ); name = Main.storyboard; sourceTree = "<group>"; };
    V1 = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    V2 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = ar; path = ar.lproj/Main.strings; sourceTree = "<group>"; };
    BV = {isa = PBXBuildFile; fileRef = V /* Main.storyboard */; };
    K = {isa = PBXFileReference; lastKnownFileType = folder; path = Pages; sourceTree = SOURCE_ROOT; };
    BK = {isa = PBXBuildFile; fileRef = K; };
    W = {isa = PBXFileReference; path = "../Shared/\\\"Row\\\" caf\\U00e9.swift"; sourceTree = "<group>"; };
    BW = {isa = PBXBuildFile; fileRef = W; settings = {COMPILER_FLAGS = "-w"; ATTRIBUTES = (Weak, ); }; };
    U = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Cart.swift; sourceTree = BUILT_PRODUCTS_DIR; };
    BU = {isa = PBXBuildFile; fileRef = U; };
    R = {isa = PBXResourcesBuildPhase; files = (BV, BK, BW, BU, ); };

    """

  @Test(arguments: [
    ("ios/App/Cart.swift", "App Widget"), ("ios/APP/cart.swift", "App Widget"), ("ios/App/Sub/Row.m", "App"), ("App/Cart.swift", ""), ("ios/Cart.swift", ""),
    ("ios/App/Sub", ""),
    ("ios/Base.lproj/Main.storyboard", "Widget"), ("ios/ar.lproj/Main.strings", "Widget"), ("ios/fr.lproj/Main.strings", ""),
    ("ios/Pages/In/Help.swift", "Widget"), ("Shared/\"Row\" caf\u{E9}.swift", "Widget"),
    ("ios/App/Icons.xcassets/back.imageset/Contents.json", "App"), ("ios/App/Old.swift", ""),
  ])
  func aTargetListsFilesByTheirGroups(path: String, targets: String) {
    let text = XcodeText.text(
      .init("App", "", ["App/Cart.swift", "App/Sub/Row.m", "App/Icons.xcassets"]), .init("Widget", "", ["App/Cart.swift"]),
      extra: (["V", "K", "W", "U"], Self.objects)
    ).replacing("buildPhases = (P_\(XcodeText.name(ofTarget: "Widget")), )", with: "buildPhases = (P_\(XcodeText.name(ofTarget: "Widget")), R, )")
    #expect(names(path, project(text)) == targets)
  }

  private static let synchronized = """
    S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (S1, S2, ); explicitFileTypes = {}\
    ; explicitFolders = (); path = Shop; sourceTree = "<group>"; };
    S1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "Share/Row.swift", /Localized/Share/Row.xib, );\
     target = \(XcodeText.name(ofTarget: "App")); };
    S2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("Share/Row.swift", /Localized/Share/Row.xib, );\
     target = \(XcodeText.name(ofTarget: "Share")); };
    N = {isa = PBXFileSystemSynchronizedRootGroup; path = Modules; sourceTree = "<group>"; };

    """

  @Test(arguments: [
    ("ios/Shop/Cart.swift", "App"), ("ios/Shop/In/Deep/Cart.swift", "App"), ("ios/Shop/Share/Row.swift", "Share"), ("ios/shop/share/row.swift", "Share"),
    ("ios/Shop/Share/Base.lproj/Row.xib", "Share"),
    ("ios/Shop/Share/Other.swift", "App"), ("ios/Shopping/Cart.swift", ""), ("ios/Modules/Kit/A.swift", ""), ("ios/Old/Cart.swift", "Share"),
  ])
  func aFolderBelongsToATargetAsItLies(path: String, targets: String) {
    let text = XcodeText.text(
      .init("App", "", []), .init("Share", "", ["Old/Cart.swift"]), extra: (["S", "N"], Self.synchronized),
      targetKeys: ["App": "fileSystemSynchronizedGroups = (S, ); "])
    #expect(names(path, project(text)) == targets)
    #expect(project(text)?.refers(toFolder: "ios/Modules/Kit") == true && project(text)?.refers(toFolder: "ios/Shop/Kit") == false)
  }

  /// Settings of a target, of the project, of the files that both name, and what the target is built for.
  @Test(arguments: [
    ("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 12.0;", "", "iOS 15.0"),
    ("", "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 12.0; MACOSX_DEPLOYMENT_TARGET = 10.13;", "", "iOS 12.0"),
    ("SDKROOT = macosx;", "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 12.0; MACOSX_DEPLOYMENT_TARGET = 10.13;", "", "macOS 10.13"),
    (
      "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator xros xrsimulator\";",
      "IPHONEOS_DEPLOYMENT_TARGET = 12.0; MACOSX_DEPLOYMENT_TARGET = 10.13; XROS_DEPLOYMENT_TARGET = 1.0;", "", "iOS 12.0, visionOS 1.0"
    ),
    ("", "IPHONEOS_DEPLOYMENT_TARGET = 12.0; MACOSX_DEPLOYMENT_TARGET = 10.13;", "", "iOS 12.0, macOS 10.13"),
    ("SDKROOT = iphoneos; \"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 13.0; IPHONEOS_DEPLOYMENT_TARGET = 14.0;", "", "", "iOS 13.0"),
    (
      "", "SDKROOT = iphoneos;", "IPHONEOS_DEPLOYMENT_TARGET = 11.0;\n// IPHONEOS_DEPLOYMENT_TARGET = 9.0\nIPHONEOS_DEPLOYMENT_TARGET = 13.0 // now\n",
      "iOS 13.0"
    ),
    ("IPHONEOS_DEPLOYMENT_TARGET = 14.0;", "SDKROOT = iphoneos;", "IPHONEOS_DEPLOYMENT_TARGET = 11.0\n", "iOS 14.0"),
    ("IPHONEOS_DEPLOYMENT_TARGET = \"$(LOWEST)\";", "SDKROOT = iphoneos; LOWEST = 10.0;", "LOWEST = ${BASE}\nBASE=\"13.4\"", "iOS 13.4"),
    ("IPHONEOS_DEPLOYMENT_TARGET = \"$(inherited)\";", "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 12.0;", "", "iOS 12.0"),
    ("IPHONEOS_DEPLOYMENT_TARGET = \"$(IPHONEOS_DEPLOYMENT_TARGET)\";", "SDKROOT = iphoneos;", "", ""),
    ("", "SDKROOT = iphoneos;", "#include \"../Base.xcconfig\"\n#include? \"None.xcconfig\"\nSDKROOT = iphoneos;\n", "iOS 12.3"),
    ("", "SDKROOT = iphoneos;", "#include \"App.xcconfig\"\n  IPHONEOS_DEPLOYMENT_TARGET[config=Debug][arch=*]=13.0", "iOS 13.0"),
    ("TEST_HOST = App; IPHONEOS_DEPLOYMENT_TARGET = 9.0;", "SDKROOT = iphoneos;", "", "test"),
  ])
  func aTargetIsBuiltForWhatTheNearestSettingSays(target: String, shared: String, file: String, expected: String) throws {
    let text = XcodeText.text(.init("App", target, ["App/Cart.swift"], configuration: "Configs/App.xcconfig"), settings: shared)
    let project = try #require(
      self.project(text, ["ios/Configs/App.xcconfig": file, "ios/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 12.3\n#include \"Configs/App.xcconfig\"\n"]))
    let found = AppPlatform.allCases.compactMap { platform in project.targets[0].deploymentTargets[platform].map { "\(platform) \($0.version)" } }.joined(
      separator: ", ")
    #expect((project.targets[0].isTest ? "test" : found) == expected)
  }

  @Test func aPlaceIsThatOfTheSetting() {
    let text =
      "// !$*UTF8*$!\n/* two\nlines */\n"
      + XcodeText.text(.init("App", "/* old */\nIPHONEOS_DEPLOYMENT_TARGET = 15.0;", ["A.swift"])).dropFirst("// !$*UTF8*$!\n".count)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("IPHONEOS") }.map { $0 + 1 }
    #expect(project(text)?.lowest[.iOS]?.line == line)
  }

  @Test func aModuleIsNamedLikeItsTargetOrItsProduct() {
    func modules(_ name: String, _ settings: String) -> Set<String>? { project(XcodeText.text(.init(name, settings, ["A.swift"])))?.targets.first?.modules }
    #expect(modules("Basket TV", "") == ["Basket_TV"])
    #expect(modules("Basket-tvOS", "PRODUCT_NAME = \"$(TARGET_NAME)\";") == ["Basket_tvOS"])
    #expect(modules("Basket", "PRODUCT_NAME = \"Basket for TV\"; PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)\";") == ["Basket_for_TV"])
    #expect(modules("Basket", "PRODUCT_NAME = Shop; PRODUCT_MODULE_NAME = Core;") == ["Core"])
    #expect(modules("2Go", "") == ["_2Go"])
  }

  @Test(arguments: [
    "", "{", "{ objects = { A = {", "{ objects = {}; }", "{ objects = { A = {isa = PBXProject; targets = (); }; }; }", "<?xml version=\"1.0\"?><plist/>",
    "{\"objects\": {}}",
  ])
  func whatIsNoProjectIsNone(text: String) { #expect(project(text) == nil) }

  /// A circle of groups, of settings, and of files ends; so does a file that is cut anywhere.
  @Test func hostileProjectsEnd() {
    let circle = XcodeText.text(
      .init("App", "A = \"$(B)$(B)$(B)$(B)$(B)\"; B = \"$(A)$(A)$(A)$(A)\"; IPHONEOS_DEPLOYMENT_TARGET = \"$(A)\";", ["A.swift"]),
      extra: (
        ["X"],
        "X = {isa = PBXGroup; children = (X, MAIN, Y, ); sourceTree = \"<group>\"; };\n"
          + "Y = {isa = PBXGroup; children = (X, ); path = \"..\"; sourceTree = \"<group>\"; };\n"
      ))
    #expect(project(circle) != nil)
    let bytes = Array(circle.utf8)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      _ = XcodeProject(path: "App.xcodeproj/project.pbxproj", bytes: Array(bytes[..<length])) { _ in nil }
    }
    for piece in ["{", "(", "{ a = ", "\"", "/*", "a = (", "\\"] { #expect(project(String(repeating: piece, count: 50_000)) == nil) }
    let nested = "{ x = " + String(repeating: "{ a = ", count: 50_000) + "1" + String(repeating: "; }", count: 50_000) + "; objects = {}; }"
    #expect(project(nested) == nil)
  }

  /// Objects that many others share cost as much as one of them. Each of these takes minutes or gigabytes where they do not.
  @Test(arguments: ["phase", "list", "variants", "folders", "groups"]) func whatIsSharedIsReadOnce(shared: String) throws {
    let count = 20_000
    let all = 0..<count
    func list(_ name: String) -> String { "(" + all.map { "\(name)\($0)," }.joined() + ")" }
    let files = all.map { "B\($0) = { fileRef = F\($0); };\nF\($0) = { path = f\($0).swift; sourceTree = \"<group>\"; };\n" }.joined()
    let (keys, objects) =
      switch shared {
      case "phase": ("buildPhases = (P,);", "P = { files = \(list("B")); };\n" + files)
      case "list":
        (
          "buildPhases = (); buildConfigurationList = L;",
          "L = { buildConfigurations = \(list("C")); };\n"
            + all.map { "C\($0) = { buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 12.0; }; name = C\($0); };\n" }.joined()
        )
      case "variants":
        (
          "buildPhases = (P#,);",
          all.map { "P\($0) = { files = (V\($0),); }; V\($0) = { fileRef = V; };\n" }.joined() + "V = { children = \(list("F")); sourceTree = \"<group>\"; };\n"
            + files
        )
      case "folders":
        (
          "buildPhases = (); fileSystemSynchronizedGroups = (S#,);",
          all.map { "S\($0) = { isa = PBXFileSystemSynchronizedRootGroup; path = s\($0); sourceTree = \"<group>\"; };\n" }.joined()
        )
      default: ("buildPhases = ();", files + all.map { "G\($0) = { children = (G\($0 + 1), F\($0),); path = aFolder; sourceTree = \"<group>\"; };\n" }.joined())
      }
    let targets = all.map { "T\($0) = { \(keys.replacing("#", with: "\($0)")) name = T\($0); };\n" }.joined()
    let project = try #require(self.project("{ objects = {\nROOT = { targets = (T0,); };\n\(targets)\(objects)}; }"))
    #expect(project.targets.count == count)
    switch shared {
    case "phase": #expect(project.targets(listing: "ios/f7.swift") == [0])
    case "list": #expect(project.lowest[.iOS]?.version == Version(12))
    case "variants": #expect(project.targets(listing: "ios/f7.swift") == Array(all))
    case "folders": #expect(names("ios/s7/A.swift", project) == "T7")
    default:
      func shows(_ depth: Int) -> Bool { project.shows("ios/" + String(repeating: "aFolder/", count: depth + 1) + "f\(depth).swift") }
      #expect(shows(7) && !shows(200))
    }
  }

  /// No longer text is put together, and no file outside of the project is asked for.
  @Test func valuesAndPathsHaveAnEnd() throws {
    var asked: [String] = []
    let long = String(repeating: "x", count: 100_000) + "$(A)$(A)$(A)$(A)"
    let text = XcodeText.text(.init("App", "A = \"\(long)\"; PRODUCT_NAME = \"$(A)\";", ["A.swift"]))
      .replacing(
        "buildSettings = {\nA", with: "baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = ../../../etc/passwd; buildSettings = {\nA"
      )
      .replacing("ROOT /* Project object */ = {", with: "S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = \"<group>\"; };\nROOT = {")
    let project = XcodeProject(path: "App.xcodeproj/project.pbxproj", bytes: Array(text.utf8)) {
      asked.append($0)
      return nil
    }
    #expect(asked == [])
    #expect(try #require(project?.targets.first).modules.allSatisfy { $0.utf8.count < 200_000 })
  }
}
