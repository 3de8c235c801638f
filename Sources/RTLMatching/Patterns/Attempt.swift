import RTLLexing

/// What a pattern has taken on the way that is tried: of many ways few lead to a match, and so the parts are a list that
/// the ways share and not arrays of each.
struct Attempt {
  /// One more thing that was taken.
  private final class Part {
    enum Content {
      case capture(String, Range<Int>)
      case edit(Edit)
      case needs([Need])
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
  /// The most that the fix may claim, from the rows that took part.
  var fix: Applicability = .safe
  /// Where the type of a typed member begins: it is underlined with the member.
  var placeStart: Int?
  private var last: Part?

  /// - Parameter trigger: the token where matching starts.
  init(at trigger: Int) { (start, end, place) = (trigger, trigger, trigger..<trigger + 1) }

  /// What was captured last under a name.
  func captured(_ name: String) -> Range<Int>? {
    var part = last
    while let here = part {
      if case .capture(name, let range) = here.content { return range }
      part = here.before
    }
    return nil
  }

  mutating func capture(_ name: String, _ range: Range<Int>) { add(.capture(name, range)) }
  mutating func add(_ edit: Edit) { add(.edit(edit)) }
  mutating func add(_ needs: [Need]) { if !needs.isEmpty { add(.needs(needs)) } }
  /// - Parameter member: the token of an implicit member whose context must have the type.
  mutating func add(context type: String, of member: Int) { add(.context(member: member, type: type)) }

  private mutating func add(_ content: Part.Content) { last = Part(content, before: last) }

  /// The match, once the whole pattern fits.
  var match: Matcher.Match {
    let first = placeStart.map { min($0, place.lowerBound) } ?? place.lowerBound
    var match = Matcher.Match(start: start, end: end, place: first..<place.upperBound, fix: fix)
    var parts: [Part] = []
    var part = last
    while let here = part {
      parts.append(here)
      part = here.before
    }
    for part in parts.reversed() {
      switch part.content {
      case .capture(let name, let range): match.captures[name] = range
      case .edit(let edit): match.edits.append(edit)
      case .needs(let needs): match.needs += needs
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
  }
}
