import UIKit

func directionalScrollInset(_ scroll: UIScrollView) {
  scroll.contentInset = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0) // error: cannot assign value
}
