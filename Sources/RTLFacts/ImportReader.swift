import RTLLexing

/// Finds the modules that a source file names in its import lines, without cutting it into tokens: the whole
/// project is asked when a library may reach a file through a header or a re-export.
package enum ImportReader {
  /// `import Name`, `@testable import class Name.Part`, `@import Name;`, `#import <Name/Part.h>`,
  /// `#import "Part+Name.h"`: the module, the header's name, and the part of that name behind a plus sign.
  package static func modules(_ bytes: [UInt8]) -> Set<String> {
    var modules = Set<String>()
    for line in lines(bytes) { add(bytes[line], to: &modules) }
    return modules
  }

  /// Lines that may import, from their first sign on.
  private static func lines(_ bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { bytes in
      var at = 0
      while at < bytes.count {
        while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
        let first = at < bytes.count ? bytes[at] : 0
        let mayImport = first == UInt8(ascii: "i") || first == UInt8(ascii: "#") || first == UInt8(ascii: "@") || first == UInt8(ascii: "p")
        let end = ByteSearch.firstIndex(of: 0x0A, in: bytes, from: at) ?? bytes.count
        if mayImport, at < end, first == UInt8(ascii: "@") || first == UInt8(ascii: "p") || at + 2 < end && (bytes[at + 1] == UInt8(ascii: "m") || bytes[at + 1] == UInt8(ascii: "i")) {
          found.append(at..<end)
        }
        at = end + 1
      }
    }
    return found
  }

  private static func add(_ line: ArraySlice<UInt8>, to modules: inout Set<String>) {
    if line.first == UInt8(ascii: "#") {
      guard line.starts(with: "#import") || line.starts(with: "#include"),
        let open = line.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\"") })
      else { return }
      let path = line[(open + 1)...].prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\"") }
      let parts = path.split(separator: UInt8(ascii: "/"))
      guard let header = parts.last?.prefix(while: { $0 != UInt8(ascii: ".") }) else { return }
      if parts.count > 1, let folder = parts.first { modules.insert(folder.string) }
      for name in header.split(separator: UInt8(ascii: "+")) { modules.insert(name.string) }
      return
    }
    guard mayName(line) else { return }
    let words = line.split { !Words.isNameByte($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    guard let index = words.firstIndex(where: { $0.starts(with: "import") && $0.count == 6 || $0.starts(with: "@import") && $0.count == 7 }), index < 3,
      words[..<index].allSatisfy({ $0.first == UInt8(ascii: "@") || kinds.contains($0.string) })
    else { return }
    guard let name = words.dropFirst(index + 1).first(where: { !kinds.contains($0.string) }) else { return }
    modules.insert(name.prefix { $0 != UInt8(ascii: ".") }.string)
  }

  /// Whether the word stands in a line; most lines that begin like an import are none.
  private static func mayName(_ line: ArraySlice<UInt8>) -> Bool {
    line.withUnsafeBufferPointer { line in
      var at = 1
      // The rarest of its letters.
      while let found = ByteSearch.firstIndex(of: UInt8(ascii: "m"), in: line, from: at), found + 5 <= line.count {
        if line[found - 1] == UInt8(ascii: "i"), line[(found + 1)...].starts(with: "port".utf8) { return true }
        at = found + 1
      }
      return false
    }
  }

  /// Words that may stand before or behind `import`.
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "typealias", "var", "let", "public", "internal", "package", "private",
  ]
}
