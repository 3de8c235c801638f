#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file was not written. The file is as it was, and nothing is left beside it.
package enum WriteFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes on disk are not the ones that were audited.
  case changedOnDisk
  case readOnly
  /// The folder takes no new files.
  case folderReadOnly
  /// A folder, a FIFO, a socket or a device.
  case notRegular
  /// A system call failed.
  case system(call: String, code: Int32)

  /// One sentence without a full stop.
  package var description: String {
    switch self {
    case .changedOnDisk: "the file was changed while rtl-audit ran; run it again"
    case .readOnly: "the file is read-only"
    case .folderReadOnly: "its folder is read-only"
    case .notRegular: "it is not a regular file"
    case .system(_, let code): "the file cannot be written: \(String(cString: strerror(code)))"
    }
  }
}

/// Replaces files in one step each: a reader, or a run that is killed at any moment, sees the old bytes
/// or the new ones and never a mixture.
///
/// The new bytes go to a file beside it that is flushed, so that a power failure cannot empty it, and then
/// renamed over it. The mode stays, the owner too where the system allows, and on macOS extended attributes
/// and access lists. Of a symbolic link the target is replaced and the link stays. A hard link to the old
/// file keeps the old bytes.
package struct FileReplacer: Sendable {
  /// Folders in which leftovers of runs that were killed have been cleared away.
  private var clearedFolders: Set<String> = []

  /// No folder is cleared yet: the first file of each one does that.
  package init() {}

  /// Why a file that is there could not be replaced as things stand.
  /// - Parameter path: Absolute, or relative to the current folder.
  package static func obstacle(to path: String) -> WriteFailure? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0, mayWrite(target, status) else { return .readOnly }
    return access(parent(of: target), W_OK) == 0 ? nil : .folderReadOnly
  }

  /// The superuser may write to anything, so the mode is asked, not only the kernel.
  private static func mayWrite(_ target: String, _ status: stat) -> Bool { status.st_mode & 0o222 != 0 && access(target, W_OK) == 0 }

  /// - Parameters:
  ///   - path: Absolute, or relative to the current folder.
  ///   - expected: The bytes that were audited, in the file's own encoding.
  ///   - bytes: The bytes to write, in the file's own encoding.
  /// - Returns: How many other names (hard links) the old file has, which keep the old bytes.
  @discardableResult
  package mutating func replace(_ path: String, expecting expected: [UInt8], with bytes: [UInt8]) throws(WriteFailure) -> Int {
    guard let resolved = realpath(path, nil) else { throw .system(call: "realpath", code: errno) }
    defer { free(resolved) }
    let target = String(cString: resolved)
    let folder = Self.parent(of: target)

    let old = try OldFile(target)
    defer { close(old.descriptor) }
    try old.compare(with: expected)
    guard Self.mayWrite(target, old.status) else { throw .readOnly }

    if clearedFolders.insert(folder).inserted { TemporaryFile.removeLeftovers(in: folder) }
    let temporary = try TemporaryFile.make(in: folder, bytes, like: old)
    do throws(WriteFailure) {
      // The write may have taken long: look once more.
      var now = stat()
      guard lstat(target, &now) == 0 else { throw .system(call: "lstat", code: errno) }
      guard old.isSame(now) else { throw .changedOnDisk }
      guard rename(temporary, target) == 0 else { throw .system(call: "rename", code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
    return max(0, Int(old.status.st_nlink) - 1)
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// The file that is to be replaced, open.
struct OldFile {
  let descriptor: Int32
  let status: stat

  init(_ path: String) throws(WriteFailure) {
    // A FIFO without a writer would block `open` for ever.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(call: "open", code: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw .system(call: "fstat", code: code)
    }
    self.status = status
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notRegular
    }
  }

  func compare(with expected: [UInt8]) throws(WriteFailure) {
    guard Int(status.st_size) == expected.count else { throw .changedOnDisk }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var at = 0
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(call: "read", code: errno)
      }
      if count == 0 { break }
      guard at + count <= expected.count, chunk[..<count] == expected[at..<(at + count)] else { throw .changedOnDisk }
      at += count
    }
    guard at == expected.count else { throw .changedOnDisk }
  }

  /// True if nobody replaced or wrote the file since it was opened.
  func isSame(_ now: stat) -> Bool {
    guard status.st_dev == now.st_dev, status.st_ino == now.st_ino, status.st_size == now.st_size else { return false }
    #if canImport(Darwin)
      let (x, y) = (status.st_mtimespec, now.st_mtimespec)
    #else
      let (x, y) = (status.st_mtim, now.st_mtim)
    #endif
    return x.tv_sec == y.tv_sec && x.tv_nsec == y.tv_nsec
  }
}
