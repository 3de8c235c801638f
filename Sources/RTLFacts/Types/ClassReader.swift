import RTLLexing

/// The classes that a code file declares, what they inherit from, and which words of a table their code names.
package struct ClassReader: Sendable {
  /// A class as one declaration says it; extensions and `@implementation` give none.
  package struct Declared: Sendable, Hashable {
    /// Without module and generics; begins with a capital.
    package var name: String
    /// The first type that it inherits from; nil where this declaration names none.
    package var supertype: String?
  }

  /// In the order of the file; nested classes too, by their last name.
  package private(set) var classes: [Declared] = []
  /// Numbers of the table's words by the class, or the extension of a class, that they stand in.
  package private(set) var named: [String: Set<WordID>] = [:]

  /// - Parameter file: lexed with the words that are looked for.
  package init(_ file: TokenFile) {
    var owner: String?
    let tokens = file.tokens
    for i in tokens.indices {
      let token = tokens[i]
      if token.word != 0, let owner { named[owner, default: []].insert(token.word) }
      guard token.kind == .identifier, let isDeclaration = Self.opens(file, i) else { continue }
      guard i + 1 < tokens.count, tokens[i + 1].kind == .identifier else { continue }
      let name = file.string(tokens[i + 1])
      // `class func` and `class var` declare no class.
      guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { continue }
      owner = name
      guard isDeclaration else { continue }
      let hasSupertype = i + 3 < tokens.count && file.bytes[Int(tokens[i + 2].start)] == UInt8(ascii: ":") && tokens[i + 3].kind == .identifier
      classes.append(Declared(name: name, supertype: hasSupertype ? file.string(tokens[i + 3]) : nil))
    }
  }

  /// True at `class` and `@interface`, false at `extension` and `@implementation`, nil elsewhere.
  private static func opens(_ file: TokenFile, _ i: Int) -> Bool? {
    let token = file.tokens[i]
    func isWord(_ word: StaticString) -> Bool {
      Int(token.length) == word.utf8CodeUnitCount
        && file.bytes[Int(token.start)..<token.end].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
    switch token.length {
    case 5 where file.dialect == .swift: return isWord("class") ? true : nil
    case 9:
      if file.dialect == .swift { return isWord("extension") ? false : nil }
      return isWord("interface") && follows("@", file, i) ? true : nil
    case 14 where file.dialect == .objectiveC: return isWord("implementation") && follows("@", file, i) ? false : nil
    default: return nil
    }
  }

  private static func follows(_ mark: Unicode.Scalar, _ file: TokenFile, _ i: Int) -> Bool {
    i > 0 && file.bytes[Int(file.tokens[i - 1].start)] == UInt8(ascii: mark)
  }
}

extension TokenFile {
  fileprivate func string(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }
}
