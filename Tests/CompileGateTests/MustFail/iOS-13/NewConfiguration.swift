import UIKit

func newConfiguration(_ button: UIButton) {
  button.titleEdgeInsets = .zero
  button.configuration = nil // error: no member 'configuration'
}
