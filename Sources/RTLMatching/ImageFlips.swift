import RTLFacts
import RTLLexing

/// Images that code turns round or chooses by the direction: a direction in their asset as well would
/// turn them twice.
package struct ImageFlips: Sendable {
  private let knowledge: Knowledge
  /// Contents of string literals -> the first place: `Cart.swift:12`.
  package private(set) var names: [String: String] = [:]
  /// Names of members, which may be generated constants of images.
  package private(set) var constants: [String: String] = [:]

  package init(_ knowledge: Knowledge) { self.knowledge = knowledge }

  /// Takes what another one has found; of two places the first in order stays.
  package mutating func merge(_ other: ImageFlips) {
    names.merge(other.names, uniquingKeysWith: min)
    constants.merge(other.constants, uniquingKeysWith: min)
  }

  /// Takes what the functions of one lexed file name that also flip a picture or test the direction.
  package mutating func add(_ file: TokenFile, path: String) {
    let code = CodeView(file: file)
    let flips = file.tokens.indices.filter { file.tokens[$0].kind == .identifier && knowledge.flips.contains(file.string($0)) }
    let aware = Set((flips + code.directionTokens(knowledge.guards)).map(code.scope))
    guard !aware.isEmpty else { return }
    let flipping = Set(flips.map(code.scope))
    var lines: LineMap?
    for token in file.tokens.indices {
      let isName = file.tokens[token].kind == .string
      guard isName || (token > 0 && file.tokens[token].kind == .identifier && file.equals(token - 1, [UInt8(ascii: ".")])) else { continue }
      guard (isName ? aware : flipping).contains(code.scope(of: token)) else { continue }
      let text = isName ? String(decoding: file.bytes[file.contentRange(ofString: token)], as: UTF8.self) : file.string(token)
      let known = isName ? names[text] : constants[text]
      guard known == nil else { continue }
      let map = lines ?? LineMap(file.bytes)
      lines = map
      let place = "\(path):\(map.position(of: Int(file.tokens[token].start)).line)"
      if isName { names[text] = place } else { constants[text] = place }
    }
  }
}
