import RTLFacts
import RTLSystem
import Testing

/// Files that stand beside an Xcode project and in none.
@Suite struct ListedFilesTests {
  static let project = """
    // !$*UTF8*$!
    {
    \t\tA1 /* Cart.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Cart.swift; sourceTree = "<group>"; };
    \t\tA2 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    \t\tA3 /* Two words.xib */ = {isa = PBXFileReference; lastKnownFileType = file.xib; path = "../Shared; Views/Two words.xib"; sourceTree = "<group>"; };
    \t\tA4 /* Images.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Images.xcassets; sourceTree = "<group>"; };
    \t\tA5 /* Pages */ = {isa = PBXFileReference; lastKnownFileType = folder; path = Pages; sourceTree = "<group>"; };
    \t\tA6 /* Skin.bundle */ = {isa = PBXFileReference; lastKnownFileType = "wrapper.plug-in"; path = Skin.bundle; sourceTree = "<group>"; };
    \t\tA7 /* Cart */ = {isa = PBXGroup; children = (A1, A2); path = Cart; sourceTree = "<group>"; };
    }
    """

  private func listed(
    _ text: String? = project, at path: String = "App/App.xcodeproj/project.pbxproj", libraries: [String] = [], code: [String] = ["App/Cart/Cart.swift"]
  ) -> ListedFiles? {
    ListedFiles([(path: path, bytes: text.map { Array($0.utf8) })], libraries: libraries, code: code)
  }

  @Test(arguments: [
    ("App/Cart/Cart.swift", nil), ("App/Cart/Old.swift", "Old.swift"), ("App/Base.lproj/Main.storyboard", nil), ("App/Cart/Main.xib", "Main.xib"),
    ("App/Views/Two words.xib", nil), ("App/Images.xcassets/back.imageset/Contents.json", nil),
    ("App/Old.xcassets/back.imageset/Contents.json", "Old.xcassets"),
    ("App/Pages/Help.swift", nil), ("App/Skin.bundle/Skin.xib", nil), ("App/Cart/Cart/Page.swift", "Page.swift"), ("App/Old.h", nil),
    ("Tools/Old.swift", nil), ("App/Core/Old.swift", nil), ("App/Caf\u{E9}.swift", nil), ("App/It's.swift", nil),
  ])
  func aFileIsMissed(path: String, name: String?) throws {
    #expect(try #require(listed(libraries: ["App/Core/"])).missingName(ofFile: path) == name)
  }

  @Test func aProjectAtTheTopSpeaksOfAll() throws {
    #expect(try #require(listed(at: "App.xcodeproj/project.pbxproj", code: ["Cart.swift"])).missingName(ofFile: "Tools/Old.swift") == "Old.swift")
  }

  /// Folders of Xcode 16 take in whatever lies in them.
  @Test func whereNotAllIsListedNothingIsMissed() {
    #expect(listed(nil) == nil)
    #expect(listed("") == nil)
    #expect(listed(Self.project + "\nB1 /* Shop */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; };\n") == nil)
    #expect(ListedFiles([(path: String, bytes: [UInt8]?)](), libraries: [], code: ["App/Cart/Cart.swift"]) == nil)
  }

  /// A project that another program fills lists hardly anything.
  @Test func whereMostIsMissingNothingIsSaid() {
    #expect(listed(code: ["App/Cart.swift", "App/A.swift"]) == nil)
    #expect(listed(code: ["App/Cart.swift", "App/A.swift", "App/B.swift"]) == nil)
    #expect(listed(code: ["App/Cart.swift", "App/A.swift", "App/Pages/B.swift"]) != nil)
    #expect(listed(code: ["App/Cart.swift", "Tools/A.swift", "Tools/B.swift"]) != nil)
  }
}
