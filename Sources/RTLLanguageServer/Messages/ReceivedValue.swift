import RTLFacts

/// A value that was sent to the server. Whatever is asked for and is not there, or is of another kind, is nil or empty.
package struct ReceivedValue: Sendable {
  private let tree: JSONTree
  /// Nil for nothing.
  private let index: JSONTree.Index?

  private init(_ tree: JSONTree, _ index: JSONTree.Index?) { (self.tree, self.index) = (tree, index) }

  /// - Returns: nil for what is no JSON.
  init?(_ bytes: [UInt8]) {
    let tree = JSONTree(bytes: bytes)
    guard tree.isWellFormed, !tree.values.isEmpty else { return nil }
    self.init(tree, 0)
  }

  /// The member of an object.
  subscript(name: String) -> ReceivedValue { ReceivedValue(tree, index.flatMap { tree.member(name, of: $0) }) }

  private var kind: JSONTree.Kind? { index.map { tree.values[$0].kind } }

  /// As it is written.
  var raw: [UInt8] { index.map { Array(tree.file.bytes[tree.range(of: $0)]) } ?? [] }
  var string: String? { index.flatMap(tree.string) }
  /// A whole number, however it is written: `12`, `12.0`, `1.2e1`.
  var int: Int? {
    guard kind == .number else { return nil }
    let text = String(decoding: raw, as: UTF8.self)
    return Int(text) ?? Double(text).flatMap(Int.init(exactly:))
  }
  var bool: Bool? { kind != .literal ? nil : raw.elementsEqual("true".utf8) ? true : raw.elementsEqual("false".utf8) ? false : nil }
  /// Nothing, or `null`.
  var isNothing: Bool { index == nil || kind == .literal && raw.elementsEqual("null".utf8) }
  var isObject: Bool { kind == .object }
  var isArray: Bool { kind == .array }
  var elements: [ReceivedValue] { isArray ? tree.children(of: index!).map { ReceivedValue(tree, $0) } : [] }
  /// The names of an object's members.
  var names: [String] { isObject ? tree.children(of: index!).compactMap(tree.key) : [] }
  var strings: [String] { elements.compactMap(\.string) }
}
