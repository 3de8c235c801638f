import AppKit

func wrongStack(_ stack: NSStackView) {
  stack.alignment = .leading
  stack.alignment = .natural // error: no member 'natural'
}
