/// The name of the baseline at a project's root.
package let baselineFileName = ".rtl-audit-baseline.tsv"

/// Why a baseline was refused.
package struct BaselineError: Error, Sendable, Hashable {
  /// 1-based.
  package var line: Int
  /// One sentence with the remedy.
  package var message: String
}

/// The baseline as a file: a line for each key, sorted, so that two branches merge where they touch
/// different findings. No line numbers, no messages, no totals: nothing changes that need not.
extension KnownFindings {
  private static let heading = "# rtl-audit baseline 1: accepted findings. `rtl-audit baseline prune` drops those that are gone."
  /// So often may one line be found. More is a mistake, and the sum of many such lines would be no number any more.
  private static let mostOfOne = 1_000_000_000
  private static let columns = "file\trule\tin\tcode\tcount"

  /// The text of the file.
  package var baseline: String {
    var text = KnownFindings.heading + "\n" + KnownFindings.columns + "\n"
    for key in counts.keys.sorted() {
      let fields = [key.path, key.rule, key.scope, key.text].map(escaped) + [String(counts[key]!)]
      // Else a path could look like a comment or the mark of a merge conflict.
      if let first = fields[0].utf8.first, "#<=>|".utf8.contains(first) { text += "\\" }
      text += fields.joined(separator: "\t") + "\n"
    }
    return text
  }

  /// Reads the bytes of the file. Lines that a merge doubled count once, with the larger number.
  package init(baseline bytes: [UInt8]) throws(BaselineError) {
    self.init()
    var counts: [FindingKey: Int] = [:]
    var hasHeading = false
    let remedy = "; `rtl-audit baseline write` writes the file again"
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let line = line.last == 0x0D ? line.dropLast() : line
      if line.isEmpty || line.elementsEqual(KnownFindings.columns.utf8) { continue }
      if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: { line.starts(with: $0.utf8) }) {
        throw BaselineError(
          line: number + 1,
          message: "this is a merge conflict marker; keep the lines of both sides, delete the markers and run `rtl-audit baseline prune`")
      }
      if line.first == UInt8(ascii: "#") {
        guard hasHeading || line.starts(with: "# rtl-audit baseline 1:".utf8) else {
          throw BaselineError(line: number + 1, message: "this is not a baseline of this version" + remedy)
        }
        hasHeading = true
        continue
      }
      let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
      guard hasHeading, fields.count == 5, let count = Int(String(decoding: fields[4], as: UTF8.self)), (1...KnownFindings.mostOfOne).contains(count) else {
        throw BaselineError(
          line: number + 1, message: "a line must have file, rule, place, code and a count from 1 to \(KnownFindings.mostOfOne), separated by tabs" + remedy)
      }
      let key = FindingKey(path: unescaped(fields[0]), rule: unescaped(fields[1]), scope: unescaped(fields[2]), text: unescaped(fields[3]))
      counts[key] = max(count, counts[key] ?? 0)
    }
    self.init(counts: counts)
  }
}

private func escaped(_ field: String) -> String {
  var result = ""
  for scalar in field.unicodeScalars {
    switch scalar {
    case "\\": result += "\\\\"
    case "\t": result += "\\t"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func unescaped(_ field: ArraySlice<UInt8>) -> String {
  guard field.contains(UInt8(ascii: "\\")) else { return String(decoding: field, as: UTF8.self) }
  var result: [UInt8] = []
  var isEscape = false
  for byte in field {
    if isEscape {
      let letters: [UInt8: UInt8] = [UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D]
      result.append(letters[byte] ?? byte)
      isEscape = false
    } else if byte == UInt8(ascii: "\\") {
      isEscape = true
    } else {
      result.append(byte)
    }
  }
  return String(decoding: result, as: UTF8.self)
}
