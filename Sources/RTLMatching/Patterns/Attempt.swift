import RTLFindings
import RTLLexing

/// What a pattern has taken on the way that is tried: of many ways few lead to a match, and so the parts are a list that
/// the ways share and not arrays of each.
struct Attempt {
  /// One more thing that was taken.
  private final class Part {
    enum Content {
      case capture(String, Range<Int>)
      /// One of its alternatives took these tokens.
      case choice(Boxed<Choice>, alternative: Int, Range<Int>)
      case insertion(String, at: Int)
      case context(member: Int, type: String)
    }

    let content: Content
    let before: Part?

    init(_ content: Content, before: Part?) { (self.content, self.before) = (content, before) }
  }

  var start: Int
  var end: Int
  /// Tokens that a finding underlines.
  var place: Range<Int>
  /// Where the type of a typed member begins: it is underlined with the member.
  var placeStart: Int?
  private var last: Part?

  /// - Parameter trigger: the token where matching starts.
  init(at trigger: Int) { (start, end, place) = (trigger, trigger, trigger..<trigger + 1) }

  /// What a hole of this name took.
  func captured(_ name: String) -> Range<Int>? {
    var part = last
    while let here = part {
      if case .capture(name, let range) = here.content { return range }
      part = here.before
    }
    return nil
  }

  mutating func capture(_ name: String, _ range: Range<Int>) { add(.capture(name, range)) }
  mutating func take(_ choice: Boxed<Choice>, alternative: Int, _ range: Range<Int>) {
    if choice.value.isPlace { place = range }
    add(.choice(choice, alternative: alternative, range))
  }
  /// - Parameter offset: in bytes.
  mutating func insert(_ text: String, at offset: Int) { add(.insertion(text, at: offset)) }
  /// - Parameter member: the token of an implicit member whose context must have the type.
  mutating func add(context type: String, of member: Int) { add(.context(member: member, type: type)) }

  private mutating func add(_ content: Part.Content) { last = Part(content, before: last) }

  /// The match, once the whole pattern fits.
  func match(in file: TokenFile) -> Matcher.Match {
    let first = placeStart.map { min($0, place.lowerBound) } ?? place.lowerBound
    var match = Matcher.Match(start: start, end: end, place: first..<place.upperBound)
    var parts: [Part] = []
    var part = last
    while let here = part {
      parts.append(here)
      part = here.before
    }
    for part in parts.reversed() {
      switch part.content {
      case .capture(let name, let range): match.captures[name] = range
      case .choice(let choice, let alternative, let range): match.take(choice.value, choice.value.alternatives[alternative], range, in: file)
      case .insertion(let text, let offset): match.edits.append(Edit(range: offset..<offset, replacement: text))
      case .context(let member, let type): match.contexts.append((member, type))
      }
    }
    return match
  }
}

extension Matcher {
  /// What a pattern took, in token indices.
  struct Match {
    var start: Int
    var end: Int
    /// Tokens that a finding underlines.
    var place: Range<Int>
    var captures: [String: Range<Int>] = [:]
    var edits: [Edit] = []
    var needs: [Need] = []
    /// The most that the fix may claim, from the rows that took part.
    var fix: Applicability = .safe
    /// Types that the context of an implicit member must have, with the member's token.
    var contexts: [(member: Int, type: String)] = []

    /// What an alternative adds to a match. Of a name that was bound before, the first tokens count.
    fileprivate mutating func take(_ choice: Choice, _ alternative: Choice.Alternative, _ range: Range<Int>, in file: TokenFile) {
      if let name = choice.name, captures[name] == nil { captures[name] = range }
      needs += alternative.needs
      if let fix = alternative.fix { self.fix = min(self.fix, fix) }
      guard let replacement = alternative.replacement else { return }
      var bytes = file.byteRange(range)
      if choice.quoted, file.tokens[range.lowerBound].kind == .string {
        bytes = file.contentRange(ofString: range.lowerBound)
      } else if replacement.isEmpty {
        // A deleted word takes the space before it along.
        let space = file.bytes[..<bytes.lowerBound].reversed().prefix { $0 == 32 || 9...13 ~= $0 }.count
        bytes = bytes.lowerBound - space..<bytes.upperBound
      }
      edits.append(Edit(range: bytes, replacement: replacement))
    }
  }
}
