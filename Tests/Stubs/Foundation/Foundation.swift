@_exported import CoreGraphics
@_exported import ObjectiveC

open class NSCoder: NSObject {}

open class Bundle: NSObject {
  public static var main: Bundle { fatalError() }
}

open class UserDefaults: NSObject {
  public static var standard: UserDefaults { fatalError() }
  public func set(_ value: Any?, forKey key: String) {}
}

open class NSAttributedString: NSObject {
  public struct Key: Hashable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
  }
  public init(string: String, attributes: [Key: Any]? = nil) {}
}

public struct IndexPath: Hashable {
  public init(row: Int, section: Int) { fatalError() }
  public var row, item, section: Int
}

public func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String {
  fatalError()
}

extension String {
  public init(format: String, _ arguments: Any...) { fatalError() }
  public init(format: String, locale: Locale?, _ arguments: Any...) { fatalError() }
}

public struct Locale {
  public enum LanguageDirection { case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop }
  public static var current: Locale { fatalError() }
  public var languageCode: String? { fatalError() }
  public static func characterDirection(forLanguage code: String) -> LanguageDirection { fatalError() }
}
