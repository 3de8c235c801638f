import Foundation
import Testing

/// Layouts as people wrote them: the pages of the rules, the samples and, where a folder of apps is named, those as well:
///
///     RTL_PROOF_APPS=~/apps swift test --filter LayoutProofTests.RealLayoutTests
@Suite struct RealLayoutTests {
  @Test func samplesAreMirrored() throws {
    let tally = try prove(copyOf: Repair.repository + "/Samples")
    #expect(tally.faults == [])
    #expect(tally.files >= 6 && tally.constraints >= 25, "\(tally)")
  }

  /// Frames that Xcode has written satisfy the equations that are read, and their mirror image those of the other direction.
  @Test func framesOfSamplesAgree() throws {
    var checked = 0
    for file in files(below: Repair.repository + "/Samples") where ["xib", "storyboard"].contains((file as NSString).pathExtension) {
      let reader = InterfaceReader(try String(contentsOfFile: Repair.repository + "/Samples/" + file, encoding: .utf8))
      let (plain, mirrored) = edges(reader.frames)
      for constraint in reader.layout.constraints where constraint.multiplier == 1 {
        guard let error = constraint.leftToRight.error(plain), error <= 1 else { continue }
        checked += 1
        guard constraint.leftToRight.mirrored == constraint.rightToLeft else { continue }
        #expect(constraint.rightToLeft.error(mirrored)! <= 1, "\(file): \(Proof.describe(constraint))")
      }
    }
    #expect(checked > 5)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RTL_PROOF_APPS"] != nil, "RTL_PROOF_APPS names no folder of apps"))
  func appsAreMirrored() throws {
    let root = ProcessInfo.processInfo.environment["RTL_PROOF_APPS"]!
    var all = Tally()
    for app in try FileManager.default.contentsOfDirectory(atPath: root).sorted() {
      let tally = try prove(copyOf: URL(fileURLWithPath: root + "/" + app).resolvingSymlinksInPath().path)
      print("\(app): \(tally.files) files, \(tally.constraints) constraints, \(tally.faults.count) faults")
      for fault in tally.faults { print("  " + fault) }
      all.files += tally.files
      all.constraints += tally.constraints
      all.faults += tally.faults
    }
    print("together: \(all.files) files, \(all.constraints) constraints, \(all.faults.count) faults")
    #expect(all.faults.filter { !$0.contains(" group(") } == [])
  }

  // MARK: -

  struct Tally {
    var files = 0
    /// That were changed.
    var constraints = 0
    var faults: [String] = []
  }

  /// Repairs a copy, and reads each changed file before and after.
  private func prove(copyOf source: String) throws -> Tally {
    let repair = try Repair()
    // Links instead of copies: the tool replaces files and never writes into one.
    try repair.run("/bin/cp", ["-Rl", source, repair.folder + "/copy"])
    try repair.fix()
    var tally = Tally()
    for file in files(below: source) {
      guard let before = FileManager.default.contents(atPath: source + "/" + file),
        let after = FileManager.default.contents(atPath: repair.folder + "/copy/" + file), before != after,
        let old = Repair.layout(file, String(decoding: before, as: UTF8.self)), let new = Repair.layout(file, String(decoding: after, as: UTF8.self))
      else { continue }
      tally.files += 1
      tally.constraints += zip(old.constraints, new.constraints).filter { $0.first != $1.first || $0.second != $1.second }.count
      tally.faults += Proof.faults(from: old, to: new).map { "\(file): \($0)" }.sorted()
    }
    return tally
  }

  private func files(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return all.filter { ["swift", "m", "mm", "h", "xib", "storyboard"].contains(($0 as NSString).pathExtension) }.sorted()
  }

  /// Where the edges of views are on the screen, and where they are in a mirror.
  private func edges(_ frames: [String: InterfaceReader.Frame]) -> (plain: [Equation.Variable: Double], mirrored: [Equation.Variable: Double]) {
    var plain: [Equation.Variable: Double] = [.screenWidth: 1000]
    var mirrored = plain
    for (id, frame) in frames {
      var x = frame.x
      var parent = frame.parent
      var depth = 0
      while let name = parent, let above = frames[name], depth < 100 {
        x += above.x
        parent = above.parent
        depth += 1
      }
      plain[.left(id)] = x
      plain[.right(id)] = x + frame.width
      mirrored[.left(id)] = 1000 - x - frame.width
      mirrored[.right(id)] = 1000 - x
    }
    return (plain, mirrored)
  }
}
