import UIKit

extension Screen {
  var cartButton: UIButton { fatalError() }
  var divider: UIView { fatalError() }
  var margin: CGFloat { fatalError() }
  var gap: CGFloat { fatalError() }
  var subtitle: UILabel? { fatalError() }
  var tray: UIView? { fatalError() }
  var page: UIView { fatalError() }
  var scrollView: UIScrollView { fatalError() }
  var scroller: UIScrollView { fatalError() }
  var favourites: UIView { fatalError() }
  var recents: UIView { fatalError() }
  func constraintEqual(anchor: NSLayoutXAxisAnchor, toAnchor other: NSLayoutXAxisAnchor, constant: CGFloat = 0) {}
}
