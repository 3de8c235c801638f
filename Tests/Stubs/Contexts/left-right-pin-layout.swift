import PinLayout
import UIKit

extension Screen {
  var side: HorizontalEdge { fatalError() }
  var line: UIView { fatalError() }
  var rootView: UIView { fatalError() }
  var star: UIView { fatalError() }
}
