import RTLFacts
import RTLLexing

/// Who speaks of image sets: code that takes a constant of their name from a type, `Icons.arrowLeft`, or says the name in another way.
/// A library may lend a picture of that name, which says nothing of the set.
struct LentNames: Sendable {
  /// What is asked about.
  let names: Set<String>
  /// Those that are said in another way.
  private(set) var used: Set<String> = []
  /// By name, the words of the paths that end in it.
  private(set) var owners: [String: Set<[String]>] = [:]

  init(_ names: Set<String>) { self.names = names }

  /// Takes a file of code.
  mutating func add(_ code: CodeView) {
    for token in code.names(names) {
      if let owner = Self.path(to: token, code) {
        owners[code.name(token), default: []].insert(owner)
      } else {
        used.insert(code.name(token))
      }
    }
    for token in code.file.texts.lazy.map(Int.init) {
      let text = code.file.string(token)
      used.formUnion(names.filter { text.contains($0) })
    }
  }

  /// What code takes from a path of types.
  static func members(of path: [String], in code: CodeView) -> Set<String> {
    let places = code.names([path[0]]).filter { token in
      path.indices.allSatisfy { code.isName(token + 2 * $0) && code.name(token + 2 * $0) == path[$0] && code.at(token + 2 * $0 + 1, ".") }
    }
    return Set(places.map { $0 + 2 * path.count }.filter(code.isName).map(code.name))
  }

  /// The types and members that a name is taken from, where the first one is a type.
  private static func path(to token: Int, _ code: CodeView) -> [String]? {
    var (path, at): ([String], Int) = ([], token)
    while code.at(at - 1, "."), code.isName(at - 2) {
      at -= 2
      path.insert(code.name(at), at: 0)
    }
    guard let first = path.first?.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first), !code.at(at - 1, ".") else { return nil }
    return path
  }

  mutating func merge(_ other: LentNames) {
    used.formUnion(other.used)
    owners.merge(other.owners) { $0.union($1) }
  }
}
