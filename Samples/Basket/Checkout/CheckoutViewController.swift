import UIKit

/// Address, time and payment on one page.
final class CheckoutViewController: UIViewController {
    @IBOutlet private weak var addressLabel: UILabel!
    @IBOutlet private weak var phoneField: UITextField!
    @IBOutlet private weak var cardNumberField: UITextField!
    @IBOutlet private weak var promoCodeField: UITextField!
    @IBOutlet private weak var commentField: UITextField!
    @IBOutlet private weak var payButton: UIButton!
    @IBOutlet private weak var headerStack: UIStackView!

    private let terms = TermsView()
    private var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

    override func viewDidLoad() {
        super.viewDidLoad()
        addressLabel.textAlignment = isCompact ? .left : .center
        commentField.textAlignment = .left
        phoneField.textAlignment = .left
        cardNumberField.textAlignment = NSTextAlignment.left
        promoCodeField.textAlignment = .left
        headerStack.alignment = .leading
        headerStack.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        configurePayButton()
        configureErrorIcon()
    }

    private func configurePayButton() {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        payButton.setImage(UIImage(systemName: "chevron.right"), for: .normal)
        payButton.imageEdgeInsets = UIEdgeInsets(
            top: 0, left: isRightToLeft ? 0 : 12, bottom: 0, right: isRightToLeft ? 12 : 0)
        payButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: -12, bottom: 0, right: 12)
        if #available(iOS 15, *) {
            var configuration = UIButton.Configuration.filled()
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 24)
            configuration.imagePlacement = .trailing
            configuration.image = UIImage(systemName: "arrow.forward")
            payButton.configuration = configuration
        }
    }

    private func configureErrorIcon() {
        let errorIcon = UIImageView(image: UIImage(named: "warning"))
        errorIcon.contentMode = UIView.ContentMode.topRight
        view.addSubview(errorIcon)
        errorIcon.translatesAutoresizingMaskIntoConstraints = false
        errorIcon.centerXAnchor.constraint(equalTo: commentField.rightAnchor, constant: -5).isActive = true
        errorIcon.leftAnchor.constraint(greaterThanOrEqualTo: view.centerXAnchor).isActive = true
        errorIcon.centerYAnchor.constraint(equalTo: commentField.centerYAnchor).isActive = true
    }

    private func alignTotals(_ totals: [UILabel]) {
        for total in totals where total.textAlignment == .left {
            total.textAlignment = view.farTextAlignment()
        }
        guard view.effectiveUserInterfaceLayoutDirection == .leftToRight else {
            totals.forEach { $0.textAlignment = .left }
            return
        }
        totals.forEach { $0.textAlignment = .right }
    }
}

/// A text field with room for a button behind its text.
final class PaddedField: UITextField {
    var padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 44)

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 44))
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: padding.mirrored(for: self))
    }
}
