import BuiltTool
import RTLAuditing
import RTLDiscovery
import RTLFindings
import RTLMatching
import RTLSettings
import RTLSystem
import Testing

/// An audit that follows another one reads what was written since, and finds what one finds that knows nothing.
@Suite struct KnownResultsTests {
  private final class Count: AuditProgress {
    let read = Shared(0)
    func expect(_ count: Int) { read.withValue { $0 += count } }
    func advance(by count: Int) {}
  }

  /// What another file may say of it: whether `flipsHere` is a test of the direction.
  private static let asking = "import UIKit\nfinal class Cart {\n  let price = UILabel()\n  func show() { if flipsHere { price.textAlignment = .left } }\n}\n"
  private static let helper = "import UIKit\nvar flipsHere: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }\n"
  private static let plain = "import UIKit\nfunc style(label: UILabel) { label.textAlignment = .left }\n"

  /// One after the other: what is written, what an editor has open, and how many files are read.
  private static let steps: [(what: String, written: [String: String], texts: [String: String], read: Int)] = [
    ("all files are new", [:], [:], 22), ("nothing is", [:], [:], 1), ("one file", ["Plain3.swift": "// 😀\n" + plain], [:], 2),
    ("what speaks for others", ["Helper.swift": "var flipsHere: Bool { true }\n"], [:], 2), ("a text that is not saved", [:], ["Helper.swift": helper], 2),
    ("what is not open any more", [:], [:], 2), ("a new file", ["New.swift": plain], [:], 2),
  ]

  @Test func onlyWhatWasWrittenIsReadAgain() throws {
    let folder = Scratch()
    folder.write("Cart.swift", Self.asking)
    folder.write("Helper.swift", Self.helper)
    // Depends on what stands beside it, and is read each time.
    folder.write("ar.lproj/Localizable.strings", "\"a\" = \"b\";\n")
    for number in 0..<19 { folder.write("Plain\(number).swift", Self.plain) }
    let settings = Settings()
    var known = KnownResults()
    for (number, step) in Self.steps.enumerated() {
      for (name, text) in step.written { folder.write(name, text) }
      let project = try Project.discover(arguments: [folder.path], settings: settings).with(step.texts.mapValues { Array($0.utf8) })
      let catalogue = try RuleLoader.catalogue(settings, project.reader)
      let kept = known.isEmpty ? nil : KeptFacts(project, catalogue, moving: Set(step.texts.keys), threads: 1)
      let engine = AuditEngine(catalogue, settings, knownRules: Set(RuleLoader.builtInIDs), threads: 1, kept: kept)
      let count = Count()
      // Nothing is as young as what was just written.
      let audit = engine.audit(project, progress: count, known: known, now: .max)
      known = audit.known
      #expect(count.read.withValue { $0 } == step.read, "\(step.what)")
      let fresh = AuditEngine(catalogue, settings, knownRules: Set(RuleLoader.builtInIDs), threads: 1).audit(project)
      #expect(audit.audited.findings == fresh.findings, "\(step.what)")
      #expect(fresh.findings.count == [19, 19, 19, 20, 19, 20, 21][number], "\(step.what)")
    }
  }

  @Test func whatWasJustWrittenIsNotTrusted() throws {
    let folder = Scratch()
    folder.write("Plain.swift", Self.plain)
    let settings = Settings()
    let project = try Project.discover(arguments: [folder.path], settings: settings)
    let engine = AuditEngine(try RuleLoader.catalogue(settings, project.reader), settings, knownRules: [], threads: 1)
    #expect(engine.audit(project, progress: nil, known: KnownResults()).known.isEmpty)
  }
}
