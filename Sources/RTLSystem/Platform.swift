// The one place that knows on which system the tool runs.


#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// Questions to the operating system and calls that differ between macOS and Linux.
package enum Platform {
  /// Cores that are on line, at least 1.
  package static let coreCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// The value of an environment variable, or nil where it is not set.
  package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// True where the descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// True where the descriptor is a file on a disk.
  package static func isRegularFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && fileType(mode: status.st_mode) == .file
  }

  /// Seconds since some fixed moment.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Everything up to the end of standard input; nil where it is over the limit or cannot be read.
  /// - Parameter limit: in bytes.
  package static func readStandardInput(limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let got = block.withUnsafeMutableBytes { readSome(0, $0.baseAddress!, $0.count) }
      guard got > 0 else { return got == 0 ? bytes : nil }
      bytes.append(contentsOf: block[..<got])
    }
    return nil
  }

  /// Keeps standard output for whoever asks for it here: what anything else prints goes to standard error from now on.
  /// - Returns: the descriptor to write to; nil where that fails.
  package static func takeStandardOutput() -> Int32? {
    let own = dup(1)
    return own >= 0 && dup2(2, 1) >= 0 ? own : nil
  }

  /// Whether a process is there.
  package static func isRunning(_ process: Int) -> Bool {
    guard let process = pid_t(exactly: process), process > 0 else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }

  /// A closed pipe is an error of the call that meets it from here on, not the end of the process.
  package static func takeClosedPipeAsError() { signal(SIGPIPE, SIG_IGN) }

  /// One line of standard input without its end; nil at the end of the input.
  package static func readAnswer() -> String? { readLine() }

  /// The number of the user who runs this.
  package static var user: Int { Int(getuid()) }

  /// Makes a folder that nobody else can enter; true where it is there already and is the user's own.
  package static func makePrivateFolder(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 { return true }
    var status = stat()
    return errno == EEXIST && lstat(path, &status) == 0 && fileType(mode: status.st_mode) == .directory && status.st_uid == getuid()
  }

  /// Lets the owner, the group and others run a file.
  @discardableResult
  package static func makeExecutable(_ path: String) -> Bool { chmod(path, 0o755) == 0 }

  /// Makes a folder and those above it; true where it is there already.
  @discardableResult
  package static func makeFolder(_ path: String) -> Bool {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made == "/" ? "" : "/") + part
      if mkdir(made, 0o755) != 0, errno != EEXIST { return false }
    }
    var status = stat()
    return stat(path, &status) == 0 && fileType(mode: status.st_mode) == .directory
  }

  /// Columns of the terminal behind the descriptor, or nil where there is none.
  package static func terminalWidth(_ descriptor: Int32 = 1) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The absolute path of the current directory.
  package static var currentDirectory: String { realPath(".") ?? "/" }

  /// The absolute path without symbolic links, `.` or `..`, or nil where nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What stands at a path.
  package enum FileType: Sendable { case file, directory, symbolicLink, other }

  /// What stands at a path, or nil for nothing; a symbolic link is not followed.
  package static func fileType(_ path: String) -> FileType? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return fileType(mode: status.st_mode)
  }

  /// True where this process may read the file or list the folder.
  package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  private static func fileType(mode: mode_t) -> FileType {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  /// One name in a folder. The name is bytes, because a file system does not promise UTF-8.
  package struct DirectoryEntry {
    package var name: [UInt8]
    package var type: FileType
  }

  /// The names in a folder without `.` and `..`, in no order; nil where it cannot be listed.
  /// - Parameter path: bytes of the path, without a terminating zero.
  package static func listDirectory(_ path: [UInt8]) -> [DirectoryEntry]? {
    let handle = (path + [0]).withUnsafeBufferPointer {
      $0.withMemoryRebound(to: CChar.self) { opendir($0.baseAddress!) }
    }
    guard let handle else { return nil }
    defer { closedir(handle) }
    var entries: [DirectoryEntry] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        let start = UnsafeRawPointer($0)
        let length = strlen(start.assumingMemoryBound(to: CChar.self))
        return [UInt8](UnsafeRawBufferPointer(start: start, count: length))
      }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      let type: FileType
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): type = .file
      case Int32(DT_DIR): type = .directory
      case Int32(DT_LNK): type = .symbolicLink
      case Int32(DT_UNKNOWN):
        // Some file systems leave the type out.
        type = fileType(bytes: path + [0x2F] + name) ?? .other
      default: type = .other
      }
      entries.append(DirectoryEntry(name: name, type: type))
    }
    return entries
  }

  /// What stands at a path that is given by its bytes, without a terminating zero; a symbolic link is not followed.
  package static func fileType(bytes path: [UInt8]) -> FileType? {
    var status = stat()
    let result = (path + [0]).withUnsafeBufferPointer {
      $0.withMemoryRebound(to: CChar.self) { lstat($0.baseAddress!, &status) }
    }
    return result == 0 ? fileType(mode: status.st_mode) : nil
  }

  /// An open regular file. The caller closes the descriptor with `close(_:)`.
  struct OpenFile {
    var descriptor: Int32
    var size: Int
  }

  /// Opens a regular file for reading. Never blocks, also not on a FIFO; a symbolic link in the
  /// last place is refused.
  static func openFile(_ path: String) throws(ReadProblem) -> OpenFile {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      case ELOOP: throw .symbolicLink
      case ENXIO, EOPNOTSUPP: throw .notRegular
      case EMFILE, ENFILE: throw .exhausted(String(cString: strerror(errno)))
      default: throw .unreadable(String(cString: strerror(errno)))
      }
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, fileType(mode: status.st_mode) == .file else {
      _ = Platform.close(descriptor)
      throw .notRegular
    }
    return OpenFile(descriptor: descriptor, size: Int(status.st_size))
  }

  /// Reads up to `count` bytes; 0 at the end of the file, -1 on an error.
  package static func readSome(_ descriptor: Int32, _ target: UnsafeMutableRawPointer, _ count: Int) -> Int {
    while true {
      let got = read(descriptor, target, count)
      if got >= 0 || errno != EINTR { return got }
    }
  }

  /// The order of two runs of bytes: negative, zero or positive.
  package static func compare(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Int32 { memcmp(a, b, count) }

  /// The sentence that belongs to the last failed call.
  package static var lastError: String { String(cString: strerror(errno)) }

  /// Closes a descriptor.
  @discardableResult
  package static func close(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      Darwin.close(descriptor) == 0
    #elseif canImport(Musl)
      Musl.close(descriptor) == 0
    #else
      Glibc.close(descriptor) == 0
    #endif
  }

  /// Writes all bytes; false where the reader is gone or the disk is full.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let wrote = write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if wrote > 0 {
          done += wrote
        } else if wrote < 0 && errno == EINTR {
          continue
        } else if wrote < 0 && errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else {
          return false
        }
      }
      return true
    }
  }
}

/// A lock for the few values that threads share.
package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// Unlocked; the mutex lives as long as the object.
  package init() { pthread_mutex_init(mutex, nil) }
  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs the body while no other thread holds the lock. Not reentrant.
  package func withLock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}

extension Platform {
  /// Ends the process.
  package static func exit(with status: Int32) -> Never { _exitProcess(status) }
}

private func _exitProcess(_ status: Int32) -> Never { exit(status) }

extension Platform {
  /// Writes a whole file in one step, instead of one that is there: nobody sees half of it. What is no
  /// regular file (a pipe, `/dev/stdout`) is written to as it is, and so is a file whose folder takes no other.
  /// - Returns: false when that fails, for the reason in `lastError`; a file that was replaced is then as it was.
  package static func writeFile(_ bytes: [UInt8], toFile path: String) -> Bool {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, fileType(mode: status.st_mode) != .file { return writeAndClose(bytes, open(path, O_WRONLY | O_CLOEXEC)) }
    // Of a symbolic link the target is replaced.
    let target = exists ? realPath(path) ?? path : path
    let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[..<$0]) } ?? "."
    let (temporary, descriptor) = openTemporary(in: folder, mode: exists ? status.st_mode & 0o7777 : 0o644)
    if descriptor < 0, exists, errno == EACCES || errno == EPERM {
      // A folder that takes no new names may hold a file that can be written.
      return writeAndClose(bytes, open(target, O_WRONLY | O_TRUNC | O_CLOEXEC))
    }
    guard descriptor >= 0 else { return false }
    guard writeAndClose(bytes, descriptor) else {
      forget(temporary)
      return false
    }
    guard rename(temporary, target) == 0 else {
      forget(temporary)
      return false
    }
    return true
  }

  /// Makes a file named `.rtl-audit-PROCESS-NUMBER.tmp`, which holds new bytes until it is renamed.
  /// - Returns: its path and what it is written through; negative where `errno` says why there is none.
  package static func openTemporary(in folder: String, mode: mode_t) -> (path: String, descriptor: Int32) {
    var path = ""
    var descriptor: Int32 = -1
    // In containers processes have the same numbers, and one that was killed may have left its file. The name is short and
    // its own, so that a long name of the target cannot exceed the limit.
    for attempt in 0..<100 {
      path = "\(folder)/.rtl-audit-\(getpid())-\(attempt).tmp"
      descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 || errno != EEXIST { break }
    }
    return (path, descriptor)
  }

  /// Deletes a file that came to nothing; the reason stays.
  private static func forget(_ path: String) {
    let reason = errno
    unlink(path)
    errno = reason
  }

  private static func writeAndClose(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    guard descriptor >= 0 else { return false }
    guard writeAll(bytes, to: descriptor) else {
      let reason = errno
      _ = close(descriptor)
      errno = reason
      return false
    }
    return close(descriptor)
  }
}
