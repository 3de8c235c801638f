/// A rectangle in points; the origin is at the top left.
package struct Rect: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  /// Takes each property as given.
  package init(x: Double, y: Double, width: Double, height: Double) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

  /// The right edge.
  package var maxX: Double { x + width }
  /// The lower edge.
  package var maxY: Double { y + height }

  /// Area of what two rectangles share.
  package func overlap(_ other: Rect) -> Double {
    max(0, min(maxX, other.maxX) - max(x, other.x)) * max(0, min(maxY, other.maxY) - max(y, other.y))
  }
}

/// A number as Interface Builder writes it.
package enum InterfaceNumber {
  /// What is next to zero is its spelling of zero; nil for words.
  package static func read(_ text: String) -> Double? {
    // Most values are words.
    guard let first = text.utf8.first, first < UInt8(ascii: ":") else { return nil }
    return Double(text).map { abs($0) < 1e-6 ? 0 : $0 }
  }

  /// "12.5", or a quotient, "1:2" or "1/2"; nil for what no screen has room for.
  package static func measure(_ text: String) -> Double? {
    guard let number = read(text) ?? quotient(text), abs(number) <= mostPoints else { return nil }
    return number
  }

  private static func quotient(_ text: String) -> Double? {
    let parts = text.split { $0 == ":" || $0 == "/" }
    guard parts.count == 2, let a = Double(parts[0]), let b = Double(parts[1]) else { return nil }
    return a / b
  }

  /// Screens have some thousand points.
  private static let mostPoints = 1e6
}

extension ElementTree {
  /// A number that does not depend on the size class; nil where the attribute is missing or no `InterfaceNumber.measure`.
  package func number(_ name: String, of element: Index) -> Double? { value(name, of: element).flatMap(InterfaceNumber.measure) }

  /// The frame that the file stores of a view, in the view round it; nil for none, and for one that lacks a number.
  package func frame(of view: Index) -> Rect? {
    guard let parts = frameParts(of: view), let x = parts.x, let y = parts.y, let width = parts.width, let height = parts.height else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The same with 0 for a number that is missing or that no screen has room for: something to draw.
  package func drawnFrame(of view: Index) -> Rect? {
    frameParts(of: view).map { Rect(x: $0.x ?? 0, y: $0.y ?? 0, width: $0.width ?? 0, height: $0.height ?? 0) }
  }

  private func frameParts(of view: Index) -> (x: Double?, y: Double?, width: Double?, height: Double?)? {
    // It stands ahead of the subviews, of which there may be any number.
    let rect = children(of: view).prefix(64).first { isNamed("rect", $0) && value("key", of: $0) == "frame" }
    return rect.map { (number("x", of: $0), number("y", of: $0), number("width", of: $0), number("height", of: $0)) }
  }

  /// In points, by the names of images, as the end of the file lists them. The size of a symbol is that of its drawing, whatever
  /// its view makes of it.
  package var pictureWidths: [String: Double] {
    let lists = root.map { children(of: $0).filter { isNamed("resources", $0) } } ?? []
    let images = lists.flatMap(children).filter { isNamed("image", $0) && attribute("catalog", of: $0) == nil }
    let widths = images.compactMap { image in value("name", of: image).flatMap { name in number("width", of: image).map { (name, $0) } } }
    return Dictionary(widths, uniquingKeysWith: min)
  }
}
