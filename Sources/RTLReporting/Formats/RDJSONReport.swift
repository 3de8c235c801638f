import RTLFindings

/// Reviewdog's diagnostics with suggestions, for comments of a review.
package struct RDJSONReport: Sendable {
  /// A fix whose edits lie further apart is described in the message only.
  private static let longestSuggestion = 2_000

  /// The format leaves nothing to choose.
  package init() {}

  /// Appends one JSON object with a line for each finding. Columns are UTF-8 bytes from 1, ends are exclusive.
  /// - Parameter text: Reads a file that has fixes again; it is asked once for a file.
  package func append(_ report: Report, text: (_ path: String) -> [UInt8]?, to output: inout [UInt8]) {
    var json = JSONWriter(taking: &output)
    var pages: [String: String] = [:]
    for rule in report.rules { pages[rule.id] = rule.helpURI }
    json.open("{")
    json.open("source", "{")
    json.member("name", "rtl-audit")
    json.member("url", "https://github.com/rtl-audit/rtl-audit")
    json.close("}")
    json.open("diagnostics", "[")
    for file in byFile(report.shown, path: \.place.path) {
      let needsText = file.contains { !($0.fix?.edits.isEmpty ?? true) }
      let bytes = needsText ? text(file.first!.place.path) : nil
      let suggestions = bytes.map { Suggestions(Array(file), $0) }
      for (i, finding) in file.enumerated() {
        json.newline()
        append(finding, pages[finding.rule] ?? "", suggestions?[i], to: &json)
      }
    }
    json.newlineAfterLast()
    json.close("]}")
    json.end(in: &output)
  }

  private func append(_ finding: Finding, _ page: String, _ suggestion: Suggestions.One?, to json: inout JSONWriter) {
    json.open("{")
    json.member("message", printable(finding.fullMessage))
    json.key("location")
    append(finding.place, to: &json)
    json.member("severity", finding.level == .note ? "INFO" : finding.level.rawValue.uppercased())
    json.open("code", "{")
    json.member("value", finding.rule)
    if !page.isEmpty { json.member("url", page) }
    json.close("}")
    if let suggestion {
      json.open("suggestions", "[{")
      append(start: suggestion.start, end: suggestion.end, to: &json)
      json.member("text", suggestion.text)
      json.close("}]")
    }
    if !finding.related.isEmpty {
      json.open("related_locations", "[")
      for related in finding.related {
        json.open("{")
        json.member("message", printable(related.message))
        json.key("location")
        append(related.place, to: &json)
        json.close("}")
      }
      json.close("]")
    }
    json.close("}")
  }

  private func append(_ place: Place, to json: inout JSONWriter) {
    json.open("{")
    json.member("path", place.path)
    append(
      start: TextPosition(line: place.startLine, column: place.startColumnUTF8),
      end: TextPosition(line: place.endLine, column: place.endColumnUTF8), to: &json)
    json.close("}")
  }

  private func append(start: TextPosition, end: TextPosition, to json: inout JSONWriter) {
    json.open("range", "{")
    for (key, position) in [("start", start), ("end", end)] as [(StaticString, TextPosition)] {
      json.open(key, "{")
      json.member("line", position.line)
      json.member("column", position.column)
      json.close("}")
    }
    json.close("}")
  }

  /// The fixes of one file's findings as one replacement each, because reviewdog takes several for
  /// alternatives.
  private struct Suggestions {
    struct One {
      var start, end: TextPosition
      var text: String
    }
    private var all: [One?]

    subscript(index: Int) -> One? { all[index] }

    init(_ findings: [Finding], _ text: [UInt8]) {
      let spans = findings.map { finding -> Range<Int>? in
        guard let fix = finding.fix, fix.applicability > .none, let first = fix.edits.first, let last = fix.edits.last else { return nil }
        guard first.range.lowerBound >= 0, last.range.upperBound <= text.count else { return nil }
        let span = first.range.lowerBound..<last.range.upperBound
        return span.count <= RDJSONReport.longestSuggestion ? span : nil
      }
      let positions = textPositions(text, offsets: Set(spans.compactMap { $0 }.flatMap { [$0.lowerBound, $0.upperBound] }), inBytes: true)
      all = zip(findings, spans).map { finding, span in
        guard let span, let start = positions[span.lowerBound], let end = positions[span.upperBound] else { return nil }
        var replacement: [UInt8] = []
        var copied = span.lowerBound
        for edit in finding.fix!.edits {
          guard edit.range.lowerBound >= copied else { return nil }
          replacement += text[copied..<edit.range.lowerBound] + Array(edit.replacement.utf8)
          copied = edit.range.upperBound
        }
        return One(start: start, end: end, text: String(decoding: replacement, as: UTF8.self))
      }
    }
  }
}
