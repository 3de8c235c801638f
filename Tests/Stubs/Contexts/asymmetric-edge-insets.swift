import UIKit

extension Screen {
  var shelf: UICollectionView { fatalError() }
  var notesView: UITextView { fatalError() }
  var tabBarItem: UITabBarItem { fatalError() }
  var isEditing: Bool { fatalError() }
}
