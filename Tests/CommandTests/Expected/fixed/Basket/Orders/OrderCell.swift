import UIKit

struct Order {
    enum Status { case packed, onTheWay, delivered }
    let number: String
    let shop: String
    let total: String
    let status: Status
    let courierPhone: String
}

final class OrderCell: UITableViewCell {
    static let reuseIdentifier = "OrderCell"

    private let shopLabel: UILabel = {
        let label = UILabel()
        label.numberOfLines = 2
        label.textAlignment = .natural
        return label
    }()
    private let totalLabel = UILabel()
    private let statusIcon = UIImageView()
    private let arrowView = UIImageView(image: UIImage(named: "arrow_right"))
    private let stack = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.addArrangedSubview(shopLabel)
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 4)
        stack.isLayoutMarginsRelativeArrangement = true
        totalLabel.textAlignment = .right
        totalLabel.setContentHuggingPriority(.required, for: .horizontal)
        statusIcon.contentMode = .left
        arrowView.contentMode = .scaleAspectFit
        [statusIcon, stack, totalLabel, arrowView].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        pinViews()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("OrderCell is made in code")
    }

    private func pinViews() {
        NSLayoutConstraint.activate([
            statusIcon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            statusIcon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: statusIcon.trailingAnchor, constant: 12),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            totalLabel.leadingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor, constant: 8),
            totalLabel.trailingAnchor.constraint(equalTo: arrowView.leadingAnchor, constant: -8),
            arrowView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            arrowView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    func show(_ order: Order) {
        shopLabel.text = order.shop
        totalLabel.text = order.total
        statusIcon.image = statusImage(order.status)
        // The total sits at the far end of the row.
        detailTextLabel?.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }

    private func statusImage(_ status: Order.Status) -> UIImage? {
        switch status {
        case .packed: return UIImage(systemName: "shippingbox")
        case .onTheWay: return UIImage(systemName: "arrow.forward.to.line")
        case .delivered: return UIImage(systemName: "checkmark.circle.fill")
        }
    }
}

/// The two lines above the list.
final class OrderSummaryView: UIView {
    let countLabel = Style.makeLabel("", alignment: .left)
    let hintLabel = Style.makeLabel("", alignment: .natural)

    override func layoutSubviews() {
        super.layoutSubviews()
        switch traitCollection.layoutDirection {
        case .rightToLeft:
            countLabel.textAlignment = .right
        default:
            countLabel.textAlignment = .left
        }
    }
}
