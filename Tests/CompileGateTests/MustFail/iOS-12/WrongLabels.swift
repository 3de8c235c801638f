import UIKit

func wrongLabels() {
  _ = NSDirectionalEdgeInsets(top: 0, left: 8, bottom: 0, right: 0) // error: incorrect argument labels
}
