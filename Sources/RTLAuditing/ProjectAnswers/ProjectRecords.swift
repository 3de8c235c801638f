import RTLDiscovery
import RTLFacts
import RTLLexing
import RTLMatching
import RTLSystem

/// What a project says apart from what its code and its layouts declare: its files, what it is built for, its pictures.
/// Each is read when somebody first asks.
struct ProjectRecords: Sendable {
  /// All of the project.
  let files: Later<[SourceFile]>
  let codeFiles: Later<[SourceFile]>
  /// Names of the folders that code lies in, in lower case.
  let codeFolders: Later<Set<String>>
  let projectFacts: Later<ProjectFacts>
  let assets: Later<AssetCatalog>
  /// Keys of texts for which a string file has plural rules.
  let pluralKeys: Later<Set<String>>
  let loosePictures: Later<LooseImages>
  /// Folders of packages and pods.
  let libraryFolders: Later<[String]>
  /// Some project builds an app, or an extension of one.
  let buildsApp: Later<Bool>
  /// What Xcode projects list; nil where none says it of all files, or another program writes the project.
  let listed: Later<ListedFiles?>
  /// What Xcode projects set to names.
  let namedSettings: Later<[UInt8]>

  init(_ project: Project, _ catalogue: Catalogue) {
    let reader = project.reader
    let read: @Sendable (String) -> [UInt8]? = { reader.text($0)?.bytes }
    let files = Later(project.files)
    let codeFiles = Later { files.value.filter(\.kind.isCode) }
    codeFolders = Later { Self.folderNames(codeFiles.value) }
    projectFacts = Later { ProjectFacts.read(files: files.value, read: read) }
    assets = Later { AssetCatalog(files: files.value, read: read) }
    pluralKeys = Later {
      files.value.lazy.filter { $0.kind == .stringsDictionary || $0.kind == .stringCatalog }.reduce(into: []) { keys, file in
        guard let bytes = read(file.path), let dialect = file.kind.dialect else { return }
        keys.formUnion(LocalizedFile(TokenFile(bytes, dialect), path: file.path).plurals.map(\.key))
      }
    }
    loosePictures = Later { LooseImages(files.value) }
    let libraryFolders = Later { Self.libraryFolders(files.value) }
    listed = Later { Self.listed(files.value, libraryFolders, codeFiles, read) }
    buildsApp = Later {
      let implicit = catalogue.vocabularies.implicitUses
      return files.value.contains { ProjectSources.projects.contains($0.kind) && read($0.path).map(implicit.buildsApp) ?? false }
    }
    namedSettings = Later {
      let implicit = catalogue.vocabularies.implicitUses
      // One at a time: together they may take more memory than a run should.
      return files.value.lazy.filter { $0.kind == .xcodeProject }.reduce(into: []) { found, file in
        if let bytes = read(file.path) { found += implicit.settings(in: bytes) }
      }
    }
    (self.files, self.codeFiles, self.libraryFolders) = (files, codeFiles, libraryFolders)
  }

  private static func libraryFolders(_ files: [SourceFile]) -> [String] {
    files.filter { $0.kind == .podspec || $0.kind == .packageManifest }.map { file in
      file.path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file.path[...$0]) } ?? ""
    }
  }

  private static func listed(
    _ files: [SourceFile], _ libraries: Later<[String]>, _ code: Later<[SourceFile]>, _ read: @escaping (String) -> [UInt8]?
  ) -> ListedFiles? {
    guard !files.contains(where: { $0.kind == .projectSpec || $0.kind == .projectManifest }) else { return nil }
    let projects = files.lazy.filter { $0.kind == .xcodeProject }.map { (path: $0.path, bytes: read($0.path)) }
    return ListedFiles(projects, libraries: libraries.value, code: code.value.lazy.map(\.path))
  }

  private static func folderNames(_ files: [SourceFile]) -> Set<String> {
    var folders: Set<Substring> = []
    for file in files {
      if let slash = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) { folders.insert(file.path[..<slash]) }
    }
    return Set(folders.lazy.flatMap { $0.split(separator: "/") }.map { $0.lowercased() })
  }
}
