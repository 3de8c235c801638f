import UIKit

extension Screen {
  var name: UILabel { fatalError() }
  var startAnchor: NSLayoutXAxisAnchor { fatalError() }
  var isRightToLeft: Bool { fatalError() }
  var insets: UIEdgeInsets { fatalError() }
}
