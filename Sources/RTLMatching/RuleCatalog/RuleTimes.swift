import RTLSystem

/// How long each rule took, over all files and threads. What several rules need, such as the types of a
/// file, is the time of the one that asked first.
package final class RuleTimes: @unchecked Sendable {
  private let lock = Lock()
  private var seconds: [String: Double] = [:]

  /// No time is measured yet.
  package init() {}

  func measure<Result>(_ rule: String, _ body: () -> Result) -> Result {
    let start = Platform.seconds
    let result = body()
    let time = Platform.seconds - start
    lock.withLock { seconds[rule, default: 0] += time }
    return result
  }

  /// The longest first.
  package var all: [(rule: String, seconds: Double)] {
    lock.withLock { seconds.map { ($0.key, $0.value) } }.sorted { ($1.seconds, $0.rule) < ($0.seconds, $1.rule) }
  }
}

extension RuleRunner {
  /// The body's result; with `--timings` its time goes to a rule.
  @inline(__always)
  func timed<Result>(_ rule: Int, _ body: () -> Result) -> Result {
    guard let times else { return body() }
    return times.measure(rules.head(rule).id, body)
  }
}
