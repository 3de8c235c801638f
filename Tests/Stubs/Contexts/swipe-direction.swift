import UIKit

extension Screen {
  var next: UISwipeGestureRecognizer { fatalError() }
  var back: UISwipeGestureRecognizer { fatalError() }
  var onward: UISwipeGestureRecognizer { fatalError() }
  var previous: UISwipeGestureRecognizer { fatalError() }
  var nextSwipe: UISwipeGestureRecognizer { fatalError() }
  var backSwipe: UISwipeGestureRecognizer { fatalError() }
  @objc func showNext() {}
  @objc func slide(_ swipe: UISwipeGestureRecognizer) {}
  @objc func showPrevious() {}
}
