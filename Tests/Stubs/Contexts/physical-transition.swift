import AppKit

extension Screen {
  var old: NSViewController { fatalError() }
  var new: NSViewController { fatalError() }
}
