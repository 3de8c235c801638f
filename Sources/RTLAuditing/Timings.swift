import RTLMatching
import RTLSystem

/// `--timings`: where the time of a run goes.
package final class Timings {
  /// Counted by the threads that match.
  package let rules = RuleTimes()
  private var stages: [(name: String, seconds: Double)] = []
  private var last = Platform.seconds

  /// The first stage begins.
  package init() {}

  /// Ends a stage; the next begins. What is done again adds up.
  package func end(_ stage: String) {
    let now = Platform.seconds
    defer { last = now }
    if let known = stages.firstIndex(where: { $0.name == stage }) { stages[known].seconds += now - last } else { stages.append((stage, now - last)) }
  }

  /// Ends the last stage and prints all to standard error.
  package func show() {
    end("report")
    var out = "rtl-audit: milliseconds per stage\n"
    for (name, time) in stages { out += Timings.line(name, time) }
    out += "rtl-audit: milliseconds per rule, summed over all threads\n"
    for (rule, time) in rules.all { out += Timings.line(rule, time) }
    _ = Platform.writeAll(Array(out.utf8), to: 2)
  }

  private static func line(_ name: String, _ seconds: Double) -> String {
    let hundredths = Int(seconds * 100_000)
    let fraction = hundredths % 100
    let number = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    return String(repeating: " ", count: max(0, 12 - number.utf8.count)) + number + "  " + name + "\n"
  }
}
