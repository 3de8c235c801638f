import RTLFacts

/// Views of a file of which code says that constraints alone place them: the frame that one is made with is none that it keeps.
struct FreedViews {
  /// The last name of each, and where it is said.
  private var places: [String: [Int]] = [:]

  /// - Parameter members: those that say it when they are set to false.
  init(_ members: Set<String>, in code: CodeView) {
    let file = code.file
    guard !members.isEmpty else { return }
    for token in file.tokens.indices.dropFirst(2) {
      guard file.tokens[token].kind == .identifier, file.equals(token + 2, "false") || file.equals(token + 2, "NO") else { continue }
      let name = file.string(token)
      let isMember = file.isAssignment(token + 1) && file.equals(token - 1, ".") && members.contains(name)
      guard isMember || file.equals(token + 1, ":") && Setter.property(of: name).map(members.contains) ?? false else { continue }
      var owner = isMember ? token - 2 : token - 1
      while owner > 0, file.equals(owner, "?") || file.equals(owner, "!") { owner -= 1 }
      places[PlacedView.bare(file.string(owner)), default: []].append(token)
    }
  }

  /// - Parameter body: of the code that a local can be seen in; nil for a member, which any code of the file may name.
  func contains(_ name: String, in body: Range<Int>?) -> Bool {
    places[name]?.contains { body?.contains($0) ?? true } ?? false
  }
}
