// swift-tools-version: 6.0
import Foundation
import PackageDescription

// A package of its own, because its program only links with a fuzzer. It builds the same sources once more,
// as its own modules, so that what is `package` there is seen here.

let rooms = [
  "RTLSystem", "RTLFindings", "RTLSettings", "RTLDiscovery", "RTLLexing", "RTLFacts", "RTLMatching", "RTLSuppression", "RTLFixing",
  "RTLAuditing", "RTLScenes", "RTLReporting", "RTLLanguageServer",
]

/// The compiler looks at nothing but these there.
let packed = ["Packed.swift", "PackedRule.swift"]
let pages = try FileManager.default.contentsOfDirectory(atPath: Context.packageDirectory + "/Rules").filter { !packed.contains($0) }

let package = Package(
  name: "rtl-audit-fuzzing",
  platforms: [.macOS(.v13)],
  targets: [.target(name: "RTLRules", path: "Rules", exclude: pages, sources: packed)]
    + rooms.enumerated().map { number, room in
      .target(name: room, dependencies: ["RTLRules"] + rooms[..<number].map { .byName(name: $0) }, path: "Rooms/" + room)
    }
    + [
      .target(
        name: "RTLCommand", dependencies: ["RTLRules"] + rooms.map { .byName(name: $0) }, path: "Rooms/rtl-audit", exclude: ["CommandLine/main.swift"],
        swiftSettings: [.unsafeFlags(["-enable-testing"])]),
      .executableTarget(
        name: "Fuzz", dependencies: ["RTLRules", "RTLCommand"] + rooms.map { .byName(name: $0) }, path: "Fuzz",
        swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    ],
  swiftLanguageModes: [.v6]
)
