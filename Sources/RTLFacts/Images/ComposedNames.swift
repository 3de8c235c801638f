/// A name that code puts together: `arrow_\(side)`, `[@"arrow_" stringByAppendingString:side]`, `base + "_left"`.
package struct ComposedName: Hashable, Sendable {
  /// What is fixed of it, with a zero byte for each value.
  private let bytes: [UInt8]
  /// Whether code chooses this name by a side or the direction, whatever its values say.
  package var isChosen = false
  /// What finds it again: a property whose value it is, a function that returns it.
  package var constants: [String] = []

  /// - Parameter bytes: see `TextTemplate.bytes`; nil for what is no name, and for one of which too little is fixed.
  package init?(_ bytes: some Sequence<UInt8>) {
    var name = Array(bytes)
    if name.suffix(4).elementsEqual(".png".utf8) { name.removeLast(4) }
    // Folders and bundles stand ahead of a name.
    if let slash = name.lastIndex(of: UInt8(ascii: "/")) { name.removeFirst(slash + 1) }
    guard name.count <= ComposedName.longest, ComposedName.saysEnough(name), name.contains(0), name.allSatisfy(ComposedName.isOfName) else { return nil }
    self.bytes = name
  }

  private static func saysEnough(_ name: [UInt8]) -> Bool {
    name.lazy.filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }.count >= fewestLetters
  }

  /// Of a text, which may have other signs than a name.
  fileprivate init?(text bytes: [UInt8]) {
    guard bytes.contains(0), ComposedName.saysEnough(bytes) else { return nil }
    self.bytes = bytes
  }

  private static let longest = 64
  /// What has fewer may be anything: `\(year)-\(month)`.
  private static let fewestLetters = 3

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == 0 || IdentifierWords.isNameByte(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: " ")
  }

  /// What of a name its only value stands for, and what is fixed; nil where it has several values or does not make this name.
  package func parts(of name: String) -> (fixed: String, value: String)? {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    guard parts.count == 2, mayBe(name) else { return nil }
    let name = Array(name.utf8)
    func text(_ part: some Sequence<UInt8>) -> String { String(decoding: Array(part), as: UTF8.self) }
    return (text(parts[0]) + " " + text(parts[1]), text(name[parts[0].count..<(name.count - parts[1].count)]))
  }

  /// Whether some values make this name of it.
  package func mayBe(_ name: String) -> Bool {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last else { return false }
    let name = Array(name.utf8)
    guard name.starts(with: first), name.count >= first.count + last.count, name.suffix(last.count).elementsEqual(last) else { return false }
    var rest = name[first.count..<(name.count - last.count)]
    for part in parts.dropFirst().dropLast() {
      guard let start = rest.indices.first(where: { rest[$0...].starts(with: part) }) else { return false }
      rest = rest[(start + part.count)...]
    }
    return true
  }
}

extension CodeView {
  /// The names that the file puts together, each by one of its tokens.
  /// - Parameter areTexts: whether any text is meant, such as a key of one.
  package func composedNames(areTexts: Bool = false) -> [(name: ComposedName, token: Int)] {
    let templates = mayHaveTextTemplates ? textTemplates : []
    return templates.compactMap { template in
      (areTexts ? ComposedName(text: template.bytes) : ComposedName(template.bytes)).map { ($0, template.range.lowerBound) }
    } + replacedWords + joinedLiterals
  }

  /// Where a word of a text takes the place of another one, any name with either may come of it: `name.replacing("left", with: "right")`.
  private var replacedWords: [(name: ComposedName, token: Int)] {
    names(textVocabulary.replaces).flatMap { i -> [(name: ComposedName, token: Int)] in
      guard let open = at(i + 1, "(") ? i + 1 : !isSwift && isSelectorPart(i) ? enclosing(i) : nil, let close = partner(open), close > i else { return [] }
      return (i..<close).filter { isKind($0, .string) }.prefix(2).compactMap { literal in
        ComposedName([0] + content(ofString: literal) + [0]).map { ($0, literal) }
      }
    }
  }

  /// Literals that C joins with what stands beside them: `@"arrow_" side` in a macro, `"arrow_" + side`.
  private var joinedLiterals: [(name: ComposedName, token: Int)] {
    guard !isSwift else { return [] }
    return file.texts.lazy.map(Int.init).filter { self.isKind($0, .string) }.flatMap { i -> [(name: ComposedName, token: Int)] in
      let isMacro = self.flags(i).contains(.preprocessor)
      let isOpen = self.at(i + 1, "+") || isMacro && (self.at(i + 1, "#") || self.isName(i + 1) && !self.at(i + 2, ":"))
      let isEnd = self.at(i - 1, "+") || isMacro && (self.at(i - 2, "#") || self.isName(i - 1) && !self.at(i - 2, "#define"))
      guard isOpen || isEnd else { return [] }
      return ComposedName((isEnd ? [0] : []) + self.content(ofString: i) + (isOpen ? [0] : [])).map { [($0, i)] } ?? []
    }
  }
}
