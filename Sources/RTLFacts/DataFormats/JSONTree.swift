import RTLLexing

/// The values of a JSON file as a flat list in document order; what is inside a value follows it
/// directly. Made without recursion; a damaged file gives what could be read, and `isWellFormed` is false.
///
/// The tree shares the storage of the file's bytes and tokens: drop it before the `TokenFile` is reused.
package struct JSONTree: Sendable {
  /// A value by its place in `values`.
  package typealias Index = Int

  /// By the value's first token; what is no other kind is a literal, also in a damaged file.
  package enum Kind: UInt8, Sendable {
    case object, array, string, number
    /// `true`, `false`, `null`.
    case literal
  }

  /// Where a value stands among the tokens and among the others; texts are read from the file.
  package struct Value: Sendable, Equatable {
    /// Of a damaged value, what its first token promises.
    package var kind: Kind
    /// Token index of the value, or of its opening bracket.
    package var token: Int
    /// Token index of the closing bracket; the value itself for one that has none, -1 if it is missing.
    package var endToken: Int
    /// Token index of the key in the enclosing object, -1 for an element of an array and the root.
    package var keyToken: Int
    /// The value round this one, -1 for the root.
    package var parent: Index
    /// The first value behind this one that is not inside it.
    package var subtreeEnd: Index
  }

  /// After `lex`, with the dialect `.json` or `.stringCatalog`.
  package let file: TokenFile
  /// In document order, the root first; empty for a file without values.
  package private(set) var values: [Value] = []
  /// False as soon as one token stands where JSON has none, or something is not closed.
  package private(set) var isWellFormed = true

  /// - Parameter file: lexed with the dialect `.json`.
  package init(_ file: TokenFile) {
    self.file = file
    build()
  }

  /// - Parameter bytes: UTF-8; lexed here, without numbers for words.
  package init(bytes: [UInt8]) { self.init(TokenFile(bytes, .json)) }

  /// Member values of an object or elements of an array, in order.
  package func children(of value: Index) -> [Index] {
    var result: [Index] = []
    var child = value + 1
    while child < values[value].subtreeEnd {
      result.append(child)
      child = values[child].subtreeEnd
    }
    return result
  }

  /// The first of this key; nil where there is none and for what is no object.
  package func member(_ key: String, of value: Index) -> Index? {
    guard values[value].kind == .object else { return nil }
    return children(of: value).first { self.key(of: $0) == key }
  }

  /// Escapes replaced; nil for an element of an array and the root.
  package func key(of value: Index) -> String? { values[value].keyToken < 0 ? nil : unescaped(values[value].keyToken) }

  /// The content of a string with escapes replaced, nil for another kind.
  package func string(_ value: Index) -> String? { values[value].kind == .string ? unescaped(values[value].token) : nil }

  /// False for any other value, also for the text `"true"`.
  package func isTrue(_ value: Index) -> Bool {
    values[value].kind == .literal && file.bytes[file.tokens[values[value].token].range].elementsEqual("true".utf8)
  }

  /// Byte range of the whole value.
  package func range(of value: Index) -> Range<Int> {
    let entry = values[value]
    let last = entry.endToken >= 0 ? entry.endToken : file.tokens.count - 1
    return file.tokens[entry.token].range.lowerBound..<file.tokens[last].end
  }

  private mutating func build() {
    enum Expectation { case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, nothing }
    var expected = Expectation.value
    var open: [Index] = []
    var keyToken = -1
    for (position, token) in file.tokens.enumerated() {
      let byte = file.bytes[Int(token.start)]
      if token.flags.contains(.unterminated) || token.kind == .unknown { isWellFormed = false }
      if token.kind == .punctuation {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          if expected != .value, expected != .valueOrEnd { isWellFormed = false }
          let kind: Kind = byte == UInt8(ascii: "{") ? .object : .array
          append(kind, position, end: -1, key: keyToken, parent: open.last ?? -1)
          open.append(values.count - 1)
          expected = kind == .object ? .keyOrEnd : .valueOrEnd
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          let kind: Kind = byte == UInt8(ascii: "}") ? .object : .array
          guard let last = open.last, values[last].kind == kind else {
            isWellFormed = false
            continue
          }
          if expected != .commaOrEnd, expected != .keyOrEnd, expected != .valueOrEnd { isWellFormed = false }
          values[last].endToken = position
          values[last].subtreeEnd = values.count
          open.removeLast()
          expected = open.isEmpty ? .nothing : .commaOrEnd
        case UInt8(ascii: ":"):
          if expected != .colon { isWellFormed = false }
          expected = .value
          continue
        default:
          if expected != .commaOrEnd { isWellFormed = false }
          expected = open.last.map { values[$0].kind == .object } == true ? .key : .value
        }
        keyToken = -1
        continue
      }
      if token.kind == .string, expected == .key || expected == .keyOrEnd {
        keyToken = position
        expected = .colon
        continue
      }
      if expected != .value, expected != .valueOrEnd { isWellFormed = false }
      let kind: Kind = token.kind == .string ? .string : token.kind == .number ? .number : .literal
      append(kind, position, end: position, key: keyToken, parent: open.last ?? -1)
      keyToken = -1
      expected = open.isEmpty ? .nothing : .commaOrEnd
    }
    for value in open { values[value].subtreeEnd = values.count }
    if expected != .nothing || !open.isEmpty { isWellFormed = false }
  }

  private mutating func append(_ kind: Kind, _ token: Int, end: Int, key: Int, parent: Index) {
    values.append(
      Value(kind: kind, token: token, endToken: end, keyToken: key, parent: parent, subtreeEnd: values.count + 1))
  }

  private func unescaped(_ token: Int) -> String {
    let token = file.tokens[token]
    let content = file.bytes[token.range].dropFirst().dropLast(token.flags.contains(.unterminated) ? 0 : 1)
    return DataEscapes.json.decode(content)
  }
}
