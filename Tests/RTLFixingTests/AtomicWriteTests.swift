import Foundation
import RTLFixing
import Testing

private func replace(_ path: String, expecting old: [UInt8], with new: [UInt8]) throws {
  var replacer = FileReplacer()
  try replacer.replace(path, expecting: old, with: new)
}

private func mode(_ url: URL) throws -> Int {
  try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as! Int
}

@Test func theModeStaysAndNothingIsLeftBeside() throws {
  try withFolder { folder in
    let file = folder.appendingPathComponent("a.swift")
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: file.path)
    try replace(file.path, expecting: Array("old".utf8), with: Array("new!".utf8))
    #expect(try Data(contentsOf: file) == Data("new!".utf8))
    #expect(try mode(file) == 0o754)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.swift"])
  }
}

@Test func aSymbolicLinkStaysALink() throws {
  try withFolder { folder in
    let file = folder.appendingPathComponent("a.swift")
    let link = folder.appendingPathComponent("link.swift")
    try Data("old".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a.swift")
    try replace(link.path, expecting: Array("old".utf8), with: [])
    #expect(try Data(contentsOf: file).isEmpty)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "a.swift")
  }
}

@Test func refusals() throws {
  try withFolder { folder in
    let file = folder.appendingPathComponent("a.swift")
    try Data("old".utf8).write(to: file)
    for stale in ["odd", "ol", "older"] {
      #expect(throws: WriteFailure.changedOnDisk) {
        try replace(file.path, expecting: Array(stale.utf8), with: [1])
      }
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    #expect(throws: WriteFailure.readOnly) { try replace(file.path, expecting: Array("old".utf8), with: [1]) }
    #expect(throws: WriteFailure.notRegular) { try replace(folder.path, expecting: [], with: [1]) }
    let pipe = folder.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o644) == 0)
    #expect(throws: WriteFailure.notRegular) { try replace(pipe, expecting: [], with: [1]) }
    #expect(throws: WriteFailure.self) { try replace(folder.path + "/none", expecting: [], with: [1]) }
    #expect(try Data(contentsOf: file) == Data("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.swift", "pipe"])
  }
}

@Test func otherNamesOfAFileAreCounted() throws {
  try withFolder { folder in
    let (file, other) = (folder.appendingPathComponent("a.swift"), folder.appendingPathComponent("b.swift"))
    try Data("old".utf8).write(to: file)
    var replacer = FileReplacer()
    #expect(try replacer.replace(file.path, expecting: Array("old".utf8), with: Array("new".utf8)) == 0)
    try FileManager.default.linkItem(at: file, to: other)
    #expect(try replacer.replace(file.path, expecting: Array("new".utf8), with: Array("newer".utf8)) == 1)
    #expect(try Data(contentsOf: other) == Data("new".utf8))
  }
}

@Test func leftoversOfKilledRunsGo() throws {
  try withFolder { folder in
    let file = folder.appendingPathComponent("a.swift")
    try Data("old".utf8).write(to: file)
    // No process has so high a number; the own one is running.
    let stay = [".rtl-audit-\(getpid())-0.tmp", ".rtl-audit-1-2-3.tmp", ".rtl-audit-x-0.tmp", ".rtl-audit-999999999-0.txt", "a.swift"]
    for name in stay.dropLast() + [".rtl-audit-999999999-0.tmp"] { try Data().write(to: folder.appendingPathComponent(name)) }
    try replace(file.path, expecting: Array("old".utf8), with: Array("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == stay.sorted())
    #expect(try Data(contentsOf: file) == Data("new".utf8))
  }
}

/// The superuser may write anywhere.
@Test(.enabled(if: geteuid() != 0)) func aFolderThatTakesNoFiles() throws {
  try withFolder { folder in
    let file = folder.appendingPathComponent("a.swift")
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    #expect(throws: WriteFailure.folderReadOnly) { try replace(file.path, expecting: Array("old".utf8), with: [1]) }
    #expect(try Data(contentsOf: file) == Data("old".utf8))
  }
}
