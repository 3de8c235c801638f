import Foundation
import Testing

/// Every `fixed` example of the rule pages compiles, and so does the `bad` one that it came from: a safe fix for the target
/// that the example names (without one, the oldest that Xcode builds for), another fix with the newest names.
@Suite struct ExampleGateTests {
  static let pages = Repository.files(below: Repository.path + "/Rules", "md").map { String($0.dropFirst(Repository.path.count + 1)) }
    .filter { $0.split(separator: "/").count == 3 }

  @Test(arguments: pages) func swift(page: String) throws {
    let gate = try Gate.shared()
    let folder = try Folder()
    for (index, unit) in try units(page, .swift).enumerated() {
      let file = try folder.write("Examples\(index).swift", source(of: unit, page: page))
      let result = try gate.typecheckSwift(contexts(page) + [file], for: unit.target)
      for error in result.errors { record(error) }
      if result.errors.isEmpty { #expect(result.succeeded, "\(result.output)") }
    }
  }

  @Test(.enabled(if: Toolchain.clang != nil, "no clang beside the running toolchain, nor on PATH"), arguments: pages)
  func objectiveC(page: String) throws {
    let gate = try Gate.shared()
    let folder = try Folder()
    for (index, unit) in try units(page, .objc).enumerated() {
      let file = try folder.write("Examples\(index).m", source(of: unit, page: page))
      let result = try #require(try gate.checkObjectiveC(file, for: unit.target))
      for error in result.errors { record(error) }
      if result.errors.isEmpty { #expect(result.succeeded, "\(result.output)") }
    }
  }

  @Test func examplesAreSeen() throws {
    let counts = try Self.pages.reduce(into: [0, 0]) {
      $0[0] += try PageExample.read(page: $1, .swift).count
      $0[1] += try PageExample.read(page: $1, .objc).count
    }
    #expect(counts[0] > 100 && counts[1] > 30)
  }

  // MARK: -

  /// Blocks that one call of a compiler checks.
  private struct Unit {
    var target: DeploymentTarget
    var imports: [String]
    var blocks: [PageExample.Block] = []
    var language = PageExample.Language.swift
  }

  private func units(_ page: String, _ language: PageExample.Language) throws -> [Unit] {
    var units: [Unit] = []
    func add(_ block: PageExample.Block, _ example: PageExample, _ target: DeploymentTarget) {
      let index = units.firstIndex { $0.target == target && $0.imports == example.imports }
      if index == nil { units.append(Unit(target: target, imports: example.imports, language: language)) }
      units[index ?? units.count - 1].blocks.append(block)
    }
    for example in try PageExample.read(page: page, language) {
      for target in example.targets.isEmpty ? [.iOS] : example.targets {
        add(example.bad, example, target)
        add(example.fixed, example, example.isSafe ? target : target.newest)
      }
    }
    return units
  }

  /// The examples as methods of `Screen`; errors are told with the lines of the page.
  private func source(of unit: Unit, page: String) -> String {
    unit.language == .swift ? swiftSource(of: unit, page: page) : objectiveCSource(of: unit, page: page)
  }

  private func swiftSource(of unit: Unit, page: String) -> String {
    var imports = Set([unit.target.framework] + unit.imports + contexts(page).flatMap(importLines))
    var code = ""
    for (number, block) in unit.blocks.enumerated() {
      var lines = block.text.components(separatedBy: "\n")
      for index in lines.indices where lines[index].hasPrefix("import ") {
        imports.insert(String(lines[index].dropFirst(7)))
        lines[index] = ""
      }
      // No extension stands in a method: the context of the page declares what it adds.
      if let first = lines.firstIndex(where: { $0.hasPrefix("extension ") }), let last = lines[first...].firstIndex(of: "}") {
        for index in first...last { lines[index] = "" }
      }
      // These words fit members alone.
      let isMember = lines[0].hasPrefix("private ") || lines[0].hasPrefix("public ")
      code += "class Screen\(number): Screen {\n" + (isMember ? "" : "func example() {\n")
      code += "#sourceLocation(file: \"\(page)\", line: \(block.line))\n" + lines.joined(separator: "\n") + "\n#sourceLocation()\n"
      code += isMember ? "}\n" : "}\n}\n"
    }
    return imports.sorted().map { "import \($0)\n" }.joined() + code
  }

  private func objectiveCSource(of unit: Unit, page: String) -> String {
    var text = "#import \"Screen.h\"\n" + unit.imports.map { "#import <\($0)/\($0).h>\n" }.joined()
    if let header = contextFile(page, "h") { text += "#import \"\((header as NSString).lastPathComponent)\"\n" }
    for (number, block) in unit.blocks.enumerated() {
      if let line = block.text.split(separator: "\n").first, line.hasPrefix("@implementation ") {
        // Examples have classes of one name.
        text += "@interface \(line.dropFirst(16))\(number) : UIViewController\n@end\n#line \(block.line) \"\(page)\"\n\(line)\(number)"
        text += block.text.dropFirst(line.count) + "\n#line 1 \"end of an example\"\n"
        continue
      }
      let isMethod = block.text.hasPrefix("- (") || block.text.hasPrefix("+ (")
      text += "@interface Screen\(number) : Screen\n@end\n@implementation Screen\(number)\n" + (isMethod ? "" : "- (id)example {\n")
      text += "#line \(block.line) \"\(page)\"\n" + block.text + "\n#line 1 \"end of an example\"\n"
      text += (isMethod ? "" : "}\n") + "@end\n"
    }
    return text
  }

  private func contexts(_ page: String) -> [String] {
    [Repository.stubs + "/Contexts/Screen.swift"] + [contextFile(page, "swift")].compactMap { $0 }
  }

  private func contextFile(_ page: String, _ kind: String) -> String? {
    let name = ((page as NSString).lastPathComponent as NSString).deletingPathExtension
    let path = Repository.stubs + "/Contexts/" + name + "." + kind
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  private func importLines(_ file: String) -> [String] {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }.filter { $0 != "UIKit" && $0 != "AppKit" }
  }

  private func record(_ error: (place: String, text: String)) {
    let parts = error.place.split(separator: ":")
    let line = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    Issue.record(
      "\(error.place): \(error.text)", sourceLocation: SourceLocation(fileID: "RTLRules/\(parts[0])", filePath: String(parts[0]), line: max(line, 1), column: 1)
    )
  }
}
