// What is said when a defect of the tool stops it. A trap ends the whole process, and whoever is told no name
// can leave no file out.

#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// So much of a path is kept, in bytes, with a zero behind it.
private let room = 1024

/// What was done at a trap before, by the number of the signal: the runtime may tell more of it.
nonisolated(unsafe) private let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

/// Where a thread keeps the path of the file that it read last.
private let lastRead: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key) { free($0) }
  return key
}()

extension Platform {
  /// From here on a trap says which file its thread read last before it ends the process.
  package static func tellOfDefects() {
    // Made before a handler can run, which may allocate nothing.
    _ = lastRead
    for trap in [SIGILL, SIGTRAP] {
      sigaction(trap, nil, earlier + Int(trap))
      signal(trap) { number in
        Platform.tellOfDefect(to: 2)
        sigaction(number, earlier + Int(number), nil)
        raise(number)
      }
    }
  }

  /// - Parameter path: of a file that this thread reads now.
  package static func noteReading(_ path: String) {
    guard let place = pthread_getspecific(lastRead) ?? malloc(room) else { return }
    pthread_setspecific(lastRead, place)
    var path = path
    path.withUTF8 { text in
      let kept = min(text.count, room - 1)
      let copy = UnsafeMutableRawBufferPointer(start: place, count: room)
      copy.copyMemory(from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[..<kept]))
      copy[kept] = 0
    }
  }

  /// Calls nothing that a signal handler may not call.
  static func tellOfDefect(to descriptor: Int32) {
    func say(_ text: StaticString) { _ = write(descriptor, text.utf8Start, text.utf8CodeUnitCount) }
    say("rtl-audit: stopped by an internal error")
    if let place = pthread_getspecific(lastRead) {
      say("; the last file read was `")
      let path = UnsafeMutableRawBufferPointer(start: place, count: strlen(place.assumingMemoryBound(to: CChar.self)))
      // No terminal is to obey a name, nor a reader to be misled: behind 0xC2 stand the control characters beyond ASCII, and
      // behind 0xE2 most of those that turn the direction of a text or break its line, with some harmless signs.
      var left = 0
      for index in path.indices {
        let byte = path[index]
        if byte == 0xC2 { left = 2 } else if byte == 0xE2 { left = 3 }
        if byte < 0x20 || byte == 0x7F || left > 0 { path[index] = UInt8(ascii: "?") }
        left = max(0, left - 1)
      }
      _ = write(descriptor, place, path.count)
      say("`; until this is fixed, add that file to `exclude` in .rtl-audit.yml")
    }
    say(". Please report it: https://github.com/rtl-audit/rtl-audit/issues\n")
  }
}
