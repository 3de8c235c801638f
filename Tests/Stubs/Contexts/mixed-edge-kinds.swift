import UIKit

extension Screen {
  var thumbnail: UIImageView { fatalError() }
}
