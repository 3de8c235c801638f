import RTLAuditing
import RTLFindings

/// A text that is open, where it belongs, and what was found in it.
final class OpenFile {
  var document: TextDocument
  /// Absolute, without symbolic links; nil for what is no file.
  let path: String?
  var project: OpenProject?
  /// From the root of the project; empty without one.
  var name = ""
  /// What was found in which state.
  var judged: Judged?
  /// The project in that state, for more questions. It is large: only the files that were judged last have it.
  var state: AuditedProject?
  /// Its version went back once, and that was said.
  var isOutOfOrder = false
  /// What the client was last told, as it was written.
  var told: [UInt8] = []

  /// One state of a file with what is found in it.
  struct Judged {
    let revision: Int
    /// The text that places refer to.
    let lines: TextLines
    let version: Int?
    let found: Found
    var fileOutcome: FileOutcome { found.fileOutcome }
    /// What another audit of the same text would find.
    var all: FileOutcome { found.all }
  }

  init(_ document: TextDocument, path: String?) { (self.document, self.path) = (document, path) }

  /// Nothing has changed since it was judged.
  var isFresh: Bool { project.map { judged?.revision == $0.revision } ?? true }
}
