import UIKit

func wrongAxis(_ view: UIView, _ other: UIView) {
  _ = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
  _ = view.leadingAnchor.constraint(equalTo: other.topAnchor) // error: cannot convert value
}
