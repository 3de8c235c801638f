import RTLFindings

/// Code that runs only where a test of the system's version fails: `if #available(iOS 11, *) { … } else { here }`.
package struct OldSystemCode: Sendable {
  /// The tokens.
  package var tokens: Range<Int>
  /// What the test asks for; on other platforms it never fails.
  package var releases: [(platform: AppPlatform, version: Version)]
}

extension CodeView {
  /// The code that runs only on systems older than the releases of a test, each with its test.
  package var oldSystemCode: [OldSystemCode] {
    let words = directionVocabulary
    let tests = Set(names(Set(AppPlatform.allCases.map(\.rawValue))).compactMap { enclosing($0).map { $0 - 1 } })
    return tests.compactMap { test in
      let word = text(test), isLack = words.unavailability.contains(word)
      guard isLack || words.availability.contains(word), let releases = releases(ofTest: test), let tokens = branchOfOldSystems(test, isLack: isLack) else {
        return nil
      }
      return OldSystemCode(tokens: tokens, releases: releases)
    }
  }

  /// Of `#available(iOS 11, tvOS 11, *)`; nil for what is no plain version. A platform of extensions has that of its apps.
  private func releases(ofTest test: Int) -> [(platform: AppPlatform, version: Version)]? {
    guard at(test + 1, "("), let close = partner(test + 1) else { return nil }
    var found: [(platform: AppPlatform, version: Version)] = []
    for name in stride(from: test + 2, to: close, by: 3) where !at(name, "*") {
      guard let version = Version(plain: text(name + 1)), at(name + 2, ",") || name + 2 == close else { return nil }
      if let platform = AppPlatform(rawValue: text(name)) { found.append((platform, version)) }
    }
    return found
  }

  /// The tokens that are reached only where a test fails which is the whole condition of an `if` or a `guard`.
  private func branchOfOldSystems(_ test: Int, isLack: Bool) -> Range<Int>? {
    guard var end = partner(test + 1).map({ $0 + 1 }) else { return nil }
    var start = at(test - 1, "@") ? test - 1 : test
    var isLack = isLack
    if at(start - 1, "!") { (start, isLack) = (start - 1, !isLack) }
    if !isSwift {
      guard at(start - 1, "("), at(end, ")") else { return nil }
      (start, end) = (start - 1, end + 1)
    }
    let isGuard = at(start - 1, "guard")
    let body = isGuard ? end + 1 : end
    guard isGuard ? at(end, "else") : at(start - 1, "if"), at(body, "{"), let close = partner(body) else { return nil }
    // What the braces hold is for newer systems.
    if isGuard == isLack {
      let isRest = isGuard || leaves(body, close)
      return isRest ? rest(behind: close, of: start) : elseBranch(behind: close)
    }
    return body..<close
  }

  private func rest(behind close: Int, of start: Int) -> Range<Int> { close + 1..<max(close + 1, enclosing(start).flatMap(partner) ?? count) }

  /// With all that an `else if` adds to it.
  private func elseBranch(behind close: Int) -> Range<Int>? {
    guard at(close + 1, "else") else { return nil }
    var end = close
    for _ in 0..<CodeView.branches {
      guard at(end + 1, "else"), let body = (end + 2..<count).prefix(CodeView.reach).first(where: { at($0, "{") && enclosing($0) == enclosing(close + 1) }),
        let next = partner(body)
      else { break }
      end = next
    }
    return end > close ? close + 1..<end : nil
  }
}
