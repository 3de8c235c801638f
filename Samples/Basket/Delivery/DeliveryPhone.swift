import UIKit

final class DeliveryPhoneView: UIView {
  private let phoneLabel = UILabel()
  private let nameLabel = UILabel()

  func show(name: String, phone: String) {
    // Moves its neighbours: the colon lands on the wrong side.
    phoneLabel.text = "\u{202A}" + phone + "\u{202C}: " + name
    // Shields the number and leaves the rest alone.
    nameLabel.text = name + ": \u{2066}" + phone + "\u{2069}"
  }
}
