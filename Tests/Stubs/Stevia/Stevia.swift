import UIKit

public struct SteviaAttribute {}

extension UIView {
  public var Left: SteviaAttribute { fatalError() }
  public var Right: SteviaAttribute { fatalError() }
  public var Leading: SteviaAttribute { fatalError() }
  public var Trailing: SteviaAttribute { fatalError() }
  public var CenterX: SteviaAttribute { fatalError() }
  @discardableResult public func top(_ points: Double) -> Self { fatalError() }
  @discardableResult public func left(_ points: Double) -> Self { fatalError() }
  @discardableResult public func right(_ points: Double) -> Self { fatalError() }
  @discardableResult public func leading(_ points: Double) -> Self { fatalError() }
  @discardableResult public func trailing(_ points: Double) -> Self { fatalError() }
}

public func + (attribute: SteviaAttribute, points: Double) -> SteviaAttribute { fatalError() }
public func - (attribute: SteviaAttribute, points: Double) -> SteviaAttribute { fatalError() }
@discardableResult public func == (a: SteviaAttribute, b: SteviaAttribute) -> NSLayoutConstraint { fatalError() }
@discardableResult public func >= (a: SteviaAttribute, b: SteviaAttribute) -> NSLayoutConstraint { fatalError() }
@discardableResult public func == (a: SteviaAttribute, points: Double) -> NSLayoutConstraint { fatalError() }

public func align(lefts views: UIView...) {}
public func align(rights views: UIView...) {}
public func align(leadings views: UIView...) {}
public func align(trailings views: UIView...) {}
