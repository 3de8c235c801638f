import UIKit

public struct YGValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { fatalError() }
}

open class YGLayout: NSObject {
  open var isEnabled: Bool { get { fatalError() } set {} }
  open var marginLeft: YGValue { get { fatalError() } set {} }
  open var marginRight: YGValue { get { fatalError() } set {} }
  open var marginStart: YGValue { get { fatalError() } set {} }
  open var marginEnd: YGValue { get { fatalError() } set {} }
}

extension UIView {
  public func configureLayout(block: (YGLayout) -> Void) {}
}
