import Foundation
import Testing

/// Tracked files are audited while git looks for others, which may change what is made of them.
@Suite struct UntrackedFilesTests {
  private static let left = "import UIKit\nfunc f(_ label: UILabel) {\n  label.textAlignment = .left\n}\n"

  /// The app changes its language by itself, which makes fixes unsafe.
  private static let turn = "import UIKit\nfunc turn() {\n  UIView.appearance().semanticContentAttribute = .forceRightToLeft\n}\n"

  private func app(tracked count: Int) throws -> Scratch {
    let scratch = Scratch().write(".rtl-audit.yml", "rtl-languages: present\n")
    scratch.write("Zero/Project.swift", Self.turn)
    for number in 0..<count { scratch.write("App/File\(number).swift", Self.left) }
    try scratch.git("init", "-q")
    try scratch.git("add", ".")
    return scratch
  }

  /// - Parameter files: not tracked, with what stands in them.
  @Test(arguments: [
    [:],
    ["App/New.swift": left, "Z.swift": left],
    // A project of its own, whose files this one no longer reports.
    ["App/.rtl-audit.yml": "fail-level: warning\n"],
    ["App/Turn.swift": turn],
    // What stands in the manifest of a project is none of its code.
    ["Tuist.swift": "", "App/New.swift": left],
  ], [3, 15, 40])
  func theyCountAsInOneSearch(files: [String: String], tracked: Int) throws {
    let scratch = try app(tracked: tracked)
    for (file, text) in files { scratch.write(file, text) }
    let logs = try ["1", "2", "5"].map { threads in
      _ = try scratch.run("--format", "sarif=log.sarif", "--min-level", "note", "--threads", threads, ".")
      return try scratch.read("log.sarif")
    }
    #expect(logs[1] == logs[0] && logs[2] == logs[0])
    let found = logs[0].components(separatedBy: "\"physicalLocation\"").count
    #expect(found > tracked + files.keys.count { $0.hasSuffix("New.swift") || $0.hasSuffix("Z.swift") })
  }
}
