import RTLFacts
import RTLLexing
import RTLMatching

/// Images that code turns round, rotates or chooses by the direction: a direction in their asset as well would
/// turn them twice, or the other way.
struct ImageFlips: Sendable {
  /// Names of what turns a picture.
  private let turners: Set<String>
  /// Names of what rotates one.
  private let rotations: Set<String>
  /// Image names that are asked about, as literals spell them; nil for all.
  private let wanted: Set<String>?
  /// The same between quotes, by their last three bytes and the closing quote.
  private let endings: [UInt32: [[UInt8]]]
  /// Contents of string literals -> the first place: `Cart.swift:12`.
  private(set) var names: [String: String] = [:]
  /// Names of members, which may be generated constants of images.
  private(set) var constants: [String: String] = [:]
  /// Literals and members in the statement of a flip itself: these pictures are turned, whatever else the function does.
  private(set) var turned: [String: String] = [:]
  /// The same for what rotates or scales a picture: `Image("arrow").rotationEffect(.degrees(90))`.
  private(set) var rotated: [String: String] = [:]

  /// Properties whose value is a picture that is asked about, and the names of these pictures.
  private(set) var properties: [String: Set<String>] = [:]

  /// Finds what flips and rotates.
  let words: NameSearch

  /// - Parameters:
  ///   - images: names of the image sets that are asked about; nil for all.
  ///   - turners: helpers of the project that turn a picture.
  init(_ vocabularies: Vocabularies, images: Set<String>?, turners: Set<String> = []) {
    rotations = vocabularies.rotations
    self.turners = turners.union(vocabularies.flips)
    words = NameSearch(images?.isEmpty == true ? turners : self.turners.union(rotations))
    wanted = images.map { $0.union($0.map { $0 + ".png" }) }
    var endings: [UInt32: [[UInt8]]] = [:]
    for name in wanted ?? [] {
      let quoted = Array("\"\(name)\"".utf8)
      if quoted.count >= 4 { endings[ImageFlips.key(quoted, quoted.count - 1), default: []].append(quoted) }
    }
    self.endings = endings
  }

  /// The three bytes before a closing quote.
  private static func key(_ bytes: [UInt8], _ quote: Int) -> UInt32 {
    UInt32(bytes[quote - 3]) << 16 | UInt32(bytes[quote - 2]) << 8 | UInt32(bytes[quote - 1])
  }

  /// Whether a literal of the bytes is one of the names: tells without a lexer which files matter.
  func isNamed(in bytes: [UInt8]) -> Bool {
    var at = 3
    while let quote = bytes.withUnsafeBufferPointer({ ByteSearch.firstIndex(of: UInt8(ascii: "\""), in: $0, from: at) }) {
      if let names = endings[ImageFlips.key(bytes, quote)],
        names.contains(where: { quote + 1 >= $0.count && bytes[(quote + 1 - $0.count)...quote].elementsEqual($0) })
      {
        return true
      }
      at = quote + 1
    }
    return false
  }

  /// Takes what another one has found; of two places the first in order stays.
  mutating func merge(_ other: ImageFlips) {
    names.merge(other.names, uniquingKeysWith: min)
    constants.merge(other.constants, uniquingKeysWith: min)
    turned.merge(other.turned, uniquingKeysWith: min)
    rotated.merge(other.rotated, uniquingKeysWith: min)
    properties.merge(other.properties) { $0.union($1) }
  }

  /// Takes the images that one lexed file turns round: those that a function names which also flips a
  /// picture or tests the direction, and members of a function that flips one.
  mutating func add(_ code: CodeView, path: String) {
    let file = code.file
    let turns = code.tokens(of: words).filter { file.tokens[$0].kind == .identifier }.map { (token: $0, name: file.string($0)) }
    let flips = turns.filter { turners.contains($0.name) }.map(\.token)
    let rotations = turns.filter { self.rotations.contains($0.name) }.map(\.token)
    let directions = wanted == nil ? code.directionAwareTokens : []
    // Without a flip or a test no literal counts.
    let isAware = wanted != nil || !flips.isEmpty || !directions.isEmpty
    let literals = isAware ? file.tokens.indices.filter { file.tokens[$0].kind == .string && wanted?.contains(file.content(ofString: $0)) ?? true } : []
    guard !flips.isEmpty || !rotations.isEmpty || !literals.isEmpty else { return }
    for token in wanted == nil ? [] : literals {
      if let property = code.propertyName(around: token) { properties[property, default: []].insert(file.content(ofString: token)) }
    }
    let lines = LineMap(file.bytes)
    func place(_ token: Int) -> String { "\(path):\(lines.position(of: Int(file.tokens[token].start)).line)" }
    // The first place of this file; files come in any order.
    var (named, members) = ([String: String](), [String: String]())
    if !literals.isEmpty {
      let aware = Set((flips + code.directionAwareTokens).map(code.scope))
      for token in literals where named[file.content(ofString: token)] == nil && aware.contains(code.scope(of: token)) {
        named[file.content(ofString: token)] = place(token)
      }
    }
    forEachToken(in: flips.map { code.functionBody(around: $0)?.body ?? code.statement(around: $0) }) { token in
      if isMember(token, file), members[file.string(token)] == nil { members[file.string(token)] = place(token) }
    }
    func pictures(inStatementsOf tokens: [Int]) -> [String: String] {
      var found: [String: String] = [:]
      forEachToken(in: tokens.map(code.statement)) { token in
        let name = file.tokens[token].kind == .string ? file.content(ofString: token) : isMember(token, file) ? file.string(token) : nil
        if let name, found[name] == nil { found[name] = place(token) }
      }
      return found
    }
    names.merge(named, uniquingKeysWith: min)
    constants.merge(members, uniquingKeysWith: min)
    turned.merge(pictures(inStatementsOf: flips), uniquingKeysWith: min)
    rotated.merge(pictures(inStatementsOf: rotations), uniquingKeysWith: min)
  }

  /// Each token once, in order: one range may lie in another.
  private func forEachToken(in ranges: [Range<Int>], _ take: (Int) -> Void) {
    var end = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      for token in max(range.lowerBound, end)..<max(range.upperBound, end) { take(token) }
      end = max(end, range.upperBound)
    }
  }

  /// `Icons.back`, `[Icons back]`; no call of an object, `router.back()`.
  private func isMember(_ token: Int, _ file: TokenFile) -> Bool {
    guard token > 0, token + 1 < file.tokens.count, file.tokens[token].kind == .identifier, !file.equals(token + 1, "(") else { return false }
    if file.equals(token - 1, ".") { return true }
    return file.tokens[token - 1].kind == .identifier && file.equals(token + 1, "]") && file.string(token - 1).first?.isUppercase == true
  }
}
