import UIKit

public struct TGLayoutPos {
  @discardableResult public func equal(_ points: CGFloat) -> TGLayoutPos { fatalError() }
  @discardableResult public func equal(_ position: TGLayoutPos, offset: CGFloat = 0) -> TGLayoutPos { fatalError() }
}

public struct TGGravity {
  public struct Horizontal {
    public var left: TGGravity { fatalError() }
    public var right: TGGravity { fatalError() }
    public var leading: TGGravity { fatalError() }
    public var trailing: TGGravity { fatalError() }
  }
  public static var horz: Horizontal { fatalError() }
}

open class TGBaseLayout: UIView {
  open var tg_leftPadding: CGFloat { get { fatalError() } set {} }
  open var tg_rightPadding: CGFloat { get { fatalError() } set {} }
  open var tg_leadingPadding: CGFloat { get { fatalError() } set {} }
  open var tg_trailingPadding: CGFloat { get { fatalError() } set {} }
}

open class TGLinearLayout: TGBaseLayout {
  open var tg_gravity: TGGravity { get { fatalError() } set {} }
}

extension UIView {
  public var tg_left: TGLayoutPos { fatalError() }
  public var tg_right: TGLayoutPos { fatalError() }
  public var tg_leading: TGLayoutPos { fatalError() }
  public var tg_trailing: TGLayoutPos { fatalError() }
}
