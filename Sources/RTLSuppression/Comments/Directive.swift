import RTLFindings
import RTLSystem

/// The note of an Interface Builder object, which can hold directives as comments of code do.
package struct NoteDirectiveInput: Sendable, Hashable {
  /// Bytes of the object with everything inside it.
  package var object: Range<Int>
  /// The text of the note, entities resolved.
  package var text: String
  /// Bytes of the note in the file: where a complaint about it points.
  package var place: Range<Int>
  /// Bytes that go when the whole note goes; nil where that is for a person to do.
  package var removal: Range<Int>?

  /// - Parameters:
  ///   - object: byte offsets in the file's UTF-8 text, as are `place` and `removal`.
  ///   - text: with entities resolved.
  package init(object: Range<Int>, text: String, place: Range<Int>, removal: Range<Int>? = nil) {
    (self.object, self.text, self.place, self.removal) = (object, text, place, removal)
  }
}

/// Something wrong with a suppression.
package struct SuppressionProblem: Sendable, Hashable {
  /// What is wrong; each kind is reported under a rule id of its own.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// Not understood, an unknown rule, or nothing there that it could cover. A warning.
    case malformed
    /// It hides nothing. A note.
    case unused
    /// The settings ask for reasons and it gives none. A warning.
    case withoutReason
    /// The settings ask for rules and it names none. A warning.
    case withoutRule

    /// The id under which such problems are reported.
    package var rule: String {
      switch self {
      case .malformed: "malformed-suppression"
      case .unused: "unused-suppression"
      case .withoutReason: "suppression-without-reason"
      case .withoutRule: "suppression-without-rule"
      }
    }

    /// What it means and what ends it.
    package var explanation: String {
      switch self {
      case .malformed:
        "Something in a suppression comment has no effect: the directive is misspelled, a rule does not exist, or there is no code where it points. "
          + "The message says what to change. Rules that it names correctly are still suppressed. A warning, because the finding that it was meant "
          + "for may not be hidden; `--fix` leaves findings next to it alone until the comment is corrected."
      case .unused:
        "A suppression hides nothing: the defect is fixed, the file is gone, or the rule is off. A note. `--fix --min-level note` deletes such "
          + "comments; delete lines of `suppressions` in the settings yourself."
      case .withoutReason: "The settings say `require-reason: true`, and this suppression has no ` -- reason`. A warning; say why the finding is not a defect."
      case .withoutRule:
        "The settings say `require-rule: true`, and this suppression names no rule, so it hides everything. A warning; name the rules that it is for."
      }
    }
  }
  /// Decides the rule id.
  package var kind: Kind
  /// Bytes of the directive.
  package var range: Range<Int>
  /// 1-based.
  package var line: Int
  /// One sentence with the remedy.
  package var message: String
  /// What takes a needless suppression out of the file; empty where that is for a person to do.
  package var removal: [Edit] = []

  /// - Parameter line: 1-based; 0 until `Directives` has worked it out.
  package init(kind: Kind, range: Range<Int>, line: Int, message: String) {
    (self.kind, self.range, self.line, self.message) = (kind, range, line, message)
  }

  /// The id under which it is reported.
  package var rule: String { kind.rule }
}

/// One directive as written.
///
///     rtl-audit:disable:next RULE, RULE -- reason
struct Directive {
  enum Command: String, CaseIterable {
    case disable, enable
    case disableNext = "disable:next"
    case disableThis = "disable:this"
    case disablePrevious = "disable:previous"
    case disableFile = "disable:file"
  }
  var command: Command
  /// Known rules without repetition; empty for every rule.
  var rules: [String]
  var reason: String?
  /// Bytes of the directive, from its marker to the end of the comment's line.
  var range: Range<Int>
  /// How far behind the start of `range` the rules begin and end.
  var list = 0..<0

  static let marker = Array("rtl-audit:".utf8)

  /// What a text that begins with the marker says.
  /// - Parameters:
  ///   - range: bytes of the directive in its file, for complaints.
  ///   - sortedRules: the known rules in their order.
  ///   - problems: takes what is wrong; the line is filled in by the caller.
  /// - Returns: nil where nothing can be obeyed. A directive that names only unknown rules covers
  ///   nothing, rather than every rule.
  static func parse(
    _ text: some StringProtocol, range: Range<Int>, knownRules: Set<String>, sortedRules: [String], problems: inout [SuppressionProblem]
  ) -> Directive? {
    func complain(_ message: String) { problems.append(SuppressionProblem(kind: .malformed, range: range, line: 0, message: message)) }
    let body = Array(text.utf8.dropFirst(marker.count))
    let wordEnd = body.firstIndex { $0 == 0x20 || $0 == 0x09 } ?? body.count
    let word = String(decoding: body[..<wordEnd], as: UTF8.self)
    guard let command = Command(rawValue: word) else {
      let known = Command.allCases.map(\.rawValue)
      if word.isEmpty, wordEnd < body.count { complain("remove the space after `rtl-audit:`"); return nil }
      let remedy = (wordOfOthers(word)?.rawValue ?? nearestName(word, in: known)).map { "; did you mean `rtl-audit:\($0)`?" }
        ?? "; known: " + known.map { "`\($0)`" }.joined(separator: ", ")
      complain("unknown directive `rtl-audit:\(String(word.prefix(60)))`" + remedy)
      return nil
    }

    let (list, reason) = split(body[wordEnd...])
    var rules: [String] = []
    var seen: Set<String> = []
    var unknown = 0
    for name in list.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ",") }) {
      let rule = String(decoding: name, as: UTF8.self)
      if knownRules.contains(rule) {
        if seen.insert(rule).inserted { rules.append(rule) }
        continue
      }
      // To the end of the file would be more than was meant.
      if rules.isEmpty, unknown == 0, let meant = Command(rawValue: "\(word):\(rule)") {
        complain("`\(word) \(rule)` is not a directive; use `rtl-audit:\(meant.rawValue)`, with a colon")
        return nil
      }
      unknown += 1
      // The first one tells; more are most often the words of a reason.
      guard unknown == 1 else { continue }
      let remedy = nearestName(rule, in: sortedRules).map { "; did you mean `\($0)`?" }
        ?? "; a reason follows ` -- `"
      complain("unknown rule `\(String(rule.prefix(60)))`" + remedy)
    }
    if rules.isEmpty && unknown > 0 { return nil }
    let end = list.last.map { _ in list.endIndex - list.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count } ?? wordEnd
    return Directive(
      command: command, rules: rules, reason: reason, range: range, list: (marker.count + wordEnd)..<(marker.count + max(end, wordEnd)))
  }

  /// What a word of another linter says here: `disable-line`, `disable-next-line`, `ignore-file`.
  private static func wordOfOthers(_ word: String) -> Command? {
    if word.hasPrefix("enable") { return .enable }
    let marks: [(String, Command)] = [("next", .disableNext), ("prev", .disablePrevious), ("file", .disableFile), ("line", .disableThis)]
    return marks.first { word.contains($0.0) }?.1
  }

  /// The rules before and the reason behind the first `--`. Text fields of macOS turn two hyphens
  /// into a dash, so a dash that stands alone does the same.
  private static func split(_ text: ArraySlice<UInt8>) -> (rules: ArraySlice<UInt8>, reason: String?) {
    for i in text.indices where i == text.startIndex || text[i - 1] == 0x20 || text[i - 1] == 0x09 {
      for mark in ["--", "—", "–"] where text[i...].starts(with: mark.utf8) {
        let reason = text[(i + mark.utf8.count)...].drop { $0 == 0x20 || $0 == 0x09 }
        return (text[..<i], reason.isEmpty ? nil : String(decoding: reason, as: UTF8.self))
      }
    }
    return (text[...], nil)
  }
}
