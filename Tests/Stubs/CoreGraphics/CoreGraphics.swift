public typealias CGFloat = Double

open class CGImage {}

public struct CGPoint {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public static var zero: CGPoint { fatalError() }
}

public struct CGSize {
  public var width, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { fatalError() }
  public static var zero: CGSize { fatalError() }
}

public struct CGRect {
  public var origin: CGPoint
  public var size: CGSize
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public static var zero: CGRect { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
}

public struct CGAffineTransform {
  public init(rotationAngle: CGFloat) { fatalError() }
  public init(scaleX: CGFloat, y: CGFloat) { fatalError() }
  public static var identity: CGAffineTransform { fatalError() }
}
