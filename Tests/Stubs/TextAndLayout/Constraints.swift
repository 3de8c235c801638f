open class NSLayoutConstraint: NSObject {
  public enum Relation: Int { case lessThanOrEqual, equal, greaterThanOrEqual }

  public enum Axis: Int { case horizontal, vertical }

  public enum Attribute: Int {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    #if IOS
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    #endif
    case notAnAttribute
  }

  public struct FormatOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var alignAllLeft: FormatOptions { fatalError() }
    public static var alignAllRight: FormatOptions { fatalError() }
    public static var alignAllTop: FormatOptions { fatalError() }
    public static var alignAllBottom: FormatOptions { fatalError() }
    public static var alignAllLeading: FormatOptions { fatalError() }
    public static var alignAllTrailing: FormatOptions { fatalError() }
    public static var directionLeadingToTrailing: FormatOptions { fatalError() }
    public static var directionLeftToRight: FormatOptions { fatalError() }
    public static var directionRightToLeft: FormatOptions { fatalError() }
  }

  public init(
    item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute other: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {}

  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { fatalError() }

  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open var isActive: Bool { get { fatalError() } set {} }
  open var constant: CGFloat { get { fatalError() } set {} }
}

open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint { fatalError() }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
}
