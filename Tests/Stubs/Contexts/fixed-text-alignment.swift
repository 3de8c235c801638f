#if IOS
import UIKit

// Swift 4.0 called the alignments of a layer by these names.
let kCAAlignmentLeft = CATextLayerAlignmentMode.left
let kCAAlignmentNatural = CATextLayerAlignmentMode.natural

class OrderCell: UITableViewCell {
  var titleLabel: UILabel { fatalError() }
}

/// A message's bubble, which sits on the side of its sender.
class Bubble: UILabel {
  var alignment: UIStackView.Alignment { get { fatalError() } set {} }
}

class SumView: UIView {
  var upper: UILabel { fatalError() }
  var middle: UILabel { fatalError() }
  var lower: UILabel { fatalError() }
}
func makeSum() -> SumView { fatalError() }

extension UIView {
  func pin(leading: CGFloat, trailing: CGFloat) {}
  func pin(left: CGFloat, right: CGFloat) {}
  func pinHeight(_ height: CGFloat) {}
}

class SectionHeader: UIView {
  var titleLabel: UILabel? { fatalError() }
}

class PriceCell: UITableViewCell {
  var label: UILabel { fatalError() }
  var price: UILabel { fatalError() }
}

struct Message {
  enum Side { case left, right }
  var side: Side
}

struct Row {
  struct Style {
    var color: UIColor
    var textAlignment: NSTextAlignment
  }
  var style: Style
}

/// Text with a style of the team's own.
struct StyledText {
  func styled(alignment: NSTextAlignment) -> NSAttributedString { fatalError() }
}

class Caption: UIView {
  var alignment: NSTextAlignment { get { fatalError() } set {} }
}

enum ListState { case empty, full }

extension UIView {
  /// What a team calls it.
  var isRTL: Bool { fatalError() }
}

/// What helpers of teams do.
protocol Configurable {}
extension Configurable {
  func then(_ configure: (Self) -> Void) -> Self { fatalError() }
}
extension UIView: Configurable {}
func with<Value>(_ value: Value, _ configure: (Value) -> Void) -> Value { fatalError() }

extension Screen {
  var totalLabel: UILabel { fatalError() }
  var cell: PriceCell { fatalError() }
  var axisLayer: CATextLayer { fatalError() }
  var bubble: Bubble { fatalError() }
  var device: UIDevice { fatalError() }
  var hintLabel: UILabel { fatalError() }
  var locationField: UITextField { fatalError() }
  var mobileField: UITextField { fatalError() }
  var noteField: UITextField { fatalError() }
  var siteField: UITextField { fatalError() }
  var isSent: Bool { fatalError() }
  var isWide: Bool { fatalError() }
  var message: Message { fatalError() }
  var noteLabel: UILabel { fatalError() }
  var noticeLabel: UILabel { fatalError() }
  var orderButton: UIButton { fatalError() }
  var orderCell: OrderCell { fatalError() }
  var recipeTitle: UILabel { fatalError() }
  var rows: [Row] { get { fatalError() } set {} }
  var sectionHeader: SectionHeader { fatalError() }
  var shopLabel: UILabel { fatalError() }
  var state: ListState { fatalError() }
  var timeLabel: UILabel { fatalError() }
  var topicTextView: UITextView { fatalError() }
}
#endif

/// Moves the text of a row in.
func indent() {}
