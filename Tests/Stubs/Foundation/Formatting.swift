open class Unit: NSObject {}

public final class UnitLength: Unit {
  public static var kilometers: UnitLength { fatalError() }
}

public struct Measurement<UnitType: Unit> {
  public init(value: Double, unit: UnitType) { fatalError() }
}

public struct Date {}

open class DateFormatter: NSObject {
  public override init() {}
  public var dateFormat: String! { get { fatalError() } set {} }
  public func setLocalizedDateFormatFromTemplate(_ template: String) {}
  public func string(from date: Date) -> String { fatalError() }
}

#if IOS_15 || MACOS_12
public protocol FormatStyle {
  associatedtype FormatInput
  associatedtype FormatOutput
}

public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint> {
  public struct Percent: FormatStyle {
    public typealias FormatInput = Value
    public typealias FormatOutput = String
  }
  public struct Currency: FormatStyle {
    public typealias FormatInput = Value
    public typealias FormatOutput = String
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  public static var percent: Self { fatalError() }
}

public struct IntegerFormatStyle<Value: BinaryInteger> {
  public struct Percent: FormatStyle {
    public typealias FormatInput = Value
    public typealias FormatOutput = String
  }
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
  public static var percent: Self { fatalError() }
}

extension BinaryInteger {
  public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Self { fatalError() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
  public static func currency(code: String) -> Self { fatalError() }
}

extension BinaryFloatingPoint {
  public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Self { fatalError() }
}

extension Measurement where UnitType == UnitLength {
  public func formatted() -> String { fatalError() }
}

extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { fatalError() }
  }
  public init(localized key: LocalizationValue, comment: StaticString? = nil) { fatalError() }
}
#endif
