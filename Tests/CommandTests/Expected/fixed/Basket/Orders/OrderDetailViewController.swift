import UIKit

/// One order: its courier, its receipt and what can be done about it.
final class OrderDetailViewController: UIViewController {
    private let order: Order
    private let scrollView = UIScrollView()
    private let noteView = UITextView()
    private let reportButton = UIButton(type: .system)
    private let courierPhoneLabel = UILabel()
    private let receiptLayer = CATextLayer()
    private let photoLayer = CALayer()
    private let canvasView = UIView()
    private let banner = UIView()

    init(order: Order) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("OrderDetailViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureTexts()
        configureButtons()
        banner.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 24, bottom: 12, trailing: 8)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 8)
        scrollView.contentInset.left = 12
        scrollView.contentInset.right = 12
        layoutBanner()
    }

    private func configureTexts() {
        noteView.textAlignment = .left
        noteView.textContainerInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 4)
        noteView.typingAttributes[.foregroundColor] = UIColor.label
        // Numbers read from the left in every language.
        courierPhoneLabel.textAlignment = .left
        courierPhoneLabel.text = order.courierPhone
        receiptLayer.alignmentMode = .right
        receiptLayer.string = order.total
        photoLayer.contentsGravity = .left
    }

    private func configureButtons() {
        reportButton.setImage(UIImage(systemName: Style.replySymbol), for: .normal)
        reportButton.titleEdgeInsets.left = 8
        reportButton.contentHorizontalAlignment = .leading
        if view.isRTL {
            reportButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
        } else {
            reportButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
        }
    }

    private func layoutBanner() {
        [banner, canvasView].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        let ribbon = NSLayoutConstraint(
            item: banner, attribute: .leading, relatedBy: .equal,
            toItem: view, attribute: .leading, multiplier: 1, constant: 0)
        let end = NSLayoutConstraint(
            item: banner, attribute: .trailingMargin, relatedBy: .equal,
            toItem: view, attribute: .trailingMargin, multiplier: 1, constant: -8)
        let height = NSLayoutConstraint(
            item: banner, attribute: .height, relatedBy: .equal,
            toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 48)
        NSLayoutConstraint.activate([ribbon, end, height])
        let views = ["banner": banner, "canvas": canvasView]
        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[banner]-8-[canvas]", options: [.alignAllLeft, .alignAllRight], metrics: nil, views: views))
        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[canvas]-|", options: [], metrics: nil, views: views))
        // Drawn by hand below; the background keeps its corner.
        canvasView.contentMode = .topLeft
    }

    func pin(_ handle: UIView, beside edge: NSLayoutXAxisAnchor) {
        handle.leftAnchor.constraint(equalTo: edge, constant: 4).isActive = true
    }
}
