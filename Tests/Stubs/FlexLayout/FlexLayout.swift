import UIKit

public final class Flex {
  public enum Position { case relative, absolute }
  @discardableResult public func define(_ closure: (Flex) -> Void) -> Flex { self }
  @discardableResult public func addItem(_ view: UIView) -> Flex { self }
  @discardableResult public func position(_ value: Position) -> Flex { self }
  @discardableResult public func top(_ points: CGFloat) -> Flex { self }
  @discardableResult public func left(_ points: CGFloat) -> Flex { self }
  @discardableResult public func right(_ points: CGFloat) -> Flex { self }
  @discardableResult public func start(_ points: CGFloat) -> Flex { self }
  @discardableResult public func end(_ points: CGFloat) -> Flex { self }
  @discardableResult public func marginLeft(_ points: CGFloat) -> Flex { self }
  @discardableResult public func marginRight(_ points: CGFloat) -> Flex { self }
  @discardableResult public func marginStart(_ points: CGFloat) -> Flex { self }
  @discardableResult public func marginEnd(_ points: CGFloat) -> Flex { self }
  @discardableResult public func paddingLeft(_ points: CGFloat) -> Flex { self }
  @discardableResult public func paddingRight(_ points: CGFloat) -> Flex { self }
  @discardableResult public func paddingStart(_ points: CGFloat) -> Flex { self }
  @discardableResult public func paddingEnd(_ points: CGFloat) -> Flex { self }
}

extension UIView {
  public var flex: Flex { fatalError() }
}
