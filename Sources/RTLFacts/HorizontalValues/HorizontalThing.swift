/// What an expression stands for along x: a number, or what has one or two in it.
package struct HorizontalThing: Sendable {
  package enum Shape: Sendable { case number, point, size, rectangle }
  package var shape: Shape
  /// The number, the x of a point, the width of a size.
  package var x: HorizontalValue
  /// Of a rectangle.
  package var width: HorizontalValue?

  /// - Parameters: see the properties.
  package init(_ shape: Shape, _ x: HorizontalValue, width: HorizontalValue? = nil) { (self.shape, self.x, self.width) = (shape, x, width) }

  package static let unknown = HorizontalThing(.number, .unknown)
  package static let handled = HorizontalThing(.number, .handled)
  static func number(_ value: HorizontalValue) -> HorizontalThing { HorizontalThing(.number, value) }

  /// The value of a number; of what a whole point says where a number is wanted nothing is known, as of the location of a range.
  package var number: HorizontalValue { shape == .number ? x : x.kind == .handled ? .handled : .unknown }

  /// Whether a rectangle stands where its mirror image would.
  package var isMirrorImage: Bool {
    shape == .rectangle && x.form.isMirrorImage(width: width?.form ?? LinearForm())
  }

  /// What a name behind a dot, or a function of the thing, takes of it; nil where the thing has no such part.
  func part(_ meaning: HorizontalVocabulary.Meaning) -> HorizontalThing? {
    if x.kind == .handled { return self }
    let width = width ?? .unknown
    switch (meaning, shape) {
    case (.x, .point), (.width, .size): return .number(x)
    // A way is a size to some.
    case (.width, .point), (.x, .size): return x.kind == .shift ? .number(x) : nil
    case (.x, .rectangle), (.leftEdge, .rectangle): return .number(x)
    case (.width, .rectangle): return .number(width)
    case (.middle, .rectangle): return .number(x + width * .number(0.5))
    case (.rightEdge, .rectangle): return .number(x + width)
    case (.corner, .rectangle): return HorizontalThing(.point, x)
    case (.extent, .rectangle): return HorizontalThing(.size, width)
    case (.itself, _): return self
    default: return nil
    }
  }

  /// The same thing or another one.
  static func joined(_ a: HorizontalThing, _ b: HorizontalThing) -> HorizontalThing {
    if a.x.kind == .handled || b.x.kind == .handled { return .handled }
    let shape = a.x.kind == .neutral && a.shape == .number || a.x.kind == .unknown ? b.shape : a.shape
    let width = a.width.flatMap { width in b.width.map { HorizontalValue.joined(width, $0) } }
    let x = HorizontalValue.joined(a.x, b.x)
    // One of several things as it is: its left edge and its width go together.
    guard a.x.form != b.x.form, a.isWhole, b.isWhole, let width else { return HorizontalThing(shape, x, width: width) }
    let (edge, extent) = (HorizontalSymbol(x.form.text, .position, extent: width.form.text), HorizontalSymbol(width.form.text, .length))
    return HorizontalThing(shape, HorizontalValue(edge, origins: x.origins), width: HorizontalValue(extent, origins: width.origins))
  }
}

extension HorizontalThing {
  /// Whether it is a rectangle as something has it, with nothing added.
  private var isWhole: Bool {
    guard shape == .rectangle, let edge = x.form.factors.first?.key, let wide = width?.form.factors.first?.key.text else { return false }
    return x.isPlace && x.form == LinearForm(edge) && edge.extent == wide && width?.form == LinearForm(HorizontalSymbol(wide, .length))
  }

  /// Its x is taken out by a name further on.
  mutating func take(at token: Int) {
    for index in x.origins.indices { x.origins[index].taken = token }
  }
}

/// What a declaration stands for, and what it takes to read it.
struct KnownThing {
  var thing: HorizontalThing
  var steps = 0
  /// Expressions and definitions inside of each other.
  var depth = 0
  /// It stands for something that it is needed for itself.
  var isInCycle = false
}
