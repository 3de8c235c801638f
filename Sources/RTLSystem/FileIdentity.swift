#if canImport(Darwin)
  @preconcurrency import Darwin
  import MachO
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// What a file system changes with every write to a file, as one number: the same for the same bytes only.
package struct FileIdentity: Sendable, Equatable {
  /// A hash of device, inode, size and the times of the last write and the last change, in nanoseconds.
  package let number: UInt64

  /// - Returns: nil for what is not a regular file; and for one that was written a moment ago, because another write
  ///   may fall into the same tick of the file system's clock.
  package init?(path: String, now: Int) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    guard max(Int(written.tv_sec), Int(changed.tv_sec)) + FileIdentity.moment < now else { return nil }
    var hash = FNV1a()
    for part in [
      UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino), UInt64(truncatingIfNeeded: status.st_size), UInt64(truncatingIfNeeded: written.tv_sec),
      UInt64(truncatingIfNeeded: written.tv_nsec), UInt64(truncatingIfNeeded: changed.tv_sec), UInt64(truncatingIfNeeded: changed.tv_nsec),
    ] { hash.add(number: part) }
    number = hash.value
  }

  /// The coarsest clock of a file system in use, and a second more, in seconds.
  private static let moment = 3
}

extension Platform {
  /// Seconds since 1970.
  package static var wallClock: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    #if DEBUG
      // Tests do not wait for what they wrote to grow old.
      if let ahead = environment("RTL_AUDIT_SECONDS_AHEAD").flatMap({ Int($0) }) { return Int(time.tv_sec) + ahead }
    #endif
    return Int(time.tv_sec)
  }

  /// The file that this process runs.
  package static var executable: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { realPath(String(cString: $0.baseAddress!)) }
    #else
      return realPath("/proc/self/exe")
    #endif
  }

  /// When a file was last written, in seconds since 1970, and its size in bytes; nil for what is not a regular file.
  static func age(_ path: String) -> (written: Int, size: Int)? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      return (Int(status.st_mtimespec.tv_sec), Int(status.st_size))
    #else
      return (Int(status.st_mtim.tv_sec), Int(status.st_size))
    #endif
  }

  /// Deletes a file.
  static func delete(_ path: String) { unlink(path) }
}
