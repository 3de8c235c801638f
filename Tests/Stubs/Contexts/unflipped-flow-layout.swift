import UIKit

protocol ShelfArranging {}

extension UICollectionViewLayout {
  var sizes: [CGSize] { fatalError() }
  var offset: CGFloat { fatalError() }
  var columns: Int {
    get { fatalError() }
    set {}
  }
}
