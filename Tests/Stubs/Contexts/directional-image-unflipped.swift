import UIKit

extension Screen {
  var navigationItem: UINavigationItem { fatalError() }
  @objc func close() {}
}
