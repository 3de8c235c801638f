import UIKit

final class PriceRow: UIView {
  private let price = UILabel()
  private let old = UILabel()

  func show(_ text: String, style: NSParagraphStyle) {
    price.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    old.attributedText = NSAttributedString(string: text, attributes: [.kern: 1, .paragraphStyle: style])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    price.isHidden = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    old.isHidden = effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
