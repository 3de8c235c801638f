@_exported import CoreText
@_exported import QuartzCore

public enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }

public enum UISemanticContentAttribute: Int { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }

public enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }

public struct UIEdgeInsets {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError() }
  public static var zero: UIEdgeInsets { fatalError() }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
}

open class UIColor: NSObject {
  public convenience init(patternImage image: UIImage) { fatalError() }
  public init?(named name: String) {}
  public static var red: UIColor { fatalError() }
  #if IOS_13
  public static var label: UIColor { fatalError() }
  #endif
}

open class UIFont: NSObject {
  public struct Weight: RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { fatalError() }
    public static var regular: Weight { fatalError() }
  }
  public init?(name fontName: String, size fontSize: CGFloat) { fatalError() }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  #if IOS_13
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
  #endif
}

open class UITraitCollection: NSObject {
  open var horizontalSizeClass: UIUserInterfaceSizeClass { fatalError() }
  open var layoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
}

open class UIResponder: NSObject {}

open class UILayoutGuide: NSObject {
  open var layoutFrame: CGRect { fatalError() }
  open var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
}

open class UIView: UIResponder {
  public enum ContentMode: Int {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var flexibleLeftMargin: AutoresizingMask { fatalError() }
    public static var flexibleRightMargin: AutoresizingMask { fatalError() }
    public static var flexibleBottomMargin: AutoresizingMask { fatalError() }
    public static var flexibleWidth: AutoresizingMask { fatalError() }
    public static var flexibleHeight: AutoresizingMask { fatalError() }
  }

  public convenience override init() { fatalError() }
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  open class func appearance() -> Self { fatalError() }

  open var superview: UIView? { fatalError() }
  open func addSubview(_ view: UIView) {}
  open func viewWithTag(_ tag: Int) -> UIView? { fatalError() }
  open func layoutSubviews() {}
  open func sizeToFit() {}
  open var layer: CALayer { fatalError() }
  open var frame: CGRect { get { fatalError() } set {} }
  open var bounds: CGRect { get { fatalError() } set {} }
  open var center: CGPoint { get { fatalError() } set {} }
  open var transform: CGAffineTransform { get { fatalError() } set {} }
  open var alpha: CGFloat { get { fatalError() } set {} }
  open var isHidden: Bool { get { fatalError() } set {} }
  open var tintColor: UIColor! { get { fatalError() } set {} }
  open var contentMode: ContentMode { get { fatalError() } set {} }
  open var autoresizingMask: AutoresizingMask { get { fatalError() } set {} }
  open var gestureRecognizers: [UIGestureRecognizer]? { get { fatalError() } set {} }
  open var traitCollection: UITraitCollection { fatalError() }
  open var semanticContentAttribute: UISemanticContentAttribute { get { fatalError() } set {} }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection { fatalError() }
  open var layoutMargins: UIEdgeInsets { get { fatalError() } set {} }
  #if IOS_11
  open var directionalLayoutMargins: NSDirectionalEdgeInsets { get { fatalError() } set {} }
  open var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  #endif
  open var translatesAutoresizingMaskIntoConstraints: Bool { get { fatalError() } set {} }
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  open var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
}

public struct UILayoutPriority {
  public static var required: UILayoutPriority { fatalError() }
  public static var defaultHigh: UILayoutPriority { fatalError() }
}

open class UIWindow: UIView {}

open class UIStackView: UIView {
  public enum Alignment: Int { case fill, leading, center, trailing }
  public convenience init(arrangedSubviews views: [UIView]) { fatalError() }
  open var axis: NSLayoutConstraint.Axis { get { fatalError() } set {} }
  open var alignment: Alignment { get { fatalError() } set {} }
  open var spacing: CGFloat { get { fatalError() } set {} }
  open var isLayoutMarginsRelativeArrangement: Bool { get { fatalError() } set {} }
  open func addArrangedSubview(_ view: UIView) {}
}

open class UIScrollView: UIView {
  open var contentInset: UIEdgeInsets { get { fatalError() } set {} }
  open var scrollIndicatorInsets: UIEdgeInsets { get { fatalError() } set {} }
  open var contentOffset: CGPoint { get { fatalError() } set {} }
  #if IOS_11
  open var verticalScrollIndicatorInsets: UIEdgeInsets { get { fatalError() } set {} }
  #endif
}

public protocol UIScrollViewDelegate: AnyObject {}
