import RTLFacts
import RTLLexing

/// What the words in the names of pictures say.
struct ImageWords: Vocabulary {
  private enum Shape: String, TableWord { case vertical, bar, other }
  private enum Kind: String, TableWord { case noun, empty, photograph, face }

  /// Of pictures that point up, down or to both sides.
  private(set) var vertical = WordPattern()
  /// Of names that point to a side, and those of them that name the picture itself.
  private(set) var directional = WordPattern()
  private(set) var nouns = WordPattern()
  /// Of files that name nothing.
  private(set) var empty: Set<String> = []
  /// Of the two faces of a thing: a set with the one beside a set with the other shows no direction.
  private(set) var faces: [(own: String, other: String)] = []
  /// What the names of photographs end in: a wallpaper called `back1` points nowhere.
  private(set) var photographs: Set<String> = []
  /// Of bars, which say where a picture is used and not what it shows.
  private(set) var bars = WordPattern()

  init(_ tables: Tables) throws(RuleError) {
    func runs(_ texts: [String]?) -> WordPattern { WordPattern(names: texts ?? []) }
    let shapes = try tables[.notDirectionalWords].texts(by: Shape.self, "word")
    (vertical, bars) = (runs(shapes[.vertical]), runs(shapes[.bar]))
    for (kind, row) in try tables[.pictureFiles].rows(by: Kind.self, ["kind", "word"]) {
      switch kind {
      case .noun: nouns.insert(IdentifierWords.split(row[1].utf8))
      case .empty: empty.insert(row[1])
      case .photograph: photographs.insert(row[1])
      case .face:
        let pair = parts(of: row[1], at: " ")
        guard pair.count == 2 else { throw row.refusal("a `face` has two words, its own and that of the other face: `front back`") }
        faces.append((pair[0], pair[1]))
      }
    }
    directional = runs(try (tables[.arrowWords].rows("word") + tables[.directionalWords].rows("word")).map { $0[0] })
  }
}

extension Vocabularies {
  /// Whether a name that code puts together points to one side whatever the value in it is: what is fixed names the side,
  /// and the value is a number, or a word of a theme, a size or a state, such as `dark`.
  package func pointsToOneSide(fixed: String, value: String) -> Bool {
    let known = tables.vocabulary(ImageWords.self)
    let sides = IdentifierWords.split(fixed.utf8).filter { !known.nouns.occur(in: [$0]) }
    let words = IdentifierWords.split(value.utf8)
    return known.directional.occur(in: sides) && !words.isEmpty
      && words.allSatisfy { known.empty.contains($0) || $0.utf8.allSatisfy { $0 < UInt8(ascii: "a") } }
  }

  /// Of image sets those whose name may point to a side.
  /// - Parameter paths: of their files.
  package func pointing(_ paths: some Sequence<String>) -> [String] {
    let words = tables.vocabulary(ImageWords.self).directional
    return paths.filter { path in AssetCatalog.imageSet(ofPath: path).map { words.occur(in: IdentifierWords.split($0.utf8)) } ?? false }
  }

  /// Whether the name of a picture file says that it points to neither side: `arrow-down@2x.png`. Where the image set
  /// has a name for what it does (`login`, `forward`), a file that is named for something else (`padlock`) says it as well.
  /// Where the set names a side itself (`leftArrow`), a file that is called `arrow-up` shows a picture that was turned.
  package func pointsToNoSide(picture name: String, of set: String) -> Bool {
    let known = tables.vocabulary(ImageWords.self)
    let stem = name.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "~") }
    let words = IdentifierWords.split(stem)
    if let end = name.split(separator: ".").last, known.photographs.contains(end.lowercased()), !known.nouns.occur(in: words) { return true }
    if known.vertical.occur(in: words), !known.bars.occur(in: words) { return directions.sides.isDisjoint(with: IdentifierWords.split(set.utf8)) }
    guard !known.nouns.isEmpty, !known.nouns.occur(in: IdentifierWords.split(set.utf8)), !known.directional.occur(in: words),
      !known.nouns.occur(in: words)
    else { return false }
    // `rightphoto`
    let letters = stem.map { $0 | 0x20 }
    guard !known.directional.single.contains(where: { $0.utf8.count > 3 && ByteSearch.contains(letters, Array($0.utf8)) }) else { return false }
    return words.contains { word in word.utf8.count > 3 && !known.empty.contains(word) && !word.utf8.contains { $0 < UInt8(ascii: "a") } }
  }

  /// The names that sets with the other face of a thing would have: `card-front` for `card-back`.
  package func otherFaces(of name: String) -> [String] {
    let bytes = Array(name.utf8)
    return tables.vocabulary(ImageWords.self).faces.flatMap { own, other in
      bytes.indices.compactMap { i -> String? in
        let end = i + own.utf8.count
        guard end <= bytes.count, bytes[i..<end].elementsEqual(own.utf8)
          || bytes[i] | 0x20 == own.utf8.first && bytes[i] < UInt8(ascii: "a") && bytes[(i + 1)..<end].elementsEqual(own.utf8.dropFirst())
        else { return nil }
        var text = Array(other.utf8)
        if bytes[i] < UInt8(ascii: "a"), !text.isEmpty { text[0] &= 0xDF }
        return String(decoding: bytes[..<i] + text + bytes[end...], as: UTF8.self)
      }
    }
  }
}
