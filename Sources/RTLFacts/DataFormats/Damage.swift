import RTLLexing

/// What keeps a file of data from being read in full: conflict markers, a file that was cut off.
package struct Damage: Sendable, Equatable {
  /// "`</view>` closes `<label>` in line 12"
  package var words: String

  /// Nil for a file that is as its format asks, and for an empty one.
  package init?(_ tree: ElementTree) {
    guard let error = tree.error, !tree.file.tokens.isEmpty else { return nil }
    words = "\(error.reason) on line \(LineMap(tree.file.bytes).position(of: error.offset).line)"
  }

  /// Nil for a file that is as its format asks, and for an empty one.
  package init?(_ tree: JSONTree) {
    guard !tree.isWellFormed, !tree.file.tokens.isEmpty else { return nil }
    words = "this is not JSON"
  }
}
