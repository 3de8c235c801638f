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
    dayLabel.pin.top(8).start(16).sizeToFit()
    timeLabel.pin.below(of: dayLabel).start(16).sizeToFit()
    feeLabel.pin.top(8).end(16).sizeToFit()
    line.pin.bottom().start(16).end(16).height(1)
  }
}
