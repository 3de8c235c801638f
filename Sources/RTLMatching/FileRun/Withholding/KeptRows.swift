/// A row of Interface Builder of which one view stays and the others move would lie one over the other.
struct KeptRows: FilePass {
  /// Views of one container that are compared with each of the others.
  private static let mostKeepers = 20

  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard let facts = file.interface else { return }
    var kept: [InterfaceFacts.Pin] = []
    for finding in findings where finding.isIntentional {
      if let pin = finding.placement.pin, kept.last != pin { kept.append(pin) }
    }
    // A view that is held at both sides goes nowhere.
    let stretched = Set(Dictionary(grouping: kept, by: \.view).filter { $0.value.count > 1 }.keys)
    let keepers = Dictionary(grouping: kept.filter { !stretched.contains($0.view) }, by: \.container)
    // A crash is worse than a view at the wrong place.
    for index in findings.indices where !findings[index].isIntentional && file.rules.finder(findings[index].block).level < .error {
      guard let pin = findings[index].placement.pin,
        let keeper = keepers[pin.container]?.prefix(Self.mostKeepers).first(where: { $0.view != pin.view && facts.standBeside($0.view, pin.view) })
      else { continue }
      findings[index].demote("another view in the same container keeps its side (line \(facts.line(of: keeper.element)))")
    }
  }
}
