import RTLFacts

/// Where the views of a scene stand in one direction.
package struct Layout: Sendable {
  /// Of the language; views that force a direction keep it.
  package var direction: WritingDirection
  /// By view, counted from the top left of the scene.
  package var frames: [Rect]
  /// By view: what its horizontal place rests on.
  package var bases: [Basis]

  /// What decides where a view begins and ends.
  package enum Basis: String, Sendable, CaseIterable {
    /// The constraints of the file and stack views, without the frames that the file keeps.
    case constraints
    /// Constraints, and a width that follows from text or pictures: the stored one is taken.
    case contents = "content width"
    /// Springs and struts.
    case mask = "autoresizing mask"
    /// The container round it: rows, contents of rows, views of bars.
    case container
    /// The stored frame, because the file does not say enough.
    case frame = "stored frame"
    case root
  }
}

/// Solves a scene in one direction.
package struct SceneSolver: Sendable {
  let scene: Scene
  /// Constraints that others of their priority contradict.
  private let broken: Set<ElementTree.Index>

  /// Finds the constraints that contradict others, once for both directions.
  package init(_ scene: Scene) {
    self.scene = scene
    broken = SceneEquations.broken(in: scene)
  }

  /// What each place rests on is found by solving twice more, with other stored widths and frames. What constraints
  /// leave to the stored frames by contradicting each other moves then, too.
  package func layout(_ direction: WritingDirection) -> Layout {
    let edges = solve(direction, [])
    var layout = Layout(direction: direction, frames: frames(edges), bases: Array(repeating: .frame, count: scene.views.count))
    let byContents = solve(direction, .contents)
    let byFrames = solve(direction, .frames)
    for (index, view) in scene.views.enumerated() {
      let restsOnContents = moved(edges, byContents, index)
      let restsOnFrame = moved(edges, byFrames, index)
      layout.bases[index] = switch view.placing {
      case .root: .root
      case .container: .container
      case .mask: .mask
      case .constraints, .arranged: restsOnFrame ? .frame : restsOnContents ? .contents : .constraints
      }
    }
    return layout
  }

  private typealias Edges = (left: [Double], right: [Double])

  private func solve(_ direction: WritingDirection, _ shake: SceneEquations.Shake) -> Edges {
    let equations = SceneEquations(scene, direction, shake: shake, weaker: shake.contains(.frames) ? [] : broken)
    let values = equations.system.solve()
    return (equations.lefts.map { values[Int($0)] }, equations.rights.map { values[Int($0)] })
  }

  /// Whether a view stands elsewhere in its parent.
  private func moved(_ a: Edges, _ b: Edges, _ index: Scene.ViewIndex) -> Bool {
    guard let parent = scene.views[index].parent else { return false }
    return abs((a.left[index] - a.left[parent]) - (b.left[index] - b.left[parent])) > 0.02
  }

  private func frames(_ edges: Edges) -> [Rect] {
    var frames: [Rect] = []
    for (index, view) in scene.views.enumerated() {
      let top = view.parent.map { frames[$0].y } ?? 0
      let left = edges.left[index] - view.kind.left
      frames.append(Rect(x: left, y: top + view.frame.y, width: edges.right[index] + view.kind.right - left, height: view.frame.height))
    }
    return frames
  }
}
