import UIKit

func halfStatement(_ label: UILabel) {
  label.textAlignment =
} // error: expected expression
