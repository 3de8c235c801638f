import RTLFacts
import RTLLexing
import RTLMatching

/// Where code writes the names of image sets down: a constant or a table may be chosen by the direction elsewhere.
struct DeclaredImages: Sendable {
  /// Names of the sets that are asked about.
  let images: Set<String>
  /// By image: where code asks for a side or the direction and names it, or a text that is another one in each language does.
  private(set) var sided: [String: String] = [:]
  /// By image: the names of properties, constants, cases and tables that name it.
  private(set) var constants: [String: Set<String>] = [:]

  init(_ images: Set<String>) { self.images = images }

  /// Takes a file of code.
  mutating func add(_ code: CodeView, path: String) {
    let file = code.file
    for token in file.texts.lazy.map(Int.init) where file.tokens[token].kind == .string {
      let content = file.content(ofString: token)
      let image = content.hasSuffix(".png") ? String(content.dropLast(4)) : content
      guard images.contains(image) else { continue }
      if code.directionCheck(at: token) != nil { sided.merge([image: "\(path):\(code.line(of: token))"], uniquingKeysWith: min) }
      for name in code.namesOfConstant(around: token) { constants[image, default: []].insert(name) }
    }
  }

  /// Takes a string file: its texts may be names of pictures.
  mutating func add(_ texts: LocalizedFile, _ file: TokenFile, path: String) {
    for entry in texts.entries {
      let content = String(decoding: file.bytes[entry.content], as: UTF8.self)
      if images.contains(content) { sided.merge([content: path], uniquingKeysWith: min) }
    }
  }

  mutating func merge(_ other: DeclaredImages) {
    sided.merge(other.sided, uniquingKeysWith: min)
    constants.merge(other.constants) { $0.union($1) }
  }
}
