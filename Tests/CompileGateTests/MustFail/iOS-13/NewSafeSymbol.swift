import SFSafeSymbols
import SwiftUI

func newSafeSymbol() {
  _ = Image(systemSymbol: .chevronRight)
  _ = Image(systemSymbol: .chevronForward) // error: no member 'chevronForward'
}
