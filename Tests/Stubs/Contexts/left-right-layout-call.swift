import UIKit

/// A helper as many apps have one.
enum PinnedEdge { case left, right, top, bottom, leading, trailing }

extension UIView {
  enum CardSide { case left, leading, right, trailing }
  func pinCard(_ side: CardSide, to other: CardSide, of view: UIView, inset: CGFloat = 0) {}
  func pinCard(_ side: CardSide, like view: UIView) {}
  func pinCard(_ side: CardSide, greaterThanOrEqualTo other: CardSide, of view: UIView, inset: CGFloat = 0) {}
  func pinCard(_ side: CardSide, lessThanOrEqualTo other: CardSide, of view: UIView, inset: CGFloat = 0) {}
  func hangCard(_ side: NSLayoutConstraint.Attribute, by distance: CGFloat = 0) {}
  func pin(_ edge: PinnedEdge, to other: PinnedEdge? = nil, of view: UIView, withInset inset: CGFloat = 0) {}
  func pin(_ edge: PinnedEdge, greaterThanOrEqualTo other: PinnedEdge, of view: UIView, withInset inset: CGFloat = 0) {}
  func pin(_ edge: PinnedEdge, lessThanOrEqualTo other: PinnedEdge, of view: UIView, withInset inset: CGFloat = 0) {}
  func pin(_ edge: PinnedEdge, to view: UIView) {}
  func pin(_ edges: [PinnedEdge], to view: UIView) {}
  func hang(_ side: NSLayoutConstraint.Attribute, distance: CGFloat = 0) {}
  func hold(_ side: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute, of view: UIView, distance: CGFloat = 0) {}
  func layout(_ side: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute, of view: UIView, offset: CGFloat = 0) {}
  func layoutToSuperview(_ side: NSLayoutConstraint.Attribute, offset: CGFloat = 0) {}
}

extension Screen {
  var footer: UIView { fatalError() }
  var tip: UIView { fatalError() }
}
