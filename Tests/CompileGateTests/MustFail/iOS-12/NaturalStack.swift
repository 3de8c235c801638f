import UIKit

func naturalStack(_ stack: UIStackView) {
  stack.alignment = .leading
  stack.alignment = .natural // error: no member 'natural'
}
