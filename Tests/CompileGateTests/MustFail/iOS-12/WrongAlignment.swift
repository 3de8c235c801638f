import UIKit

func wrongAlignment(_ label: UILabel) {
  label.textAlignment = .natural
  label.textAlignment = .leading // error: no member 'leading'
}
