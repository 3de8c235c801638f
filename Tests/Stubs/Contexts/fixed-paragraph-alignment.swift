import UIKit

struct Theme {
  var paragraphStyle: NSMutableParagraphStyle
}

extension Screen {
  var font: UIFont { fatalError() }
  var theme: Theme { fatalError() }
  var textAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set {} }
  var size: CGSize { get { fatalError() } set {} }
}
