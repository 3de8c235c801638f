import RTLFindings

/// Which fixes a run applies.
package struct Selection: Sendable {
  /// Apply fixes whose right-to-left intent or availability is uncertain, too.
  package var unsafe: Bool
  /// Ids of the only rules whose fixes apply; empty for all rules.
  package var onlyRules: Set<String>
  /// Findings below are not shown and so not fixed, unless one that is shown is fixed only with them.
  package var minimumLevel: Level

  /// By default the safe fixes of all rules, for findings of any level.
  package init(unsafe: Bool = false, onlyRules: Set<String> = [], minimumLevel: Level = .note) {
    (self.unsafe, self.onlyRules, self.minimumLevel) = (unsafe, onlyRules, minimumLevel)
  }

  /// True if the finding's own fix may be applied, its groups and its level aside.
  package func allows(_ finding: Finding) -> Bool {
    guard let fix = finding.fix, !fix.edits.isEmpty else { return false }
    guard fix.applicability >= (unsafe ? .unsafe : .safe) else { return false }
    return onlyRules.isEmpty || onlyRules.contains(finding.rule)
  }

  /// Indices of the findings of one file whose fixes apply, in units that apply together or not at
  /// all. A safe fix whose group is cut by `onlyRules` is left out unless unsafe fixes are allowed:
  /// alone it would not be safe.
  /// - Parameter findings: Findings of one file, after `lowerIncompleteGroups`.
  package func units(of findings: [Finding]) -> [[Int]] {
    var chosen = findings.map(allows)
    if !unsafe { dropCutGroups(findings, &chosen) }
    var unitOfGroup: [ConstraintGroup: Int] = [:]
    var union = DisjointSets(count: findings.count)
    for i in findings.indices where chosen[i] {
      for group in findings[i].groups {
        if let other = unitOfGroup[group] { union.join(i, other) } else { unitOfGroup[group] = i }
      }
    }
    var slot: [Int: Int] = [:]
    var units: [[Int]] = []
    for i in findings.indices where chosen[i] {
      let root = union.root(i)
      if let at = slot[root] {
        units[at].append(i)
      } else {
        slot[root] = units.count
        units.append([i])
      }
    }
    return units.filter { unit in unit.contains { findings[$0].level >= minimumLevel } }
  }

  /// The findings whose fixes apply, in the order given.
  /// - Parameter findings: Findings of one file, after `lowerIncompleteGroups`.
  package func chosen(of findings: [Finding]) -> [Finding] { units(of: findings).joined().sorted().map { findings[$0] } }

  /// The same of several files, file by file.
  /// - Parameter findings: of any files, each after `lowerIncompleteGroups`.
  package func chosen(ofFiles findings: [Finding]) -> [Finding] {
    Dictionary(grouping: findings, by: \.place.path).values.flatMap { chosen(of: $0) }
  }

  private func dropCutGroups(_ findings: [Finding], _ chosen: inout [Bool]) {
    var members: [ConstraintGroup: [Int]] = [:]
    for i in findings.indices { for group in findings[i].groups { members[group, default: []].append(i) } }
    var queue = findings.indices.filter { !chosen[$0] }
    while let culprit = queue.popLast() {
      for group in findings[culprit].groups {
        guard let others = members.removeValue(forKey: group) else { continue }
        for i in others where chosen[i] {
          chosen[i] = false
          queue.append(i)
        }
      }
    }
  }
}

/// Numbers in sets that only ever grow together.
struct DisjointSets {
  private var parent: [Int]
  init(count: Int) { parent = Array(0..<count) }

  mutating func root(_ element: Int) -> Int {
    var at = element
    while parent[at] != at {
      parent[at] = parent[parent[at]]
      at = parent[at]
    }
    return at
  }

  mutating func join(_ a: Int, _ b: Int) {
    let (rootA, rootB) = (root(a), root(b))
    // The smaller index stays the root, so that units keep the order of the findings.
    if rootA < rootB { parent[rootB] = rootA } else { parent[rootA] = rootB }
  }
}
