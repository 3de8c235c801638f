/// All shapes of a table, as a tree of their elements: one walk over a text tells of every row where it stands.
final class TextShapes: Sendable {
  /// A place where a text has a shape, whatever fills its holes.
  struct Match: Sendable {
    /// The number of the row in `rows`.
    let row: Int
    /// The offset of the shape's first sign in the text; of its first hole where it has no sign.
    let offset: Int
    /// The number of its first hole in the text.
    let hole: Int
  }

  /// An element of shapes that begin alike.
  private struct Node: Sendable {
    let element: TextShape.Element
    /// The last of the rows that end here; -1 for none.
    var row: Int32 = -1
    /// The last of the elements that may follow, and the one before among those that may stand in this one's place; -1 for none.
    var child: Int32 = -1
    let sibling: Int32
    /// The bytes of which one begins what follows, where that is not the end of the text itself.
    var next = ByteSet()
  }

  /// In the order of the table.
  let rows: [TextShape]
  /// By the name that rows share.
  let named: [String: [Int]]
  /// The first one stands before the first element of shapes, the second before the one behind the start of a text.
  private let nodes: [Node]
  /// Of each row the one before that ends at the same node; -1 for none.
  private let rowBefore: [Int32]

  init(_ table: [(name: String, shape: TextShape)]) {
    var (rows, named) = ([TextShape](), [String: [Int]]())
    var (nodes, rowBefore) = (Array(repeating: Node(element: .start, sibling: -1), count: 2), [Int32]())
    for (name, shape) in table {
      named[name, default: []].append(rows.count)
      let isAtStart = shape.elements.first == .start
      var node = isAtStart ? 1 : 0
      for element in shape.elements.dropFirst(isAtStart ? 1 : 0) {
        nodes[node].next.formUnion(element.firstBytes)
        var child = nodes[node].child
        while child >= 0, nodes[Int(child)].element != element { child = nodes[Int(child)].sibling }
        if child < 0 {
          child = Int32(nodes.count)
          nodes.append(Node(element: element, sibling: nodes[node].child))
          nodes[node].child = child
        }
        node = Int(child)
      }
      rowBefore.append(nodes[node].row)
      nodes[node].row = Int32(rows.count)
      rows.append(shape)
    }
    (self.rows, self.named, self.nodes, self.rowBefore) = (rows, named, nodes, rowBefore)
  }

  /// Every place of every shape in a text.
  func matches(in text: [UInt8]) -> [Match] {
    nodes.withUnsafeBufferPointer { nodes in
      var walk = Walk(shapes: self, nodes: nodes, text: text)
      let margin = TextShape.spaces(text, 0)
      for start in text.indices {
        walk.start = start
        walk.follow(nodes[0], start, sign: nil)
        if start == 0 || start == margin { walk.follow(nodes[1], start, sign: nil) }
        if text[start] == 0 { walk.hole += 1 }
      }
      return walk.found
    }
  }

  /// The walks over one text.
  private struct Walk {
    let shapes: TextShapes
    let nodes: UnsafeBufferPointer<Node>
    let text: [UInt8]
    var start = 0
    var hole = 0
    var found: [Match] = []

    init(shapes: TextShapes, nodes: UnsafeBufferPointer<Node>, text: [UInt8]) { (self.shapes, self.nodes, self.text) = (shapes, nodes, text) }

    /// - Parameters:
    ///   - node: the element that ends at the offset `at`.
    ///   - sign: the offset of the first sign, if there was one.
    mutating func follow(_ node: Node, _ at: Int, sign: Int?) {
      var row = Int(node.row)
      while row >= 0 {
        if shapes.rows[row].stands(text, start, at) { found.append(Match(row: row, offset: sign ?? start, hole: hole)) }
        row = Int(shapes.rowBefore[row])
      }
      guard at == text.count || node.next.contains(text[at]) else { return }
      var next = Int(node.child)
      while next >= 0 {
        let node = nodes[next]
        next = Int(node.sibling)
        switch node.element {
        case .byte(let byte): if at < text.count, text[at] == byte { follow(node, at + 1, sign: sign ?? at) }
        case .hole: if at < text.count, text[at] == 0 { follow(node, at + 1, sign: sign) }
        case .space:
          let end = TextShape.spaces(text, at)
          if end > at { follow(node, end, sign: sign) }
        case .symbol(let symbol):
          let end = symbol.end(text, at)
          if end > at { follow(node, end, sign: sign ?? at) }
        case .end: if TextShape.spaces(text, at) == text.count { follow(node, at, sign: sign) }
        // Nothing stands before the start.
        case .start: break
        }
      }
    }
  }
}

extension TextShape.Element {
  /// What it may begin with.
  fileprivate var firstBytes: ByteSet {
    switch self {
    case .byte(let byte): ByteSet([byte])
    case .hole: ByteSet([0])
    case .symbol(let symbol): symbol.bytes
    case .space, .end: ByteSet([0x20, 9, 0xC2, 0xE2])
    case .start: ByteSet()
    }
  }
}
