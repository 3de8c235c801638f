// What the sources of the tool use of Dispatch on macOS, with the signatures of src/swift/Queue.swift in
// github.com/swiftlang/swift-corelibs-libdispatch.

open class DispatchObject {}

open class DispatchGroup: DispatchObject, @unchecked Sendable {}

public struct DispatchQoS: Equatable, Sendable {
  public static let unspecified = DispatchQoS()

  public enum QoSClass: Sendable { case background, utility, `default`, userInitiated, userInteractive, unspecified }
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
}

public enum DispatchTimeInterval: Sendable { case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never }

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }

public enum DispatchTimeoutResult: Sendable { case success, timedOut }

open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}

open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
  }

  public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [], autoreleaseFrequency: AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  ) { self.init() }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { DispatchQueue() }
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
}
