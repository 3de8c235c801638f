public struct Text: PrimitiveView {
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) { fatalError() }
  public init(_ key: LocalizedStringKey) { fatalError() }
  #if IOS_14 || MACOS_11
  public init(_ image: Image) { fatalError() }
  #endif
  public static func + (left: Text, right: Text) -> Text { fatalError() }
}

public struct Image: PrimitiveView {
  public enum TemplateRenderingMode { case template, original }
  public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  #if IOS
  public init(uiImage: UIImage) { fatalError() }
  #endif
  #if IOS || MACOS_11
  public init(systemName: String) { fatalError() }
  #endif
  public func resizable() -> Image { fatalError() }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { fatalError() }
}

#if IOS_14 || MACOS_11
public struct Label: PrimitiveView {
  @_disfavoredOverload public init<Content: StringProtocol>(_ title: Content, systemImage: String) { fatalError() }
  public init(_ title: LocalizedStringKey, systemImage: String) { fatalError() }
}
#endif

#if IOS_14 || MACOS_11
public struct Menu<Label: View, Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
}
#endif

public struct Button: PrimitiveView {
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) { fatalError() }
  public init<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { fatalError() }
  #if IOS_14 || MACOS_11
  public init(_ title: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) { fatalError() }
  #endif
}

public struct Spacer: PrimitiveView {
  public init() { fatalError() }
}

public struct VStack<Content: View>: PrimitiveView {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() }
}

public struct HStack<Content: View>: PrimitiveView {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() }
}

public struct List<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

public struct Section<Header: View, Content: View>: PrimitiveView {
  public init(header: Header, @ViewBuilder content: () -> Content) { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, Content: View>: PrimitiveView where Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
}

public struct NavigationView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  public init(destination: Destination, @ViewBuilder label: () -> Label) { fatalError() }
}

#if IOS_14
public struct ToolbarItemPlacement {
  public static var navigationBarTrailing: ToolbarItemPlacement { fatalError() }
}

public struct ToolbarItem<Content: View>: PrimitiveView {
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) { fatalError() }
}
#endif
