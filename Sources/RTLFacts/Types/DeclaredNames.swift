import RTLLexing

/// Tells which files may declare a property or function of some name, without lexing them.
package struct DeclaredNames: Sendable {
  private let search: NameSearch

  /// - Parameter names: those with less than three letters are never found.
  package init(_ names: Set<String>) { search = NameSearch(names) }

  /// False is certain.
  package func mayBeDeclared(in bytes: [UInt8], _ dialect: Dialect) -> Bool {
    search.ends(in: bytes).contains { end in
      var start = end
      while start > 0, IdentifierWords.isNameByte(bytes[start - 1]) { start -= 1 }
      return dialect == .swift ? Self.followsKeyword(start, bytes) : Self.opensDeclaration(start, bytes)
    }
  }

  /// Swift: `var NAME`, `func NAME`, or another name behind a comma.
  private static func followsKeyword(_ start: Int, _ bytes: [UInt8]) -> Bool {
    var end = start
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    if end > 0, bytes[end - 1] == UInt8(ascii: ",") { return true }
    return keywords.contains { bytes[..<end].suffix($0.count).elementsEqual($0) }
  }

  private static let keywords = ["var", "let", "func"].map { Array($0.utf8) }

  /// Bytes that a declaration takes before its name; what stands further back on a line is not looked for.
  private static let reach = 4096

  /// Objective-C: the line is that of a property or a method, or longer than a person writes.
  private static func opensDeclaration(_ start: Int, _ bytes: [UInt8]) -> Bool {
    let far = max(0, start - reach)
    let lineBreak = bytes[far..<start].lastIndex(of: UInt8(ascii: "\n"))
    if lineBreak == nil, far > 0 { return true }
    let line = lineBreak.map { $0 + 1 } ?? 0
    return bytes[line..<start].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map { "@-+".utf8.contains($0) } ?? false
  }
}
