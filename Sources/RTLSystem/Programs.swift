// Programs that the tool starts.

#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

extension Platform {
  /// Takes the places of standard input, output and error where whoever started the tool closed them: the next file or
  /// pipe would get them, and what is meant for people would be written there. Reading and writing fail, as they did.
  package static func holdStandardDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) }
  }

  /// What a program left behind.
  package struct ProgramResult: Sendable {
    /// Everything that it wrote to its standard output.
    package var output: [UInt8]
    /// Its exit status; 128 plus the signal where a signal ended it; negative where it is not known.
    package var status: Int32
  }

  /// Runs a program that is looked up in `PATH`, never through a shell. Its standard input is empty
  /// and its standard error is dropped.
  /// - Parameters:
  ///   - withoutVariables: environment variables that the program must not see.
  ///   - variables: those that it sees instead of its own.
  /// - Returns: nil where the program could not be started.
  package static func run(
    _ program: String, _ arguments: [String], withoutVariables: Set<String> = [], variables: [String: String] = [:]
  ) -> ProgramResult? {
    let started = starting.withLock { () -> (child: pid_t?, output: Int32)? in
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let lines = environmentLines(without: withoutVariables, with: variables)
      let child = spawn(program, arguments, environment: lines, input: nil, output: ends[1])
      close(ends[1])
      return (child, ends[0])
    }
    guard let started else { return nil }
    defer { close(started.output) }
    guard let child = started.child else { return nil }

    var output: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = block.withUnsafeMutableBytes { readSome(started.output, $0.baseAddress!, $0.count) }
      if got <= 0 { break }
      output.append(contentsOf: block[..<got])
    }
    return ProgramResult(output: output, status: wait(for: child))
  }

  /// One program at a time is started: another one would inherit a pipe that is not yet marked as this one's, and keep
  /// it open.
  private static let starting = Lock()

  /// What no program gives.
  private static let unknownStatus: Int32 = -1

  private static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return unknownStatus }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// - Parameter input: nil for an empty one.
  private static func spawn(
    _ program: String, _ arguments: [String], environment: [String], input: Int32?, output: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var argv = ([program] + arguments).map { strdup($0) } + [nil]
    var lines = environment.map { strdup($0) } + [nil]
    defer { for text in argv + lines { free(text) } }
    // Who starts the tool may ignore the ends of its own programs; those of this one would then leave no status.
    signal(SIGCHLD, SIG_DFL)
    var child: pid_t = 0
    return posix_spawnp(&child, program, &actions, nil, &argv, &lines) == 0 ? child : nil
  }

  private static func environmentLines(without names: Set<String>, with variables: [String: String]) -> [String] {
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    var lines: [String] = []
    while let line = next.pointee {
      let text = String(cString: line)
      let name = text.prefix { $0 != "=" }
      if !names.contains(String(name)), variables[String(name)] == nil { lines.append(text) }
      next += 1
    }
    return lines + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// A program that answers one request after the other. Not for several threads at once.
  package final class Conversation: @unchecked Sendable {
    private let child: pid_t
    private let toChild: Int32
    private let fromChild: Int32
    private var block = [UInt8](repeating: 0, count: 1 << 16)
    private var at = 0
    private var end = 0

    /// - Returns: nil where the program could not be started.
    package init?(_ program: String, _ arguments: [String], withoutVariables: Set<String> = [], variables: [String: String] = [:]) {
      let started = Platform.starting.withLock { () -> (child: pid_t?, toChild: Int32, fromChild: Int32)? in
        var requests: [Int32] = [0, 0]
        var answers: [Int32] = [0, 0]
        guard pipe(&requests) == 0 else { return nil }
        guard pipe(&answers) == 0 else {
          for end in requests { Platform.close(end) }
          return nil
        }
        for end in requests + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A program that ended early is an answer that is missing, not the end of this one.
        signal(SIGPIPE, SIG_IGN)
        let lines = Platform.environmentLines(without: withoutVariables, with: variables)
        let child = Platform.spawn(program, arguments, environment: lines, input: requests[0], output: answers[1])
        Platform.close(requests[0])
        Platform.close(answers[1])
        return (child, requests[1], answers[0])
      }
      guard let started else { return nil }
      (toChild, fromChild) = (started.toChild, started.fromChild)
      guard let child = started.child else {
        Platform.close(toChild)
        Platform.close(fromChild)
        return nil
      }
      self.child = child
    }

    deinit {
      Platform.close(toChild)
      Platform.close(fromChild)
      _ = Platform.wait(for: child)
    }

    /// Sends a request; false where nobody reads it.
    package func send(_ request: String) -> Bool { Platform.writeAll(Array(request.utf8), to: toChild) }

    /// The next line of the answer without its line feed; nil at the end.
    package func line() -> [UInt8]? {
      var line: [UInt8] = []
      while at < end || fill() {
        if let feed = block[at..<end].firstIndex(of: 0x0A) {
          line += block[at..<feed]
          at = feed + 1
          return line
        }
        line += block[at..<end]
        at = end
      }
      return nil
    }

    /// Takes so many bytes of the answer; keeps none of them where the buffer is nil.
    /// - Returns: false where the answer ended before.
    package func take(_ count: Int, into buffer: inout [UInt8]?) -> Bool {
      var left = count
      while left > 0 {
        guard at < end || fill() else { return false }
        let part = min(left, end - at)
        buffer?.append(contentsOf: block[at..<at + part])
        at += part
        left -= part
      }
      return true
    }

    private func fill() -> Bool {
      at = 0
      end = max(0, block.withUnsafeMutableBytes { Platform.readSome(fromChild, $0.baseAddress!, $0.count) })
      return end > 0
    }
  }
}
