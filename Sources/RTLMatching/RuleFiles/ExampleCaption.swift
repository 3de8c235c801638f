import RTLFindings

/// What stands above an example on the page of a rule, in words: without it nobody sees which code is the wrong one.
struct ExampleCaption {
  private let block: RuleFile.Block

  init(_ block: RuleFile.Block) { self.block = block }

  var text: String {
    switch block.role {
    case "bad": "Reported\(level)\(surroundings):"
    case "beside": "Beside it, `\(words("file").first ?? "")`:"
    case "fixed": "Fixed\(block.attributes.first.map { " (\($0))" } ?? ""):"
    default: "Not reported\(surroundings):"
    }
  }

  private func words(_ key: String) -> [String] {
    block.attributes.first { $0.hasPrefix(key + "=") }.map { commaList(String($0.dropFirst(key.utf8.count + 1))) } ?? []
  }

  private var level: String {
    let levels = words("level").map { $0 == Level.error.rawValue ? "an error" : "a \($0)" }
    return levels.isEmpty ? "" : " as " + levels.joined(separator: ", ")
  }

  /// What the example takes for granted, without which it would seem to contradict its neighbor.
  private var surroundings: String {
    var told: [String] = []
    func tell(_ what: String, _ texts: [String]) { if !texts.isEmpty { told.append(what + texts.joined(separator: ", ")) } }
    tell("in ", words("file").map(Self.quoted))
    tell("in a file for ", words("document"))
    tell("deployment target ", words("target").map { Self.quoted(Self.spaced($0)) })
    tell("in an app that switches its language", words("switch").map { _ in "" })
    tell("", words("images").map(Self.image))
    tell("with ", words("locks").map { Self.quoted(Self.spaced($0)) })
    tell("imports ", words("imports").map(Self.quoted))
    tell("elsewhere in the project: ", words("project").map(spoken))
    tell("the same with ", words("each").map(Self.exchanged))
    return told.isEmpty ? "" : " (" + told.joined(separator: "; ") + ")"
  }

  private static func quoted(_ text: String) -> String { "`\(text)`" }
  private static func spaced(_ entry: String) -> String { parts(of: entry, at: "-").joined(separator: " ") }

  /// `left:right` as `left`/`right`.
  private static func exchanged(_ list: String) -> String { parts(of: list, at: ":").map(quoted).joined(separator: "/") }

  /// `back:mirrors` in words.
  private static func image(_ entry: String) -> String {
    let words = parts(of: entry, at: ":")
    let name = "image `\(words.first ?? "")`"
    return switch words.dropFirst().first {
    case "mirrors": "\(name) mirrors"
    case "fixed": "\(name) does not mirror"
    case "flipped": "other code flips \(name)"
    default: name
    }
  }
}
