#if MACOS
import AppKit

extension Screen {
  var old: NSViewController { fatalError() }
  var new: NSViewController { fatalError() }
}
#else
import UIKit

extension Screen {
  var navigationController: UINavigationController? { fatalError() }
}
#endif
