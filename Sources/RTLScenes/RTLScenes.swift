// RTLScenes: Interface Builder documents -> pictures of their screens in both directions.
//
// In: an `InterfaceDocument`, tables that say what its elements are, findings to mark.
// Out: scenes as trees of views; where each view stands from left to right and from right to left; SVG.
// Must not know: where files come from, how pages are made of the pictures, any framework's name.
//
// SceneReader  document -> Scene          SceneEquations, StackEquations  Scene × direction -> linear relations
// LinearSystem relations -> numbers       SceneSolver  Scene × direction -> Layout, and what it rests on
// SceneDrawing Scene × Layout -> SVG      SceneCheck   Layout beside the frames that the file keeps
// TextWidth    words -> lines             BadgePlaces  where the numbers of findings stand

/// The direction in which the language of an app is written.
package enum WritingDirection: Sendable { case leftToRight, rightToLeft }

/// A rectangle in points; the origin is at the top left.
package struct Rect: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  /// Takes each property as given.
  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The right edge.
  package var maxX: Double { x + width }
  /// The lower edge.
  package var maxY: Double { y + height }

  /// Area of what two rectangles share.
  func overlap(_ other: Rect) -> Double {
    max(0, min(maxX, other.maxX) - max(x, other.x)) * max(0, min(maxY, other.maxY) - max(y, other.y))
  }
}
