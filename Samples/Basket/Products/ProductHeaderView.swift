import SnapKit
import UIKit

/// Picture, name and price at the top of a product page.
final class ProductHeaderView: UIView {
    private let pictureView = UIImageView()
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
    private let favouriteButton = UIButton(type: .custom)
    private let originLabel = UILabel()
    private let divider = UIView()
    private let badge = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [pictureView, nameLabel, priceLabel, favouriteButton, originLabel, divider, badge].forEach(addSubview)
        pictureView.contentMode = .scaleAspectFill
        nameLabel.textAlignment = .natural
        makeConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ProductHeaderView is made in code")
    }

    private func makeConstraints() {
        pictureView.snp.makeConstraints { make in
            make.top.left.equalToSuperview().offset(16)
            make.size.equalTo(96)
        }
        nameLabel.snp.makeConstraints { make in
            make.top.equalTo(pictureView)
            make.left.equalTo(pictureView.snp.right).offset(12)
            make.right.lessThanOrEqualTo(favouriteButton.snp.left).offset(-8)
        }
        favouriteButton.snp.makeConstraints { make in
            make.trailing.equalToSuperview().inset(16)
            make.centerY.equalTo(nameLabel)
        }
        priceLabel.snp.makeConstraints {
            $0.leading.equalTo(nameLabel)
            $0.top.equalTo(nameLabel.snp.bottom).offset(4)
        }
        originLabel.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(UIEdgeInsets(top: 120, left: 16, bottom: 8, right: 40))
        }
        divider.snp.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.height.equalTo(1)
        }
        badge.snp.makeConstraints { make in
            make.left.equalTo(pictureView.snp.trailing).offset(-8)
            make.bottom.equalTo(pictureView)
        }
    }

    func setCompact(_ isCompact: Bool) {
        pictureView.snp.updateConstraints { make in
            make.left.equalToSuperview().offset(isCompact ? 8 : 16)
        }
        priceLabel.snp.remakeConstraints { make in
            make.top.equalTo(nameLabel.snp.bottom).offset(isCompact ? 2 : 4)
            make.leading.equalTo(nameLabel)
        }
    }
}
