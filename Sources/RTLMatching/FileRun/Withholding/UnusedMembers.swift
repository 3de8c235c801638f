import RTLFacts

/// What nothing uses does nothing: a warning in it may be a note.
struct UnusedMembers: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    let demands = vocabularies.implicitUses.demands
    for index in findings.indices where findings[index].mayWarn {
      guard let token = findings[index].tokens(in: file.file)?.first else { continue }
      findings[index].project.unusedMember = file.code.unusedMember(around: token, demands)
    }
  }
}
