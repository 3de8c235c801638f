import BuiltTool
import Foundation
import RTLSystem
import Testing

@Suite struct ReadFileTests {
  private func read(_ path: String, limit: Int = 100) -> Result<[UInt8], ReadProblem> {
    var bytes: [UInt8] = Array("what was there before".utf8)
    do {
      try readFile(path, limit: limit, into: &bytes)
      return .success(bytes)
    } catch { return .failure(error) }
  }

  @Test func contents() {
    let scratch = Scratch().with("abc")
    scratch.write("empty", "")
    scratch.write("hundred", String(repeating: "x", count: 100))
    #expect(read(scratch.path + "/abc") == .success(Array("abc".utf8)))
    #expect(read(scratch.path + "/empty") == .success([]))
    #expect(read(scratch.path + "/hundred") == .success([UInt8](repeating: 0x78, count: 100)))
  }

  @Test func refusals() {
    let scratch = Scratch().with("a.swift/inside", "long")
    scratch.write("long", String(repeating: "x", count: 101))
    scratch.link("link.swift", to: "long")
    #expect(mkfifo(scratch.path + "/fifo.swift", 0o600) == 0)
    let table: [(String, ReadProblem)] = [
      ("a.swift", .notRegular), ("fifo.swift", .notRegular), ("gone.swift", .missing), ("long/x", .missing),
      ("link.swift", .symbolicLink), ("long", .tooLarge(size: 101, limit: 100)),
    ]
    for (name, problem) in table { #expect(read(scratch.path + "/" + name) == .failure(problem), "\(name)") }
  }

  @Test func unreadable() {
    let scratch = Scratch().with("secret.swift")
    chmod(scratch.path + "/secret.swift", 0)
    // The superuser reads it all the same.
    guard !Platform.isReadable(scratch.path + "/secret.swift") else { return }
    #expect(read(scratch.path + "/secret.swift") == .failure(.unreadable("Permission denied")))
  }
}
