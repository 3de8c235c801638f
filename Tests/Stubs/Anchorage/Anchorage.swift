import UIKit

public struct LayoutExpression {}
public struct AnchorPair {}

extension UIView {
  public var centerAnchors: AnchorPair { fatalError() }
}

@discardableResult public func == (a: AnchorPair, b: AnchorPair) -> [NSLayoutConstraint] { fatalError() }

public func + (anchor: NSLayoutXAxisAnchor, constant: CGFloat) -> LayoutExpression { fatalError() }
@discardableResult public func == (a: NSLayoutXAxisAnchor, b: LayoutExpression) -> NSLayoutConstraint { fatalError() }
@discardableResult public func == (a: NSLayoutXAxisAnchor, b: NSLayoutXAxisAnchor) -> NSLayoutConstraint { fatalError() }
@discardableResult public func <= (a: NSLayoutXAxisAnchor, b: NSLayoutXAxisAnchor) -> NSLayoutConstraint { fatalError() }

// Anchorage 4.5
infix operator /==/: ComparisonPrecedence
infix operator /<=/: ComparisonPrecedence
@discardableResult public func /==/ (a: NSLayoutXAxisAnchor, b: LayoutExpression) -> NSLayoutConstraint { fatalError() }
@discardableResult public func /<=/ (a: NSLayoutXAxisAnchor, b: LayoutExpression) -> NSLayoutConstraint { fatalError() }
public func - (anchor: NSLayoutXAxisAnchor, constant: CGFloat) -> LayoutExpression { fatalError() }
