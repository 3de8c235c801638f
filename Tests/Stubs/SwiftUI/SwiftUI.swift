#if IOS
@_exported import UIKit
#else
@_exported import AppKit
#endif

public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

public struct TupleView<Content>: PrimitiveView {}

public struct EmptyView: PrimitiveView {}

public struct ModifiedView: PrimitiveView {}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> { fatalError() }
}

public enum LayoutDirection: Hashable { case leftToRight, rightToLeft }

public enum TextAlignment: Hashable { case leading, center, trailing }

public enum HorizontalAlignment { case leading, center, trailing }

public enum VerticalAlignment { case top, center, bottom }

public enum Edge {
  public struct Set: OptionSet {
    public let rawValue: Int8
    public init(rawValue: Int8) { fatalError() }
    public static var leading: Set { fatalError() }
    public static var trailing: Set { fatalError() }
    public static var all: Set { fatalError() }
  }
}

public struct EdgeInsets {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
}

public struct EnvironmentValues {
  public var layoutDirection: LayoutDirection { get { fatalError() } set {} }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { fatalError() }
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { fatalError() }
}

public struct Color: PrimitiveView {
  public static var secondary: Color { fatalError() }
}

public struct Font {
  public static var footnote: Font { fatalError() }
}

public struct Angle {
  public static func degrees(_ degrees: Double) -> Angle { fatalError() }
}

extension View {
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View { ModifiedView() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { ModifiedView() }
  public func padding(_ insets: EdgeInsets) -> some View { ModifiedView() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { ModifiedView() }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { ModifiedView() }
  public func rotationEffect(_ angle: Angle) -> some View { ModifiedView() }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View { ModifiedView() }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { ModifiedView() }
  public func foregroundColor(_ color: Color?) -> some View { ModifiedView() }
  public func font(_ font: Font?) -> some View { ModifiedView() }
  #if IOS_14 || MACOS_11
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { ModifiedView() }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { ModifiedView() }
  #endif
}
