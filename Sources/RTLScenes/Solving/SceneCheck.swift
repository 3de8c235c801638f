/// A layout from left to right beside the frames that Interface Builder's own solver left in the file.
package struct SceneCheck: Sendable {
  /// A view that stands elsewhere.
  package struct Difference: Sendable {
    /// Its place in the scene's list.
    package var view: Scene.ViewIndex
    /// What the place of the view rests on.
    package var basis: Layout.Basis
    /// In the parent, in points.
    package var x: Double
    /// The same as Interface Builder left it.
    package var stored: Double
  }

  /// Views by what their place rests on, roots left out.
  package private(set) var counts: [Layout.Basis: Int] = [:]
  /// How many of `counts` begin within a point of where their frame begins.
  package private(set) var near: [Layout.Basis: Int] = [:]
  /// Interface Builder marks their frames as out of date.
  package private(set) var stale = 0
  /// All others of `counts`, in the order of the views.
  package private(set) var differences: [Difference] = []

  /// - Parameter layout: of this scene, from left to right: so the file's frames are.
  package init(_ scene: Scene, _ layout: Layout) {
    for (index, view) in scene.views.enumerated() {
      guard let parent = view.parent, view.hasFrame else { continue }
      guard !view.isStale else {
        stale += 1
        continue
      }
      let basis = layout.bases[index]
      counts[basis, default: 0] += 1
      let x = layout.frames[index].x - layout.frames[parent].x
      if abs(x - view.frame.x) <= 1 {
        near[basis, default: 0] += 1
      } else {
        differences.append(Difference(view: index, basis: basis, x: x, stored: view.frame.x))
      }
    }
  }
}
