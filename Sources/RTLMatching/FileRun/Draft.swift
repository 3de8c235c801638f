import RTLFacts
import RTLFindings

/// A match that passed its tests, before it becomes a finding.
struct Draft {
  var reference: Catalogue.Reference
  /// Byte range.
  var place: Range<Int>
  var parts: [String: String] = [:]
  var edits: [Edit] = []
  var fix: Applicability = .none
  var needs: [Need] = []
  var questions: [Question] = []
  /// Exceptions that depend on the project.
  var unless: [[Question]] = []
  /// What is reported here instead when a question is answered no.
  var otherwise: [Draft] = []
  var groups: [String] = []
  /// The group of the view that is placed here.
  var placedGroup: String?
  /// Groups of views that this one is held against: they count where the file places them as well.
  var neighbours: [String] = []
  /// The last name of the view that is placed by its frame, which no fix changes.
  var framedView: String?
  var isFramed: Bool { framedView != nil }
  /// The view that a constraint of code places.
  var view: PlacedView?
  /// The views that it is held against, as far as other files can place them.
  var ends: [PlacedView] = []
  /// Properties that the fix takes for the framework's, though the file does not say whose they are.
  var properties: Set<FrameworkProperty> = []
  /// Names of the thing whose member gets the value.
  var targets: [String] = []
  /// See `Candidate.receiverType`.
  var receiverType: String?
  /// Outlets that lead to a constraint of an Interface Builder file.
  var outlets: [ConstraintOutlet] = []
  var scope = ""
  var object: String?
  /// See `Finding.objectID`.
  var objectID: String?
  var level: Level?
  var message: String?
  /// The name of an image whose fix is safe only while no code flips it.
  var unflipped: String?
  /// The property whose value an image is.
  var pictureProperty: String?
  /// Why the fix is weaker than its rule's.
  var lowered: String?
  /// Evidence in the same file.
  var related: [(range: Range<Int>, message: String)] = []
  /// Nothing is reported here, yet the place keeps its side and so holds back the fixes of its groups.
  var isSilent = false

  /// The drafts of one place, of which the first that holds is reported.
  static func chained(_ drafts: [Draft]) -> Draft? {
    guard var first = drafts.first else { return nil }
    for draft in drafts.dropFirst() { first.append(otherwise: draft) }
    return first
  }

  /// Takes a draft of the same place, unless one before it holds in any case.
  mutating func append(otherwise draft: Draft) {
    let last = otherwise.last ?? self
    guard !last.questions.isEmpty else { return }
    otherwise.append(draft)
  }

  /// Whether a fix that is applied unseen may come of it.
  var isSafe: Bool { fix == .safe && !edits.isEmpty || otherwise.contains(where: \.isSafe) }

  /// Makes its safe fixes unsafe, those of what may be reported instead as well.
  mutating func hold(_ reason: String) {
    if fix == .safe, !edits.isEmpty { (fix, lowered) = (.unsafe, reason) }
    for index in otherwise.indices { otherwise[index].hold(reason) }
  }
}

extension Draft {
  /// What an analysis finds; whoever runs it says for which block.
  /// - Parameter place: byte range.
  init(at place: Range<Int>) { self.init(reference: Catalogue.Reference(rule: 0, finder: 0, isException: false), place: place) }
}
