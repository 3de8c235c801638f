import UIKit

extension Screen {
  var totalLabel: UILabel { fatalError() }
}
