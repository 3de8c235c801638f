import RTLLexing

extension Test {
  /// Whether the test can hold in a block for a language: one that looks at elements of Interface Builder never holds in code,
  /// and nobody would know why.
  func applies(to dialect: Dialect) -> Bool {
    let isCode = dialect == .swift || dialect == .objectiveC
    switch self {
    case .child, .ancestor, .unreferenced, .holds, .heldBy, .first, .hugsText, .hugsPicture, .keepsFrame: return !isCode
    case .notTwin, .hugsContent, .argumentsDiffer, .local, .parameter, .unturned, .lopsided, .besideLater, .comparedLater, .passedLater, .askedLater,
      .onlyFor, .neverSets, .glued, .madeFrom, .unused, .writtenBeside, .among, .modified, .type, .assigned, .inside, .within, .asksDirection, .fileHas, .fileMarked, .imports:
      return isCode
    case .same, .differentSize, .pairedBy, .word, .inTable, .named, .uses, .target, .unflippedImage, .imageSet, .project, .declares: return true
    }
  }
}
