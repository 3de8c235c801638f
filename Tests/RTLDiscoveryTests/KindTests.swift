import RTLDiscovery
import RTLSystem
import Testing

@Suite struct KindTests {
  @Test(arguments: [
    ("A.swift", FileKind.swift), ("a/B.m", .objectiveC), ("B.mm", .objectiveC), ("B.h", .objectiveC),
    ("Main.storyboard", .interfaceBuilder), ("V.xib", .interfaceBuilder),
    ("Images.xcassets/back.imageset/Contents.json", .assetContents), ("x/Contents.json", nil),
    ("ar.lproj/L.strings", .strings), ("L.stringsdict", .stringsDictionary), ("L.xcstrings", .stringCatalog),
    ("A.xcodeproj/project.pbxproj", .xcodeProject), ("a.xcconfig", .buildConfiguration), ("A.xcworkspace/contents.xcworkspacedata", .workspace),
    ("Package.swift", .packageManifest), ("Package@swift-5.9.swift", .packageManifest),
    ("MyPackage.swift", .swift), ("Package.resolved", .packageResolved), ("Podfile", .podfile),
    ("Podfile.lock", .podfileLock), ("Cartfile", .cartfile), ("Lib/Cartfile.resolved", .cartfileResolved), ("Cartfile.private", nil), ("A.podspec", .podspec), ("project.yml", .projectSpec),
    ("Project.swift", .projectManifest), ("Info.plist", .infoPlist), ("App-Info.plist", .infoPlist),
    ("Other.plist", nil), ("README.md", nil), ("a.swiftinterface", nil), ("swift", nil), ("", nil), ("a/", nil),
  ] as [(String, FileKind?)])
  func kind(path: String, expected: FileKind?) {
    #expect(FileKind.of(path: path) == expected)
  }

  @Test(arguments: [
    ("// Generated using SwiftGen — x\nimport A", true), ("//\n// DO NOT EDIT.\n", true), ("/* @generated */", true),
    ("\u{FEFF}// swift-format-ignore-file\n/// This file was automatically generated and should not be edited.", true),
    ("let a = \"DO NOT EDIT\"", false), ("// Copyright\nimport A", false), ("", false),
    (String(repeating: "/", count: 1100) + " @generated", false),
  ])
  func generatedHead(text: String, expected: Bool) {
    #expect(DefaultExclusions.looksGenerated(Array(text.utf8)) == expected)
    #expect(DefaultExclusions.looksGenerated(Array((" " + text).utf8)) == expected)
  }

  @Test(arguments: [
    ("exlude", "exclude"), ("Exclude", "exclude"), ("fail-levle", "fail-level"), ("zebra", nil), ("", nil),
    ("rule", "rules"),
  ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    #expect(nearestName(name, in: ["exclude", "include", "fail-level", "rules"]) == expected)
  }

  @Test(arguments: [
    ("alignment", ["text-alignment", "ib-text-alignment", "fixed-text-alignment"]), ("text-aligment", ["text-alignment", "ib-text-alignment", "fixed-text-alignment"]),
    ("left-anchors", ["left-right-anchors"]), ("leftAnchor", ["left-right-anchors"]), ("anchor_text", ["text-alignment", "ib-text-alignment", "left-right-anchors", "fixed-text-alignment"]),
    ("fixed", ["fixed-text-alignment"]), ("ib", ["ib-text-alignment"]), ("RTL", []), ("", []), ("zebra-stripes", []),
  ])
  func near(name: String, expected: [String]) {
    #expect(nearNames(name, in: ["fixed-text-alignment", "ib-text-alignment", "left-right-anchors", "range-by-hand", "text-alignment"]) == expected)
  }
}
