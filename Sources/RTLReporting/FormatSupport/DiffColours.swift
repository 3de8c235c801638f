/// The diff of one file in the colours of git: names bold, places cyan, old lines red, new ones green.
/// - Parameter diff: the two lines of names, and then the lines of its hunks.
package func coloured(diff: [UInt8]) -> [UInt8] {
  let styles: [UInt8: String] = [UInt8(ascii: "@"): "36", UInt8(ascii: "-"): "31", UInt8(ascii: "+"): "32"]
  var result: [UInt8] = []
  for (number, line) in diff.split(separator: UInt8(ascii: "\n")).enumerated() {
    // An old line that begins with `--` looks like a name.
    let style = number < 2 ? "1" : styles[line[line.startIndex]]
    if let style { result += "\u{1B}[\(style)m".utf8 }
    result += line
    if style != nil { result += "\u{1B}[0m".utf8 }
    result.append(UInt8(ascii: "\n"))
  }
  return result
}
