import UIKit

func newGuide(_ view: UIView) {
  _ = view.leadingAnchor
  _ = view.safeAreaLayoutGuide // error: no member 'safeAreaLayoutGuide'
}
