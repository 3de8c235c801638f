import UIKit

extension UIView {
    /// True while this view shows a right-to-left language.
    var isRTL: Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// 1 towards the end of a line of text, -1 where lines run the other way.
    var readingSign: CGFloat {
        isRTL ? -1 : 1
    }

    func farTextAlignment() -> NSTextAlignment {
        if isRTL {
            return .left
        }
        return .right
    }
}

extension UIEdgeInsets {
    /// The same insets as a reader of this view expects them.
    func mirrored(for view: UIView) -> UIEdgeInsets {
        guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return self }
        return UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
    }
}

extension Locale {
    var writesRightToLeft: Bool {
        guard let code = languageCode else { return false }
        return Locale.characterDirection(forLanguage: code) == .rightToLeft
    }
}
