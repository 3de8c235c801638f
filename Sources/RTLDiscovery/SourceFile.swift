import RTLSystem

/// One file of the project, found by its name and not read yet.
package struct SourceFile: Sendable, Hashable {
  /// Path relative to the project's root, with `/` between folders. The bytes are those of the file
  /// system read as UTF-8; a name may hold spaces, quotes, newlines and escape sequences.
  package let path: String
  /// Detected from the path; `Project.swift` is a manifest only where Tuist is used.
  package let kind: FileKind

  /// - Parameter path: relative to the project's root.
  package init(path: String, kind: FileKind) { (self.path, self.kind) = (path, kind) }
}

/// A file or folder that could not be read, and why, in words for the person who runs the tool.
package struct Notice: Sendable, Hashable {
  /// What the exit status, the fixes and the summary go by; the words for people are in `message`.
  package enum Reason: Sendable, Hashable {
    case unreadable
    /// The tool may open no more files: the run is worth nothing.
    case exhausted
    /// Not a regular file (a FIFO, a socket, a device).
    case notRegular
    /// Over the size limit of the settings.
    case tooLarge
    /// Read, but not text in any encoding that the tool knows, or not well formed.
    case malformed
    /// More findings than the cap of one file.
    case capped
  }
  /// Relative to the project's root, `.` for the root itself; a report of several projects adds their folders.
  package let path: String
  /// Only `exhausted` bears on the exit status, which is then 2.
  package let reason: Reason
  /// One sentence, without the path: "is 104 MB, over the limit of 8 MB; set `max-file-size` to read it".
  package let message: String

  /// - Parameters:
  ///   - path: relative to the project's root.
  ///   - message: one sentence without the path.
  package init(path: String, reason: Reason, message: String) { (self.path, self.reason, self.message) = (path, reason, message) }
}

extension ReadProblem {
  /// What to tell the person; nil for `missing` and `symbolicLink`, which are no loss.
  package func notice(path: String) -> Notice? {
    switch self {
    case .missing, .symbolicLink: nil
    case .notRegular: Notice(path: path, reason: .notRegular, message: words)
    case .tooLarge: Notice(path: path, reason: .tooLarge, message: words + "; set `max-file-size` to read it")
    case .unreadable: Notice(path: path, reason: .unreadable, message: words)
    case .exhausted: Notice(path: path, reason: .exhausted, message: words)
    }
  }
}
