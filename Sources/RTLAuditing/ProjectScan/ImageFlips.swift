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
  /// What these begin and end with: a name may be put together.
  private let ends: Set<String>
  /// Finds the words of these names: a file without any names none of them, nor puts one together.
  let pieces: NameSearch
  /// Contents of string literals -> the first place: `Cart.swift:12`.
  private(set) var names: [String: String] = [:]
  /// Names of members in functions that flip a picture, which may be generated constants of images.
  private(set) var constants: [String: String] = [:]
  /// Names in functions that ask for the direction, which may be those of constants for images or for their names.
  private(set) var chosen: [String: String] = [:]
  /// Names that code puts together.
  private(set) var composed: [ComposedName: String] = [:]
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
    ends = Set((images ?? []).flatMap { name in name.indices.dropFirst(2).flatMap { [String(name[..<$0]), String(name[$0...])] } })
    pieces = NameSearch(Set((images ?? []).flatMap { IdentifierWords.split($0.utf8) }.filter(NameSearch.canFind)))
  }

  /// Takes what another one has found; of two places the first in order stays.
  mutating func merge(_ other: ImageFlips) {
    names.merge(other.names, uniquingKeysWith: min)
    constants.merge(other.constants, uniquingKeysWith: min)
    chosen.merge(other.chosen, uniquingKeysWith: min)
    turned.merge(other.turned, uniquingKeysWith: min)
    rotated.merge(other.rotated, uniquingKeysWith: min)
    composed.merge(other.composed, uniquingKeysWith: min)
    properties.merge(other.properties) { $0.union($1) }
  }

  /// Takes the names that a file puts together.
  /// - Returns: whether there are any.
  mutating func addComposed(_ code: CodeView, path: String) -> Bool {
    let found = code.composedNames()
    let turns = found.isEmpty ? [] : code.tokens(of: words).filter { turners.contains(code.file.string($0)) }
    let aware = found.isEmpty ? [] : Set((turns + code.directionAwareTokens).map(code.scope))
    for (var name, token) in found {
      name.isChosen = code.directionCheck(at: token) != nil || aware.contains(code.scope(of: token))
      name.constants = code.namesOfConstant(around: token)
      composed.merge([name: "\(path):\(code.line(of: token))"], uniquingKeysWith: min)
    }
    return !found.isEmpty
  }

  /// Takes the images that one lexed file turns round, and what it names where a function flips a picture or tests the direction.
  mutating func add(_ code: CodeView, path: String) {
    let file = code.file
    let turns = code.tokens(of: words).filter { file.tokens[$0].kind == .identifier }.map { (token: $0, name: file.string($0)) }
    let flips = turns.filter { turners.contains($0.name) }.map(\.token)
    let rotations = turns.filter { self.rotations.contains($0.name) }.map(\.token)
    let directions = code.directionAwareTokens
    // Without a flip or a test no literal counts.
    let isAware = wanted != nil || !flips.isEmpty || !directions.isEmpty
    let literals = isAware ? file.texts.lazy.map(Int.init).filter { file.tokens[$0].kind == .string && self.isWanted(file.content(ofString: $0)) } : []
    guard !flips.isEmpty || !rotations.isEmpty || !directions.isEmpty || !literals.isEmpty else { return }
    for token in wanted == nil ? [] : literals {
      if let property = code.propertyName(around: token) { properties[property, default: []].insert(file.content(ofString: token)) }
    }
    let lines = LineMap(file.bytes)
    func place(_ token: Int) -> String { "\(path):\(lines.position(of: Int(file.tokens[token].start)).line)" }
    // The first place of this file; files come in any order.
    var (named, members) = ([String: String](), [String: String]())
    if !literals.isEmpty {
      let aware = Set((flips + directions).map(code.scope))
      for token in literals where named[file.content(ofString: token)] == nil && aware.contains(code.scope(of: token)) {
        named[file.content(ofString: token)] = place(token)
      }
    }
    forEachToken(in: flips.map { code.functionBody(around: $0)?.body ?? code.statement(around: $0) }) { token in
      if isMember(token, file), members[file.string(token)] == nil { members[file.string(token)] = place(token) }
    }
    forEachToken(in: directions.map { code.functionBody(around: $0)?.body ?? code.statement(around: $0) }) { token in
      guard code.isName(token), !code.at(token + 1, "("), isMember(token, file) || !code.hasLocal(file.string(token), at: token) else { return }
      chosen.merge([file.string(token): place(token)], uniquingKeysWith: min)
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

  private func isWanted(_ literal: String) -> Bool { wanted.map { $0.contains(literal) || ends.contains(literal) } ?? true }

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
