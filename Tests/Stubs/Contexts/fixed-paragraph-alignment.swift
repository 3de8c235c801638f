import UIKit

struct Theme {
  var paragraphStyle: NSMutableParagraphStyle
}

extension Screen {
  var theme: Theme { fatalError() }
}
