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

open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { DispatchQueue() }
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
}
