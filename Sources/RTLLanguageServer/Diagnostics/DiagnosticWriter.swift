import RTLFindings
import RTLMatching
import RTLReporting
import RTLSuppression
import RTLSystem

/// Findings -> diagnostics.
struct DiagnosticWriter {
  let client: ClientCapabilities
  /// Addresses of the pages of rules.
  let addresses: [String: String]
  /// Absolute, of the project; paths of places begin there.
  let root: String
  /// The URI of a file as the client writes it, by its absolute path.
  let uri: (String) -> String

  /// - Parameter lines: of the text that is open; nil for one that is not.
  func json(_ finding: Finding, _ lines: TextLines?) -> JSON {
    let page = client.hasPages ? addresses[finding.rule] : nil
    let isUnused = finding.rule == SuppressionProblem.Kind.unused.rule
    return [
      "range": range(finding.place, lines), "severity": .int(severity(finding.level)), "code": .string(finding.rule),
      "codeDescription": page.map { ["href": .string($0)] } ?? .absent, "source": "rtl-audit", "message": .string(Self.message(finding)),
      "tags": client.hasTags && isUnused ? [1] : .absent,
      "relatedInformation": client.hasRelatedPlaces && !finding.related.isEmpty ? .array(finding.related.map(related)) : .absent,
    ]
  }

  static func message(_ finding: Finding) -> String { printable(finding.fullMessage) }

  /// What is said of a file as a whole, at its first line.
  /// - Parameter notice: follows the name of the file.
  static func json(notice: String, _ lines: TextLines?, _ encoding: PositionEncoding) -> JSON {
    let start = LinePosition(line: 0, character: 0).json
    let range = lines.map { Self.range($0.range(ofLine: 0), $0, encoding) } ?? ["start": start, "end": start]
    return ["range": range, "severity": 3, "source": "rtl-audit", "message": .string("This file \(printable(notice))")]
  }

  private func severity(_ level: Level) -> Int {
    switch level {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  private func related(_ related: Related) -> JSON {
    let uri = uri(Path.join(root, related.place.path))
    return ["location": ["uri": .string(uri), "range": range(related.place, nil)], "message": .string(printable(related.message))]
  }

  private func range(_ place: Place, _ lines: TextLines?) -> JSON {
    if let lines { return Self.range(place.range, lines, client.encoding) }
    let isWide = client.encoding == .utf16
    func position(_ line: Int, _ wide: Int, _ narrow: Int) -> JSON {
      LinePosition(line: max(0, line - 1), character: max(0, (isWide ? wide : narrow) - 1)).json
    }
    return [
      "start": position(place.startLine, place.startColumn, place.startColumnUTF8), "end": position(place.endLine, place.endColumn, place.endColumnUTF8),
    ]
  }

  static func range(_ range: Range<Int>, _ lines: TextLines, _ encoding: PositionEncoding) -> JSON {
    ["start": lines.position(of: range.lowerBound, encoding).json, "end": lines.position(of: range.upperBound, encoding).json]
  }
}
