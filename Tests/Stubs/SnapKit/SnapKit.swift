import UIKit

public protocol ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}

public protocol ConstraintOffsetTarget {}
extension Int: ConstraintOffsetTarget {}
extension Double: ConstraintOffsetTarget {}

public protocol ConstraintInsetTarget {}
extension Int: ConstraintInsetTarget {}
extension Double: ConstraintInsetTarget {}
extension UIEdgeInsets: ConstraintInsetTarget {}

public protocol ConstraintDirectionalInsetTarget {}
#if IOS_11
extension NSDirectionalEdgeInsets: ConstraintDirectionalInsetTarget {}
#endif

public final class ConstraintItem: ConstraintRelatableTarget {}

public class ConstraintAttributes {
  public var left: ConstraintItem { fatalError() }
  public var right: ConstraintItem { fatalError() }
  public var top: ConstraintItem { fatalError() }
  public var bottom: ConstraintItem { fatalError() }
  public var leading: ConstraintItem { fatalError() }
  public var trailing: ConstraintItem { fatalError() }
  public var leftMargin: ConstraintItem { fatalError() }
  public var rightMargin: ConstraintItem { fatalError() }
  public var leadingMargin: ConstraintItem { fatalError() }
  public var trailingMargin: ConstraintItem { fatalError() }
  public var centerX: ConstraintItem { fatalError() }
  public var centerY: ConstraintItem { fatalError() }
  public var width: ConstraintItem { fatalError() }
  public var height: ConstraintItem { fatalError() }
  public var edges: ConstraintItem { fatalError() }
  public var directionalEdges: ConstraintItem { fatalError() }
}

public final class ConstraintViewDSL: ConstraintAttributes {
  public func makeConstraints(_ make: (ConstraintMaker) -> Void) {}
  public func remakeConstraints(_ make: (ConstraintMaker) -> Void) {}
  public func updateConstraints(_ make: (ConstraintMaker) -> Void) {}
}

extension UIView {
  public var snp: ConstraintViewDSL { fatalError() }
}

public class ConstraintMakerRelatable {
  @discardableResult public func equalTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func equalToSuperview() -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func lessThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func greaterThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable { fatalError() }
}

public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  public var left: ConstraintMakerExtendable { fatalError() }
  public var right: ConstraintMakerExtendable { fatalError() }
  public var top: ConstraintMakerExtendable { fatalError() }
  public var bottom: ConstraintMakerExtendable { fatalError() }
  public var leading: ConstraintMakerExtendable { fatalError() }
  public var trailing: ConstraintMakerExtendable { fatalError() }
  public var leftMargin: ConstraintMakerExtendable { fatalError() }
  public var rightMargin: ConstraintMakerExtendable { fatalError() }
  public var leadingMargin: ConstraintMakerExtendable { fatalError() }
  public var trailingMargin: ConstraintMakerExtendable { fatalError() }
  public var centerX: ConstraintMakerExtendable { fatalError() }
  public var centerY: ConstraintMakerExtendable { fatalError() }
  public var width: ConstraintMakerExtendable { fatalError() }
  public var height: ConstraintMakerExtendable { fatalError() }
  public var size: ConstraintMakerExtendable { fatalError() }
  public var edges: ConstraintMakerExtendable { fatalError() }
  public var directionalEdges: ConstraintMakerExtendable { fatalError() }
}

public final class ConstraintMaker: ConstraintMakerExtendable {}

public protocol ConstraintPriorityTarget {}
extension Int: ConstraintPriorityTarget {}
public final class ConstraintMakerFinalizable {}
public final class ConstraintMakerEditable {
  @discardableResult public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerFinalizable { fatalError() }
  @discardableResult public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func inset(_ amount: ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable { fatalError() }
}
