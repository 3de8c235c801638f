import UIKit

/// Its name before Swift 4.2.
typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

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
