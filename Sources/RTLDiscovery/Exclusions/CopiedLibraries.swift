import RTLSystem

/// Libraries of somebody else that were copied into an app, recognized by the license and the podspec that came with them.
///
/// In a folder whose name says so (`external`, `libs`) one of the two is enough, in any other both are needed. A license like that of
/// the app is the team's, a podspec that names no address was never published, and what a Podfile uses by its path may be worked on
/// here: those stay.
struct CopiedLibraries {
  /// One of them.
  struct Library {
    /// Relative to the root, with a slash at its end.
    let folder: String
    /// What tells: `LICENSE and Zip.podspec`.
    let marks: String
  }

  /// By the bytes of their folders; none lies in another.
  private(set) var libraries: [Library] = []
  /// Folders that would be among them, but a Podfile uses them by their path.
  private(set) var ownPods: [String] = []

  /// What the names in a folder tell.
  private struct Folder {
    var licences: [String] = []
    var podspecs: [String] = []
    var hasPodfile = false
    /// Something is built from here.
    var isProject = false

    mutating func add(_ name: String) {
      if CopiedLibraries.isLicence(name) { licences.append(name) }
      if name.hasSuffix(".podspec") { podspecs.append(name) }
      if name == "Podfile" { hasPodfile = true }
      isProject = isProject || CopiedLibraries.projectNames.contains(name) || CopiedLibraries.projectEndings.contains(where: name.hasSuffix)
    }
  }

  private static let projectNames: Set<String> = ["Podfile", "Package.swift", "Project.swift", "project.yml", "project.yaml"]
  private static let projectEndings = [".xcodeproj", ".xcworkspace"]

  /// By path from the root, with a slash at its end; the root is empty.
  private var folders: [String: Folder] = [:]
  private let reader: SourceReader
  /// What git lists may lie behind a symbolic link, and so outside of the project.
  private var ownFolders: OwnFolders
  /// Those of folders that others lie in, each read once.
  private var licences: [String: [Licence]] = [:]
  private var podfiles: [String: Podfile] = [:]

  /// - Parameter isWhole: whether the paths are all that the project has; else the folders round them are looked at.
  init(_ paths: some Sequence<UnsafeBufferPointer<UInt8>>, isWhole: Bool, _ reader: SourceReader) {
    self.reader = reader
    ownFolders = OwnFolders(root: reader.root)
    for path in paths {
      if isWhole { take(path) } else { look(around: String(decoding: path, as: UTF8.self)) }
    }
    for folder in folders.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !folder.isEmpty && library(around: Array(folder.utf8)) == nil {
      judge(folder)
    }
  }

  /// The library that a folder is or lies in.
  func library(around folder: [UInt8]) -> Library? {
    let next = libraries.partitioningIndex { folder.lexicographicallyPrecedes($0.folder.utf8) }
    return next > 0 && folder.starts(with: libraries[next - 1].folder.utf8) ? libraries[next - 1] : nil
  }

  // MARK: - What lies there

  /// Most files of a project tell nothing: their last letters and first ones sort them out.
  private mutating func take(_ path: UnsafeBufferPointer<UInt8>) {
    let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let name = UnsafeBufferPointer(rebasing: path[nameStart...])
    guard let first = name.first else { return }
    if name.equals("project.pbxproj") || name.equals("contents.xcworkspacedata") {
      let bundle = path[..<max(0, nameStart - 1)]
      let start = bundle.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      folders[text(path[..<start]), default: Folder()].add(text(bundle[start...]))
    } else if first == UInt8(ascii: "P") || first == UInt8(ascii: "p") || name.ends(with: ".podspec") || "LlCcMmUuAaBb".utf8.contains(first) {
      let name = text(name[...])
      guard Self.projectNames.contains(name) || name.hasSuffix(".podspec") || Self.isLicence(name) else { return }
      folders[text(path[..<nameStart]), default: Folder()].add(name)
    }
  }

  private func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The folders of a file as they lie on the disk: what git stores of them is only read.
  private mutating func look(around path: String) {
    var folder = ""
    for part in [""] + path.split(separator: "/").dropLast().map(String.init) {
      if !part.isEmpty { folder += part + "/" }
      guard folders[folder] == nil, ownFolders.contains(Array(folder.utf8)) else { continue }
      var found = Folder()
      for entry in Platform.listDirectory(Array(Path.join(reader.root, folder).utf8)) ?? [] {
        let name = String(decoding: entry.name, as: UTF8.self)
        if entry.type == .file || Self.projectEndings.contains(where: name.hasSuffix) { found.add(name) }
      }
      folders[folder] = found
    }
  }

  /// `LICENSE`, `Licence.txt`, `COPYING`, `MIT-LICENSE`.
  private static func isLicence(_ name: String) -> Bool {
    let parts = name.lowercased().utf8.split(separator: UInt8(ascii: "."), maxSplits: 1)
    guard let stem = parts.first else { return false }
    let isNamed = stem.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }.contains { licenceWords.contains(String(Substring($0))) }
    return isNamed && (parts.count == 1 || textEndings.contains(String(Substring(parts[1]))))
  }

  private static let licenceWords: Set<String> = ["license", "licence", "copying", "unlicense"]
  private static let textEndings: Set<String> = ["txt", "md", "markdown", "rst", "rtf", "html"]

  // MARK: - What it means

  private static let names = DefaultExclusions.libraryFolders.map(DefaultExclusions.NamePattern.init)

  private mutating func judge(_ folder: String) {
    guard let own = folders[folder] else { return }
    let parts = folder.split(separator: "/").map(String.init)
    let isNamed = parts.contains { part in Self.names.contains { name in Array(part.utf8).withUnsafeBufferPointer(name.matches) } }
    func isEnough(_ licence: Bool, _ podspec: Bool) -> Bool { isNamed ? licence || podspec : licence && podspec }
    // Most folders with a licence are settled before anything is read.
    guard isEnough(!own.licences.isEmpty, !own.podspecs.isEmpty) else { return }
    let above = parts.indices.map { parts[..<$0].map { $0 + "/" }.joined() }
    guard above.contains(where: { folders[$0]?.isProject == true }), reader.state.isCommit || ownFolders.contains(Array(folder.utf8)) else { return }
    let ownLicences = above.flatMap { licences(of: $0) }
    let licence = own.licences.first { name in
      reader.read(folder + name).map { bytes in !ownLicences.contains(where: Licence(bytes).isOfSameTeam) } ?? false
    }
    let podspec = own.podspecs.first { reader.read(folder + $0).map(Self.isPublished) ?? false }
    guard isEnough(licence != nil, podspec != nil) else { return }
    if above.contains(where: { folders[$0]?.hasPodfile == true && podfile(of: $0).uses(folder) }) {
      ownPods.append(String(folder.dropLast()))
    } else {
      libraries.append(Library(folder: folder, marks: [licence, podspec].compactMap(\.self).joined(separator: " and ")))
    }
  }

  private mutating func licences(of folder: String) -> [Licence] {
    if let known = licences[folder] { return known }
    let found = (folders[folder]?.licences ?? []).compactMap { reader.read(folder + $0) }.map(Licence.init)
    licences[folder] = found
    return found
  }

  private mutating func podfile(of folder: String) -> Podfile {
    if let known = podfiles[folder] { return known }
    let found = Podfile(reader.read(folder + "Podfile") ?? [], in: folder)
    podfiles[folder] = found
    return found
  }

  /// The pods that a Podfile takes in by their paths.
  private struct Podfile {
    /// Each with a slash at both ends, by their bytes.
    private let paths: [String]
    /// One of them is not written in it.
    private let isOpen: Bool

    init(_ bytes: [UInt8], in folder: String) {
      let references = PathReferences.find(in: bytes)
      isOpen = references.contains { !$0.isLiteral }
      paths = references.map { Path.normalized(folder + $0.path) + "/" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether one of them may lie in a folder.
    func uses(_ folder: String) -> Bool {
      let folder = "/" + folder
      let next = paths.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(folder.utf8) }
      return isOpen || next < paths.count && paths[next].utf8.starts(with: folder.utf8)
    }
  }

  /// `s.source = { :git => "https://host/owner/Zip.git" }`: an address that is not put together by a program.
  private static func isPublished(_ podspec: [UInt8]) -> Bool {
    podspec.split(separator: 0x0A).contains { line in
      let text = String(decoding: line, as: UTF8.self)
      guard text.first(where: { $0 != " " && $0 != "\t" }) != "#", [":git", "git:", ":http"].contains(where: text.contains) else { return false }
      return text.split(whereSeparator: { $0 == "\"" || $0 == "'" }).contains { ($0.contains("://") || $0.hasPrefix("git@")) && !$0.contains("#{") }
    }
  }

  /// A license, and those who gave it.
  private struct Licence {
    private let bytes: [UInt8]
    /// Their names as words, in lower case.
    private let holders: [[Substring]]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      holders = bytes.prefix(Licence.mostBytes).split(separator: 0x0A).compactMap { line in
        let words = String(decoding: line, as: UTF8.self).lowercased().split { !($0.isLetter || $0.isNumber || $0 == "©") }
        // A text speaks of copyright as well; who has it is named by a sign or a year.
        guard let mark = words.firstIndex(of: "copyright"), let next = words[(mark + 1)...].first else { return nil }
        guard next == "c" || next.first == "©" || next.first?.isNumber == true else { return nil }
        let names = words[(mark + 1)...].filter { !Licence.noNames.contains($0) && $0.first?.isLetter == true }
        return names.isEmpty ? nil : names
      }
    }

    private static let noNames: Set<Substring> = ["c", "by", "all", "rights", "reserved", "the", "copyright"]

    /// The names stand at the beginning.
    private static let mostBytes = 4_096

    /// `Basket` and `Basket Inc.` are the same.
    func isOfSameTeam(_ other: Licence) -> Bool {
      bytes == other.bytes || holders.contains { holder in other.holders.contains { $0.starts(with: holder) || holder.starts(with: $0) } }
    }
  }
}
