import UIKit

public enum ALEdge: Int { case left, right, top, bottom, leading, trailing }

public enum ALMargin: Int { case left, right, top, bottom, leading, trailing }

public enum ALAxis: Int { case vertical, horizontal }

public enum ALAttribute: Int {
  case left, right, top, bottom, leading, trailing
  case marginLeft, marginRight, marginTop, marginBottom, marginLeading, marginTrailing
}

extension UIView {
  @discardableResult public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoAlignAxis(_ axis: ALAxis, toSameAxisOf view: UIView) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoCenterInSuperview() -> [NSLayoutConstraint] { fatalError() }
  @discardableResult public func autoConstrainAttribute(_ attribute: ALAttribute, to other: ALAttribute, of view: UIView) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoConstrainAttribute(
    _ attribute: ALAttribute, to other: ALAttribute, of view: UIView, withOffset offset: CGFloat, relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoConstrainAttribute(
    _ attribute: ALAttribute, to other: ALAttribute, of view: UIView, withMultiplier multiplier: CGFloat
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoPinEdge(toSuperviewEdge edge: ALEdge) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoPinEdge(toSuperviewEdge edge: ALEdge, withInset inset: CGFloat) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat, relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoPinEdge(toSuperviewMargin margin: ALEdge) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoPinEdge(_ edge: ALEdge, to other: ALEdge, of view: UIView) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoPinEdge(
    _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets, excludingEdge edge: ALEdge) -> [NSLayoutConstraint] { fatalError() }
}
