import UIKit

public struct Edge {}

public struct Expression {}

public struct ViewProxy {
  public var left: Edge { fatalError() }
  public var right: Edge { fatalError() }
  public var top: Edge { fatalError() }
  public var leading: Edge { fatalError() }
  public var trailing: Edge { fatalError() }
  public var centerX: Edge { fatalError() }
  public var superview: ViewProxy? { fatalError() }
}

public func constrain(_ view: UIView, block: (ViewProxy) -> Void) {}
public func constrain(_ a: UIView, _ b: UIView, block: (ViewProxy, ViewProxy) -> Void) {}
public func constrain(_ a: UIView, _ b: UIView, _ c: UIView, block: (ViewProxy, ViewProxy, ViewProxy) -> Void) {}
public func + (edge: Edge, constant: CGFloat) -> Expression { fatalError() }
public func * (edge: Edge, multiplier: CGFloat) -> Expression { fatalError() }
public func - (edge: Edge, constant: CGFloat) -> Expression { fatalError() }
@discardableResult public func == (a: Edge, b: Edge) -> NSLayoutConstraint { fatalError() }
@discardableResult public func == (a: Edge, b: Expression) -> NSLayoutConstraint { fatalError() }
@discardableResult public func >= (a: Edge, b: Edge) -> NSLayoutConstraint { fatalError() }
@discardableResult public func <= (a: Edge, b: Edge) -> NSLayoutConstraint { fatalError() }

@discardableResult public func align(left first: ViewProxy, _ rest: ViewProxy...) -> [NSLayoutConstraint] { fatalError() }
@discardableResult public func align(right first: ViewProxy, _ rest: ViewProxy...) -> [NSLayoutConstraint] { fatalError() }
@discardableResult public func align(leading first: ViewProxy, _ rest: ViewProxy...) -> [NSLayoutConstraint] { fatalError() }
@discardableResult public func align(trailing first: ViewProxy, _ rest: ViewProxy...) -> [NSLayoutConstraint] { fatalError() }
@discardableResult public func distribute(by amount: CGFloat = 0, leftToRight first: ViewProxy, _ rest: ViewProxy...) -> [NSLayoutConstraint] { fatalError() }
@discardableResult public func distribute(by amount: CGFloat = 0, horizontally first: ViewProxy, _ rest: ViewProxy...) -> [NSLayoutConstraint] { fatalError() }
