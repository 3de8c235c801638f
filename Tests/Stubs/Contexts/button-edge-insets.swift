import UIKit

extension Screen {
  var orderButton: UIButton { fatalError() }
  var shareButton: UIButton { fatalError() }
  var filterChip: UIButton { fatalError() }
  var iconWidth: CGFloat { fatalError() }
  func gap(_ a: CGFloat, _ b: CGFloat) -> CGFloat { fatalError() }
}
