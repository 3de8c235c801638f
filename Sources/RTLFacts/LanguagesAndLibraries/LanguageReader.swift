import RTLLexing

/// Finds the languages of a project.
package enum LanguageReader {
  /// `ar` for `App/ar.lproj/Localizable.strings`; nil for `Base` and for paths without such a folder.
  package static func language(ofPath path: String) -> String? {
    // Asked of every file of a project.
    var path = path
    return path.withUTF8 { path in
      var start = 0
      while let slash = ByteSearch.firstIndex(of: UInt8(ascii: "/"), in: path, from: start) {
        let folder = UnsafeBufferPointer(rebasing: path[start..<slash])
        start = slash + 1
        guard folder.count >= ending.count, folder.suffix(ending.count).elementsEqual(ending) else { continue }
        return normalized(String(decoding: folder.dropLast(ending.count), as: UTF8.self))
      }
      return nil
    }
  }

  /// `App/Cart.xib` for `App/ar.lproj/Cart.xib`.
  package static func unlocalized(_ path: String) -> String {
    guard path.utf8.contains(ending[0]) else { return path }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.filter { !$0.suffix(ending.count).elementsEqual(ending) }.map { String(Substring($0)) }.joined(separator: "/")
  }

  private static let ending = Array(".lproj".utf8)

  /// `knownRegions = ( en, Base, ar, "pt-BR" );` of a project.
  static func knownRegions(_ bytes: [UInt8]) -> Set<String> {
    var languages = Set<String>()
    var isInside = false
    for (_, line) in TextLines(bytes) {
      var rest = line.trimmed()
      if !isInside {
        guard rest.starts(with: "knownRegions"), let open = rest.firstIndex(of: UInt8(ascii: "(")) else { continue }
        isInside = true
        rest = rest[(open + 1)...]
      }
      let close = rest.firstIndex(of: UInt8(ascii: ")"))
      for part in rest[..<(close ?? rest.endIndex)].split(separator: UInt8(ascii: ",")) {
        let name = part.trimmed().filter { $0 != UInt8(ascii: "\"") }
        if let language = normalized(String(decoding: name, as: UTF8.self)) { languages.insert(language) }
      }
      if close != nil { isInside = false }
    }
    return languages
  }

  /// `developmentRegion = ar;` of a project: the language that the team writes and draws in.
  static func developmentRegion(_ bytes: [UInt8]) -> String? {
    guard let start = bytes[...].end(of: "developmentRegion = ") else { return nil }
    let name = bytes[start...].prefix(32).prefix { $0 != UInt8(ascii: ";") }.filter { $0 != UInt8(ascii: "\"") }
    return normalized(String(decoding: name, as: UTF8.self))
  }

  /// `CFBundleLocalizations` of a property list in XML.
  static func propertyList(_ bytes: [UInt8]) -> Set<String> {
    guard bytes.starts(with: "<".utf8) || bytes.starts(with: [0xEF, 0xBB, 0xBF]), bytes[...].end(of: "CFBundleLocalizations") != nil else {
      return []
    }
    let file = TokenFile(bytes, .xml)
    let tree = ElementTree(file)
    guard let key = tree.elements.indices.first(where: { tree.isNamed("key", $0) && tree.text(of: $0) == "CFBundleLocalizations" }) else {
      return []
    }
    let list = tree.elements[key].subtreeEnd
    guard list < tree.elements.count, tree.isNamed("array", list) else { return [] }
    return Set(tree.children(of: list).compactMap { normalized(tree.text(of: $0)) })
  }

  /// By the script if the code names one (`az-Arab`), else by the language.
  package static func isRightToLeft(_ code: String) -> Bool {
    var language: Int?
    // Asked of every text of a catalogue: a part is a number, and nothing is allocated.
    var (part, count, hasDigit) = (0, 0, false)
    for byte in code.utf8 {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        if language != nil, count == 4, !hasDigit { return rightToLeftScripts.contains(part) } else if language == nil, count > 0 { language = part }
        (part, count, hasDigit) = (0, 0, false)
      } else {
        part = count < 7 ? part << 8 | Int(byte | 0x20) : 0
        count += 1
        hasDigit = hasDigit || byte < UInt8(ascii: "A")
      }
    }
    if let language { return count == 4 && !hasDigit ? rightToLeftScripts.contains(part) : rightToLeftLanguages.contains(language) }
    return rightToLeftLanguages.contains(part)
  }

  private static func normalized(_ name: some StringProtocol) -> String? {
    guard !name.isEmpty, name != "Base", !name.hasPrefix("$") else { return nil }
    return String(decoding: name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  private static let rightToLeftScripts = numbers(["adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"])

  /// Languages whose usual script is written from right to left; `iw` and `ji` are old codes.
  private static let rightToLeftLanguages = numbers([
    "ar", "arc", "ary", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo",
    "pnb", "prs", "ps", "sd", "syr", "ug", "ur", "yi",
  ])

  /// Words of lower case as numbers, by their bytes.
  private static func numbers(_ words: [String]) -> Set<Int> { Set(words.map { $0.utf8.reduce(0) { $0 << 8 | Int($1) } }) }
}
