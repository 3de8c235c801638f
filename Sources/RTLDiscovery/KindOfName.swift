extension FileKind {
  /// The kind of a file, detected from its path; nil for a file that the tool has no use for.
  /// - Parameter path: bytes of the path relative to the root, with `/` between folders.
  static func of(_ path: UnsafeBufferPointer<UInt8>) -> FileKind? {
    let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let name = UnsafeBufferPointer(rebasing: path[nameStart...])
    guard let last = name.last else { return nil }
    // The last letter sorts out most of a tree before any text is compared.
    switch last {
    case UInt8(ascii: "t"):
      if name.ends(with: ".swift") {
        if name.equals("Package.swift") || name.starts(with: "Package@swift-") { return .packageManifest }
        return name.equals("Project.swift") ? .projectManifest : .swift
      }
      if name.equals("Info.plist") || name.ends(with: "-Info.plist") { return .infoPlist }
      return name.ends(with: ".stringsdict") ? .stringsDictionary : name.ends(with: ".plist") ? .data : nil
    case UInt8(ascii: "m"):
      return name.ends(with: ".m") || name.ends(with: ".mm") ? .objectiveC : nil
    case UInt8(ascii: "h"): return name.ends(with: ".h") ? .objectiveC : nil
    case UInt8(ascii: "d"):
      if name.equals("Package.resolved") { return .packageResolved }
      if name.equals("Cartfile.resolved") { return .cartfileResolved }
      return name.ends(with: ".storyboard") ? .interfaceBuilder : nil
    case UInt8(ascii: "b"): return name.ends(with: ".xib") ? .interfaceBuilder : nil
    case UInt8(ascii: "n"):
      let folders = UnsafeBufferPointer(rebasing: path[..<nameStart])
      guard folders.hasFolder(endingWith: ".xcassets") else { return name.ends(with: ".json") ? .data : nil }
      return name.equals("Contents.json") ? .assetContents : nil
    case UInt8(ascii: "s"):
      if name.ends(with: ".strings") { return .strings }
      return name.ends(with: ".xcstrings") ? .stringCatalog : nil
    case UInt8(ascii: "j"): return name.equals("project.pbxproj") ? .xcodeProject : nil
    case UInt8(ascii: "g"):
      if name.ends(with: ".png") { return UnsafeBufferPointer(rebasing: path[..<nameStart]).hasFolder(endingWith: ".xcassets") ? nil : .loosePicture }
      return name.ends(with: ".xcconfig") ? .buildConfiguration : nil
    case UInt8(ascii: "e"): return name.equals("Podfile") ? .podfile : name.equals("Cartfile") ? .cartfile : nil
    case UInt8(ascii: "k"): return name.equals("Podfile.lock") ? .podfileLock : nil
    case UInt8(ascii: "D"): return name.equals("BUILD") ? .buildFile : nil
    case UInt8(ascii: "K"): return name.equals("BUCK") ? .buildFile : nil
    case UInt8(ascii: "c"): return name.ends(with: ".podspec") ? .podspec : nil
    case UInt8(ascii: "a"): return name.equals("contents.xcworkspacedata") ? .workspace : nil
    case UInt8(ascii: "l"):
      if name.equals("BUILD.bazel") || name.ends(with: ".bzl") { return .buildFile }
      return name.equals("project.yml") || name.equals("project.yaml") ? .projectSpec : nil
    default: return nil
    }
  }

  /// The kind of a file, detected from its path; nil for a file that the tool has no use for.
  /// `Project.swift` counts as a manifest here; `Project.discover` sees whether Tuist is in use.
  package static func of(path: String) -> FileKind? { Array(path.utf8).withUnsafeBufferPointer { of($0) } }

  /// Code, whose declarations matter also where the file is not the team's own.
  package var isCode: Bool { self == .swift || self == .objectiveC }
}

extension UnsafeBufferPointer<UInt8> {
  func equals(_ text: StaticString) -> Bool { count == text.utf8CodeUnitCount && starts(with: text) }

  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    for i in 0..<length where self[i] != text.utf8Start[i] { return false }
    return true
  }

  func ends(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    return UnsafeBufferPointer(rebasing: self[(count - length)...]).starts(with: text)
  }

  /// Whether one of the folders of a path that ends with `/` has this ending.
  func hasFolder(endingWith text: StaticString) -> Bool {
    var start = 0
    for i in 0..<count where self[i] == UInt8(ascii: "/") {
      if UnsafeBufferPointer(rebasing: self[start..<i]).ends(with: text) { return true }
      start = i + 1
    }
    return false
  }
}
