@_exported import Foundation

open class CALayer: NSObject {
  public override init() {}
  open var contents: Any? { get { fatalError() } set {} }
  open var contentsGravity: CALayerContentsGravity { get { fatalError() } set {} }
  open var frame: CGRect { get { fatalError() } set {} }
  open var transform: CATransform3D { get { fatalError() } set {} }
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  #if IOS_11 || MACOS_10_13
  open var maskedCorners: CACornerMask { get { fatalError() } set {} }
  #endif
}

open class CATextLayer: CALayer {
  open var string: Any? { get { fatalError() } set {} }
  open var alignmentMode: CATextLayerAlignmentMode { get { fatalError() } set {} }
}

open class CAAnimation: NSObject {
  public override init() {}
}

open class CATransition: CAAnimation {
  open var type: CATransitionType { get { fatalError() } set {} }
  open var subtype: CATransitionSubtype? { get { fatalError() } set {} }
}

public struct CACornerMask: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static var layerMinXMinYCorner: CACornerMask { fatalError() }
  public static var layerMaxXMinYCorner: CACornerMask { fatalError() }
  public static var layerMinXMaxYCorner: CACornerMask { fatalError() }
  public static var layerMaxXMaxYCorner: CACornerMask { fatalError() }
}

public struct CATextLayerAlignmentMode: Hashable {
  public static var natural: CATextLayerAlignmentMode { fatalError() }
  public static var left: CATextLayerAlignmentMode { fatalError() }
  public static var right: CATextLayerAlignmentMode { fatalError() }
  public static var center: CATextLayerAlignmentMode { fatalError() }
  public static var justified: CATextLayerAlignmentMode { fatalError() }
}

public struct CALayerContentsGravity: Hashable {
  public static var left: CALayerContentsGravity { fatalError() }
  public static var right: CALayerContentsGravity { fatalError() }
  public static var center: CALayerContentsGravity { fatalError() }
}

public struct CATransitionType: Hashable {
  public static var push: CATransitionType { fatalError() }
  public static var fade: CATransitionType { fatalError() }
}

public struct CATransitionSubtype: Hashable {
  public static var fromLeft: CATransitionSubtype { fatalError() }
  public static var fromRight: CATransitionSubtype { fatalError() }
  public static var fromTop: CATransitionSubtype { fatalError() }
  public static var fromBottom: CATransitionSubtype { fatalError() }
}

public struct CATransform3D {}
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { fatalError() }
