/// Why a file was not read.
package enum ReadProblem: Error, Sendable, Hashable {
  /// Nothing is there: a file that git still lists but that was deleted.
  case missing
  /// A symbolic link; what it points to is read under its own name.
  case symbolicLink
  /// A folder, a FIFO, a socket, a device.
  case notRegular
  /// In bytes.
  case tooLarge(size: Int, limit: Int)
  /// The system's reason.
  case unreadable(String)
  /// The tool may open no more files; the system's reason.
  case exhausted(String)

  /// What is wrong, to stand behind the name of the file.
  package var words: String {
    switch self {
    case .missing: "does not exist"
    case .symbolicLink: "is a symbolic link"
    case .notRegular: "is not a regular file"
    case .tooLarge(let size, let limit): "is \(inWords(bytes: size)), over the limit of \(inWords(bytes: limit))"
    case .unreadable(let why), .exhausted(let why): "cannot be read: \(why)"
    }
  }

  private func inWords(bytes: Int) -> String {
    let mebi = 1 << 20
    if bytes < mebi { return "\(bytes) bytes" }
    let tenths = (bytes * 10 + mebi / 2) / mebi
    return tenths % 10 == 0 ? "\(tenths / 10) MiB" : "\(tenths / 10).\(tenths % 10) MiB"
  }
}

/// Reads a whole regular file. Never blocks on a FIFO, never follows a symbolic link in the last
/// place, and does not read a byte of a file over the limit.
/// - Parameters:
///   - limit: the most bytes that are read.
///   - buffer: becomes the bytes of the file; its storage is reused. Unspecified after an error.
package func readFile(_ path: String, limit: Int, into buffer: inout [UInt8]) throws(ReadProblem) {
  let file = try Platform.openFile(path)
  defer { Platform.close(file.descriptor) }
  guard file.size <= limit else { throw .tooLarge(size: file.size, limit: limit) }

  var count = 0
  // One byte more than the size: what falls short of it and gives the size is the end of a regular file.
  resize(&buffer, to: file.size + 1)
  while true {
    let room = buffer.count - count
    let got = buffer.withUnsafeMutableBytes {
      Platform.readSome(file.descriptor, $0.baseAddress! + count, room)
    }
    if got < 0 { throw .unreadable(Platform.lastError) }
    if got == 0 { break }
    count += got
    if count > limit { throw .tooLarge(size: count, limit: limit) }
    if got < room, count == file.size { break }
    if count == buffer.count { resize(&buffer, to: count * 2) }
  }
  resize(&buffer, to: count)
}

/// Changes the count and clears only what was not there before.
private func resize(_ buffer: inout [UInt8], to count: Int) {
  if buffer.count > count {
    buffer.removeLast(buffer.count - count)
  } else if buffer.count < count {
    buffer.append(contentsOf: repeatElement(0, count: count - buffer.count))
  }
}
