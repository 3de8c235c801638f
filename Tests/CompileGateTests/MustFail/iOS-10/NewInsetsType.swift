import UIKit

func newInsetsType() {
  _ = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
  _ = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0) // error: cannot find 'NSDirectionalEdgeInsets'
}
