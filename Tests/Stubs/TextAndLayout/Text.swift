public enum NSLineBreakMode: Int { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }

public enum NSTextAlignment: Int { case left, center, right, justified, natural }

public enum NSWritingDirection: Int { case natural, leftToRight, rightToLeft }

open class NSTextTab: NSObject {
  public init(textAlignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {}
}

open class NSParagraphStyle: NSObject {
  public override init() {}
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open var alignment: NSTextAlignment { get { fatalError() } set {} }
  open var baseWritingDirection: NSWritingDirection { get { fatalError() } set {} }
  open var lineSpacing: CGFloat { get { fatalError() } set {} }
  open var headIndent: CGFloat { get { fatalError() } set {} }
}

extension NSAttributedString.Key {
  public static var paragraphStyle: NSAttributedString.Key { fatalError() }
  public static var foregroundColor: NSAttributedString.Key { fatalError() }
  public static var font: NSAttributedString.Key { fatalError() }
  public static var kern: NSAttributedString.Key { fatalError() }
}

open class NSString: NSObject {
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?, context: NSObject?
  ) -> CGRect { fatalError() }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
}

public struct NSStringDrawingOptions: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { fatalError() }
}

#if IOS_11 || MACOS_10_15
public struct NSDirectionalEdgeInsets {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  public static var zero: NSDirectionalEdgeInsets { fatalError() }
}
#endif
