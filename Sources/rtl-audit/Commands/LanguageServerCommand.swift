import RTLAuditing
import RTLFindings
import RTLLanguageServer
import RTLReporting
import RTLSystem

/// `rtl-audit lsp`: serves an editor until it ends.
enum LanguageServerCommand {
  static func run() throws -> Int32 {
    // Whatever else were printed there, the client would take it for a message.
    guard let output = Platform.takeStandardOutput() else { throw UsageError(message: "standard output cannot be used: \(Platform.lastError)") }
    let tools = ServerTools(version: Command.version, address: { card in [RuleInfo(card).helpURI].first { !$0.isEmpty } }, draw: draw)
    return LanguageServer(input: 0, output: output, tools: tools).run()
  }

  /// The scenes of the audited files from left to right, from right to left, and after the fixes.
  private static func draw(_ state: AuditedProject) throws -> [ServerTools.Drawing] {
    var fixing = FixCommand(state, try Options([]), minimumLevel: .note, writes: false)
    fixing.run { state.engine.audit(state.project.with($0)) }
    let pictures = ScenePictures(state, fixing, limit: 64 << 10, budget: 64 << 20)
    return pictures.files().flatMap { file -> [ServerTools.Drawing] in
      let fixed = pictures.fixed(file)
      let numbers = ScenePictures.numbers(in: file.fileOutcome)
      return file.scenes.flatMap { scene -> [ServerTools.Drawing] in
        let drawn = pictures.draw(scene, file, fixed: fixed, standsAlone: true) { numbers[$0] }
        return drawn.all.map { ServerTools.Drawing(title: scene.title, direction: $0, picture: $1) }
      }
    }
  }
}
