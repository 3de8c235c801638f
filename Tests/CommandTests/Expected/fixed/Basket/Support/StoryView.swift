import UIKit

/// What a keyboard offers that moves the caret.
protocol CaretMover {
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A story of the shop, told letter by letter.
final class StoryView: UIView {
  let titleLabel = UILabel()
  let yearFormatter = DateFormatter()
  let page = "<style>p { text-align: left; }</style>"

  func placeTitle() {
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isRTL ? titleLabel.trailingAnchor : titleLabel.leadingAnchor
    edge.constraint(equalTo: leadingAnchor).isActive = true
  }

  func year(of date: Date) -> Int { Int(yearFormatter.string(from: date)) ?? 0 }

  func boxes(_ count: Int) -> String { String(format: NSLocalizedString("delivery.boxes", comment: ""), locale: .current, count) }

  func spell(_ title: String) {
    for letter in title { addSubview(label(letter)) }
  }

  private func label(_ letter: Character) -> UILabel {
    let label = UILabel()
    label.text = String(letter)
    return label
  }

  func move(_ caret: any CaretMover, by translation: CGPoint) { caret.adjustTextPosition(byCharacterOffset: Int(translation.x / 10)) }
}
