import UIKit

/// Shared looks of labels, buttons and long texts.
enum Style {
    static let pageInsets = UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 12)
    static let disclosureSymbol = "chevron.right"
    static let replySymbol = "arrowshape.turn.up.left"
    static let moreSymbol = "ellipsis.circle"

    static func makeLabel(_ text: String, alignment: NSTextAlignment = .left) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.textAlignment = alignment
        return label
    }

    static func bodyText(_ text: String) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        paragraph.alignment = .natural
        return NSAttributedString(string: text, attributes: [.paragraphStyle: paragraph])
    }

    static func priceText(_ text: String) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .right
        return NSAttributedString(string: text, attributes: [.paragraphStyle: paragraph])
    }

    static func centredText(_ text: String) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        return NSAttributedString(string: text, attributes: [.paragraphStyle: paragraph])
    }

    static func quote(_ text: String, in style: NSMutableParagraphStyle? = nil) -> NSAttributedString {
        let quoteStyle = style ?? .init()
        quoteStyle.alignment = NSTextAlignment.left
        quoteStyle.headIndent = 12
        return NSAttributedString(string: text, attributes: [.paragraphStyle: quoteStyle])
    }

    static func linkButton(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.contentHorizontalAlignment = .leading
        button.titleLabel?.textAlignment = NSTextAlignment.natural
        return button
    }
}

/// Where a badge sits on a product picture.
enum BadgeCorner {
    case left, right, top

    var offset: CGFloat {
        switch self {
        case .left: return -8
        case .right: return 8
        case .top: return 0
        }
    }
}

struct Badge {
    var corner: BadgeCorner = .left
    var text = ""
}
