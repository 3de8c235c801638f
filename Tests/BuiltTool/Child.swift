import Foundation

/// A program that a test ran. Foundation's `Process` on Linux crashes now and then where tests start programs from
/// several threads (signal 11 in `Process.run()`), and all tests end with it.
package struct Child {
  /// Exit status; the number of the signal, negative, where one ended it.
  package let status: Int32
  /// It did not end in time, and was killed.
  package let isOverdue: Bool
  package let stdout: String
  package let stderr: String

  /// No shell can be started, or no file be made for what it prints.
  package struct Failure: Error {}

  /// Runs a program to its end, with nothing on standard input and no signal blocked or ignored.
  /// - Parameters:
  ///   - program: a path, or a name that is looked up in `PATH`.
  ///   - folder: where it runs.
  ///   - environment: all variables.
  ///   - seconds: after which it is killed.
  /// - Throws: `Failure`.
  package init(
    _ program: String, _ arguments: [String], in folder: String = ".", environment: [String: String] = ProcessInfo.processInfo.environment,
    seconds: Double = 600
  ) throws {
    // Files rather than pipes: a full pipe would stop it.
    let files = FileManager.default.temporaryDirectory.appendingPathComponent("rtl-audit-child-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let (output, error) = (files.appendingPathComponent("out"), files.appendingPathComponent("err"))
    guard let child = Child.start(program, arguments, in: folder, environment, output: output.path, error: error.path) else { throw Failure() }
    var (ended, waited, killed) = (Int32(0), 0.0, false)
    while waitpid(child, &ended, WNOHANG) == 0 {
      if waited > seconds, !killed {
        // What blocks every other signal cannot block this one.
        kill(child, SIGKILL)
        killed = true
      }
      usleep(5_000)
      waited += 0.005
    }
    isOverdue = killed
    status = ended & 0x7F == 0 ? (ended >> 8) & 0xFF : -(ended & 0x7F)
    stdout = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
    stderr = String(decoding: (try? Data(contentsOf: error)) ?? Data(), as: UTF8.self)
  }

  private static func start(
    _ program: String, _ arguments: [String], in folder: String, _ environment: [String: String], output: String, error: String
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, error, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    // What is blocked on this thread or ignored by this process, as a closed pipe is by some tests, would be so there.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // Not every C library can enter a folder by itself, and a shell does it everywhere.
    var argv = (["sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments).map { strdup($0) } + [nil]
    var lines = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in argv + lines { free(text) } }
    var child: pid_t = 0
    return posix_spawn(&child, "/bin/sh", &actions, &attributes, &argv, &lines) == 0 ? child : nil
  }
}
