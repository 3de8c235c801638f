#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import RTLSystem

/// Files of `Platform.openTemporary`, named `.rtl-audit-PROCESS-NUMBER.tmp`. A run that is
/// killed leaves at most one; the next run that writes into that folder removes it.
enum TemporaryFile {
  private static let prefix = ".rtl-audit-"
  private static let suffix = ".tmp"

  /// Writes and flushes a new file, with the rights of the old one, and returns its path.
  static func make(in folder: String, _ bytes: [UInt8], like old: OldFile) throws(WriteFailure) -> String {
    let (path, file) = Platform.openTemporary(in: folder, mode: 0o600)
    guard file >= 0 else {
      throw [EACCES, EPERM, EROFS].contains(errno) ? .folderReadOnly : .system(call: "open", code: errno)
    }
    do throws(WriteFailure) {
      defer { close(file) }
      try write(bytes, to: file)
      // Only the superuser can give files away; keeping the own owner is right for everyone else.
      // It comes before the mode, because it clears set-user-id bits.
      _ = fchown(file, old.status.st_uid, old.status.st_gid)
      guard fchmod(file, old.status.st_mode & 0o7777) == 0 else { throw .system(call: "fchmod", code: errno) }
      #if canImport(Darwin)
        // A volume without them refuses; the text counts more.
        _ = fcopyfile(old.descriptor, file, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
      #endif
      guard flush(file) else { throw .system(call: "fsync", code: errno) }
    } catch {
      unlink(path)
      throw error
    }
    return path
  }

  /// Waits until the bytes are on the disk.
  private static func flush(_ file: Int32) -> Bool {
    #if canImport(Darwin)
      // There `fsync` leaves them in the drive's cache. A volume that cannot do more refuses this.
      if fcntl(file, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(file) == 0
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(WriteFailure) {
    var at = 0
    while at < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress! + at, $0.count - at) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(call: "write", code: errno)
      }
      at += count
    }
  }

  /// Removes the temporary files of processes that are gone.
  static func removeLeftovers(in folder: String) {
    guard let handle = opendir(folder) else { return }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard let process = process(ofName: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      unlink(folder + "/" + name)
    }
  }

  private static func process(ofName name: String) -> pid_t? {
    guard name.utf8.starts(with: prefix.utf8), name.utf8.count > prefix.utf8.count + suffix.utf8.count,
      name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    else { return nil }
    let numbers = name.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map { Int32(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 2, let process = numbers[0], process > 0, numbers[1] != nil else { return nil }
    return process
  }
}

private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int { write(file, start, count) }
