import UIKit

public enum HorizontalAlign { case left, center, right, start, end }

public enum VerticalAlign { case top, center, bottom }

public struct HorizontalEdge {}

public struct Anchor {}

public struct EdgeList {
  public var left: HorizontalEdge { fatalError() }
  public var right: HorizontalEdge { fatalError() }
  public var start: HorizontalEdge { fatalError() }
  public var end: HorizontalEdge { fatalError() }
  public var hCenter: HorizontalEdge { fatalError() }
}

public struct AnchorList {
  public var topLeft: Anchor { fatalError() }
  public var topRight: Anchor { fatalError() }
  public var topStart: Anchor { fatalError() }
  public var topEnd: Anchor { fatalError() }
}

public final class PinLayout {
  @discardableResult public func top(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func bottom(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func left(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func right(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func start(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func end(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func left(to edge: HorizontalEdge) -> PinLayout { self }
  @discardableResult public func right(to edge: HorizontalEdge) -> PinLayout { self }
  @discardableResult public func start(to edge: HorizontalEdge) -> PinLayout { self }
  @discardableResult public func end(to edge: HorizontalEdge) -> PinLayout { self }
  @discardableResult public func topLeft(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func topRight(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func topStart(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func topEnd(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func topLeft(to anchor: Anchor) -> PinLayout { self }
  @discardableResult public func topRight(to anchor: Anchor) -> PinLayout { self }
  @discardableResult public func topStart(to anchor: Anchor) -> PinLayout { self }
  @discardableResult public func topEnd(to anchor: Anchor) -> PinLayout { self }
  @discardableResult public func bottomLeft(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func bottomStart(_ points: CGFloat = 0) -> PinLayout { self }
  @discardableResult public func left(of view: UIView, aligned: VerticalAlign = .top) -> PinLayout { self }
  @discardableResult public func right(of view: UIView, aligned: VerticalAlign = .top) -> PinLayout { self }
  @discardableResult public func before(of view: UIView, aligned: VerticalAlign = .top) -> PinLayout { self }
  @discardableResult public func after(of view: UIView, aligned: VerticalAlign = .top) -> PinLayout { self }
  @discardableResult public func below(of view: UIView, aligned: HorizontalAlign = .start) -> PinLayout { self }
  @discardableResult public func marginLeft(_ points: CGFloat) -> PinLayout { self }
  @discardableResult public func marginRight(_ points: CGFloat) -> PinLayout { self }
  @discardableResult public func marginStart(_ points: CGFloat) -> PinLayout { self }
  @discardableResult public func marginEnd(_ points: CGFloat) -> PinLayout { self }
  @discardableResult public func width(_ points: CGFloat) -> PinLayout { self }
  @discardableResult public func height(_ points: CGFloat) -> PinLayout { self }
  @discardableResult public func justify(_ align: HorizontalAlign) -> PinLayout { self }
  @discardableResult public func sizeToFit() -> PinLayout { self }
}

extension UIView {
  public var pin: PinLayout { fatalError() }
  public var edge: EdgeList { fatalError() }
  public var anchor: AnchorList { fatalError() }
}
