import RTLDiscovery
import RTLSystem

/// What the files of a project gave when all of them were audited: the next audit reads those that were written since.
package struct KnownResults: Sendable {
  private struct Known {
    let identity: UInt64
    /// Nil for a clean file, as most are.
    let result: FileResult?
  }

  /// By the path from the root.
  private var files: [String: Known] = [:]

  /// Nothing is known.
  package init() {}

  /// - Parameters:
  ///   - identities: of the files, from before they were read.
  init(_ audit: FileAudit.Audit, identities: [UInt64?]) {
    for (number, file) in audit.files.enumerated() {
      // What a string file gives depends on the files beside it.
      guard let identity = identities[number], file.kind.dialect?.isStringFile != true else { continue }
      let result = audit.results[number]
      files[file.path] = Known(identity: identity, result: result.isClean ? nil : result)
    }
  }

  /// Nothing is known.
  package var isEmpty: Bool { files.isEmpty }

  /// What the files are that are going to be read; nil for those whose next state could look the same, and for texts that are not saved.
  static func identities(_ project: Project, now: Int) -> [UInt64?] {
    let reader = project.reader
    return project.audited.map { reader.readsFromFolder($0.path) ? FileIdentity(path: Path.join(reader.root, $0.path), now: now)?.number : nil }
  }

  /// What is known of the files that are still the same.
  func audit(_ project: Project, identities: [UInt64?]) -> FileAudit.Audit {
    var audit = FileAudit.Audit()
    for (file, identity) in zip(project.audited, identities) {
      guard let known = files[file.path], known.identity == identity else { continue }
      var clean = FileResult()
      clean.isAudited = true
      audit.files.append(file)
      audit.results.append(known.result ?? clean)
    }
    return audit
  }
}
