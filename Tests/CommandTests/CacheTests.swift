import BuiltTool
import Foundation
import Testing

/// The user's cache: with it and without it, cold and warm, findings are the same.
@Suite struct CacheTests {
  private static let use = "func f(_ label: UILabel, _ box: UIView) {\n  if box.turned { label.textAlignment = .left }\n  label.textAlignment = .left\n}\n"
  private static let helper = "extension UIView {\n  var turned: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }\n}\n"
  private static let other = "extension UIView {\n  var turned: Bool { tag == 1 }\n}\n"

  private let project = Scratch()
  private let caches = Scratch()

  init() {
    project.write("Cart.swift", CacheTests.use).write("View.swift", CacheTests.helper).write(
      "Alone.swift", CacheTests.use.replacing("box.turned", with: "box.isHidden"))
    for number in 0..<20 { project.write("Sub/File\(number).swift", "let isRTL\(number) = 1\n") }
  }

  /// A minute from now: a file whose last write is a moment ago cannot be told from its next state.
  private var environment: [String: String] { ["XDG_CACHE_HOME": caches.path, "RTL_AUDIT_SECONDS_AHEAD": "60"] }

  /// Lines of the findings in a file that is named alone.
  private func lines(_ file: String, _ arguments: String..., caches: String? = nil) throws -> [Int] {
    let binary = try #require(BuiltTool.debug)
    let result = try Command.run(
      program: binary, [file, "--format", "gcc", "--min-level", "note"] + arguments, in: project.path,
      environment: environment.merging(["XDG_CACHE_HOME": caches ?? self.caches.path]) { $1 })
    #expect(0...1 ~= result.status && result.stderr.isEmpty, "\(result)")
    return result.stdout.split(separator: "\n").compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
  }

  private var kept: [String] { Repository.files(below: caches.path) }

  private func bytes() throws -> [UInt8] {
    let name = try #require(kept.first)
    return Array(try #require(FileManager.default.contents(atPath: caches.path + "/" + name)))
  }

  /// The parts of an entry: the questions, the hashes of names that are declared, and of names that are used.
  private typealias Entry = (answered: Range<Int>, declared: Range<Int>, used: Range<Int>)

  /// The cache with a part of each entry cleared, and the checksum that belongs to it.
  private func clear(_ part: KeyPath<Entry, Range<Int>>) throws {
    var bytes = try Array(bytes().dropLast(8))
    func number(_ start: Int, _ length: Int) -> UInt64 { bytes[start..<start + length].reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    var start = 8
    while start < bytes.count {
      let declared = start + 32..<start + 32 + 4 * Int(number(start + 24, 4))
      let used = declared.upperBound..<declared.upperBound + 2 * Int(number(start + 28, 4))
      for byte in (start + 16..<start + 24, declared, used)[keyPath: part] { bytes[byte] = 0 }
      start = used.upperBound
    }
    var checksum: UInt64 = 0xcbf2_9ce4_8422_2325
    let whole = bytes.count / 8 * 8
    for word in stride(from: 0, to: whole, by: 8) {
      checksum = (checksum ^ number(word, 8)) &* 0x0000_0100_0000_01b3
      checksum ^= checksum >> 32
    }
    for byte in bytes[whole...] { checksum = (checksum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    caches.write(try #require(kept.first), bytes + withUnsafeBytes(of: checksum.littleEndian) { Array($0) })
  }

  /// The index knows each import that the reader of imports sees, however it is written.
  @Test(arguments: ["/*\nimport SnapKit\n*/\n", "#include \"SnapKit.h\n", "#import X // <SnapKit/X.h>\n", "let text = \"\"\"\nimport SnapKit\n\"\"\"\n"])
  func oddImportsAreRemembered(text: String) throws {
    project.write("Chain.swift", "func f(_ box: UIView) {\n  box.snp.makeConstraints { make in\n    make.left.equalToSuperview()\n  }\n}\n")
      .write(text.hasPrefix("#") ? "Base.h" : "Base.swift", text)
    #expect(try lines("Chain.swift", "--no-cache") == [3])
    for _ in 0..<2 { #expect(try lines("Chain.swift") == [3]) }
    #expect(try lines(".").contains(3))
  }

  /// Where the folder grows too large, only files that the tool wrote go.
  @Test func whatElseLiesInTheFolderStays() throws {
    for name in ["letters.index", "cafe.md", "1a2b.index", ".rtl-audit-1-0.tmp", "0xff.index"] {
      caches.write("rtl-audit/" + name, "")
      try FileHandle(forWritingTo: URL(fileURLWithPath: caches.path + "/rtl-audit/" + name)).truncate(atOffset: 300 << 20)
    }
    #expect(try lines("Cart.swift") == [3])
    let foreign = ["letters.index", "cafe.md", "0xff.index"]
    #expect(kept.count { !foreign.contains(String($0.split(separator: "/").last!)) } == 1 && kept.count == 4, "\(kept)")
  }

  /// A part of a tuple has no name that an index could hold.
  @Test func viewsWithoutANameAreSoughtInAllFiles() throws {
    project.write(
      "Box.swift",
      "class BoxCell: UIView {\n  func f(row: UIView) {\n    box.0.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 8).isActive = true\n  }\n}\n"
    )
      .write("Other.swift", "extension BoxCell {\n  func g() {\n    box.0.rightAnchor.constraint(equalTo: other).isActive = true\n  }\n}\n")
    let binary = try #require(BuiltTool.debug)
    for arguments in [["--no-cache"], [], []] {
      let result = try Command.run(program: binary, ["Box.swift", "--fix"] + arguments, in: project.path, environment: environment)
      #expect(try project.read("Box.swift").contains("leftAnchor"), "\(result)")
    }
  }

  /// What other files import and declare is known without reading them.
  @Test func namesOfOtherFilesAreRemembered() throws {
    project.write("Chain.swift", "func f(_ box: UIView) {\n  box.snp.makeConstraints { make in\n    make.left.equalToSuperview()\n  }\n}\n")
      .write("Base.h", "#import <SnapKit/SnapKit-Swift.h>\n")
    for _ in 0..<3 { #expect(try lines("Chain.swift") == [3]) }
    try clear(\.used)
    #expect(try lines("Chain.swift") == [], "nobody has looked into the header")
    project.write("Base.h", "#import <SnapKit/SnapKit-Swift.h>\n\n")
    #expect(try lines("Chain.swift") == [3])
  }

  /// What another file says of one thing alone is no silence.
  @Test func aComparisonInAnotherFileIsRemembered() throws {
    project.write("Row.swift", "class Row {\n  let label = UILabel()\n  func f() {\n    label.textAlignment = .left\n  }\n}\n")
      .write("Other.swift", "func x(_ row: Row) -> Bool { row.label.textAlignment == .left }\n")
    let binary = try #require(BuiltTool.debug)
    for _ in 0..<3 {
      let result = try Command.run(program: binary, ["Row.swift"], in: project.path, environment: environment)
      #expect(result.stdout.contains("the project reads text alignment, see Other.swift:1"), "\(result)")
    }
    #expect(kept.count == 1)
  }

  @Test func nothingIsOtherwise() throws {
    let binary = try #require(BuiltTool.debug)
    #expect(try lines("Cart.swift", "--no-cache") == [3])
    #expect(kept.isEmpty)
    for _ in 0..<3 { #expect(try lines("Cart.swift") == [3] && lines("Alone.swift") == [2, 3]) }
    #expect(kept.count == 1 && kept[0].hasSuffix(".index"))
    #expect(
      try Command.run(program: binary, ["doctor"], in: project.path, environment: environment).stdout.contains(": hashes of 23 files"))
    // It is read: where nothing has an answer, nobody finds the helper.
    try clear(\.answered)
    #expect(try lines("Cart.swift") == [2, 3])
    // A file that was written since is read again.
    project.write("View.swift", CacheTests.helper + "\n")
    #expect(try lines("Cart.swift") == [3])
    project.write("View.swift", CacheTests.other)
    #expect(try lines("Cart.swift") == [2, 3])
    // Of a whole project all files are read in any case.
    try clear(\.answered)
    project.write("View.swift", CacheTests.helper)
    #expect(try lines(".") == [2, 3, 3])
  }

  @Test func whatCannotBeReadOrWrittenIsDoneWithout() throws {
    let binary = try #require(BuiltTool.debug)
    #expect(try lines("Cart.swift") == [3])
    let whole = try bytes()
    let name = try #require(kept.first)
    for damage in [[], Array(whole.dropLast()), Array(whole.dropFirst(24)), whole.map { $0 ^ 1 }, Array(repeating: 0xFF, count: 1 << 12), whole + whole] {
      caches.write(name, damage)
      #expect(try lines("Cart.swift") == [3])
      #expect(try bytes().count == whole.count)
    }
    try caches.delete(name)
    caches.write(name + "/in-the-way", "")
    #expect(try lines("Cart.swift") == [3])
    try caches.delete(String(name.split(separator: "/")[0]))
    caches.write(String(name.split(separator: "/")[0]), "no folder")
    #expect(try lines("Cart.swift") == [3])
    #expect(try lines("Cart.swift", caches: "/nowhere/at/all") == [3])
    let homeless = try Command.run(program: "env", ["-u", "HOME", "-u", "XDG_CACHE_HOME", binary, "Cart.swift", "--format", "gcc"], in: project.path)
    #expect(homeless.status == 1 && homeless.stderr.isEmpty && homeless.stdout.contains("Cart.swift:3:"), "\(homeless)")
  }

  @Test func runsAtOnceShareIt() throws {
    let binary = try #require(BuiltTool.debug)
    let command = "for i in 1 2 3 4 5 6; do '\(binary)' Cart.swift --format gcc > \(caches.path)/out$i & done; wait"
    let result = try Command.run(program: "/bin/sh", ["-c", command], in: project.path, environment: environment)
    #expect(result.stderr.isEmpty, "\(result)")
    for number in 1...6 { #expect(try caches.read("out\(number)").contains("Cart.swift:3:") && !caches.read("out\(number)").contains("Cart.swift:2:")) }
    #expect(kept.count { $0.hasPrefix("rtl-audit/") } == 1)
    #expect(try lines("Cart.swift") == [3])
  }

  /// A row of a team's table may be what a file has something to say to.
  @Test func tablesOfATeamAreTold() throws {
    project.write("View.swift", "extension UIView {\n  var turned: Bool { Screen.flows == .backwards }\n}\n")
    for _ in 0..<2 { #expect(try lines("Cart.swift") == [2, 3]) }
    project.write(".rtl-audit.yml", "tables: [guards.tsv]\n").write("guards.tsv", "kind\ttext\tsource\nname\tflows\tour screens\n")
    for _ in 0..<2 { #expect(try lines("Cart.swift") == [3]) }
  }

  /// What stands in the folder is not what is staged.
  @Test func stagedTextsHaveNoIdentity() throws {
    try project.committed()
    project.write("View.swift", CacheTests.other)
    try project.git("add", ".")
    project.write("View.swift", CacheTests.helper).write("Cart.swift", CacheTests.use + "\n")
    try project.git("add", "Cart.swift")
    for _ in 0..<2 { #expect(try lines(".", "--staged") == [2, 3] && lines("Cart.swift") == [3]) }
  }
}
