import UIKit

public struct StringStyle {
  public enum Part {
    case font(UIFont)
    case alignment(NSTextAlignment)
    case lineSpacing(CGFloat)
  }

  public init(_ parts: Part...) {}
  public func byAdding(_ parts: Part...) -> StringStyle { fatalError() }
}
