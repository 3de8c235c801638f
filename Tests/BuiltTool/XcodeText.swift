/// The text of an Xcode project, as Xcode writes it: one group for each folder.
package struct XcodeText {
  /// What is built from some files.
  package struct Target {
    var name: String
    var settings: String
    var files: [String]
    var product = "application"
    /// A file `*.xcconfig` among the files of the project.
    var configuration: String?

    /// - Parameters:
    ///   - settings: `KEY = value;`, separated by spaces.
    ///   - files: paths from the project's folder.
    package init(_ name: String, _ settings: String, _ files: [String], product: String = "application", configuration: String? = nil) {
      (self.name, self.settings, self.files, self.product, self.configuration) = (name, settings, files, product, configuration)
    }
  }

  private var objects: [String] = []
  private var ids: [String: String] = [:]
  private var groups: [String: [String]] = ["": []]

  /// - Parameters:
  ///   - settings: of the project itself.
  ///   - shown: what is in no target.
  ///   - extra: members of the main group by their names, and objects as the file has them.
  package static func text(
    _ targets: Target..., settings: String = "SDKROOT = iphoneos;", shown: [String] = [], extra: (members: [String], objects: String) = ([], ""),
    targetKeys: [String: String] = [:]
  ) -> String {
    var text = XcodeText()
    for path in shown { _ = text.file(path) }
    for target in targets { text.add(target, targetKeys[target.name] ?? "") }
    text.list("PROJECT", settings, nil)
    text.groups["", default: []] += extra.members
    for (folder, members) in text.groups.sorted(by: { $0.key < $1.key }) {
      let path = folder.split(separator: "/").last.map { "path = \"\($0)\"; " } ?? ""
      text.objects.append(
        "\(folder.isEmpty ? "MAIN" : "G_\(text.id(folder))") = {isa = PBXGroup; children = (\(members.map { $0 + ", " }.joined())); \(path)sourceTree "
          + "= \"<group>\"; };"
      )
    }
    let names = targets.map { text.id("target " + $0.name) + " /* \($0.name) */, " }.joined()
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = 56;
      \tobjects = {
      \(text.objects.map { "\t\t\($0)\n" }.joined())\(extra.objects)
      \t\tROOT /* Project object */ = {isa = PBXProject; attributes = { LastUpgradeCheck = 1500; TargetAttributes = { }; }; \
      buildConfigurationList = L_PROJECT; mainGroup = MAIN; projectDirPath = ""; targets = (\(names)); };
      \t};
      \trootObject = ROOT /* Project object */;
      }

      """
  }

  /// What other objects call a target.
  package static func name(ofTarget name: String) -> String { XcodeText().id("target " + name) }

  private mutating func add(_ target: Target, _ keys: String) {
    let files = target.files.map { path -> String in
      let build = "B_\(id(target.name + path))"
      objects.append("\(build) /* \(path) in Sources */ = {isa = PBXBuildFile; fileRef = \(file(path)) /* \(path) */; };")
      return build + ", "
    }
    let name = id("target " + target.name)
    objects.append("P_\(name) = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (\(files.joined())); };")
    objects.append(
      "\(name) = {isa = PBXNativeTarget; buildConfigurationList = L_\(name); buildPhases = (P_\(name), ); \(keys)name = \"\(target.name)\"; "
        + "productType = \"com.apple.product-type.\(target.product)\"; };"
    )
    list(name, target.settings, target.configuration)
  }

  private mutating func list(_ name: String, _ settings: String, _ configuration: String?) {
    let base = configuration.map { "baseConfigurationReference = \(file($0)); " } ?? ""
    objects.append("L_\(name) = {isa = XCConfigurationList; buildConfigurations = (C_\(name), ); };")
    objects.append("C_\(name) = {isa = XCBuildConfiguration; \(base)buildSettings = {\n\(settings)\n}; name = Debug; };")
  }

  /// The name of a file's object.
  private mutating func file(_ path: String) -> String {
    if let known = ids[path] { return known }
    let name = "F_\(id(path))"
    ids[path] = name
    var folders = path.split(separator: "/").map(String.init)
    let last = folders.removeLast()
    objects.append("\(name) = {isa = PBXFileReference; lastKnownFileType = text; path = \"\(last)\"; sourceTree = \"<group>\"; };")
    var member = name
    while true {
      let folder = folders.joined(separator: "/")
      let isKnown = groups[folder] != nil
      if groups[folder]?.contains(member) != true { groups[folder, default: []].append(member) }
      guard !folders.isEmpty, !(isKnown && member != name) else { break }
      member = "G_\(id(folder))"
      folders.removeLast()
    }
    return name
  }

  private func id(_ text: String) -> String { "A" + text.utf8.map { String($0, radix: 16, uppercase: true) }.joined() }
}
