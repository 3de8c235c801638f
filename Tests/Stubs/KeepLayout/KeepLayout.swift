import UIKit

public struct KeepValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { fatalError() }
}

open class KeepAttribute: NSObject {
  open var equal: KeepValue { get { fatalError() } set {} }
}

extension UIView {
  public var keepLeftInset: KeepAttribute { fatalError() }
  public var keepRightInset: KeepAttribute { fatalError() }
  public var keepLeadingInset: KeepAttribute { fatalError() }
  public var keepLeftSafeInset: KeepAttribute { fatalError() }
  public var keepLeadingSafeInset: KeepAttribute { fatalError() }
  public var keepTrailingInset: KeepAttribute { fatalError() }
}
