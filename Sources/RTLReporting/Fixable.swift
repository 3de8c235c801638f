import RTLDiscovery
import RTLFindings
import RTLFixing

/// How many problems of a report the options for fixing settle. A run that fixes promises the same number.
package struct Fixable: Sendable, Hashable {
  /// By `--fix`.
  package var safe = 0
  /// Those of them that the report does not show: they are fixed together with others of their views.
  package var unshown = 0
  /// More by `--fix --unsafe-fixes`.
  package var unsafe = 0

  /// Of two projects together.
  static func + (a: Fixable, b: Fixable) -> Fixable {
    Fixable(safe: a.safe + b.safe, unshown: a.unshown + b.unshown, unsafe: a.unsafe + b.unsafe)
  }
}

extension Report {
  /// Findings whose fixes apply, in any order. A file that is not well formed is not fixed.
  package func fixable(unsafe: Bool) -> [Finding] {
    let left = unfixable.union(notices.lazy.filter { $0.reason == .malformed }.map(\.path))
    return Selection(unsafe: unsafe, minimumLevel: minimumLevel).chosen(ofFiles: findings.filter { !left.contains($0.place.path) })
  }

  /// How much the options for fixing would do.
  package var fixable: Fixable {
    if let joinedFixable { return joinedFixable }
    let safe = fixable(unsafe: false)
    return Fixable(safe: safe.count, unshown: safe.count { $0.level < minimumLevel }, unsafe: fixable(unsafe: true).count - safe.count)
  }

  /// The same in a sentence; after a fixing run how much the options that were left out would do. Nil where that is nothing.
  var fixableInWords: String? {
    let fixable = fixable
    if let fixes { return fixes.isUnsafe || fixable.unsafe == 0 ? nil : "\(fixable.unsafe) more fixable with `--fix --unsafe-fixes`." }
    guard fixable.safe > 0 else { return fixable.unsafe > 0 ? "\(fixable.unsafe) fixable with `--fix --unsafe-fixes`." : nil }
    let aside = fixable.unshown > 0 ? " (including \(counted(fixable.unshown, "note")) about the same views)" : ""
    return "\(fixable.safe) fixable with `--fix`\(aside)" + (fixable.unsafe > 0 ? ", \(fixable.unsafe) more with `--fix --unsafe-fixes`." : ".")
  }
}
