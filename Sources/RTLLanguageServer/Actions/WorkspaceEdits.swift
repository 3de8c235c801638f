import RTLFindings
import RTLSystem

/// Edits of one text as the client takes them.
struct WorkspaceEdits {
  let client: ClientCapabilities

  /// - Parameters:
  ///   - version: of the text that the edits refer to; nil for one that is not open.
  ///   - isNew: the file is not there yet.
  func json(_ edits: [Edit], _ lines: TextLines, uri: String, version: Int?, isNew: Bool = false) -> JSON {
    let texts = JSON.array(
      edits.map { ["range": DiagnosticWriter.range($0.range, lines, client.encoding), "newText": .string($0.replacement)] })
    guard client.versionsEdits else { return ["changes": .object([(uri, texts)])] }
    let create: [JSON] = isNew ? [["kind": "create", "uri": .string(uri), "options": ["ignoreIfExists": true]]] : []
    let edit: JSON = ["textDocument": ["uri": .string(uri), "version": version.map(JSON.int) ?? .null], "edits": texts]
    return ["documentChanges": .array(create + [edit])]
  }
}
