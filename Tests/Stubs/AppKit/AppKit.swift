@_exported import CoreText
@_exported import QuartzCore

public enum NSUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }

public enum NSUserInterfaceLayoutOrientation: Int { case horizontal, vertical }

open class NSApplication: NSObject {
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { fatalError() }
}

public var NSApp: NSApplication! { fatalError() }

open class NSWindowController: NSObject {
  open func windowDidLoad() {}
}

open class NSImage: NSObject {
  public init?(named name: String) {}
  #if MACOS_11
  public init?(systemSymbolName name: String, accessibilityDescription: String?) {}
  #endif
}

open class NSView: NSObject {
  public override init() {}
  public init(frame: CGRect) {}
  open var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get { fatalError() } set {} }
}

open class NSImageView: NSView {
  open var image: NSImage? { get { fatalError() } set {} }
}

open class NSControl: NSView {
  public enum ImagePosition: UInt {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    #if MACOS_10_12
    case imageLeading, imageTrailing
    #endif
  }
  open var alignment: NSTextAlignment { get { fatalError() } set {} }
}

public typealias NSRect = CGRect

open class NSCell: NSObject {
  open var alignment: NSTextAlignment { get { fatalError() } set {} }
  open func drawingRect(forBounds rect: NSRect) -> NSRect { fatalError() }
}

open class NSTextFieldCell: NSCell {}

open class NSTextField: NSControl {
  public convenience init(labelWithString text: String) { fatalError() }
  public convenience init(wrappingLabelWithString text: String) { fatalError() }
  open var stringValue: String { get { fatalError() } set {} }
}

open class NSSearchField: NSTextField {}

open class NSText: NSView {
  open var alignment: NSTextAlignment { get { fatalError() } set {} }
}

open class NSTextView: NSText {}

open class NSButton: NSControl {
  open var imagePosition: NSControl.ImagePosition { get { fatalError() } set {} }
  open var image: NSImage? { get { fatalError() } set {} }
}

open class NSToolbarItem: NSObject {
  open var image: NSImage? { get { fatalError() } set {} }
}

open class NSStackView: NSView {
  public convenience init(views: [NSView]) { fatalError() }
  open var alignment: NSLayoutConstraint.Attribute { get { fatalError() } set {} }
  open var orientation: NSUserInterfaceLayoutOrientation { get { fatalError() } set {} }
  open func addArrangedSubview(_ view: NSView) {}
}

open class NSCollectionView: NSView {
  public struct ScrollPosition: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var left: ScrollPosition { fatalError() }
    public static var right: ScrollPosition { fatalError() }
    public static var leadingEdge: ScrollPosition { fatalError() }
    public static var trailingEdge: ScrollPosition { fatalError() }
  }
  open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {}
}

open class NSViewController: NSObject {
  public struct TransitionOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var slideLeft: TransitionOptions { fatalError() }
    public static var slideRight: TransitionOptions { fatalError() }
    public static var slideForward: TransitionOptions { fatalError() }
    public static var slideBackward: TransitionOptions { fatalError() }
  }
  open func transition(from: NSViewController, to: NSViewController, options: TransitionOptions = [], completionHandler: (() -> Void)? = nil) {}
}
