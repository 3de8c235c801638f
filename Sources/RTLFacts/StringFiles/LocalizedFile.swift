import RTLLexing

/// One text of a string file, whatever its format is.
package struct LocalizedEntry: Sendable, Equatable {
  /// Escapes replaced, so that keys of two formats compare.
  package var key: String
  /// Byte range of the text as the file spells it, without its delimiters.
  package var content: Range<Int>
  /// `ar`, `pt-BR`; empty for `Base` and for a file that stands in no language folder.
  package var language: String
  /// The variable of a plural rule or the substitution that the text belongs to; empty for none.
  package var variable = ""
  /// The plural category that the text is for (`few`); empty for a text without plural forms.
  package var category = ""
  /// False where the catalogue itself says that nobody has translated it yet.
  package var isTranslated = true
}

/// The plural forms of one number in one language.
package struct LocalizedPlural: Sendable, Equatable {
  /// As in `LocalizedEntry`, with which it is compared.
  package var key: String
  /// The variable or the substitution, as in `LocalizedEntry`; empty for none.
  package var variable: String
  /// As in `LocalizedEntry`: empty for `Base`.
  package var language: String
  /// Byte range that names it: the key of the rule.
  package var place: Range<Int>
  /// Indexes of its forms in `LocalizedFile.entries`.
  package var forms: Range<Int>
}

/// The texts of a `.strings`, `.stringsdict` or `.xcstrings` file in one shape, so that an analysis is
/// written once. Texts are read from the file's tokens; a damaged file gives what could be read.
package struct LocalizedFile: Sendable {
  /// In the order of the file; the forms of one plural stand together.
  package internal(set) var entries: [LocalizedEntry] = []
  /// In the order of the file; `.strings` has none.
  package internal(set) var plurals: [LocalizedPlural] = []
  /// Of a catalogue: the language that its keys are written in.
  package internal(set) var sourceLanguage = ""
  /// Of a catalogue or of plural rules; pairs are read by their tokens.
  package private(set) var damage: Damage?

  /// The categories of CLDR, as all three formats spell them.
  package static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// - Parameters:
  ///   - file: lexed with the dialect of a string file.
  ///   - path: tells the language, for a format that does not say it.
  package init(_ file: TokenFile, path: String) {
    let language = LanguageReader.language(ofPath: path) ?? ""
    switch file.dialect {
    case .stringCatalog:
      let tree = JSONTree(file)
      damage = Damage(tree)
      readCatalog(tree)
    case .stringsDictionary:
      let tree = ElementTree(file)
      damage = Damage(tree)
      readRules(tree, language)
    default:
      let isXML = file.tokens.contains { $0.kind == .tagOpen }
      if isXML { readPairs(ElementTree(file), language) } else { readStrings(file, language) }
    }
  }

  /// `"key" = "value";` and the short form `"key";`, whose value is its key.
  private mutating func readStrings(_ file: TokenFile, _ language: String) {
    var key: Int?
    var value: Int?
    var isValue = false
    for token in file.tokens.indices {
      switch file.tokens[token].kind {
      case .string, .identifier:
        if isValue { value = token } else { key = token }
      case .punctuation:
        switch file.bytes[Int(file.tokens[token].start)] {
        case UInt8(ascii: "="): isValue = true
        case UInt8(ascii: ";"), UInt8(ascii: "}"):
          if let key {
            let text = LocalizedFile.content(of: value ?? key, file)
            entries.append(LocalizedEntry(key: LocalizedFile.unescaped(file.bytes[LocalizedFile.content(of: key, file)]), content: text, language: language))
          }
          (key, value, isValue) = (nil, nil, false)
        default: (key, value, isValue) = (nil, nil, false)
        }
      default: break
      }
    }
  }

  /// Byte range of a token without its quotes.
  private static func content(of token: Int, _ file: TokenFile) -> Range<Int> {
    let range = file.tokens[token].range
    guard file.tokens[token].kind == .string else { return range }
    let end = file.tokens[token].flags.contains(.unterminated) ? range.upperBound : range.upperBound - 1
    return min(range.lowerBound + 1, end)..<end
  }

  /// The text of an old-style property list: `\n`, `\"`, `\U0627`.
  static func unescaped(_ content: ArraySlice<UInt8>) -> String { DataEscapes.propertyList.decode(content) }
}
