import UIKit

var SCREEN_WIDTH: CGFloat { fatalError() }

extension Screen {
  var insetX: CGFloat { fatalError() }
  var insetY: CGFloat { fatalError() }
  var date: UILabel { fatalError() }
  var inset: UIEdgeInsets { fatalError() }
  var caption: UILabel { fatalError() }
  var backdrop: UIView { fatalError() }
  var drawer: UIView { fatalError() }
  var isWide: Bool { fatalError() }
  var isOpen: Bool { fatalError() }
  var panel: UIView { fatalError() }
  var list: UITableView { fatalError() }
  var ratingView: UIView { fatalError() }
  var titleStack: UIStackView { fatalError() }
  var pinView: UIView { fatalError() }
  var centerMapButton: UIButton { fatalError() }
  var tap: CGPoint { fatalError() }
  var stars: UIView { fatalError() }
  var note: UIView { fatalError() }
  var link: UIView { fatalError() }
}
