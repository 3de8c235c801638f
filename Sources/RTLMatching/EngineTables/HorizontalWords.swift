import RTLFacts

/// The table `horizontal-sources`.
struct HorizontalWords: Vocabulary {
  private enum Kind: String, TableWord {
    case way, point, distance, rectangle, size, x, width, leftEdge = "left-edge", middle, rightEdge = "right-edge", corner, extent, itself
    case makesPoint = "makes-point", makesSize = "makes-size", makesRectangle = "makes-rectangle", makesInsets = "makes-insets"
    case makesShift = "makes-shift", shifted, same, whole, unsigned, limited, converted, zero, numbered, updating
    case length, side, index, share, amount, start, box, half, kept, limiting, rounding, scale, sharing

    /// Nil for words of names.
    var meaning: HorizontalVocabulary.Meaning? { HorizontalVocabulary.Meaning(rawValue: rawValue) }
  }

  private(set) var words = HorizontalVocabulary()

  init(_ tables: Tables) throws(RuleError) {
    for (kind, row) in try tables[.horizontalSources].rows(by: Kind.self, ["kind", "name", "label", "role"]) {
      if let meaning = kind.meaning {
        words.entries[row[1]] = HorizontalVocabulary.Entry(meaning, label: row[2].isEmpty ? nil : row[2], role: row[3])
        continue
      }
      switch kind {
      case .length: words.lengths.insert(row[1])
      case .side: words.sides.insert(row[1])
      case .amount: words.amounts.insert(row[1])
      case .box:
        words.boxes.insert(row[1])
        words.boxRole = row[3]
      case .half: words.middles.insert(IdentifierWords.split(row[1].utf8))
      case .kept: words.kept.insert(IdentifierWords.split(row[1].utf8))
      case .limiting, .rounding, .sharing: words.helpers[IdentifierWords.split(row[1].utf8)] = HorizontalVocabulary.Helper(rawValue: row[0])
      case .scale: words.scales.insert(IdentifierWords.split(row[1].utf8))
      case .index:
        words.indices.insert(row[1])
        words.indexRole = row[3]
      case .share:
        words.shares.insert(row[1])
        words.shareRole = row[3]
      default:
        words.starts.insert(IdentifierWords.split(row[1].utf8))
        words.startRole = row[3]
      }
    }
    words.index()
  }

  /// The names of what is of a role; none of what has any name.
  func names(of role: String) -> [String] { role == words.boxRole ? [] : words.entries.filter { $0.value.role == role }.map(\.key).sorted() }

  /// The names of one meaning.
  func names(_ meaning: HorizontalVocabulary.Meaning) -> [String] { words.entries.filter { $0.value.meaning == meaning }.map(\.key).sorted() }
}
