/// Tests for a language, which say on what side lines begin.
extension CodeView {
  /// Whether something that one of these words names is compared with a value: `App.language() == "en"`, also in the other order,
  /// `switch language { case .arabic: …`.
  func isCompared(_ i: Int, with words: Set<String>) -> Bool {
    guard isCompared(i) else { return false }
    if let open = block(around: i), case .control(let keyword, let subject, _) = header(of: open), at(keyword, "switch"), isNamed(subject, by: words) {
      return true
    }
    if isEquality(i + 1), isNamed(i + 2..<operandEnd(startingAt: i + 2) + 1, by: words) { return true }
    let value = operandStart(endingAt: i)
    var end = at(value - 1, ":") ? value - 3 : value - 2
    // `defaults.value(forKey: languageKey) as? String ?? "en" == "en"`
    for _ in 0..<4 {
      let start = operandStart(endingAt: end)
      guard start > 0, start <= end else { return false }
      if isNamed(start..<end + 1, by: words) { return true }
      if at(start - 1, "??") {
        end = start - 2
      } else if at(start - 1, "?") || at(start - 1, "!"), at(start - 2, "as") {
        end = start - 3
      } else {
        return false
      }
    }
    return false
  }

  func isEquality(_ i: Int) -> Bool {
    guard i >= 0, i < count, file.tokens[i].length == 2 else { return false }
    let start = Int(file.tokens[i].start)
    let first = file.bytes[start]
    return file.bytes[start + 1] == UInt8(ascii: "=") && (first == UInt8(ascii: "=") || first == UInt8(ascii: "!"))
  }

  /// The tokens of which `mayBeLanguage` holds.
  func possibleLanguages(_ words: DirectionVocabulary) -> [Int] {
    file.tokens.withUnsafeBufferPointer { tokens in
      file.names.lazy.map { Int($0.token) }.filter { i in
        // Most names of Swift are no member, or of another length; most of Objective-C stand between other signs.
        guard self.isSwift else { return self.mayBeLanguageConstant(i) }
        guard i > 0, tokens[i - 1].length == 1, words.mayBeLanguage(Int(tokens[i].length)) else { return false }
        return self.mayBeLanguage(i, words)
      }
    }
  }

  /// Whether a token is a member, as long as the name of a language, with which something may be compared; in Objective-C a
  /// constant.
  func mayBeLanguage(_ i: Int, _ words: DirectionVocabulary) -> Bool {
    let token = file.tokens[i]
    guard isSwift else { return token.kind == .identifier && mayBeLanguageConstant(i) }
    guard token.kind == .identifier, words.mayBeLanguage(Int(token.length)), at(i - 1, ".") else { return false }
    var before = i - 2
    // `Settings.Language.arabic`
    for _ in 0..<4 where isKind(before, .identifier) && !at(before, "case") { before -= at(before - 1, ".") ? 2 : 1 }
    return isEquality(i + 1) || isEquality(before) || at(before, "case") || at(before, ",")
  }

  private func mayBeLanguageConstant(_ i: Int) -> Bool {
    isEquality(i + 1) || isEquality(i - 1) || sign(i - 1) == UInt8(ascii: ":") && sign(i + 1) == UInt8(ascii: "]")
  }

  /// Whether one of these words stands in the names and literals of an operand.
  func isNamed(_ operand: Range<Int>, by words: Set<String>) -> Bool {
    // Nobody writes a longer one.
    operand.prefix(100).contains { (isIdentifier($0) || isKind($0, .string)) && DirectionVocabulary.has(text($0), words) }
  }

  /// What a literal is looked for in, or what is looked for in a list with it: `language` of `language.hasPrefix("ar")`, of
  /// `["ar", "he"].contains(language)`, of `[language hasPrefix:@"ar"]` and of `[@[@"ar"] containsObject:language]`.
  /// - Parameter searches: names of calls that look for something in what they belong to.
  func searched(for i: Int, by searches: Set<String>) -> Range<Int>? {
    guard let open = enclosing(i), let close = partner(open) else { return nil }
    func isSearch(_ name: Int) -> Bool { isKind(name, .identifier) && searches.contains(text(name)) }
    guard isSwift else {
      if at(open - 1, "@"), isSearch(close + 1), at(close + 2, ":"), let end = enclosing(open).flatMap(partner) { return close + 3..<max(end, close + 3) }
      return at(open, "[") && at(i - 1, ":") && at(i + 1, "]") && isSearch(i - 2) ? open + 1..<max(i - 2, open + 1) : nil
    }
    if at(open, "["), at(close + 1, "."), isSearch(close + 2), at(close + 3, "("), let end = partner(close + 3) { return close + 4..<max(end, close + 4) }
    guard at(open, "("), isSearch(open - 1), at(open - 2, ".") else { return nil }
    let last = at(open - 3, "?") || at(open - 3, "!") ? open - 4 : open - 3
    let start = operandStart(endingAt: last)
    return start >= 0 && start <= last ? start..<last + 1 : nil
  }

  /// So many tokens before a token the app may have been given a language.
  private static let longestChoice = 80

  /// The language that the app was given further up in the same block: `setLanguage("ar")`, `current.language = .arabic`.
  /// What follows is for that language.
  func languageChoice(before i: Int) -> Int? {
    guard !directionVocabulary.choices.isEmpty, let open = block(around: i) else { return nil }
    let end = statementStart(i)
    return (max(open + 1, end - CodeView.longestChoice)..<max(open + 1, end)).last { k in
      isLanguage(k) && block(around: k) == open && !isCompared(k) && isNamed(statement(around: k), by: directionVocabulary.choices)
    }
  }

  private func isLanguage(_ i: Int) -> Bool {
    if isKind(i, .string) { return directionVocabulary.languageCode(bytes(i)) != nil }
    return isIdentifier(i) && at(i - 1, ".") && directionVocabulary.mayBeLanguage(bytes(i).count)
      && directionVocabulary.languageMembers.contains(text(i))
  }
}
