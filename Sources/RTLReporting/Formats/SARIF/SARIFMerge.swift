import RTLFindings

/// Joins the SARIF logs of parts of a project into the log that one run over all of it would have written.
package struct SARIFMerge {
  /// Why logs cannot be joined.
  package struct Problem: Error {
    /// One sentence that names the log and the remedy.
    package var message: String
  }

  private let logs: [SARIFLog]

  /// - Parameter logs: names, for messages, and contents; at least one.
  /// - Throws: `Problem` for a log that this version of the tool did not write, or that is damaged.
  package init(_ logs: [(name: String, bytes: [UInt8])]) throws(Problem) {
    var read: [SARIFLog] = []
    for (name, bytes) in logs {
      let log = try SARIFLog(bytes, name: name)
      if let first = read.first, first.version != log.version {
        throw Problem(
          message: "`\(printable(logs[0].name))` was written by rtl-audit \(printable(first.version)), `\(printable(name))` by \(printable(log.version)); "
            + "run all parts with one version"
        )
      }
      read.append(log)
    }
    for (count, parts) in Dictionary(grouping: read.compactMap(\.part), by: \.count).sorted(by: { $0.key < $1.key }) {
      let numbers = Set(parts.map(\.number))
      guard let missing = (1...count).first(where: { !numbers.contains($0) }) else { continue }
      throw Problem(message: "part \(missing) of \(count) is missing: without its findings the log would look like that of a whole run")
    }
    self.logs = read
  }

  /// The strongest level of what is not suppressed; nil where there is nothing.
  package var strongestLevel: Level? { logs.flatMap(\.results).filter { !$0.isSuppressed }.map(\.level).max() }

  /// Appends the log of the whole.
  package func append(to output: inout [UInt8]) {
    let rules = rules
    let numbers = Dictionary(uniqueKeysWithValues: zip(rules.map(\.id), rules.indices))
    let all = results(numbers)
    let kept = SARIFReport.strongest(all.map(\.level), limit: SARIFReport.hostLimit).map { all[$0] }
    let dropped = logs.reduce(all.count - kept.count) { $0 + $1.dropped }
    let frame = logs[0].frame
    output += frame[0]
    append(rules.map(\.bytes), to: &output, endsWithBreak: true)
    output += frame[1]
    append(notifications.map(\.bytes) + SARIFReport.droppedNotification(dropped, limit: SARIFReport.hostLimit), to: &output, endsWithBreak: false)
    output += frame[2]
    append(kept.map(\.bytes), to: &output, endsWithBreak: true)
    output += frame[3]
  }

  private func append(_ pieces: [ArraySlice<UInt8>], to output: inout [UInt8], endsWithBreak: Bool) {
    output.append(UInt8(ascii: "["))
    for (i, piece) in pieces.enumerated() {
      output += i == 0 ? "\n".utf8 : ",\n".utf8
      output += piece
    }
    if endsWithBreak { output.append(UInt8(ascii: "\n")) }
    output.append(UInt8(ascii: "]"))
  }

  /// The rules of all logs by their ids. A log has the pages of the rules that it has results of.
  private var rules: [SARIFLog.Rule] {
    Dictionary(logs.flatMap(\.rules).map { ($0.id, $0) }) { $0.bytes.count < $1.bytes.count ? $1 : $0 }.values.sorted { $0.id < $1.id }
  }

  /// In the order of a report: suppressed ones last, by path, and within a file as its log has them.
  /// - Parameter numbers: of the rules in the log of the whole.
  private func results(_ numbers: [String: Int]) -> [SARIFLog.Result] {
    var seen: Set<ArraySlice<UInt8>> = []
    var spoken: Set<[String]> = []
    let sorted = logs.flatMap(\.results).enumerated().sorted { a, b in
      if a.element.isSuppressed != b.element.isSuppressed { return b.element.isSuppressed }
      if a.element.path != b.element.path { return a.element.path.lexicographicallyPrecedes(b.element.path) }
      return (a.element.line, a.element.column, a.offset) < (b.element.line, b.element.column, b.offset)
    }
    return sorted.map { $0.element.numbered(numbers[$0.element.rule] ?? -1) }.filter { result in
      // What the settings file itself is told stands in every log.
      seen.insert(result.bytes).inserted && (result.spokenFor.map { spoken.insert([$0, result.rule]).inserted } ?? true)
    }
  }

  private var notifications: [SARIFLog.Notification] {
    Set(logs.flatMap(\.notifications)).sorted { a, b in
      if a.path != b.path { return a.path.lexicographicallyPrecedes(b.path) }
      return a.text != b.text ? a.text < b.text : a.bytes.lexicographicallyPrecedes(b.bytes)
    }
  }
}

extension SARIFLog.Result {
  /// The result with the number that its rule has in another log.
  fileprivate func numbered(_ number: Int) -> SARIFLog.Result {
    var result = self
    result.bytes = bytes[..<ruleIndex.lowerBound] + String(number).utf8 + bytes[ruleIndex.upperBound...]
    return result
  }
}
