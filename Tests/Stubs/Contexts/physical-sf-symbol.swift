import SwiftUI

#if MACOS
extension Screen {
  var toolbarItem: NSToolbarItem { fatalError() }
  var isLast: Bool { fatalError() }
}
#else
struct ArticleModel {
  var title: String
}

extension Screen {
  var config: UIImage.SymbolConfiguration { fatalError() }
  var isLast: Bool { fatalError() }
  var isOpen: Bool { fatalError() }
  var arrow: UIImageView { fatalError() }
  var wheel: UIView { fatalError() }
  var model: ArticleModel { fatalError() }
  func showNext() {}
}
#endif
