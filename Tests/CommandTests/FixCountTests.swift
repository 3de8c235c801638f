import Foundation
import Testing

/// What a report promises, what `--diff` shows and what `--fix` writes: the same number, and the same bytes.
@Suite struct FixCountTests {
  /// What the fixes of a project come to.
  struct Counts: Equatable {
    /// Problems that a plain run calls fixable.
    var promised: Int
    var fixed: Int
    /// Problems that could be fixed after those.
    var besides = 0

    init(_ promised: Int, fixed: Int? = nil, besides: Int = 0) {
      (self.promised, self.fixed, self.besides) = (promised, fixed ?? promised, besides)
    }
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var arguments: [String] = []
    var hasPage = true
    /// Of the safe fixes, and of all; nil where the number is that of the plain run, whatever that is.
    var safe: Counts?
    var unsafe: Counts?
    /// Problems without a fix that are gone once the others are fixed; nil where any number will do.
    var settled: Int? = 0
    var make: @Sendable () throws -> Scratch
    var testDescription: String { name }
  }

  private static let left = "func style() {\n  label.textAlignment = .left\n}\n"
  private static let right = "func show() {\n  total.textAlignment = .right\n}\n"
  private static let arrow = "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.png\"}]}"
  /// A note and a warning about one view.
  private static let views = """
    final class Card: UIView {
      func place() {
        icon.rightAnchor.constraint(equalTo: title.leftAnchor).isActive = true
        NSLayoutConstraint.activate([icon.leftAnchor.constraint(equalTo: leftAnchor, constant: 8)])
      }
    }

    """

  static let cases: [Case] = [
    Case(name: "safe and unsafe", safe: Counts(2), unsafe: Counts(3)) { Scratch().write("A.swift", left).write("B.swift", left).write("C.swift", right) },
    Case(name: "unsafe alone", safe: Counts(0), unsafe: Counts(1)) { Scratch().write("A.swift", right) },
    Case(name: "nothing", safe: Counts(0), unsafe: Counts(0)) { Scratch().write("A.swift", "let a = 1\n") },
    Case(name: "one rule alone", arguments: ["--only", "left-right-anchors"], hasPage: false, safe: Counts(2), unsafe: Counts(2)) {
      Scratch().write("A.swift", left).write("B.swift", views)
    },
    // What is suppressed is no finding any more once the images turn round, and then the comments hide nothing.
    Case(name: "rounds", arguments: ["--min-level", "note"], safe: Counts(1, besides: 2), unsafe: Counts(1, besides: 2)) {
      let shown = "func show() {\n  // rtl-audit:disable:next directional-image-unflipped -- drawn by hand\n  view.image = UIImage(named: \"arrow_back\")\n}\n"
      return Scratch().write("Assets.xcassets/arrow_back.imageset/Contents.json", arrow).write("A.swift", shown).write("B.swift", shown)
    },
    Case(name: "a finding that has no fix and goes with that of another file", safe: Counts(1), unsafe: Counts(1), settled: 1) {
      let shown = "func show() {\n  view.image = UIImage(named: \"arrow_back\")\n}\n"
      return Scratch().write("Assets.xcassets/arrow_back.imageset/Contents.json", arrow).write("A.swift", shown)
    },
    Case(name: "staged in part", safe: Counts(2, fixed: 1), unsafe: Counts(3, fixed: 2)) {
      let project = try Scratch().write("A.swift", left).write("B.swift", "").write("C.swift", right).committed()
      project.write("B.swift", left)
      try project.git("add", ".")
      return project.write("B.swift", left + "// not ready\n")
    },
    Case(name: "read-only", safe: Counts(2, fixed: 1), unsafe: Counts(2, fixed: 1)) {
      let project = Scratch().write("A.swift", left).write("B.swift", left)
      chmod(project.path + "/B.swift", 0o444)
      return project
    },
    Case(name: "not well formed", safe: Counts(1), unsafe: Counts(1)) {
      Scratch().write("Assets.xcassets/arrow_back.imageset/Contents.json", arrow + "}").write("Assets.xcassets/arrow_left.imageset/Contents.json", arrow)
        .write("A.swift", "let drawn = \"arrow_left\"\n")
    },
    Case(name: "a fix that does not hold", safe: Counts(2, fixed: 1), unsafe: Counts(2, fixed: 1)) {
      Scratch().write(".rtl-audit.yml", "rule-files: [own-badge.md]\n").write("own-badge.md", FixTests.openingRule)
        .write("A.swift", "func f() {\n  placeBadge(at: .topLeft)\n  a.textAlignment = .left\n  /* b */ c()\n}\n")
    },
    Case(name: "a project inside, with levels of its own", hasPage: false, safe: Counts(3), unsafe: Counts(4)) {
      Scratch().write(".rtl-audit.yml", "").write("A.swift", left).write("In/.rtl-audit.yml", "min-level: note\n").write("In/B.swift", left).write(
        "In/C.swift", right
      )
        .write("In/Assets.xcassets/arrow_back.imageset/Contents.json", arrow).write("In/D.swift", "let drawn = \"arrow_back\"\n")
    },
    Case(name: "the samples", settled: nil) { try Scratch(copyOf: "Samples") },
    Case(name: "the samples with notes", arguments: ["--min-level", "note"], settled: nil) { try Scratch(copyOf: "Samples") },
  ]

  @Test(arguments: cases)
  func everyRunSaysTheSameNumber(_ wanted: Case) throws {
    let project = try wanted.make()
    let text = try project.run(wanted.arguments)
    let promised = (
      safe: text.number(before: " fixable with `--fix`") ?? 0,
      more: text.number(before: " more with `--fix --unsafe-fixes`") ?? text.number(before: " fixable with `--fix --unsafe-fixes`") ?? 0
    )
    let json = try JSONDecoder().decode(Log.self, from: Data(project.run(wanted.arguments + ["--format", "json"]).stdout.utf8)).summary
    #expect(json.fixable == promised.safe && json.fixableUnsafe == promised.more)
    for other in [["--statistics"], ["--format", "markdown"]] {
      let told = text.stdout.split(separator: "\n").filter { $0.contains("fixable with") }
      #expect(try told.allSatisfy(project.run(wanted.arguments + other).stdout.contains), "\(other)")
    }
    // A page holds one project, and all of its rules.
    if wanted.hasPage {
      let page = try project.run(["report", "--output", "page.html"] + wanted.arguments)
      #expect(page.status == 0, "\(page)")
      let words = "</b> of them by <code>--fix</code>"
      let numbers = try project.read("page.html").components(separatedBy: words).dropLast().map { Int($0.split { !$0.isNumber }.last ?? "") ?? 0 }
      #expect(numbers.reduce(0, +) == promised.safe)
    }
    try check(wanted.safe, of: promised.safe, more: promised.more, wanted, [])
    try check(wanted.unsafe, of: promised.safe + promised.more, more: 0, wanted, ["--unsafe-fixes"])
  }

  /// - Parameters: `promised` and `more`: what a plain run calls fixable by these options, and by those that are left out.
  private func check(_ counts: Counts?, of promised: Int, more: Int, _ wanted: Case, _ options: [String]) throws {
    let (shown, written) = (try wanted.make(), try wanted.make())
    let diff = try shown.run(wanted.arguments + options + ["--diff"])
    let fix = try written.run(wanted.arguments + options + ["--fix", "--format", "text", "--format", "json=report.json"])
    let said = Counts(
      diff.number(before: " fix", in: diff.stderr) ?? 0, fixed: diff.number(before: " of ", in: diff.stderr),
      besides: diff.number(before: " more that become possible", in: diff.stderr) ?? 0)
    let counts = counts ?? Counts(promised)
    #expect(said == counts && said.promised == promised, "\(diff.stderr)")
    let json = try JSONDecoder().decode(Log.self, from: Data(written.read("report.json").utf8)).summary
    #expect(json.fixed == counts.fixed && json.alsoFixed == counts.besides)
    if let settled = wanted.settled {
      #expect(json.settled == settled && fix.stdout.contains("; that settled \(settled) more:") == (settled > 0), "\(fix.stdout)")
    }
    try written.delete("report.json")
    if counts.fixed > 0 {
      #expect(fix.stdout.contains("Fixed \(counts.fixed < counts.promised ? "\(counts.fixed) of " : "")\(counts.promised) problem"), "\(fix.stdout)")
      #expect(fix.number(before: " more that became possible") ?? 0 == counts.besides)
    }
    #expect(diff.number(before: " more with `--unsafe-fixes`", in: diff.stderr) ?? 0 == more)
    // A safe fix may settle a problem that an unsafe one is for.
    #expect(fix.number(before: " more fixable with `--fix --unsafe-fixes`") ?? 0 <= more)
    // The preview is what is written.
    if !diff.stdout.isEmpty {
      shown.write("fix.patch", diff.stdout)
      let applied = try shown.git("apply", "fix.patch")
      #expect(applied.status == 0, "\(applied.stderr)")
      try shown.delete("fix.patch")
    }
    #expect(try shown.contents() == written.contents())
    // Behind it nothing is left but what cannot be made.
    let again = try written.run(wanted.arguments + options + ["--diff"])
    #expect(again.stdout.isEmpty && again.stderr.contains(counts.fixed < counts.promised ? "no fix can be made" : "there is nothing to fix"), "\(again)")
  }

  private struct Log: Decodable {
    struct Summary: Decodable {
      var fixable, fixableUnsafe: Int
      var fixed, alsoFixed, settled: Int?
    }
    var summary: Summary
  }
}

extension Scratch {
  fileprivate func run(_ arguments: [String]) throws -> Command.Result { try Command.run(arguments, in: path) }

  fileprivate func contents() throws -> [String: Data] {
    Repository.files(below: path).filter { !$0.hasPrefix(".git/") }.reduce(into: [:]) { $0[$1] = FileManager.default.contents(atPath: path + "/" + $1) }
  }
}

extension Command.Result {
  /// The number that stands before some words; nil where they do not occur.
  fileprivate func number(before words: String, in text: String? = nil) -> Int? {
    let text = text ?? stdout
    return text.range(of: words).flatMap { Int(text[..<$0.lowerBound].split { !$0.isNumber }.last ?? "") }
  }
}
