import UIKit

func naturalControl(_ button: UIButton) {
  button.contentHorizontalAlignment = .natural // error: no member 'natural'
}
