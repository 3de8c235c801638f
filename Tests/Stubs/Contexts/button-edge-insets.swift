import UIKit

extension UIView {
  /// What a team calls it.
  var isRTL: Bool { fatalError() }
}

extension Screen {
  var orderButton: UIButton { fatalError() }
  var shareButton: UIButton { fatalError() }
  var filterChip: UIButton { fatalError() }
  var iconWidth: CGFloat { fatalError() }
  func gap(_ a: CGFloat, _ b: CGFloat) -> CGFloat { fatalError() }
  var send: UIButton { fatalError() }
}
