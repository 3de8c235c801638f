import UIKit

func wrongAnchor(_ view: UIView) {
  _ = view.startAnchor // error: no member 'startAnchor'
}
