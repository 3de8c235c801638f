#if MACOS
import AppKit

extension Screen {
  var sidebarButton: NSButton { fatalError() }
}
#else
import UIKit

extension Screen {
  var showAllButton: UIButton { fatalError() }
  var addressButton: UIButton { fatalError() }
}
#endif
