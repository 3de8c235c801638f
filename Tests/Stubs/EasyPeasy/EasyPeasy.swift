import UIKit

public enum ReferenceAttribute { case left, right, top, bottom, leading, trailing, centerX, centerY }

open class Attribute {
  public init(_ constant: CGFloat) {}
  @discardableResult public func to(_ view: UIView, _ attribute: ReferenceAttribute? = nil) -> Self { self }
}

public class Left: Attribute {}
public class Right: Attribute {}
public class Leading: Attribute {}
public class Trailing: Attribute {}
public class Top: Attribute {}
public class Height: Attribute {}

public struct EasyPeasy {
  @discardableResult public func layout(_ attributes: Attribute...) -> [NSLayoutConstraint] { fatalError() }
}

extension UIView {
  public var easy: EasyPeasy { fatalError() }
}

infix operator <-

@discardableResult public func <- (view: UIView, attributes: [Attribute]) -> [NSLayoutConstraint] { fatalError() }
