import BuiltTool
import Foundation
import Testing

@testable import RTLDiscovery
import RTLSettings

/// Libraries that lie in an app and are somebody else's.
struct CopiedLibraryTests {
  private static let terms = "\nThe above copyright notice and this permission notice shall be included in all copies.\n"
  private static let team = "MIT License\n\nCopyright (c) 2015-2024 Basket Inc. All rights reserved.\n" + terms
  private static let other = "The MIT License\n\nCopyright © 2011, Ann Zip\n" + terms
  private static let apache = "Apache License\nVersion 2.0\n\"Licensor\" shall mean the copyright owner\n"
  private static func pod(_ source: String) -> String { "Pod::Spec.new do |s|\n  s.name = 'Zip'\n  s.source = \(source)\nend\n" }
  private static let published = pod("{ :git => 'https://host/ann/zip.git', :tag => s.version }")

  struct Case: Sendable, CustomTestStringConvertible {
    /// Beside an app's project and a file of the app, by their paths.
    var files: [String: String]
    /// Folders that are left out, each with what tells; those that are kept, in brackets.
    var expected: [String] = []
    var testDescription: String { files.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.prefix(60))" }.joined(separator: "; ") }
  }

  static let cases = [
    // Names that say something, with a licence or a podspec.
    Case(files: ["App/libs/Zip/Zip.swift": "", "App/libs/Zip/LICENSE": other], expected: ["App/libs/Zip LICENSE"]),
    Case(files: ["App/Libs/Zip/Zip/Zip.swift": "", "App/Libs/Zip/Licence.txt": other, "App/Libs/Own.swift": ""], expected: ["App/Libs/Zip Licence.txt"]),
    Case(files: ["external/Zip.swift": "", "external/COPYING": other], expected: ["external COPYING"]),
    Case(files: ["External/Zip/Sources/Zip.swift": "", "External/Zip/MIT-LICENSE.md": apache], expected: ["External/Zip MIT-LICENSE.md"]),
    Case(files: ["App/3rd/Zip/Zip.swift": "", "App/3rd/Zip/Zip.podspec": published], expected: ["App/3rd/Zip Zip.podspec"]),
    Case(
      files: ["App/3rd/Zip/Zip.swift": "", "App/3rd/Zip/Zip.podspec": published, "App/3rd/Zip/LICENSE": other],
      expected: ["App/3rd/Zip LICENSE and Zip.podspec"]),
    // Names alone, licences of the team, and podspecs that were never published.
    Case(files: ["App/libs/Zip/Zip.swift": "", "external/Zip.swift": "", "App/3rd/Zip.swift": ""]),
    Case(files: ["App/libs/Kit/Kit.swift": "", "App/libs/Kit/LICENSE": team]),
    Case(files: ["App/libs/Kit/Kit.swift": "", "App/libs/Kit/LICENSE": "Copyright 2020 Basket\n"]),
    Case(files: ["App/libs/Kit/Kit.swift": "", "App/libs/Kit/LICENSE": team.replacing("(c) 2015-2024 ", with: "2019 by ")]),
    Case(files: ["App/libs/Kit/Kit.swift": "", "App/libs/Kit/LICENSE": apache, "LICENSE": apache]),
    Case(files: ["App/libs/Kit/Kit.swift": "", "App/libs/Kit/Kit.podspec": pod("{ :path => '.' }")]),
    Case(files: ["App/libs/Kit/Kit.swift": "", "App/libs/Kit/Kit.podspec": pod("{ :git => package['repository'], :tag => version }")]),
    Case(files: ["App/libs/Kit/Kit.swift": "", "App/libs/Kit/Kit.podspec": pod("{ :git => \"https://host/#{owner}/kit.git\" }")]),
    Case(files: ["App/libs/Kit/Kit.swift": "", "App/libs/Kit/License.swift": other, "App/libs/Kit/license.json": other]),
    // In any other folder both are needed.
    Case(
      files: ["App/Classes/Zip/Zip.swift": "", "App/Classes/Zip/Zip.podspec": published, "App/Classes/Zip/LICENSE": other],
      expected: ["App/Classes/Zip LICENSE and Zip.podspec"]),
    Case(files: ["App/Classes/Zip/Zip.swift": "", "App/Classes/Zip/Zip.podspec": published]),
    Case(files: ["App/Classes/Zip/Zip.swift": "", "App/Classes/Zip/LICENSE": other]),
    // What a Podfile takes in by its path may be the team's, or by a path that is not written.
    Case(files: ["Podfile": "pod 'Zip', :path => 'App/libs/Zip'\n", "App/libs/Zip/Zip.swift": "", "App/libs/Zip/LICENSE": other], expected: ["[App/libs/Zip]"]),
    Case(
      files: [
        "Podfile": "Dir['App/libs/*'].each { |path| pod File.basename(path), :path => path }\n", "App/libs/Zip/Zip.swift": "", "App/libs/Zip/LICENSE": other,
      ], expected: ["[App/libs/Zip]"]),
    Case(
      files: ["ios/Podfile": "pod 'Zip', path: \"../Kit/Zip\"\n", "Kit/Zip/Zip.swift": "", "Kit/Zip/Zip.podspec": published, "Kit/Zip/LICENSE": other],
      expected: ["Kit/Zip LICENSE and Zip.podspec"]),
    Case(
      files: [
        "Podfile": "# pod 'Zip', :path => 'App/libs/Zip'\npod 'Row', :path => 'App/libs/Row'\n", "App/libs/Zip/Zip.swift": "", "App/libs/Zip/LICENSE": other,
      ], expected: ["App/libs/Zip LICENSE"]),
    // The root is nobody's copy, and the outermost folder counts.
    Case(files: ["Zip.podspec": published, "Zip.swift": ""]),
    Case(
      files: ["libs/Zip/Zip.swift": "", "libs/Zip/LICENSE": other, "libs/Zip/libs/Row/LICENSE": apache, "libs/Zip/libs/Row/Row.swift": ""],
      expected: ["libs/Zip LICENSE"]),
    Case(
      files: ["libs/Zip/A.swift": "", "libs/Zip/LICENSE": other, "libs/Zip+Row/A.swift": "", "libs/Zip+Row/COPYING": apache, "libs/Zip/In/A.swift": ""],
      expected: ["libs/Zip+Row COPYING", "libs/Zip LICENSE"]),
    // The name alone says it.
    Case(files: ["App/ThirdLib/Zip/Zip.swift": "", "App/ThirdLib/Zip/LICENSE": other], expected: ["App/ThirdLib"]),
  ]

  private func told(_ project: Project) -> [String] {
    project.leftOut.map { $0.path + ($0.marks.map { " " + $0 } ?? "") } + project.ownPods.map { "[\($0)]" }
  }

  @Test(arguments: cases) func somebodyElses(_ c: Case) throws {
    let scratch = Scratch().with("App.xcodeproj/project.pbxproj", "App/Own.swift")
    scratch.write("LICENSE", Self.team)
    for (path, text) in c.files { scratch.write(path, text) }
    let expected = c.expected
    let walked = try scratch.project()
    #expect(told(walked) == expected)
    scratch.git("init", "-q")
    let untracked = try scratch.project()
    #expect(told(untracked) == expected && untracked.audited == walked.audited)
    scratch.git("add", ".")
    let discovery = try Discovery([scratch.path], Settings())
    #expect(try told(discovery.begin(threads: 2)) == expected)
    let staged = try Project.staged(arguments: [scratch.path])
    #expect(staged.audited == walked.audited)
    #expect(try told(Project.stored(.index, root: scratch.path)) == expected)
    // Each file by itself has the same fate.
    for path in c.files.keys where path.hasSuffix(".swift") {
      let isAudited = walked.auditedPaths.contains(path)
      #expect(try scratch.project(path).auditedPaths == (isAudited ? [path] : []), "\(path)")
      #expect(try Project.staged(arguments: [scratch.path + "/" + path]).auditedPaths == (isAudited ? [path] : []), "\(path)")
      #expect(try Project.unsaved(scratch.path + "/" + path, text: [], settings: Settings()).auditedPaths == (isAudited ? [path] : []), "\(path)")
    }
  }

  @Test func withoutAnAppRoundItNothingIsCopied() throws {
    let scratch = Scratch().with("libs/Zip/Zip.swift", "ios/App.xcodeproj/project.pbxproj")
    scratch.write("libs/Zip/LICENSE", Self.other)
    #expect(try told(scratch.project()) == [])
  }

  /// In a repository that somebody made by hand git lists what lies behind a link.
  @Test func whatLiesBehindALinkIsNotRead() throws {
    let outside = Scratch()
    outside.write("LICENSE", Self.other)
    let scratch = Scratch().with("App.xcodeproj/project.pbxproj", "libs/Zip.swift", "libs/Zip/Own.swift")
    scratch.git("init", "-q")
    scratch.write("libs/Zip/LICENSE", Self.other)
    scratch.git("add", ".")
    try FileManager.default.removeItem(atPath: scratch.path + "/libs/Zip")
    scratch.link("libs/Zip", to: outside.path)
    // A file that is read would be too large.
    var settings = Settings()
    settings.maxFileSize = 8
    let project = try scratch.project(settings: settings)
    #expect(told(project) == [] && project.auditedPaths == ["libs/Zip.swift"] && project.reader.notices == [])
  }

  /// A file that is read would be too large.
  @Test func whatDecidesNothingIsNotRead() throws {
    let scratch = Scratch().with("App.xcodeproj/project.pbxproj", "App/Zip/Zip.swift")
    scratch.write("LICENSE", Self.team)
    scratch.write("App/Zip/LICENSE", Self.other)
    var settings = Settings()
    settings.maxFileSize = 8
    #expect(try scratch.project(settings: settings).reader.notices == [])
    scratch.write("App/Zip/Zip.podspec", Self.published)
    #expect(try scratch.project(settings: settings).reader.notices.map(\.path) == ["App/Zip/LICENSE", "App/Zip/Zip.podspec", "LICENSE"])
  }

  @Test func aFolderIsNoLicence() throws {
    let scratch = Scratch().with("App.xcodeproj/project.pbxproj", "libs/Zip/Zip.swift", "libs/Zip/LICENSE/Text.swift")
    scratch.git("init", "-q")
    let project = try scratch.project("libs/Zip/Zip.swift")
    #expect(project.auditedPaths == ["libs/Zip/Zip.swift"] && project.reader.notices == [])
  }

  @Test func settingsBringItBack() throws {
    let scratch = Scratch().with("App.xcodeproj/project.pbxproj", "libs/Zip/Zip.swift")
    scratch.write("libs/Zip/LICENSE", Self.other)
    scratch.git("init", "-q")
    var settings = Settings()
    settings.include = [try Glob("libs/Zip")]
    #expect(try scratch.project(settings: settings).auditedPaths == ["libs/Zip/Zip.swift"])
    #expect(try scratch.project("libs/Zip/Zip.swift", settings: settings).auditedPaths == ["libs/Zip/Zip.swift"])
    // Settings that came with it make it no project of the team's.
    #expect(try scratch.with("libs/Zip/.rtl-audit.yml").project().nested == [])
  }
}

struct PathReferenceTests {
  @Test(arguments: [
    ("pod 'Kit', :path => '../Kit'", "../Kit"), ("  pod 'Kit', path: \"Kit\", :subspecs => ['A']", "Kit"), ("# pod 'Kit', :path => 'Kit'", nil),
    (".package(name: \"Kit\", path: \"../Kit\"),", "../Kit"),
    ("    path: ../Kit", "../Kit"), ("pod 'Kit', :podspec => 'Kit.podspec'", "Kit.podspec"), ("pod 'Kit', :path => path", "?path"),
    ("pod 'Kit', :path => \"libs/#{name}\"", "?libs/#{name}"),
    ("pathological", nil), ("path", nil), ("path:", nil), ("", nil),
  ])
  func aLineRefersToAPath(line: String, expected: String?) {
    let found = PathReferences.find(in: Array((line + "\n").utf8))
    #expect(found.map { ($0.isLiteral || !line.hasPrefix("pod") ? "" : "?") + $0.path } == (expected.map { [$0] } ?? []))
  }
}
