import UIKit

func wrongAttribute(_ view: UIView) {
  _ = NSLayoutConstraint(
    item: view, attribute: .start, relatedBy: .equal, toItem: nil, attribute: .leading, multiplier: 1, constant: 0) // error: no member 'start'
}
