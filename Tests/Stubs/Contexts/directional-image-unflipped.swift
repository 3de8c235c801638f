import UIKit

extension Screen {
  var navigationItem: UINavigationItem { fatalError() }
  @objc func close() {}
}

extension UIImage {
  func tinted(with color: UIColor) -> UIImage { fatalError() }
}
