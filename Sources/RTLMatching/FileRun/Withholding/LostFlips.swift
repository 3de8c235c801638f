import RTLFacts

/// A picture is not marked to turn round where what takes it does not heed the mark, draws it anew or turns it by itself.
struct LostFlips: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard file.isCode else { return }
    let words: FlipWords = vocabularies.tables.vocabulary()
    for index in findings.indices where file.rules.head(findings[index].block.rule).category == .directionalImage {
      findings[index].forEach { pending in
        guard let fix = pending.finding.fix, fix.applicability > .shown, let edit = fix.edits.first(where: { words.marks($0.replacement) }),
          let start = pending.tokens(in: file.file)?.lowerBound,
          let last = file.file.tokens[start...].firstIndex(where: { $0.end >= edit.range.lowerBound }),
          let place = file.code.flipLoss(ofPictureEndingAt: last, words.losses)
        else { return }
        pending.finding.fix?.demote(to: .shown, "line \(file.code.line(of: place)) takes the picture without the flip")
      }
    }
  }
}
