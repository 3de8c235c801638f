import RTLLexing

/// Whether a merge that is not settled has written two versions of some lines: a fix would change one of them.
package func hasConflictMarkers(_ text: [UInt8]) -> Bool {
  let lines = [0x0A] + text
  return ["\n<<<<<<< ", "\n=======", "\n>>>>>>> "].allSatisfy { ByteSearch.contains(lines, Array($0.utf8)) }
}
