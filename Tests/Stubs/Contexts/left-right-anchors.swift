import UIKit

extension Screen {
  var cartButton: UIButton { fatalError() }
  var divider: UIView { fatalError() }
  var margin: CGFloat { fatalError() }
}
