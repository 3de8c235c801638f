import UIKit

extension Screen {
  var cell: UITableViewCell { fatalError() }
  var list: UITableView { fatalError() }
  var orders: UITableView { fatalError() }
  var tile: UITableViewCell { fatalError() }
  var resetButton: UIButton { fatalError() }
  func pad(_ a: CGFloat, _ b: CGFloat) -> CGFloat { fatalError() }
  var given: UIView { fatalError() }
}
