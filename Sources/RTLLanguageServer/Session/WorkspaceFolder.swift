import RTLSystem

/// A folder that the client has open.
struct WorkspaceFolder {
  /// As the client writes it, without a slash at its end.
  let uri: String
  /// Absolute, without symbolic links.
  let path: String

  /// Nil for what is no folder of this machine.
  init?(uri: String) {
    guard let path = FileURI.path(uri) else { return nil }
    self.path = Path.destination(of: path)
    self.uri = uri.utf8.last == UInt8(ascii: "/") ? String(uri.dropLast()) : uri
  }
}

extension String {
  /// Whether this path is that of a folder, or lies below it. By bytes: to `String` a slash and an accent behind it are one character.
  func isAtOrBelow(_ folder: String) -> Bool { self == folder || utf8.starts(with: Path.join(folder, "").utf8) }
}
