import UIKit

/// One offer: a coupon with a torn edge, and an arrow to the product.
final class OfferCard: UIView {
    private let coupon = UIView()
    private let sheet = UIView()
    private let arrowView = UIImageView()
    private let backArrowView = UIImageView()

    func roundCorners() {
        coupon.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    func setArrows(_ arrow: UIImage, backArrow: UIImage) {
        arrowView.image = arrow.withHorizontallyFlippedOrientation()
        arrow.imageFlippedForRightToLeftLayoutDirection()
        backArrowView.image = backArrow.imageFlippedForRightToLeftLayoutDirection()
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            backArrowView.transform = CGAffineTransform(scaleX: -1, y: 1)
        }
    }
}
