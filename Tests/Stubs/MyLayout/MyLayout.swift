import UIKit

extension UIView {
  public var myLeft: CGFloat { get { fatalError() } set {} }
  public var myRight: CGFloat { get { fatalError() } set {} }
  public var myLeading: CGFloat { get { fatalError() } set {} }
  public var myTrailing: CGFloat { get { fatalError() } set {} }
}
