import UIKit

func wrongInsets(_ view: UIView) {
  view.directionalLayoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0) // error: cannot assign value
}
