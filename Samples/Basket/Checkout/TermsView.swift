import UIKit

/// The terms below an order, in which the links alone take taps.
final class TermsView: UITextView {
    /// The letter under a finger.
    func letter(at point: CGPoint) -> UITextRange? {
        guard let place = closestPosition(to: point) else { return nil }
        return tokenizer.rangeEnclosingPosition(place, with: .character, inDirection: .layout(.left))
    }

    /// The word under a finger, for what is read aloud.
    func word(at point: CGPoint) -> UITextRange? {
        guard let place = closestPosition(to: point) else { return nil }
        return tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
    }
}
