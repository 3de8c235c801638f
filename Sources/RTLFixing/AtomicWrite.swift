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
  /// A folder, a FIFO, a socket or a device.
  case notRegular
  /// A system call failed.
  case system(call: String, code: Int32)

  /// One sentence without the path and without a full stop.
  package var description: String {
    switch self {
    case .changedOnDisk: return "changed on disk while it was audited; run again"
    case .readOnly: return "is read-only"
    case .notRegular: return "is not a regular file"
    case .system(let call, let code): return "cannot be written: \(call): \(String(cString: strerror(code)))"
    }
  }
}

/// Replaces a file's bytes in one step: a reader, or a run that is killed at any moment, sees the
/// old bytes or the new ones and never a mixture.
///
/// The new bytes go to a file beside it that is flushed and then renamed over it. The mode stays, the
/// owner too where the system allows. Of a symbolic link the target is replaced and the link stays.
/// A hard link to the old file keeps the old bytes.
/// - Parameters:
///   - path: Absolute, or relative to the current folder.
///   - expected: The bytes that were audited, in the file's own encoding.
///   - bytes: The bytes to write, in the file's own encoding.
package func replaceFile(at path: String, expecting expected: [UInt8], with bytes: [UInt8]) throws(WriteFailure) {
  guard let resolved = realpath(path, nil) else { throw .system(call: "realpath", code: errno) }
  defer { free(resolved) }
  let target = String(cString: resolved)

  let before = try readForComparison(target, expected)
  // The superuser may write to anything, so the mode is asked, not only the kernel.
  guard before.st_mode & 0o222 != 0, access(target, W_OK) == 0 else { throw .readOnly }

  let temporary = try writeTemporary(beside: target, bytes, like: before)
  do throws(WriteFailure) {
    // The write may have taken long: look once more.
    var now = stat()
    guard lstat(target, &now) == 0 else { throw .system(call: "lstat", code: errno) }
    guard isSame(before, now) else { throw .changedOnDisk }
    guard rename(temporary, target) == 0 else { throw .system(call: "rename", code: errno) }
  } catch {
    unlink(temporary)
    throw error
  }
  flushFolder(of: target)
}

private func readForComparison(_ path: String, _ expected: [UInt8]) throws(WriteFailure) -> stat {
  // A FIFO without a writer would block `open` for ever.
  let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard file >= 0 else { throw .system(call: "open", code: errno) }
  defer { close(file) }
  var status = stat()
  guard fstat(file, &status) == 0 else { throw .system(call: "fstat", code: errno) }
  guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
  guard Int(status.st_size) == expected.count else { throw .changedOnDisk }

  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  var at = 0
  while true {
    let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    if count < 0 {
      if errno == EINTR { continue }
      throw .system(call: "read", code: errno)
    }
    if count == 0 { break }
    guard at + count <= expected.count, chunk[..<count] == expected[at..<(at + count)] else { throw .changedOnDisk }
    at += count
  }
  guard at == expected.count else { throw .changedOnDisk }
  return status
}

/// Writes and flushes a new file in the folder of `target` and returns its path.
private func writeTemporary(beside target: String, _ bytes: [UInt8], like old: stat) throws(WriteFailure) -> String {
  let folder = folder(of: target)
  var path = ""
  var file: Int32 = -1
  // The name is short and its own, so that a long name of the target cannot exceed the limit.
  for attempt in 0..<100 {
    path = "\(folder)/.rtl-audit-\(getpid())-\(attempt).tmp"
    file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 || errno != EEXIST { break }
  }
  guard file >= 0 else { throw .system(call: "open", code: errno) }
  do throws(WriteFailure) {
    defer { close(file) }
    try writeAll(bytes, to: file)
    // Only the superuser can give files away; keeping the own owner is right for everyone else.
    // It comes before the mode, because it clears set-user-id bits.
    _ = fchown(file, old.st_uid, old.st_gid)
    guard fchmod(file, old.st_mode & 0o7777) == 0 else { throw .system(call: "fchmod", code: errno) }
    guard fsync(file) == 0 else { throw .system(call: "fsync", code: errno) }
  } catch {
    unlink(path)
    throw error
  }
  return path
}

private func writeAll(_ bytes: [UInt8], to file: Int32) throws(WriteFailure) {
  var at = 0
  while at < bytes.count {
    let count = bytes.withUnsafeBytes { write(file, $0.baseAddress! + at, $0.count - at) }
    if count < 0 {
      if errno == EINTR { continue }
      throw .system(call: "write", code: errno)
    }
    at += count
  }
}

private func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Makes the rename last through a power failure where the file system can.
private func flushFolder(of path: String) {
  let handle = open(folder(of: path), O_RDONLY | O_CLOEXEC)
  guard handle >= 0 else { return }
  _ = fsync(handle)
  close(handle)
}

/// True if nobody replaced or wrote the file between the two looks.
private func isSame(_ a: stat, _ b: stat) -> Bool {
  guard a.st_dev == b.st_dev, a.st_ino == b.st_ino, a.st_size == b.st_size else { return false }
  #if canImport(Darwin)
    let (x, y) = (a.st_mtimespec, b.st_mtimespec)
  #else
    let (x, y) = (a.st_mtim, b.st_mtim)
  #endif
  return x.tv_sec == y.tv_sec && x.tv_nsec == y.tv_nsec
}
