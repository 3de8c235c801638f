/// The paths that a file of a build system refers to.
package enum PathReferences {
  /// One of them.
  package struct Reference: Sendable {
    /// As it is written.
    package var path: String
    /// False for what only a program knows: a variable, or a text with one in it.
    package var isLiteral: Bool
  }

  /// What follows the word `path` or `podspec`: `:path => '../Kit'` of a Podfile, `.package(path: "../Kit")` of a package,
  /// `path: ../Kit` of a specification. The first one of each line, without comments.
  package static func find(in bytes: [UInt8]) -> [Reference] {
    bytes.split(separator: 0x0A).compactMap { line in
      guard line.first(where: { $0 > 0x20 }) != UInt8(ascii: "#") else { return nil }
      return line.indices.lazy.compactMap { at in
        words.first { line[at...].starts(with: $0.utf8) }.flatMap { value(line[(at + $0.utf8.count)...]) }
      }.first
    }
  }

  private static let words = ["path", "podspec"]

  /// What stands behind a word, with a colon or an arrow between them.
  private static func value(_ text: ArraySlice<UInt8>) -> Reference? {
    let rest = text.drop { " :=>".utf8.contains($0) }
    guard rest.startIndex > text.startIndex, let first = rest.first else { return nil }
    let isQuoted = first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
    let path = isQuoted ? rest.dropFirst().prefix { $0 != first } : rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") }
    guard !path.isEmpty else { return nil }
    return Reference(path: String(decoding: path, as: UTF8.self), isLiteral: isQuoted && !path.contains(UInt8(ascii: "#")))
  }
}
