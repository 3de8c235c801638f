import PureLayout
import UIKit

func wrongPureLayout(_ view: UIView) {
  view.autoPinEdge(toSuperviewEdge: .leading)
  view.autoPinEdge(toSuperviewEdge: .start) // error: no member 'start'
}
