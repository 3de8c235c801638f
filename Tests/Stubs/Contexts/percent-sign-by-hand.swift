import Foundation
import UIKit

extension Screen {
  var progressLabel: UILabel { fatalError() }
  var progress: Double { fatalError() }
}
