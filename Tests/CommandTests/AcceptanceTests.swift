import Foundation
import Testing

/// A team with many old findings: a commit that adds one defect and moves a hundred lines shows exactly one.
@Suite struct AcceptanceTests {
  /// A screen with twelve findings, four of which stand on equal lines of one function.
  private func screen(_ number: Int) -> String {
    var text = "import UIKit\n\nfinal class Screen\(number): UIViewController {\n"
    for row in 0..<8 {
      text += "  func layout\(row)() {\n    label\(row).textAlignment = .left\n    // row \(row)\n  }\n\n"
    }
    text += "  func same() {\n" + String(repeating: "    total.textAlignment = .left\n    total.isHidden = false\n", count: 4) + "  }\n"
    return text + "}\n"
  }

  @Test func onlyTheNewDefectIsSeen() throws {
    let project = Scratch()
    for number in 0..<12 { project.write("App/Screen\(number).swift", screen(number)) }
    project.write(
      "App/Cell.xib",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>\n"
        + "<label text=\"Total\" id=\"a1-bb-001\"/></objects></document>\n"
    )
    let written = try project.run("baseline", "write")
    #expect(written.stdout.contains("145 accepted findings in 13 files"), "\(written)")
    let baseline = try project.read(".rtl-audit-baseline.tsv")
    try project.committed()
    #expect(try project.run().status == 0)
    #expect(try project.run("baseline", "check").status == 0)

    // A hundred lines more above, functions in another order, a file with another name and place, and one defect.
    let moved = String(repeating: "// moved\n", count: 100) + screen(3)
    project.write("App/Screen3.swift", moved.replacing("  func layout5() {\n", with: "  func layout5() {\n    price.textAlignment = .left\n"))
    project.write("App/Screen4.swift", screen(4).components(separatedBy: "\n\n").reversed().joined(separator: "\n\n"))
    try project.git("mv", "App/Screen7.swift", "App/Renamed.swift")
    try project.git("add", ".")
    let place = "App/Screen3.swift:130:"
    for arguments in [["--staged"], ["--staged", "--since", "HEAD", "--no-baseline"], ["--since", "HEAD", "--no-baseline"], [], ["baseline", "check"]] {
      let result = try Command.run(arguments + ["--format", "gcc"], in: project.path)
      let lines = result.stdout.split(separator: "\n")
      #expect(result.status == 1 && lines.count == 1 && lines.first?.hasPrefix(place) ?? false, "\(arguments): \(result)")
    }
    let check = try project.run("baseline", "check").stderr
    #expect(check.contains("145 → 146 (1 new"), "\(check)")
    try project.git("commit", "-qm", "second")
    let since = try project.run("--since", "HEAD~1", "--no-baseline", "--format", "gcc")
    #expect(since.stdout.split(separator: "\n").count == 1 && since.stdout.hasPrefix(place), "\(since)")

    // What is fixed has to leave the baseline, or it would hide the next defect of its kind.
    project.write("App/Screen3.swift", screen(3))
    project.write("App/Screen0.swift", screen(0).replacing("label0.textAlignment = .left", with: "label0.textAlignment = .natural"))
    let stale = try project.run("baseline", "check")
    #expect(stale.status == 1 && stale.stderr.contains("145 → 144") && stale.stderr.contains("App/Screen0.swift"), "\(stale)")
    #expect(try project.run("baseline", "prune").stdout.contains("145 → 144"))
    #expect(try project.run("baseline", "check").status == 0)
    #expect(try project.read(".rtl-audit-baseline.tsv").split(separator: "\n").count == baseline.split(separator: "\n").count - 1)
  }
}
