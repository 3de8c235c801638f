import RTLSystem

extension TokenFile {
  /// For each of some identifiers all that are spelled like it, itself included, in the order of the file.
  /// - Parameter wanted: tokens; one that is no identifier has none.
  package func namesakes(of wanted: [Int]) -> [[Int]] {
    let hashes = wanted.map { token -> UInt64? in
      let index = names.partitioningIndex { Int($0.token) >= token }
      return index < names.count && Int(names[index].token) == token ? names[index].hash : nil
    }
    var found: [UInt64: [Int]] = [:]
    // Few names of a file are wanted: the others are told by a bit.
    var bits = [UInt64](repeating: 0, count: 64)
    for case let hash? in hashes {
      found[hash] = []
      bits[Int(hash & 63)] |= 1 << (hash >> 6 & 63)
    }
    guard !found.isEmpty else { return hashes.map { _ in [] } }
    for name in names where bits[Int(name.hash & 63)] & 1 << (name.hash >> 6 & 63) != 0 {
      if let index = found.index(forKey: name.hash) { found.values[index].append(Int(name.token)) }
    }
    return hashes.map { $0.flatMap { found[$0] } ?? [] }
  }
}
