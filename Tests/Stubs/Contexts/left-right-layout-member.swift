import UIKit

extension Screen {
  var name: UILabel { fatalError() }
}
