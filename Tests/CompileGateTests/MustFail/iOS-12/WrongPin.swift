import PinLayout
import UIKit

func wrongPin(_ view: UIView) {
  view.pin.start(8).leading(8) // error: no member 'leading'
}
