import UIKit

func newSymbol() {
  _ = UIImage(named: "back")
  _ = UIImage(systemName: "chevron.backward") // error: no exact matches
}
