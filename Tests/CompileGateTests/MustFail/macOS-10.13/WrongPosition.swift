import AppKit

func wrongPosition(_ button: NSButton) {
  button.imagePosition = .imageLeading
  button.imagePosition = .leading // error: no member 'leading'
}
