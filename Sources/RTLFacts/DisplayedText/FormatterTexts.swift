extension CodeView {
  /// Uses of one formatter that are looked at.
  private static let mostTexts = 40

  /// Who reads the texts that a formatter gives, as far as its file tells: those of `string(from:)`, `stringFromDate:` and the like.
  package func readers(ofTextsBy formatter: Range<Int>, path: String) -> Set<TextReaders> {
    guard let last = formatter.last(where: isIdentifier) else { return [] }
    let own = function(around: last)
    let isLocal = declaration(of: name(last), at: last)?.isLocal(at: last) ?? false
    return names([name(last)]).prefix(CodeView.mostTexts).reduce(into: []) { found, use in
      guard !isLocal || function(around: use) == own, let text = text(by: use) else { return }
      found.insert(readers(of: text, path: path))
    }
  }

  /// The call of a formatter that gives a text.
  private func text(by formatter: Int) -> Range<Int>? {
    if isSwift {
      guard at(formatter + 1, "."), at(formatter + 2, "string"), at(formatter + 3, "("), let close = partner(formatter + 3) else { return nil }
      return operandStart(endingAt: close)..<close + 1
    }
    guard let open = enclosing(formatter), at(open, "["), let close = partner(open), at(formatter + 2, ":"),
      bytes(formatter + 1).starts(with: Array("stringFrom".utf8))
    else { return nil }
    return open..<close + 1
  }
}
