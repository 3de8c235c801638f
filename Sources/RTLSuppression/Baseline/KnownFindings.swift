import RTLFindings

/// Findings that were there before, and how many of each: those of a baseline, or of an earlier commit.
package struct KnownFindings: Sendable, Equatable {
  /// How many findings share each key.
  package private(set) var counts: [FindingKey: Int] = [:]
  /// Rules of all findings, those that `among` left out, too.
  private var everyRule: Set<String>?

  /// None is known.
  package init() {}
  /// - Parameter counts: at least 1 each.
  package init(counts: [FindingKey: Int]) { self.counts = counts }

  /// - Parameter findings: of any files, in any order.
  package init(_ findings: [Finding]) {
    for finding in findings { add(FindingKey(finding)) }
  }

  /// - Parameter count: comes on top of what the key has.
  package mutating func add(_ key: FindingKey, _ count: Int = 1) { counts[key, default: 0] += count }

  /// These and others.
  package func adding(_ others: KnownFindings) -> KnownFindings { KnownFindings(counts: counts.merging(others.counts, uniquingKeysWith: +)) }

  /// The findings of some files, by their names of that time: a hook asks about few of many thousands.
  package func among(_ paths: Set<String>) -> KnownFindings {
    var some = KnownFindings(counts: counts.filter { paths.contains($0.key.path) })
    some.everyRule = Set(counts.keys.map(\.rule))
    return some
  }

  /// How many findings there are.
  package var total: Int { counts.values.reduce(0, +) }

  /// What pairing comes to.
  package struct Pairing: Sendable {
    /// By the number of the finding: it was there before.
    package var isKnown: [Bool]
    /// Known findings whose file or enclosing declaration has another name now.
    package var moved = 0
    /// What was known and is not there any more.
    package var gone = KnownFindings()
  }

  /// What the pairing needs to know about files.
  package struct Files {
    /// The name that a file had before, nil where it had this one.
    package var oldName: (String) -> String?
    /// Whether the findings of a file, by its old name, could have gone elsewhere: it was audited, or it
    /// is not there any more.
    package var isAccountedFor: (String) -> Bool
    /// Whether something says that a finding, by its number, is new, such as that its line was written since; it decides
    /// among equal findings.
    package var isNew: (Int) -> Bool

    /// By default no file was renamed, every file was audited, and nothing says which of equal findings is new.
    package init(
      oldName: @escaping (String) -> String? = { _ in nil }, isAccountedFor: @escaping (String) -> Bool = { _ in true },
      isNew: @escaping (Int) -> Bool = { _ in false }
    ) {
      (self.oldName, self.isAccountedFor, self.isNew) = (oldName, isAccountedFor, isNew)
    }
  }

  /// Pairs findings with those that are known, each with one: first those with the same key, then those
  /// that moved inside their file, then those whose declaration or object moved to another file.
  /// - Parameter findings: sorted by file and place; of equal ones the last are new.
  package func pair(_ findings: [Finding], _ files: Files = Files()) -> Pairing {
    var pairing = Pairing(isKnown: Array(repeating: false, count: findings.count))
    let keys = findings.map { finding in
      var key = FindingKey(finding)
      key.path = files.oldName(key.path) ?? key.path
      return key
    }
    var left = counts
    take(keys.indices.map { $0 }, keys, &left, &pairing, by: \.self, files)
    let isExact = pairing.isKnown
    func rest() -> [Int] { keys.indices.filter { !pairing.isKnown[$0] } }
    take(rest(), keys, &left, &pairing, by: { FindingKey(path: $0.path, rule: $0.rule, scope: "", text: $0.text) }, files)
    left = left.filter { $0.value > 0 }
    var movable = left.filter { !$0.key.scope.isEmpty && files.isAccountedFor($0.key.path) }
    let others = left.filter { movable[$0.key] == nil }
    take(
      rest().filter { !keys[$0].scope.isEmpty }, keys, &movable, &pairing,
      by: \.movable, files)
    // One such finding is reported for the project, wherever it is.
    let spoken = everyRule ?? Set(counts.keys.map(\.rule))
    for index in findings.indices where findings[index].isOnce && spoken.contains(findings[index].rule) { pairing.isKnown[index] = true }
    pairing.moved = keys.indices.count {
      pairing.isKnown[$0] && (!isExact[$0] || !keys[$0].path.utf8.elementsEqual(findings[$0].place.path.utf8))
    }
    pairing.gone = KnownFindings(counts: others.merging(movable) { $1 }.filter { $0.value > 0 && files.isAccountedFor($0.key.path) })
    return pairing
  }

  /// Pairs by what `part` keeps of a key.
  private func take<Part: Hashable>(
    _ candidates: [Int], _ keys: [FindingKey], _ left: inout [FindingKey: Int], _ pairing: inout Pairing,
    by part: (FindingKey) -> Part, _ files: Files
  ) {
    guard !candidates.isEmpty, !left.isEmpty else { return }
    let groups = Dictionary(grouping: candidates, by: { part(keys[$0]) })
    var stock: [Part: [FindingKey]] = [:]
    for (key, count) in left where count > 0 {
      let part = part(key)
      if groups[part] != nil { stock[part, default: []].append(key) }
    }
    for part in stock.keys { stock[part]!.sort() }
    for (part, group) in groups {
      guard let known = stock[part] else { continue }
      let room = known.reduce(0) { $0 + left[$1]! }
      var group = group.sorted()
      if group.count > room { group = group.filter { !files.isNew($0) } + group.filter(files.isNew) }
      var next = 0
      for index in group.prefix(room) {
        while left[known[next]]! == 0 { next += 1 }
        left[known[next]]! -= 1
        pairing.isKnown[index] = true
      }
    }
  }
}

/// Known findings of one file while fixes change it: its texts may change, so that what is left of a key
/// is enough to know a finding again.
package struct KnownInFile: Sendable {
  private let keys: [FindingKey]

  /// - Parameter findings: all known ones of one file, as they were before the first fix.
  package init(_ findings: [Finding]) { keys = findings.map(FindingKey.init) }

  /// By the number of the finding: it is one of the known ones.
  package func areKnown(_ findings: [Finding]) -> [Bool] {
    var result = Array(repeating: false, count: findings.count)
    guard !keys.isEmpty else { return result }
    let found = findings.map(FindingKey.init)
    var left = keys
    let parts: [(FindingKey) -> FindingKey] = [
      { $0 }, { FindingKey(path: "", rule: $0.rule, scope: $0.scope, text: "") }, { FindingKey(path: "", rule: $0.rule, scope: "", text: "") },
    ]
    for part in parts {
      var stock: [FindingKey: [Int]] = [:]
      for (i, key) in left.enumerated().reversed() { stock[part(key), default: []].append(i) }
      var taken: Set<Int> = []
      for i in found.indices where !result[i] {
        guard let at = stock[part(found[i])]?.popLast() else { continue }
        result[i] = true
        taken.insert(at)
      }
      left = left.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
    }
    return result
  }
}
