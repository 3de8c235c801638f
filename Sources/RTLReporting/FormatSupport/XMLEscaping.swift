/// Text for an attribute value or the content of an element of XML 1.0.
///
/// Line breaks and tabs are kept as references; characters that XML forbids or that would direct a
/// terminal become visible escapes; `[` behind `##` becomes a reference, because a CI host that shows
/// the file obeys it.
func xmlEscaped(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&", "<", ">", "\"": result += markupReference(scalar)
    case "\n": result += "&#10;"
    case "\r": result += "&#13;"
    case "\t": result += "&#9;"
    case "[" where ["##", "##vso", "##teamcity"].contains { result.utf8.ends(with: $0) }: result += "&#91;"
    case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    case _ where scalar.value < 0x20: result += visible(scalar)
    case _ where isInvisibleControl(scalar): result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// What stands for a character that XML, HTML and Markdown would take for markup; other characters stand for themselves.
func markupReference(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "&": "&amp;"
  case "<": "&lt;"
  case ">": "&gt;"
  case "\"": "&quot;"
  case "'": "&#39;"
  default: String(Character(scalar))
  }
}

/// Runs of findings of one file, in the order of the report.
func byFile<Value>(_ values: [Value], path: (Value) -> String) -> [ArraySlice<Value>] {
  var runs: [ArraySlice<Value>] = []
  var start = 0
  for i in values.indices where i + 1 == values.count || !path(values[i]).utf8.elementsEqual(path(values[i + 1]).utf8) {
    runs.append(values[start...i])
    start = i + 1
  }
  return runs
}
