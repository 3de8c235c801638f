/// What the findings of one file mean for each other, or other code of the file for them.
protocol FilePass: Sendable {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies)
}

/// In their order: what is never reported goes first, and groups are joined before somebody asks for them.
let filePasses: [any FilePass] = [
  LayoutOfLanguage(), UnshippedCode(), MixedPlacement(), Neighbors(), UnreadSides(), FourSides(), StatementTraits(), PhysicalActions(),
]
