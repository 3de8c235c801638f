#if IOS
import UIKit

extension Screen {
  var dot: UIView { fatalError() }
  var touch: CGPoint { fatalError() }
  var names: [String: Any] { fatalError() }
}
#endif
