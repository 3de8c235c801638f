import RTLLexing

/// Finds the modules that a source file names in its import lines, without cutting it into tokens: the whole
/// project is asked when a library may reach a file through a header or a re-export.
package enum ImportReader {
  /// `import Name`, `@testable import class Name.Part`, `@import Name;`, `#import <Name/Part.h>`,
  /// `#import "Part+Name.h"`: the module, the header's name, and the part of that name behind a plus sign.
  package static func modules(_ bytes: [UInt8]) -> Set<String> {
    var modules = Set<String>()
    for line in lines(bytes) {
      add(bytes[line], to: &modules)
      guard let next = bytes[line].firstIndex(of: UInt8(ascii: ";")) else { continue }
      for statement in bytes[next..<line.upperBound].split(separator: UInt8(ascii: ";")) {
        let text = statement.trimmedStart()
        if text.starts(with: "import ".utf8) { add(text, to: &modules) }
      }
    }
    return modules
  }

  /// Words of import lines, each with its rarest letter and what stands before that.
  private static let words: [(sign: UInt8, before: Int, word: [UInt8])] = [
    (UInt8(ascii: "m"), 1, Array("import".utf8)), (UInt8(ascii: "#"), 0, Array("#include".utf8)),
  ]

  /// Lines that may import, from their first sign on.
  private static func lines(_ bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { bytes in
      for (sign, before, word) in words {
        var at = before
        while let place = ByteSearch.firstIndex(of: sign, in: bytes, from: at) {
          at = place + 1
          guard bytes[(place - before)...].starts(with: word) else { continue }
          let start = firstSign(ofLineAt: place, bytes)
          let end = ByteSearch.firstIndex(of: 0x0A, in: bytes, from: place) ?? bytes.count
          if "i#@p".utf8.contains(bytes[start]) { found.append(start..<end) }
          // One look tells of the whole line, however often the word stands in it.
          at = end
        }
      }
    }
    return found
  }

  /// The first byte that is no blank in the line of a byte that is none.
  private static func firstSign(ofLineAt place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    while bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    return start
  }

  private static func add(_ line: ArraySlice<UInt8>, to modules: inout Set<String>) {
    if line.first == UInt8(ascii: "#") {
      guard line.starts(with: "#import") || line.starts(with: "#include"),
        let open = line.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\"") })
      else { return }
      let path = line[(open + 1)...].prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\"") }
      let slash = UInt8(ascii: "/"), plus = UInt8(ascii: "+")
      let header = path[(path.lastIndex(of: slash).map { $0 + 1 } ?? path.startIndex)...].prefix { $0 != UInt8(ascii: ".") }
      if let end = path.firstIndex(of: slash) { modules.insert(path[..<end].string) }
      if header.contains(plus) {
        for name in header.split(separator: plus) { modules.insert(name.string) }
      } else if !header.isEmpty {
        modules.insert(header.string)
      }
      return
    }
    // As most lines are; a capital begins no kind of declaration.
    if line.starts(with: "import ".utf8), let first = line.dropFirst(7).first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      modules.insert(line.dropFirst(7).prefix(while: IdentifierWords.isNameByte).string)
      return
    }
    let words = line.split { !IdentifierWords.isNameByte($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    guard let index = words.firstIndex(where: { $0.starts(with: "import") && $0.count == 6 || $0.starts(with: "@import") && $0.count == 7 }), index < 3,
      words[..<index].allSatisfy({ $0.first == UInt8(ascii: "@") || kinds.contains($0.string) })
    else { return }
    guard let name = words.dropFirst(index + 1).first(where: { !kinds.contains($0.string) }) else { return }
    modules.insert(name.prefix { $0 != UInt8(ascii: ".") }.string)
  }

  /// Words that may stand before or behind `import`.
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "typealias", "var", "let", "public", "internal", "package", "private",
  ]
}
