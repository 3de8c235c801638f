import UIKit

public struct LayoutExpression {}

public func + (anchor: NSLayoutXAxisAnchor, constant: CGFloat) -> LayoutExpression { fatalError() }
@discardableResult public func == (a: NSLayoutXAxisAnchor, b: LayoutExpression) -> NSLayoutConstraint { fatalError() }
@discardableResult public func == (a: NSLayoutXAxisAnchor, b: NSLayoutXAxisAnchor) -> NSLayoutConstraint { fatalError() }
