import Foundation
import Testing

/// Layouts that nobody thought of. A fault names its file and seed; `RTL_PROOF_SEED=7` tries other ones.
@Suite struct GeneratedLayoutTests {
  enum Kind: String, CaseIterable, Sendable { case swift, m, xib }

  static let seed = ProcessInfo.processInfo.environment["RTL_PROOF_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(arguments: Kind.allCases) func fixesMirrorTheLayout(kind: Kind) throws {
    let repair = try Repair()
    var before: [String: String] = [:]
    for index in 0..<250 {
      var generator = Generator(seed: Self.seed &* 1000 &+ UInt64(index))
      let name = "Cell\(index)"
      let text =
        switch kind {
        case .swift: generator.swiftFile(name)
        case .m: generator.objectiveCFile(name)
        case .xib: generator.interfaceFile()
        }
      before["\(name).\(kind)"] = text
      try repair.write("\(name).\(kind)", text)
    }
    try repair.fix()
    var changed = 0
    for (file, old) in before.sorted(by: { $0.key < $1.key }) {
      let new = try repair.read(file)
      guard old != new else { continue }
      let layouts = try (#require(Repair.layout(file, old)), #require(Repair.layout(file, new)))
      changed += zip(layouts.0.constraints, layouts.1.constraints).filter { $0.first != $1.first || $0.second != $1.second }.count
      for fault in Proof.faults(from: layouts.0, to: layouts.1) { Issue.record("\(file), seed \(Self.seed): \(fault)\n\(new)") }
    }
    #expect(changed > 150, "too few fixes to prove anything: \(changed)")
  }
}
