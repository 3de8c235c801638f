import RTLFacts
import RTLFindings
import RTLLexing

/// A finding that waits for the project. What its file can say is decided already.
package struct PendingFinding: Sendable {
  /// With the level and the fix as the file by itself allows them; answers only lower them.
  package var finding: Finding
  /// What must be asked.
  package var project = ProjectConditions()
  /// What is reported at this place instead when a question is answered no; the first that holds.
  package var alternatives: [PendingFinding] = []
  /// Never reported: the place keeps its side on purpose. It holds back the fixes of its groups.
  package var isIntentional = false
  /// The tokens that it is about, where its bytes do not tell: a value may be read in several places.
  var tokens: Range<Int>?
  /// Other tokens at which the direction may be asked for it.
  var alsoAsked: [Int] = []
  /// Found at the only use of the name that stands for the value at this place.
  var isAtUse = false
  /// The block that found it.
  let block: Catalogue.Reference
  /// What it places, for the other findings of the file.
  var placement = Placement()

  /// What the other findings of a file have to know about a view that is placed.
  struct Placement: Sendable {
    /// The group of the view that is placed here.
    var group: ConstraintGroup?
    /// Groups of views that this one is held against: they count where the file places them as well.
    var neighbors: [ConstraintGroup] = []
    /// Groups of the views at the other ends, among those of the finding.
    var ends: [ConstraintGroup] = []
    /// The last names of views that are placed by this frame, which no fix changes.
    var framedViews: [String] = []
    /// The view as the code has it, where no group names it.
    var spelling: String?
    /// What gets the value, in code.
    var target: AssignedMember?
    /// That value is the far side of a row, or no fix is known.
    var keepsSide = false
    /// The token of code behind which a constraint has its distance.
    var constraint: Int?
    /// The most that a fix may claim beside the other code that sets up the constraint, and why.
    var limit: (fix: Applicability, reason: String)?
    /// How a constraint of Interface Builder holds the view in the one around it.
    var pin: InterfaceFacts.Pin?
    /// The fix moves nothing: the view is held at both sides alike.
    var isSymmetric = false
    var isFrame: Bool { !framedViews.isEmpty }
  }

  init(finding: Finding, block: Catalogue.Reference) { (self.finding, self.block) = (finding, block) }

  /// The views that its constraint holds, as far as the code names them.
  var views: [String] {
    let neighbors = placement.neighbors.flatMap(\.views)
    // An end may be there with its side as well: `card.right`.
    return finding.groups.flatMap(\.views) + neighbors.filter { view in !neighbors.contains { view.hasPrefix($0 + ".") } }
  }

  func tokens(in file: TokenFile) -> Range<Int>? { tokens ?? file.tokens(in: range) }

  /// The findings of one place, of which the first that holds is reported.
  static func chained(_ findings: [PendingFinding]) -> PendingFinding? {
    guard var first = findings.first else { return nil }
    for finding in findings.dropFirst() { first.append(alternative: finding) }
    return first
  }

  /// Takes a finding of the same place, unless one before it holds in any case.
  mutating func append(alternative: PendingFinding) {
    let last = alternatives.last ?? self
    guard !last.project.questions.isEmpty else { return }
    alternatives.append(alternative)
  }

  /// Whether a fix that is applied unseen may come of it.
  package var isSafe: Bool { finding.fix?.applicability == .safe || alternatives.contains(where: \.isSafe) }

  /// Whether it, or what may be reported instead, is a warning.
  var mayWarn: Bool { finding.level == .warning || alternatives.contains(where: \.mayWarn) }

  /// Changes it, and what may be reported instead, one after the other.
  mutating func forEach(_ change: (inout PendingFinding) -> Void) {
    change(&self)
    for index in alternatives.indices { change(&alternatives[index]) }
  }

  /// Makes its fix weaker, and those of what may be reported instead.
  mutating func demote(to most: Applicability = .unsafe, _ reason: String) {
    forEach { $0.finding.fix?.demote(to: most, Reason(reason)) }
  }

  /// Byte range in the text of the file.
  var range: Range<Int> { finding.place.range }

  /// The outlets of which it is asked how wide their views are.
  package var askedOutlets: [TraitSubject] { project.questions.compactMap(\.outlet) + alternatives.flatMap(\.askedOutlets) }

  /// Traits of which it is asked whether the views that show its picture have them.
  package var pictureTraits: [String] {
    (finding.fix?.applicability == .safe && project.unflippedAsset != nil ? project.unsafeWhere : []) + alternatives.flatMap(\.pictureTraits)
  }

  /// Whether the answers hang on what the asset catalogs hold.
  package var asksImages: Bool { project.asksImages || alternatives.contains(where: \.asksImages) }
}

/// What gets a value in code.
struct AssignedMember: Sendable, Hashable {
  /// Without `self` ahead: `cell.title.side`.
  let text: String
  /// The name of the thing whose member it is: `title`.
  var owner: String? { text.utf8.split(separator: UInt8(ascii: ".")).dropLast().last.map { String(Substring($0)) } }
}
