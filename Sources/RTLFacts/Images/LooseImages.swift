import RTLDiscovery

/// The picture files of a project that no asset catalogue holds.
package struct LooseImages: Sendable {
  private var pathsByName: [String: [String]] = [:]

  /// - Parameter files: of the project; only those of the kind `loosePicture` count.
  package init(_ files: [SourceFile]) {
    for file in files where file.kind == .loosePicture { pathsByName[Self.name(ofPath: file.path), default: []].append(file.path) }
  }

  /// What code may call them, in no order.
  package var names: some Collection<String> { pathsByName.keys }

  /// The files that the system may load for a name, one for each resolution; relative to the project's root.
  /// - Parameter name: as code and interface files have it, with or without `.png`.
  package func paths(named name: String) -> [String] { pathsByName[Self.name(ofPath: name)] ?? [] }

  /// Whether there is a drawing for each direction, see `AssetCatalog.rightToLeftTwin` and `isForRightToLeft`.
  package func isOfPair(_ name: String) -> Bool {
    let name = Self.name(ofPath: name)
    return AssetCatalog.rightToLeftTwin(of: name) { pathsByName[$0] != nil } != nil || AssetCatalog.isForRightToLeft(name) { pathsByName[$0] != nil }
  }

  /// `back` of `Images/back@2x~ipad.png`: what code and interface files may call it.
  package static func name(ofPath path: String) -> String {
    let file = path.utf8.suffix(from: path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex)
    let bare = file.suffix(4).elementsEqual(".png".utf8) ? file.dropLast(4) : file
    return String(decoding: bare.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "~") }, as: UTF8.self)
  }
}
