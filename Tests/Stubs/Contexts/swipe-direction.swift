import UIKit

extension Screen {
  var nextSwipe: UISwipeGestureRecognizer { fatalError() }
  var backSwipe: UISwipeGestureRecognizer { fatalError() }
  @objc func showNext() {}
  @objc func slide(_ swipe: UISwipeGestureRecognizer) {}
  @objc func showPrevious() {}
}
