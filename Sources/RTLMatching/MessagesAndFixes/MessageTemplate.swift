/// Fills `{NAME}` in messages.
package enum MessageTemplate {
  /// Parts that every message may use: the offending words, what takes their place, and evidence.
  static let builtIn = ["MATCH", "FIX", "OBJECT", "PLACE"]

  /// Stands in a message for the place of the evidence until the project has answered.
  static let place = "{PLACE}"

  static func fill(_ message: String, _ parts: [String: String]) -> String {
    FixTemplate.replace(message) { parts[$0].map(oneLine) ?? "" }
  }

  /// Puts the place of the evidence in.
  /// - Parameter place: `Cart.swift:12`
  package static func replacePlace(_ message: String, _ place: String) -> String {
    // Other braces are code that the message quotes.
    FixTemplate.replace(message) { $0 == "PLACE" ? place : nil }
  }

  /// Source text for a message: on one line, cut to a readable length.
  static func oneLine(_ text: String) -> String {
    // Most of it is short and has no white space.
    if text.utf8.count <= 60, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return text }
    var words = ""
    var isBehindSpace = false
    // What is cut off is not read: an expression may go on for a whole file.
    var left = 120
    for character in text {
      if character.isWhitespace {
        isBehindSpace = !words.isEmpty
        continue
      }
      if isBehindSpace { words.append(" ") }
      isBehindSpace = false
      words.append(character)
      left -= 1
      if left == 0 { break }
    }
    return words.count > 60 ? words.prefix(57) + "…" : words
  }
}

/// A mark in words: `shows-search-bar` shows search bar.
package func spoken(_ mark: String) -> String { parts(of: mark, at: "-").joined(separator: " ") }
