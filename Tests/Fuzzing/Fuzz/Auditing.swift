import Foundation
@testable import RTLCommand
import RTLAuditing
import RTLDiscovery
import RTLFixing
import RTLLexing
import RTLSettings
import RTLSystem

/// An audit of one file in a project that holds nothing else.
struct OneFileProject {
  /// The kinds of files; an input's first byte picks one.
  static let names = [
    "App/Screen.swift", "App/Screen.m", "App/Base.lproj/Main.storyboard", "App/Images.xcassets/back.imageset/Contents.json",
    "App/ar.lproj/Localizable.strings", "App/ar.lproj/Localizable.stringsdict", "App/Localizable.xcstrings", "App/Screen.h", "App/Cell.xib",
  ]

  /// A folder in which a file of each name stands, empty.
  private static let root: String = {
    let folder = Platform.realPath(FileManager.default.temporaryDirectory.path)! + "/rtl-audit-fuzzing-\(getpid())"
    for name in names {
      let path = folder + "/" + name
      try! FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      _ = Platform.writeFile([], toFile: path)
    }
    _ = Platform.writeFile([], toFile: folder + "/" + settingsFileName)
    atexit { try? FileManager.default.removeItem(atPath: OneFileProject.root) }
    return folder
  }()

  private static let catalogue = try! RuleLoader.catalogue(Settings(), SourceReader(root: root, limit: 1 << 20))
  private static let known = Set(RuleLoader.builtInIDs)
  private static let options = try! Options(["--diff", "--unsafe-fixes", "--min-level", "note"])

  private let name: String
  let state: AuditedProject

  init(_ name: String, _ text: [UInt8]) {
    self.name = name
    let project = try! Project.unsaved(Self.root + "/" + name, text: text, settings: Settings())
    state = AuditEngine(Self.catalogue, Settings(), knownRules: Self.known, threads: 1, keepsDigests: true).audit(project)
  }

  /// What fixing comes to; nil where nothing would change. What a fix writes may be a fact of the project, such as a helper
  /// that asks for the direction, so that a run fixes in rounds.
  func proposal() -> FixedFile? {
    var fixing = FixCommand(state, Self.options, minimumLevel: .note, writes: false)
    fixing.run { OneFileProject(name, $0.values.first!).state }
    return state.fileOutcomes.indices.lazy.compactMap(fixing.fixed).first { $0.isChanged }
  }

  func check(_ text: [UInt8]) {
    let length = SourceText.decode(text).bytes.count
    for finding in state.fileOutcomes.flatMap(\.findings) {
      must(finding.place.range.upperBound <= length, "a finding lies in the file")
      must(finding.place.startLine <= finding.place.endLine, "a finding ends behind its start")
    }
  }
}

/// The name that the first byte picks, and the rest.
private func picked(_ bytes: [UInt8]) -> (name: String, text: [UInt8])? {
  bytes.first.map { (OneFileProject.names[Int($0) % OneFileProject.names.count], Array(bytes.dropFirst())) }
}

/// All rules over any bytes: the audit ends, and findings lie in the file.
@Sendable func checkMatching(_ bytes: [UInt8]) {
  guard let (name, text) = picked(bytes) else { return }
  OneFileProject(name, text).check(text)
}

/// Fixes any bytes: all else is kept, the structure too, and it ends; behind it nothing is left.
@Sendable func checkFixing(_ bytes: [UInt8]) {
  guard let (name, raw) = picked(bytes), let file = OneFileProject(name, raw).proposal() else { return }
  let text = SourceText.decode(raw)
  must(file.original == text.bytes, "what is fixed is what was read")
  must(equalOutside(file.changes, old: file.original, new: file.text), "bytes outside of the edits are kept")
  let dialect = FileKind.of(path: name)!.dialect!
  must(Structure.isKept(dialect, old: file.original, new: file.text, changes: file.changes), "the structure is kept")
  let written = text.encode(file.text)
  must(SourceText.decode(written).bytes == file.text, "what is written is read as it was meant")
  guard let again = OneFileProject(name, written).proposal() else { return }
  fatalError("one more run changes what the last one wrote: \((again.promised + again.unlocked).map { "\($0.rule): \($0.place.lineText)" })")
}

/// A piece that comes again and again: four times the text takes about four times as long, at the latest
/// where the limits are met.
/// The second byte of the input says where the piece begins, the third how long it is.
@Sendable func checkGrowth(_ bytes: [UInt8]) {
  guard let (name, rest) = picked(bytes), rest.count > 3 else { return }
  let text = rest.dropFirst(2)
  let start = text.startIndex + Int(rest[0]) % text.count
  let end = min(text.endIndex, start + 1 + Int(rest[1]) % 64)
  func repeated(_ count: Int) -> [UInt8] {
    Array(text[..<start]) + Array(repeatElement(text[start..<end], count: count).joined()) + Array(text[end...])
  }
  func cost(_ bytes: [UInt8]) -> Double {
    let before = clock()
    if let proposal = OneFileProject(name, bytes).proposal() { must(proposal.isChanged, "a proposal changes something") }
    return Double(clock() - before) / Double(CLOCKS_PER_SEC)
  }
  let count = (4 << 10) / (end - start)
  let costs = [cost(repeated(count)), cost(repeated(count * 4))]
  // What is over in no time says nothing about growth.
  guard costs[1] > 0.1, costs[1] > costs[0] * 8 else { return }
  let large = cost(repeated(count * 16))
  guard large > costs[1] * 8 else { return }
  let largest = cost(repeated(count * 64))
  must(largest < large * 8, "16 KiB take \(costs[1]) s, 64 KiB \(large) s, 256 KiB \(largest) s")
}
