import AppKit

func newSymbol() {
  _ = NSImage(systemSymbolName: "sidebar.trailing", accessibilityDescription: nil) // error: argument
}
