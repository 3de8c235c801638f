import UIKit

extension Screen {
  var noteView: UITextView { fatalError() }
  var place: UITextPosition { fatalError() }
}
