import UIKit

extension UIView {
  /// What a team calls it.
  var isRTL: Bool { fatalError() }
}

extension Screen {
  var shelf: UICollectionView { fatalError() }
  var notesView: UITextView { fatalError() }
  var tabBarItem: UITabBarItem { fatalError() }
  var isEditing: Bool { fatalError() }
  var box: CGRect { fatalError() }
  var item: UIScrollView { fatalError() }
  var list: UITableView { fatalError() }
  var pages: UICollectionView { fatalError() }
}
