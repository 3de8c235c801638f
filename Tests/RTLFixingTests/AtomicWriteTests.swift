import Foundation
import RTLFixing
import Testing

private func mode(_ url: URL) throws -> Int {
  try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as! Int
}

@Test func theModeStaysAndNothingIsLeftBeside() throws {
  try withFolder { folder in
    let file = folder.appendingPathComponent("a.swift")
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: file.path)
    try replaceFile(at: file.path, expecting: Array("old".utf8), with: Array("new!".utf8))
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
    try replaceFile(at: link.path, expecting: Array("old".utf8), with: [])
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
        try replaceFile(at: file.path, expecting: Array(stale.utf8), with: [1])
      }
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    #expect(throws: WriteFailure.readOnly) { try replaceFile(at: file.path, expecting: Array("old".utf8), with: [1]) }
    #expect(throws: WriteFailure.notRegular) { try replaceFile(at: folder.path, expecting: [], with: [1]) }
    let pipe = folder.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o644) == 0)
    #expect(throws: WriteFailure.notRegular) { try replaceFile(at: pipe, expecting: [], with: [1]) }
    #expect(throws: WriteFailure.self) { try replaceFile(at: folder.path + "/none", expecting: [], with: [1]) }
    #expect(try Data(contentsOf: file) == Data("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.swift", "pipe"])
  }
}
