import SwiftUI

func newLabel() {
  _ = Text("basket")
  _ = Label("basket", systemImage: "cart") // error: cannot find 'Label'
}
