extension CodeView {
  /// The braces of the `switch` whose value ends in a token.
  func switchBody(behind i: Int) -> Range<Int>? {
    let isSubject = at(i + 1, "{") || at(i + 1, ")") && at(i + 2, "{")
    let open = at(i + 1, "{") ? i + 1 : i + 2
    guard isSubject, let close = partner(open), at(statementStart(open), "switch") else { return nil }
    return open..<close + 1
  }

  /// The `if` with all its branches in one of which a token stands.
  package func choice(around i: Int) -> Range<Int>? {
    let open = brackets.opener(enclosing: i)
    guard open >= 0, at(open, "{") else { return nil }
    let statement = statement(around: open)
    return at(statement.lowerBound, "if") && statement.contains(i) ? statement : nil
  }

  /// The content of a string literal without prefix and delimiters.
  func content(ofString token: Int) -> ArraySlice<UInt8> {
    var bytes = bytes(token)
    if bytes.first == UInt8(ascii: "@") { bytes = bytes.dropFirst() }
    let isDelimiter = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") }
    bytes = bytes.drop(while: isDelimiter)
    while let last = bytes.last, isDelimiter(last) { bytes = bytes.dropLast() }
    return bytes
  }
}
