import Foundation
import UIKit

extension String {
  var localized: String { fatalError() }
}

extension Screen {
  var itemsLabel: UILabel { fatalError() }
  var count: Int { fatalError() }
  var caption: String {
    get { fatalError() }
    set {}
  }
  var footer: String {
    get { fatalError() }
    set {}
  }
}
