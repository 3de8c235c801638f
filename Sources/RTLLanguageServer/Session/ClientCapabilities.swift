import RTLFindings
import RTLReporting
import RTLSystem

/// What the client can do, and what it wants.
struct ClientCapabilities: Sendable {
  /// That of the list of the client that comes first and is known here.
  let encoding: PositionEncoding
  /// Diagnostics are asked for, and not published.
  let pullsDiagnostics: Bool
  let refreshesDiagnostics: Bool
  let hasRelatedPlaces: Bool
  let hasTags: Bool
  let hasPages: Bool
  let countsVersions: Bool
  /// Edits may say to which version of a text they belong.
  let versionsEdits: Bool
  let createsFiles: Bool
  let hasCodeActions: Bool
  let prefersActions: Bool
  let readsMarkdown: Bool
  let watchesFiles: Bool
  let showsProgress: Bool
  let showsDocuments: Bool
  /// Nil where the client does not say who it is; where it ends, so does the server.
  let process: Int?

  /// - Parameter params: of `initialize`.
  init(_ params: ReceivedValue) {
    let all = params["capabilities"]
    let (text, workspace, window) = (all["textDocument"], all["workspace"], all["window"])
    encoding = all["general"]["positionEncodings"].strings.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    pullsDiagnostics = text["diagnostic"].isObject
    refreshesDiagnostics = workspace["diagnostics"]["refreshSupport"].bool ?? false
    let published = text[pullsDiagnostics ? "diagnostic" : "publishDiagnostics"]
    let known = text["publishDiagnostics"]
    func has(_ name: String) -> Bool { published[name].bool ?? known[name].bool ?? false }
    hasRelatedPlaces = has("relatedInformation")
    hasPages = has("codeDescriptionSupport")
    hasTags = published["tagSupport"].isObject || known["tagSupport"].isObject
    countsVersions = known["versionSupport"].bool ?? false
    versionsEdits = workspace["workspaceEdit"]["documentChanges"].bool ?? false
    createsFiles = workspace["workspaceEdit"]["resourceOperations"].strings.contains("create")
    hasCodeActions = text["codeAction"]["codeActionLiteralSupport"].isObject
    prefersActions = text["codeAction"]["isPreferredSupport"].bool ?? false
    let formats = text["hover"]["contentFormat"]
    readsMarkdown = formats.strings.isEmpty || formats.strings.contains("markdown")
    watchesFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].bool ?? false
    showsProgress = window["workDoneProgress"].bool ?? false
    showsDocuments = window["showDocument"]["support"].bool ?? false
    process = params["processId"].int
  }
}

/// `initializationOptions`.
struct ServerOptions: Sendable {
  /// Nil: what the settings of each project say.
  var minimumLevel: Level?
  /// Findings of the baseline are not shown.
  var hidesKnown = true

  private static let names = ["minLevel", "hideKnown"]

  /// - Returns: with what is wrong with the options, in words for the client's user.
  static func read(_ value: ReceivedValue) -> (options: ServerOptions, problems: [String]) {
    var options = ServerOptions()
    var problems: [String] = []
    if !value["minLevel"].isNothing {
      options.minimumLevel = value["minLevel"].string.flatMap(Level.init)
      if options.minimumLevel == nil { problems.append("`minLevel` in the initialization options must be `note`, `warning` or `error`") }
    }
    if !value["hideKnown"].isNothing {
      if let hides = value["hideKnown"].bool { options.hidesKnown = hides } else {
        problems.append("`hideKnown` in the initialization options must be `true` or `false`")
      }
    }
    for name in value.names where !names.contains(name) {
      let near = nearestName(name, in: names).map { "; did you mean `\($0)`?" } ?? "; known: " + names.map { "`\($0)`" }.joined(separator: ", ")
      problems.append("unknown initialization option `\(printable(name))`\(near)")
    }
    return (options, problems)
  }
}
