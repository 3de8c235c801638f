import TinyConstraints
import UIKit

func wrongTiny(_ view: UIView, _ other: UIView) {
  view.leading(to: other, other.topAnchor) // error: cannot convert value
}
