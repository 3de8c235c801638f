import RTLFindings

/// The number of results that a host takes, and what a log says of those beyond.
extension SARIFReport {
  /// Places of the strongest, of equals the first, in their order.
  static func strongest(_ levels: [Level], limit: Int) -> [Int] {
    guard levels.count > limit else { return Array(levels.indices) }
    return levels.indices.sorted { (levels[$1], $0) < (levels[$0], $1) }.prefix(limit).sorted()
  }

  static func droppedText(_ count: Int, limit: Int) -> String { "\(count) findings beyond the limit of \(limit) are left out, the weakest levels first." }

  /// The number in such a text; nil for another text.
  static func dropped(_ text: String) -> Int? {
    let digits = text.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(String(Substring(digits))).flatMap { $0 < 1 << 32 && text.hasPrefix("\($0) findings beyond the limit of ") ? $0 : nil }
  }

  /// The notification of it for a list; none where nothing was left out.
  static func droppedNotification(_ count: Int, limit: Int) -> [ArraySlice<UInt8>] {
    guard count > 0 else { return [] }
    var json = JSONWriter()
    SARIFReport().appendNotification(droppedText(count, limit: limit), id: "capped", path: nil, to: &json)
    return [json.bytes[...]]
  }
}
