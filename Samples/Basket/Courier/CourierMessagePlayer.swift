import UIKit

/// Voice messages of the courier.
final class CourierMessagePlayer: UIView {
  private let scrubber = UISlider()
  private let tipSlider = UISlider()

  func setUp() {
    [scrubber, tipSlider].forEach(addSubview)
  }
}
