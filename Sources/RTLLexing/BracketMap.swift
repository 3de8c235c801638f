/// Which bracket belongs to which, over `( ) [ ] { }` and the pieces of interpolated strings, where
/// `stringHead` opens, `stringTail` closes and `stringMiddle` does both.
///
/// Built in linear time from any tokens. A closer of the wrong kind closes up to the nearest opener
/// that fits it, and is passed over if there is none.
///
/// A class: it is asked for many single brackets, and is handed out without its arrays being counted.
package final class BracketMap: Sendable {
  private let partners: [Int32]
  private let enclosing: [Int32]

  private enum Bracket: Int { case parenthesis, square, brace, interpolation }

  /// - Parameter file: after `lex`; the map holds on to neither its tokens nor its bytes.
  package init(_ file: TokenFile) {
    var partners = [Int32](repeating: -1, count: file.tokens.count)
    var enclosing = partners
    file.tokens.withUnsafeBufferPointer { tokens in
      file.bytes.withUnsafeBufferPointer { bytes in
        partners.withUnsafeMutableBufferPointer { partners in
          enclosing.withUnsafeMutableBufferPointer { Self.fill(partners, $0, tokens, bytes) }
        }
      }
    }
    (self.partners, self.enclosing) = (partners, enclosing)
  }

  /// One pass over all tokens; with arrays it took twice as long. The open brackets are those that enclose the innermost.
  private static func fill(
    _ partners: UnsafeMutableBufferPointer<Int32>, _ enclosing: UnsafeMutableBufferPointer<Int32>, _ tokens: UnsafeBufferPointer<Token>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    var innermost: Int32 = -1
    // How many of each kind are open, so that a closer without an opener costs no search.
    var counts = SIMD4<Int32>()
    for index in tokens.indices {
      guard mayBeBracket(tokens[index].kind) else {
        enclosing[index] = innermost
        continue
      }
      let (opens, closes) = role(of: tokens[index], in: bytes)
      if let closes, counts[closes.rawValue] > 0 {
        while innermost >= 0, let bracket = role(of: tokens[Int(innermost)], in: bytes).opens {
          let top = innermost
          innermost = enclosing[Int(top)]
          counts[bracket.rawValue] -= 1
          if bracket == closes {
            partners[Int(top)] = Int32(index)
            partners[index] = top
            break
          }
        }
      }
      enclosing[index] = innermost
      if let opens {
        counts[opens.rawValue] += 1
        innermost = Int32(index)
      }
    }
  }

  private static func mayBeBracket(_ kind: TokenKind) -> Bool {
    kind == .punctuation || kind == .stringHead || kind == .stringMiddle || kind == .stringTail
  }

  private static func role(of token: Token, in bytes: UnsafeBufferPointer<UInt8>) -> (opens: Bracket?, closes: Bracket?) {
    switch token.kind {
    case .stringHead: return (.interpolation, nil)
    case .stringMiddle: return (.interpolation, .interpolation)
    case .stringTail: return (nil, .interpolation)
    case .punctuation:
      switch bytes[Int(token.start)] {
      case UInt8(ascii: "("): return (.parenthesis, nil)
      case UInt8(ascii: ")"): return (nil, .parenthesis)
      case UInt8(ascii: "["): return (.square, nil)
      case UInt8(ascii: "]"): return (nil, .square)
      case UInt8(ascii: "{"): return (.brace, nil)
      case UInt8(ascii: "}"): return (nil, .brace)
      default: return (nil, nil)
      }
    default: return (nil, nil)
    }
  }

  /// For each token what `partner` and `opener` give.
  package var links: (partners: [Int32], openers: [Int32]) { (partners, enclosing) }

  /// The index of the bracket that belongs to the one at index `token`, or -1. A `stringMiddle` gives
  /// the piece after it, or the piece before if nothing closes it.
  package func partner(of token: Int) -> Int { Int(partners[token]) }

  /// The index of the innermost opener around the token at index `token`, or -1. A bracket is not
  /// inside its own pair; the code of an interpolation is inside the piece before it.
  package func opener(enclosing token: Int) -> Int { Int(enclosing[token]) }
}
