/// What the findings of one file mean for each other, or other code of the file for them.
protocol FilePass: Sendable {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies)
}

/// In their order: the first that speaks against a fix gives the reason, those ahead of `DeadCode` look at all code, and groups are
/// joined before somebody asks for those of neighbors.
let filePasses: [any FilePass] = [
  MovedConstraints(), ScrolledConstraints(), UpdatedConstraints(), OtherUses(), MovedMiddles(), KeptRows(), NumberRows(), LayoutOfLanguage(), DeadCode(),
  MixedPlacement(), TextGroups(), Neighbors(), UnreadSides(), FourSides(), StatementTraits(), PhysicalActions(), LostFlips(), AccessoryRoom(),
  RepeatedValues(), UnusedMembers(), OldSystems(),
]
