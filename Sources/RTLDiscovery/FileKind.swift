/// What a file is, detected from its name alone.
package enum FileKind: UInt8, Sendable, CaseIterable {
  // Audited.
  case swift
  /// `.m`, `.mm` and `.h`: Objective-C and Objective-C++ share one lexer.
  case objectiveC
  /// `.storyboard` and `.xib`.
  case interfaceBuilder
  /// `Contents.json` below a folder `*.xcassets`.
  case assetContents
  case strings
  case stringsDictionary
  case stringCatalog

  // Read for facts only.
  case xcodeProject
  /// Xcode's list of projects and packages.
  case workspace
  case buildConfiguration
  case packageManifest
  case packageResolved
  case podfile
  case podfileLock
  /// Carthage's.
  case cartfile
  case cartfileResolved
  case podspec
  /// XcodeGen's `project.yml`.
  case projectSpec
  /// Tuist's `Project.swift`.
  case projectManifest
  /// `BUILD`, `BUILD.bazel`, `BUCK` and `.bzl` files of Bazel and Buck.
  case buildFile
  case infoPlist
  /// A PNG file that no asset catalog holds.
  case loosePicture
  /// JSON and property lists of the app's own, which may name pictures.
  case data

  /// True for kinds whose text says something of the project that is no code: what it is built for, and its pictures.
  package var isRecord: Bool { !isAudited || self == .assetContents }

  /// True for kinds whose findings are reported; false for project files that are read for facts.
  package var isAudited: Bool { rawValue <= FileKind.stringCatalog.rawValue }
}
