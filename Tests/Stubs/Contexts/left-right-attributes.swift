#if IOS
import UIKit

extension Screen {
  var bubble: UIView { fatalError() }
  var isRightToLeft: Bool { fatalError() }
  var label: UILabel { fatalError() }
  var page: UIView { fatalError() }
  var tip: UIView { fatalError() }
  var dot: UIView { fatalError() }
  var insets: UIEdgeInsets { fatalError() }
  var touch: CGPoint { fatalError() }
  var names: [String: Any] { fatalError() }
  var rows: String { fatalError() }
  var hasPrice: Bool { fatalError() }
}
#endif
