import UIKit

extension UIStackView {
  func newMargins() {
    layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    directionalLayoutMargins = .init(top: 0, leading: 8, bottom: 0, trailing: 0) // error: cannot find 'directionalLayoutMargins'
  }
}
