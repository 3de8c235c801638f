import UIKit

func wrongAlignmentType(_ label: UILabel) {
  label.textAlignment = UIControl.ContentHorizontalAlignment.leading // error: cannot assign value
}
