import RTLSystem

/// A part of a run: every file belongs to one of `count` parts, by its path alone, so that machines that
/// know nothing of each other share out the work.
package struct Shard: Sendable, Equatable {
  /// From 1 to `count`.
  package let number: Int
  /// At least 1; the same on all machines of a run.
  package let count: Int

  /// - Returns: nil unless `1 <= number <= count`.
  package init?(number: Int, count: Int) {
    guard number >= 1, number <= count else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// - Parameter path: relative to the project's root.
  package func contains(_ path: String) -> Bool { Int(Shard.hash(path) % UInt64(count)) == number - 1 }

  /// The low bits of FNV-1a alone would put `A1`, `A3`, `A5` … into one part of two.
  private static func hash(_ path: String) -> UInt64 {
    var fnv = FNV1a()
    for byte in path.utf8 { fnv.add(byte) }
    let hash = (fnv.value ^ (fnv.value >> 32)) &* 0x9E37_79B9_7F4A_7C15
    return hash >> 16
  }
}

extension Project {
  /// The same project, of which the files of one part are reported. Facts come from all files.
  package func only(_ shard: Shard) -> Project {
    var part = self
    part.audited = audited.filter { shard.contains($0.path) }
    return part
  }
}
