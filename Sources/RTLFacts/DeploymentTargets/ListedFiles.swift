import RTLSystem

/// What Xcode projects list. A file beside them that none lists is built into no app: it was left behind, or is a copy.
///
/// Names are compared, not paths: groups move them about, and two files of one name count as listed both. Says nothing
/// where a project takes whole folders in, as those of Xcode 16 may, nor where most files are in no list: then something
/// else puts the app together.
package struct ListedFiles: Sendable {
  /// Hashes of the last parts of paths.
  private var names: Set<UInt64> = []
  /// Those of folders that are copied as they are.
  private var folders: Set<UInt64> = []
  /// The folders that hold a project.
  private var roots: [String] = []
  private let libraries: [String]

  /// - Parameters:
  ///   - projects: `App.xcodeproj/project.pbxproj` with its text, nil for one that cannot be read.
  ///   - libraries: folders whose files a package or a pod lists.
  ///   - code: paths of all code.
  package init?(_ projects: some Sequence<(path: String, bytes: [UInt8]?)>, libraries: [String], code: some Sequence<String>) {
    self.libraries = libraries
    for project in projects {
      let parts = project.path.split(separator: "/")
      guard parts.count >= 2, let bytes = project.bytes, add(bytes) else { return nil }
      roots.append(parts.dropLast(2).map { $0 + "/" }.joined())
    }
    let answers = code.compactMap(isListed)
    guard answers.reduce(0, { $0 + ($1 ? 1 : -1) }) > 0 else { return nil }
  }

  /// - Returns: false for a project that lists not every file.
  private mutating func add(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var lineNames: [UInt64] = []
      var isFolder = false
      for i in bytes.indices {
        if bytes[i] == 0x0A {
          names.formUnion(lineNames)
          if isFolder { folders.formUnion(lineNames) }
          (lineNames, isFolder) = ([], false)
        }
        guard bytes[i] == UInt8(ascii: "="), i + 2 < bytes.count else { continue }
        let (key, value) = (bytes[..<i], bytes[(i + 2)...])
        if key.hasSuffix("path ") || key.hasSuffix("name ") {
          let quote = UInt8(ascii: "\"")
          lineNames.append(Self.hash(value.first == quote ? value.dropFirst().prefix { $0 != quote } : value.prefix { $0 != UInt8(ascii: ";") }))
        } else if key.hasSuffix("FileType "), value.starts(with: "folder;".utf8) {
          isFolder = true
        } else if key.hasSuffix("isa "), value.starts(with: "PBXFileSystemSynchronized".utf8) {
          return false
        }
      }
      return true
    }
  }

  /// Of the last part of a path.
  private static func hash(_ path: some Collection<UInt8>) -> UInt64 {
    var hash = FNV1a()
    for byte in path { if byte == UInt8(ascii: "/") { hash = FNV1a() } else { hash.add(byte) } }
    return hash.value
  }

  /// The name that a project would have to list for this file; nil where one does, and where no project is asked.
  /// - Parameter path: of code, an Interface Builder file or a part of an asset catalogue, from the root.
  package func missingName(ofFile path: String) -> String? {
    guard isListed(path) == false, let name = parts(of: path).flatMap(Self.name) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a project lists the name of a file.
  package func listsName(ofFile path: String) -> Bool { isListed(path) == true }

  /// nil for a file that no project is asked about.
  private func isListed(_ path: String) -> Bool? {
    guard roots.contains(where: path.hasPrefix), !libraries.contains(where: path.hasPrefix) else { return nil }
    // Most files are known by their name alone, before the path is cut.
    if names.contains(Self.hash(path.utf8)) { return true }
    guard let parts = parts(of: path), let name = Self.name(parts), !name.hasSuffix(".h"), name.allSatisfy(Self.isPlain) else { return nil }
    // A bundle is listed with all that it holds.
    return names.contains(Self.hash(name)) || parts.contains { part in
      folders.contains(Self.hash(part)) || part.hasSuffix(".bundle") && names.contains(Self.hash(part))
    }
  }

  /// The parts of a path below the nearest folder with a project.
  private func parts(of path: String) -> [Substring.UTF8View]? {
    guard let root = roots.filter(path.hasPrefix).max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    return path.utf8.dropFirst(root.utf8.count).split(separator: UInt8(ascii: "/"))
  }

  /// What a project lists: an asset catalogue as one thing.
  private static func name(_ parts: [Substring.UTF8View]) -> Substring.UTF8View? { parts.first { $0.hasSuffix(".xcassets") } ?? parts.last }

  /// Whether the byte stands for itself in a project, and is one in every spelling of Unicode.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "'")
  }
}

extension BidirectionalCollection<UInt8> {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return self.count >= count && suffix(count).elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
  }
}
