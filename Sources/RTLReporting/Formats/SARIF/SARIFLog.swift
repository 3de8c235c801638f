import RTLDiscovery
import RTLFacts
import RTLFindings

/// A log that `SARIFReport` wrote, cut into the pieces that a merge orders again. Pieces are bytes of the log.
struct SARIFLog {
  struct Rule {
    var id: String
    var bytes: ArraySlice<UInt8>
  }

  struct Result {
    var rule: String
    var level: Level
    var isSuppressed: Bool
    /// The project in which only one finding of this rule is reported; nil where each is.
    var spokenFor: String?
    var path: [UInt8]
    var line: Int
    var column: Int
    var bytes: ArraySlice<UInt8>
    /// The place of the rule's number in `bytes`.
    var ruleIndex: Range<Int>
  }

  struct Notification: Hashable {
    var path: [UInt8]
    var text: String
    var id: String
    var bytes: ArraySlice<UInt8>
  }

  let version: String
  /// The part of a run that it is about; nil for a whole one.
  let part: Shard?
  /// What stands before the rules, between rules and notifications, between these and the results, and at the end; as
  /// the log of a whole run has it.
  let frame: [ArraySlice<UInt8>]
  let rules: [Rule]
  let notifications: [Notification]
  /// Results that the log left out for its limit.
  let dropped: Int
  let results: [Result]

  /// - Throws: `SARIFMerge.Problem`.
  init(_ bytes: [UInt8], name: String) throws(SARIFMerge.Problem) {
    let tree = JSONTree(bytes: bytes)
    guard tree.isWellFormed, !tree.values.isEmpty, let runs = tree.at(0, "runs").map(tree.children), let run = runs.first,
      let driver = tree.at(run, "tool", "driver"), tree.text(driver, "name") == "rtl-audit", let version = tree.text(driver, "version"),
      let rules = tree.at(driver, "rules"), let results = tree.at(run, "results"),
      let invocation = tree.at(run, "invocations").flatMap({ tree.children(of: $0).first }),
      let notifications = tree.at(invocation, "toolExecutionNotifications")
    else {
      throw SARIFMerge.Problem(message: "`\(printable(name))` is not a complete SARIF log of rtl-audit; `rtl-audit --format sarif=FILE` writes one")
    }
    guard runs.count == 1 else {
      throw SARIFMerge.Problem(message: "`\(printable(name))` contains \(runs.count) runs; merge the logs as rtl-audit wrote them, one run per file")
    }
    guard tree.at(invocation, "properties") == nil else {
      throw SARIFMerge.Problem(message: "`\(printable(name))` was written by a run that fixed files; merge logs of runs without `--fix`")
    }
    let lists = [rules, notifications, results].map(tree.range)
    guard zip(lists, lists.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound }) else {
      throw SARIFMerge.Problem(message: "`\(printable(name))` was rewritten by another program in another order; merge the logs as rtl-audit wrote them")
    }
    self.version = version
    let part = tree.at(run, "automationDetails").flatMap { tree.text($0, "id") }.flatMap(SARIFLog.part)
    let id = tree.at(run, "automationDetails", "id").map(tree.range)
    self.part = part
    frame = SARIFLog.frame(bytes, round: lists).map { piece in
      guard part != nil, let id, piece.indices.contains(id.lowerBound) else { return piece }
      return piece[..<id.lowerBound] + "\"\(SARIFReport.runID(nil))\"".utf8 + piece[id.upperBound...]
    }
    self.rules = tree.children(of: rules).map { Rule(id: tree.text($0, "id") ?? "", bytes: bytes[tree.range(of: $0)]) }
    self.results = tree.children(of: results).compactMap { SARIFLog.result(tree, $0) }
    var kept: [Notification] = []
    var dropped = 0
    for value in tree.children(of: notifications) {
      let notification = SARIFLog.notification(tree, value)
      if let count = SARIFReport.dropped(notification.text), notification.path.isEmpty { dropped += count } else { kept.append(notification) }
    }
    self.notifications = kept
    self.dropped = dropped
  }

  private static func part(_ id: String) -> Shard? {
    let numbers = id.split(whereSeparator: { !("0"..."9").contains($0) }).compactMap { Int($0) }
    guard numbers.count == 2, let part = Shard(number: numbers[0], count: numbers[1]), id == SARIFReport.runID(part) else { return nil }
    return part
  }

  private static func frame(_ bytes: [UInt8], round lists: [Range<Int>]) -> [ArraySlice<UInt8>] {
    var start = 0
    return lists.map { list in
      defer { start = list.upperBound }
      return bytes[start..<list.lowerBound]
    } + [bytes[lists[2].upperBound...]]
  }

  private static func result(_ tree: JSONTree, _ value: JSONTree.Index) -> Result? {
    guard let rule = tree.text(value, "ruleId"), let index = tree.at(value, "ruleIndex"), let level = Level(rawValue: tree.text(value, "level") ?? ""),
      let place = tree.at(value, "locations").flatMap({ tree.children(of: $0).first }).flatMap({ tree.at($0, "physicalLocation") }),
      let path = tree.at(place, "artifactLocation").flatMap({ tree.text($0, "uri") })
    else { return nil }
    let region = tree.at(place, "region")
    let suppressions = tree.at(value, "suppressions").map { tree.children(of: $0).count } ?? 0
    return Result(
      rule: rule, level: level, isSuppressed: suppressions > 0, spokenFor: tree.at(value, "properties").flatMap { tree.text($0, "oncePerProject") },
      path: pathBytes(path),
      line: region.flatMap { tree.number($0, "startLine") } ?? 0, column: region.flatMap { tree.number($0, "startColumn") } ?? 0,
      bytes: tree.file.bytes[tree.range(of: value)], ruleIndex: tree.range(of: index))
  }

  private static func notification(_ tree: JSONTree, _ value: JSONTree.Index) -> Notification {
    let location = tree.at(value, "locations").flatMap { tree.children(of: $0).first }
    let path = location.flatMap { tree.at($0, "physicalLocation", "artifactLocation") }.flatMap { tree.text($0, "uri") }
    return Notification(
      path: path.map(pathBytes) ?? [], text: tree.at(value, "message").flatMap { tree.text($0, "text") } ?? "",
      id: tree.at(value, "descriptor").flatMap { tree.text($0, "id") } ?? "", bytes: tree.file.bytes[tree.range(of: value)])
  }

  /// Undoes `relativeURI`.
  private static func pathBytes(_ uri: String) -> [UInt8] {
    let bytes = Array(uri.utf8)
    var result: [UInt8] = []
    var i = 0
    while i < bytes.count {
      if bytes[i] == UInt8(ascii: "%"), i + 2 < bytes.count, let byte = UInt8(String(decoding: bytes[i + 1...i + 2], as: UTF8.self), radix: 16) {
        result.append(byte)
        i += 3
      } else {
        result.append(bytes[i])
        i += 1
      }
    }
    return result
  }
}

extension JSONTree {
  /// The member at the end of a path of keys.
  fileprivate func at(_ value: Index, _ keys: String...) -> Index? {
    keys.reduce(value as Index?) { value, key in value.flatMap { member(key, of: $0) } }
  }

  fileprivate func text(_ value: Index, _ key: String) -> String? { member(key, of: value).flatMap(string) }

  fileprivate func number(_ value: Index, _ key: String) -> Int? {
    member(key, of: value).flatMap { Int(String(decoding: file.bytes[range(of: $0)], as: UTF8.self)) }
  }
}
