// The class whose methods hold the examples of the rule pages, with the properties that most of them use.
// What one page uses besides stands in a file of its name, as an extension.
#if MACOS
import AppKit

class Screen: NSViewController {}
#else
import UIKit

class Screen: UIView {
  var view: UIView { fatalError() }
  var contentView: UIView { fatalError() }
  var isCompact: Bool { fatalError() }

  var avatar: UIImageView { fatalError() }
  var badge: UIView { fatalError() }
  var banner: UIView { fatalError() }
  var card: UIView { fatalError() }
  var cover: UIView { fatalError() }
  var header: UIView { fatalError() }
  var heart: UIView { fatalError() }
  var icon: UIImageView { fatalError() }
  var photo: UIImageView { fatalError() }
  var price: UILabel { fatalError() }
  var priceLabel: UILabel { fatalError() }
  var row: UIView { fatalError() }
  var sheet: UIView { fatalError() }
  var stack: UIStackView { fatalError() }
  var stripe: UIView { fatalError() }
  var title: UILabel { fatalError() }
  var titleLabel: UILabel { fatalError() }
}
#endif
