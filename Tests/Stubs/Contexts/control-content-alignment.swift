#if MACOS
import AppKit

extension Screen {
  var sidebarButton: NSButton { fatalError() }
  var send: NSButton { fatalError() }
}
#else
import UIKit

class Menu: UIView {
  func show(side: UIControl.ContentHorizontalAlignment) {}
}

extension Screen {
  var showAllButton: UIButton { fatalError() }
  var addressButton: UIButton { fatalError() }
  var menu: Menu { fatalError() }
  var send: UIButton { fatalError() }
}
#endif
