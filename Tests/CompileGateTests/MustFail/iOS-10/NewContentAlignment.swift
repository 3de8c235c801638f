import UIKit

extension UIButton {
  func newContentAlignment() {
    contentHorizontalAlignment = .right
    contentHorizontalAlignment = .trailing // error: no member 'trailing'
  }
}
