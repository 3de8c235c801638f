public typealias _ImageLiteralType = UIImage

open class UIImage: NSObject, _ExpressibleByImageLiteral {
  public enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
  public class Configuration: NSObject {}
  public class SymbolConfiguration: Configuration {}

  public required init(imageLiteralResourceName path: String) {}
  public init?(named name: String) {}
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
  open var size: CGSize { fatalError() }
  open var cgImage: CGImage? { fatalError() }
  open func draw(in rect: CGRect) {}
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { fatalError() }
  @discardableResult
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { fatalError() }
  open func withHorizontallyFlippedOrientation() -> UIImage { fatalError() }
  #if IOS_13
  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {}
  public init?(systemName name: String) {}
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { fatalError() }
  #endif
}

open class NSTextAttachment: NSObject {
  public override init() {}
  open var image: UIImage? { get { fatalError() } set {} }
}

open class UIImageView: UIView {
  public convenience init(image: UIImage?) { fatalError() }
  open var image: UIImage? { get { fatalError() } set {} }
}

open class UILabel: UIView {
  open var text: String? { get { fatalError() } set {} }
  open var font: UIFont! { get { fatalError() } set {} }
  open var attributedText: NSAttributedString? { get { fatalError() } set {} }
  open var textAlignment: NSTextAlignment { get { fatalError() } set {} }
  open var numberOfLines: Int { get { fatalError() } set {} }
  open var lineBreakMode: NSLineBreakMode { get { fatalError() } set {} }
}

open class UITextPosition {}
open class UITextRange {}
public enum UITextGranularity: Int { case character, word }
public enum UITextStorageDirection: Int { case forward, backward }
public enum UITextLayoutDirection: Int { case right = 2, left, up, down }

public struct UITextDirection {
  public init(rawValue: Int) { fatalError() }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { fatalError() }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { fatalError() }
}

public protocol UITextInputTokenizer {
  func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextRange?
}

open class UITextView: UIScrollView {
  open var tokenizer: UITextInputTokenizer { fatalError() }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { fatalError() }
  open var text: String! { get { fatalError() } set {} }
  open var textAlignment: NSTextAlignment { get { fatalError() } set {} }
  open var textContainerInset: UIEdgeInsets { get { fatalError() } set {} }
  open var typingAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set {} }
}

open class UIControl: UIView {
  public enum ContentHorizontalAlignment: Int {
    case center, left, right, fill
    #if IOS_11
    case leading, trailing
    #endif
  }

  public struct State: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var normal: State { fatalError() }
    public static var highlighted: State { fatalError() }
    public static var disabled: State { fatalError() }
    public static var selected: State { fatalError() }
  }

  open var contentHorizontalAlignment: ContentHorizontalAlignment { get { fatalError() } set {} }
}

public enum UIKeyboardType: Int {
  case `default`, URL, phonePad, webSearch
}

open class UITextField: UIControl {
  open var keyboardType: UIKeyboardType { get { fatalError() } set {} }
  open var text: String? { get { fatalError() } set {} }
  open var textAlignment: NSTextAlignment { get { fatalError() } set {} }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set {} }
  open func textRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
}

open class UISlider: UIControl {}

open class UIPageControl: UIControl {
  open var currentPage: Int { get { fatalError() } set {} }
  #if IOS_16
  public enum Direction: Int { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
  open var direction: Direction { get { fatalError() } set {} }
  #endif
}

open class UIButton: UIControl {
  public enum ButtonType: Int { case custom, system }
  public convenience init(type: ButtonType) { fatalError() }
  open var titleLabel: UILabel? { fatalError() }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open var imageEdgeInsets: UIEdgeInsets { get { fatalError() } set {} }
  open var titleEdgeInsets: UIEdgeInsets { get { fatalError() } set {} }
  open var contentEdgeInsets: UIEdgeInsets { get { fatalError() } set {} }
  #if IOS_15
  public struct Configuration {
    public static func filled() -> Configuration { fatalError() }
    public static func plain() -> Configuration { fatalError() }
    public var contentInsets: NSDirectionalEdgeInsets { get { fatalError() } set {} }
    public var imagePlacement: NSDirectionalRectEdge { get { fatalError() } set {} }
    public var image: UIImage? { get { fatalError() } set {} }
  }
  open var configuration: Configuration? { get { fatalError() } set {} }
  #endif
}

#if IOS_13
public struct NSDirectionalRectEdge: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static var leading: NSDirectionalRectEdge { fatalError() }
  public static var trailing: NSDirectionalRectEdge { fatalError() }
}
#endif

open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var left: Direction { fatalError() }
    public static var right: Direction { fatalError() }
    public static var up: Direction { fatalError() }
    public static var down: Direction { fatalError() }
  }
  open var direction: Direction { get { fatalError() } set {} }
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func velocity(in view: UIView?) -> CGPoint { fatalError() }
}
