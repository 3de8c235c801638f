import Stevia
import UIKit

func wrongStevia(_ view: UIView, _ other: UIView) {
  view.Leading == other.trailing + 8 // error:
}
