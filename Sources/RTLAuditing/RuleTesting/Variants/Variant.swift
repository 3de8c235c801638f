import RTLFindings

/// An example written otherwise, and where its text went.
package struct Variant: Sendable, Hashable {
  /// What the text of a variant means.
  package enum Meaning: Sendable {
    /// What the example means.
    case same
    /// Its mirror image.
    case mirrored
    /// The example where its direction is right, and its mirror image in the other one: nothing is to be reported.
    case handled
  }
  /// Which of the spellings of its rewriting it is: `receiver`, `switch`; words for people.
  package var form: String
  /// What its text means.
  package var meaning = Meaning.same
  /// The text of the example.
  package let source: String
  /// The text of the variant.
  package private(set) var text: String
  /// Pieces of the example that stand at another place now.
  package private(set) var moved: [String] = []
  /// What became of the text of the example, in the order of the variant.
  private var pieces: [PlacedPiece]

  /// A piece of the text of the example, or what stands in its stead.
  private struct PlacedPiece: Sendable, Hashable {
    /// Bytes of the example.
    var origin: Range<Int>
    /// Bytes of the variant.
    var place: Range<Int>
    var isKept: Bool
    /// The bytes before it that were written to become a part of the operand that begins with it.
    var prefix: Int
  }

  /// - Parameter changes: see `TextChanges`; not overlapping.
  init(form: String, of source: [UInt8], _ changes: [TextChanges.Change]) {
    self.form = form
    self.source = String(decoding: source, as: UTF8.self)
    var bytes: [UInt8] = []
    var pieces: [PlacedPiece] = []
    var prefix = 0
    func add(_ piece: TextChanges.Piece) {
      switch piece {
      case .written(let text, let isPart):
        bytes += text.utf8
        prefix = isPart ? prefix + text.utf8.count : 0
      case .kept(let range):
        guard !range.isEmpty else { return }
        pieces.append(PlacedPiece(origin: range, place: bytes.count..<bytes.count + range.count, isKept: true, prefix: prefix))
        bytes += source[range]
        prefix = 0
      case .replaced(let range, let text):
        pieces.append(PlacedPiece(origin: range, place: bytes.count..<bytes.count + text.utf8.count, isKept: false, prefix: prefix))
        bytes += text.utf8
        prefix = 0
      }
    }
    var at = 0
    for change in changes {
      add(.kept(at..<change.range.lowerBound))
      for piece in change.pieces {
        if case .kept(let range) = piece { moved.append(String(decoding: source[range], as: UTF8.self)) }
        add(piece)
      }
      at = change.range.upperBound
    }
    add(.kept(at..<source.count))
    text = String(decoding: bytes, as: UTF8.self)
    self.pieces = pieces
  }

  /// Where a report of an offset of the example may stand. A report of an operand that begins there also stands where the operand
  /// begins now: at its new parenthesis or its new `self.`. Empty where the offset is gone.
  package func places(of offset: Int) -> Set<Int> {
    var places: Set<Int> = []
    for piece in pieces where piece.origin.contains(offset) {
      let place = piece.isKept ? piece.place.lowerBound + offset - piece.origin.lowerBound : piece.place.lowerBound
      places.insert(place)
      if offset == piece.origin.lowerBound { places.insert(place - piece.prefix) }
    }
    return places
  }

  /// The bytes of the variant that a range of the example became; nil where it is not there in one piece.
  package func range(of range: Range<Int>) -> Range<Int>? {
    let end = max(range.upperBound, range.lowerBound + 1)
    let inside = pieces.filter { $0.isKept && $0.origin.lowerBound <= range.lowerBound && end <= $0.origin.upperBound }
    guard inside.count == 1, let piece = inside.first else { return nil }
    let start = piece.place.lowerBound + range.lowerBound - piece.origin.lowerBound
    return start..<start + range.count
  }
}

/// Changes of the text of an example, collected by a rewriting. Offsets are bytes of the example.
struct TextChanges {
  enum Piece {
    /// New text. `isPart`: it becomes a part of the operand that follows.
    case written(String, isPart: Bool = false)
    /// Text of the example.
    case kept(Range<Int>)
    /// New text for text of the example; marks in it go to its beginning.
    case replaced(Range<Int>, String)
  }
  struct Change {
    var range: Range<Int>
    var pieces: [Piece]
  }
  private(set) var changes: [Change] = []
  var isEmpty: Bool { changes.isEmpty }

  mutating func insert(_ text: String, at offset: Int, isPart: Bool = false) { change(offset..<offset, [.written(text, isPart: isPart)]) }
  mutating func replace(_ range: Range<Int>, with text: String) { change(range, [.replaced(range, text)]) }
  mutating func change(_ range: Range<Int>, _ pieces: [Piece]) { changes.append(Change(range: range, pieces: pieces)) }
  mutating func add(_ other: TextChanges) { changes += other.changes }

  /// In the order of the text, those of one offset as they came; nil where two of them concern the same text.
  func sorted() -> [Change]? {
    let sorted = changes.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset) < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    for (first, second) in zip(sorted, sorted.dropFirst()) where second.range.lowerBound < first.range.upperBound { return nil }
    return sorted
  }
}
