import UIKit

/// Calls the courier and plays what he says.
final class CourierCallView: UIView {
  private let callButton = UIButton(type: .system)
  private let phoneField = UITextField()
  private let noteView = UITextView()

  func setUp() {
    callButton.setTitle(NSLocalizedString("call", comment: ""), for: .normal)
    callButton.semanticContentAttribute = .forceRightToLeft
    phoneField.semanticContentAttribute = .forceLeftToRight
    let note = NSMutableParagraphStyle()
    note.baseWritingDirection = .leftToRight
    let phone = NSMutableParagraphStyle()
    phone.baseWritingDirection = .leftToRight
    noteView.typingAttributes = [.paragraphStyle: note]
    phoneField.defaultTextAttributes = [.paragraphStyle: phone]
  }
}
