import UIKit

/// Large pictures of one product, with the shop's remarks below.
final class ProductGalleryViewController: UIViewController {
    private let bannerImage = UIImageView()
    private let remarks = UILabel()
    private let chartView = UIView()
    private let previousButton = UIButton()
    private let nextButton = UIButton()
    private var badgeView: UIView?
    private var badge = Badge()
    private var tabs: [NSTextTab] = []
    private var underlineLeading: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        bannerImage.contentMode = .bottomLeft
        remarks.attributedText = Style.bodyText(NSLocalizedString("product.remarks", comment: ""))
        tabs = columnTabs()
        previousButton.setImage(UIImage(named: "previous_item"), for: .normal)
        nextButton.setImage(UIImage(named: "next_item"), for: .normal)
        badge.corner = .right
        showBadge(corner: .left)
        layoutChart()
    }

    private func showBadge(corner: BadgeCorner) {
        let label = UILabel()
        label.textAlignment = .center
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        let pin = label.leadingAnchor.constraint(equalTo: bannerImage.leadingAnchor, constant: corner.offset)
        pin.isActive = true
        badgeView = label
    }

    /// Prices run with time, from the left, as on every chart.
    private func layoutChart() {
        let chartAxis = UIView()
        chartView.addSubview(chartAxis)
        chartAxis.leftAnchor.constraint(equalTo: chartView.leftAnchor).isActive = true
        chartAxis.rightAnchor.constraint(equalTo: chartView.rightAnchor).isActive = true
    }

    private func underline(_ button: UIButton) {
        underlineLeading?.constant = button.frame.minX
    }

    private func placeBadge() {
        guard let badgeView else { return }
        badgeView.trailingAnchor.constraint(equalTo: bannerImage.trailingAnchor, constant: -4).isActive = true
        NSLayoutConstraint(
            item: badgeView, attribute: .leading, relatedBy: .greaterThanOrEqual,
            toItem: bannerImage, attribute: .leading, multiplier: 1, constant: 4).isActive = true
    }
}

private func columnTabs() -> [NSTextTab] {
    [
        NSTextTab(textAlignment: .left, location: 120),
        NSTextTab(textAlignment: .natural, location: 200),
    ]
}
