import UIKit

public typealias LayoutPriority = UILayoutPriority

extension UIView {
  @discardableResult public func centerX(to view: UIView) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func centerXToSuperview() -> NSLayoutConstraint { fatalError() }
  @discardableResult public func centerInSuperview() -> [NSLayoutConstraint] { fatalError() }
  @discardableResult public func left(
    to view: UIView, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, priority: LayoutPriority = .required
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func right(
    to view: UIView, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, priority: LayoutPriority = .required
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func leading(
    to view: UIView, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, priority: LayoutPriority = .required
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func trailing(
    to view: UIView, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, priority: LayoutPriority = .required
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func leftToRight(
    of view: UIView, offset: CGFloat = 0, priority: LayoutPriority = .required
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func rightToLeft(
    of view: UIView, offset: CGFloat = 0, priority: LayoutPriority = .required
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func leadingToTrailing(
    of view: UIView, offset: CGFloat = 0, priority: LayoutPriority = .required
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func trailingToLeading(
    of view: UIView, offset: CGFloat = 0, priority: LayoutPriority = .required
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func leftToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, priority: LayoutPriority = .required, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func rightToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, priority: LayoutPriority = .required, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func leadingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, priority: LayoutPriority = .required, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func trailingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, priority: LayoutPriority = .required, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint { fatalError() }
}
