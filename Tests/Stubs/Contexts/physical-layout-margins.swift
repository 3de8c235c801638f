import UIKit

extension Screen {
  var resetButton: UIButton { fatalError() }
  func pad(_ a: CGFloat, _ b: CGFloat) -> CGFloat { fatalError() }
}
