import PinLayout
import UIKit

/// Delivery slots, laid out by hand.
final class SlotPickerView: UIView {
  private let dayLabel = UILabel()
  private let timeLabel = UILabel()
  private let feeLabel = UILabel()
  private let line = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    dayLabel.pin.top(8).left(16).sizeToFit()
    timeLabel.pin.below(of: dayLabel).start(16).sizeToFit()
    feeLabel.pin.top(8).end(16).sizeToFit()
    line.pin.bottom().left(16).right(16).height(1)
  }
}
