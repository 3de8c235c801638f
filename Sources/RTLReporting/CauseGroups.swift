import RTLFindings

/// Findings of one level that one fix fixes; most stand by themselves.
struct CauseGroup: Sendable {
  /// What is told of all: where the fix is written, else the first.
  var finding: Finding
  /// Those that go away with it, in the order of the report.
  var others: [Finding] = []

  /// Where one fix fixes all: "image `arrow` (Shop.xcassets/arrow.imageset/Contents.json)". Nil for a finding that stands by itself.
  var cause: String? {
    guard let cause = finding.cause, let other = others.first else { return nil }
    let place = other.related.first?.place.path
    return place.map { "\(cause) (\($0))" } ?? cause
  }

  /// Where the others are: "Cart.swift:12, Shop.xib:40 and 3 more". Nil where there are none.
  var otherPlaces: String? {
    guard !others.isEmpty else { return nil }
    var names: [String] = []
    for place in others.lazy.map(\.place) {
      let name = "\(place.path.split(separator: "/").last ?? ""):\(place.startLine)"
      if names.last != name { names.append(name) }
    }
    let told = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(told) and \(names.count - 5) more" : told
  }
}

/// Puts findings with one cause together, in the order of those that are told.
func groupedByCause(_ findings: [Finding]) -> [CauseGroup] {
  struct Key: Hashable {
    var project: String
    var cause: String
    var level: Level
  }
  struct Line: Hashable {
    var path: String
    var number: Int
    init(_ place: Place) { (path, number) = (place.path, place.startLine) }
  }
  var members: [Key: [Int]] = [:]
  for (number, finding) in findings.enumerated() {
    if let cause = finding.cause { members[Key(project: finding.project, cause: cause, level: finding.level), default: []].append(number) }
  }
  var groups = findings.map { Optional(CauseGroup(finding: $0)) }
  for numbers in members.values where numbers.count > 1 {
    let causes = Set(numbers.compactMap { findings[$0].related.first.map { Line($0.place) } })
    let cause = numbers.first { causes.contains(Line(findings[$0].place)) }
    let first = cause ?? numbers[0]
    // Another thing of the same name has a fix of its own.
    let others = numbers.filter { $0 != first && (cause == nil || findings[$0].rule != findings[first].rule) }
    for other in others { groups[other] = nil }
    groups[first]?.others = others.map { findings[$0] }
  }
  return groups.compactMap(\.self)
}

/// A sentence for each of the three causes that most findings share: a picture that is shown in forty places is fixed in one.
func causes(of findings: [Finding]) -> [String] {
  let causes = groupedByCause(findings).compactMap { group in group.cause.map { (words: $0, count: group.others.count + 1) } }
  return causes.filter { $0.count > 2 }.sorted { ($1.count, $0.words) < ($0.count, $1.words) }.prefix(3).map {
    "\($0.count) of these share one cause, \($0.words); fix it first."
  }
}
