import UIKit

/// The row below the total where a customer tips the courier. Laid out by hand, as the first screens were.
final class TipRow: UIView {
  private let iconView = UIImageView()
  private let captionLabel = UILabel()
  private let amountLabel = UILabel()
  private let backgroundCard = UIView()
  private let infoButton = UIButton()

  override func layoutSubviews() {
    super.layoutSubviews()
    iconView.frame = CGRect(x: 16, y: 12, width: 24, height: 24)
    captionLabel.frame = CGRect(x: iconView.frame.maxX + 8, y: 12, width: 160, height: 24)
    amountLabel.frame = CGRect(x: bounds.width - 96, y: 12, width: 80, height: 24)
    backgroundCard.frame = CGRect(x: 8, y: 4, width: bounds.width - 16, height: bounds.height - 8)
  }

  func addInfoButton() {
    infoButton.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    backgroundCard.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(infoButton)
  }
}

/// The same row after its repair.
final class TurningTipRow: UIView {
  private let iconView = UIImageView()

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    iconView.frame = CGRect(x: isRightToLeft ? bounds.width - 40 : 16, y: 12, width: 24, height: 24)
  }
}

/// Where the customer writes another amount.
final class TipField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 12, y: bounds.minY, width: bounds.width - 12, height: bounds.height)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: 12, dy: 0)
  }
}
