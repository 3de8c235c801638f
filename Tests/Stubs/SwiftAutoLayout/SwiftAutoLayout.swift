import UIKit

public struct XAxis {}

public struct LayoutItem<Axis> {}

extension UIView {
  public var left: LayoutItem<XAxis> { fatalError() }
  public var right: LayoutItem<XAxis> { fatalError() }
  public var leading: LayoutItem<XAxis> { fatalError() }
  public var trailing: LayoutItem<XAxis> { fatalError() }
}

public func + <Axis>(item: LayoutItem<Axis>, constant: CGFloat) -> LayoutItem<Axis> { fatalError() }
public func - <Axis>(item: LayoutItem<Axis>, constant: CGFloat) -> LayoutItem<Axis> { fatalError() }
public func == <Axis>(a: LayoutItem<Axis>, b: LayoutItem<Axis>) -> NSLayoutConstraint { fatalError() }
