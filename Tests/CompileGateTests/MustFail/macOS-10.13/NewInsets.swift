import AppKit

func newInsets() {
  _ = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0) // error: cannot find 'NSDirectionalEdgeInsets'
}
