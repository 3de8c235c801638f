import UIKit

extension UIView {
  func centerInSuperview() {}
}

extension Screen {
  var digitBox1: UIView { fatalError() }
  var digitBox2: UIView { fatalError() }
  var firstCodeField: UIView { fatalError() }
  var secondCodeField: UIView { fatalError() }
  var countryCodeLabel: UIView { fatalError() }
  var phoneField: UIView { fatalError() }
  var codeField: UIView { fatalError() }
  var codeTitle: UIView { fatalError() }
  var countryCodeTitle: UIView { fatalError() }
  var firstCodeButton: UIView { fatalError() }
  var secondCodeButton: UIView { fatalError() }
  var photo1: UIView { fatalError() }
  var photo2: UIView { fatalError() }
  var marginX: CGFloat { fatalError() }
  var marginY: CGFloat { fatalError() }
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
  var box: UIView { fatalError() }
  var bubble: UIView { fatalError() }
  var clock: UIView { fatalError() }
  var footer: UIView { fatalError() }
  var insets: UIEdgeInsets { fatalError() }
  var tip: UIView { fatalError() }
  var player: UIView { fatalError() }
  var time: UIView { fatalError() }
  var line: UIView { fatalError() }
  var start: NSLayoutConstraint? { get { nil } set {} }
  var end: NSLayoutConstraint? { get { nil } set {} }
  var isWide: Bool { fatalError() }
  var isTall: Bool { fatalError() }
}

extension UIView {
  func anchor(
    top: NSLayoutYAxisAnchor? = nil, left: NSLayoutXAxisAnchor? = nil, right: NSLayoutXAxisAnchor? = nil,
    leading: NSLayoutXAxisAnchor? = nil, trailing: NSLayoutXAxisAnchor? = nil
  ) {}
  func pinAnchors(left: CGFloat = 0, right: CGFloat = 0) {}
  func setPadding(left: CGFloat = 0, right: CGFloat = 0) {}
}

/// What a bubble shows.
struct Message {
  var isOwn: Bool { fatalError() }
}
extension UIView { func pinLeft(in box: UIView) {} }
