import UIKit

/// A helper as many apps have one.
enum PinnedEdge { case left, right, top, bottom, leading, trailing }

extension UIView {
  func pin(_ edge: PinnedEdge, to other: PinnedEdge? = nil, of view: UIView, withInset inset: CGFloat = 0) {}
  func pin(_ edge: PinnedEdge, greaterThanOrEqualTo other: PinnedEdge, of view: UIView) {}
  func pin(_ edge: PinnedEdge, to view: UIView) {}
  func pin(_ edges: [PinnedEdge], to view: UIView) {}
}
