/// Files in the user's cache folder, one for each project. They may be deleted at any time; where none can be read
/// or written, all goes on without.
package struct CacheFile: Sendable {
  /// Absolute.
  package let path: String
  private let folder: String

  /// The most bytes of one file, and of the folder.
  package static let limit = 64 << 20
  private static let folderLimit = 256 << 20

  private static let ending = "index"

  /// - Parameter root: of the project.
  /// - Returns: nil where the user has no folder for it.
  package init?(root: String) {
    guard let folder = CacheFile.folder else { return nil }
    self.folder = folder
    var hash = FNV1a()
    hash.add(root)
    path = folder + "/" + String(hash.value, radix: 16) + "." + CacheFile.ending
  }

  /// Whether a file of the folder is named as one of these, or as what a run left that was killed while it wrote one.
  private static func isOwn(_ name: [UInt8]) -> Bool {
    let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.last?.elementsEqual("tmp".utf8) == true { return parts.dropLast().last?.starts(with: "rtl-audit-".utf8) == true }
    return parts.count == 2 && parts[1].elementsEqual(ending.utf8) && 1...16 ~= parts[0].count
      && parts[0].allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 }
  }

  private static var folder: String? {
    if let named = Platform.environment("XDG_CACHE_HOME"), named.hasPrefix("/") { return named + "/rtl-audit" }
    guard let home = Platform.environment("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches/rtl-audit"
    #else
      return home + "/.cache/rtl-audit"
    #endif
  }

  /// Nil where nothing is kept, or not in a regular file.
  package func read() -> [UInt8]? {
    var bytes: [UInt8] = []
    return (try? readFile(path, limit: CacheFile.limit, into: &bytes)) == nil ? nil : bytes
  }

  /// A number that tells damage: FNV-1a over eight bytes at a time.
  package static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var hash = FNV1a()
      for start in stride(from: 0, through: bytes.count - 8, by: 8) {
        hash.add(word: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
      }
      for byte in bytes.suffix(bytes.count % 8) { hash.add(byte) }
      return hash.value
    }
  }

  /// Replaces the file in one step. Where the folder grows beyond its limit the files that were written longest ago go.
  package func write(_ bytes: [UInt8]) {
    guard bytes.count <= CacheFile.limit, Platform.makeFolder(folder), Platform.fileType(path) ?? .file == .file, Platform.writeFile(bytes, toFile: path) else {
      return
    }
    // What else lies there is not the tool's.
    let own = (Platform.listDirectory(Array(folder.utf8)) ?? []).filter { CacheFile.isOwn($0.name) }
    var files = own.compactMap { entry in
      let path = folder + "/" + String(decoding: entry.name, as: UTF8.self)
      return Platform.age(path).map { (path: path, written: $0.written, size: $0.size) }
    }
    var size = files.reduce(0) { $0 + $1.size }
    guard size > CacheFile.folderLimit else { return }
    files.sort { $0.written < $1.written }
    for file in files where size > CacheFile.folderLimit && file.path != path {
      Platform.delete(file.path)
      size -= file.size
    }
  }
}
