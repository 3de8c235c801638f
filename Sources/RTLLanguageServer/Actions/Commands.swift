import RTLMatching
import RTLReporting
import RTLSystem

/// `workspace/executeCommand`.
struct Commands {
  static let explain = "rtl-audit.explain", preview = "rtl-audit.preview"
  static let all = [explain, preview]

  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func answer(_ params: ReceivedValue) throws(RPCError) -> JSON {
    let arguments = params["arguments"].elements
    switch params["command"].string {
    case Self.explain: return try explain(arguments.first?.string ?? "")
    case Self.preview: return try preview(arguments.first?.string ?? "")
    default: throw RPCError(.invalidParams, "the commands are \(Self.all.map { "`\($0)`" }.joined(separator: " and "))")
    }
  }

  /// Shows the page of a rule.
  /// - Returns: the page, in Markdown.
  private func explain(_ rule: String) throws(RPCError) -> JSON {
    let cards = workspace.projects.values.lazy.compactMap { $0.catalogue?.cards.first { $0.id == rule } }
    guard let card = cards.first else { throw RPCError(.invalidParams, "no open project has a rule `\(printable(rule))`") }
    let address = workspace.tools.address(card)
    if workspace.client.showsDocuments {
      workspace.outbox.request("window/showDocument", ["uri": .string(address ?? workspace.uri(of: card.path)), "external": .bool(address != nil)])
    } else {
      workspace.outbox.notify("window/showMessage", ["type": 3, "message": .string("\(card.title): \(card.brief)")])
    }
    return .string(RulePage(card.page).short(all: "rtl-audit explain \(card.id) --all"))
  }

  /// Draws the scenes of an Interface Builder file, and shows the drawings where the client can.
  /// - Returns: for each drawing its title, direction, and the picture in SVG.
  private func preview(_ uri: String) throws(RPCError) -> JSON {
    guard let file = workspace.files[uri], let subject = CodeActions.Subject(file, workspace), subject.isInterface else {
      throw RPCError(.invalidParams, "`\(printable(uri))` is no open storyboard or xib that is audited")
    }
    let drawings: [ServerTools.Drawing]
    do { drawings = try workspace.tools.draw(subject.state) } catch { throw RPCError(.requestFailed, "the scenes cannot be drawn: \(error)") }
    guard !drawings.isEmpty else { throw RPCError(.requestFailed, "there is no scene to draw here") }
    if workspace.client.showsDocuments { show(drawings) }
    return .array(drawings.map { ["title": .string($0.title), "direction": .string($0.direction), "picture": .string($0.picture)] })
  }

  private func show(_ drawings: [ServerTools.Drawing]) {
    let folder = Path.join(Platform.environment("TMPDIR") ?? "/tmp", "rtl-audit-preview-\(Platform.user)")
    guard Platform.makePrivateFolder(folder) else { return workspace.log("\(folder) cannot be used: \(Platform.lastError)") }
    for (number, drawing) in drawings.enumerated() {
      let path = Path.join(folder, "\(number + 1)-\(drawing.direction).svg")
      guard Platform.writeFile(Array(drawing.picture.utf8), toFile: path) else { continue }
      workspace.outbox.request("window/showDocument", ["uri": .string(FileURI.uri(path)), "external": true])
    }
  }
}
