import UIKit

func wrongFormatOption() -> NSLayoutConstraint.FormatOptions {
  [.alignAllTop, .alignAllStart] // error: no member 'alignAllStart'
}
