// swift-tools-version: 6.0
import PackageDescription

/// The rooms of the house, in the order in which data flows. Each may import
/// only rooms that stand above it; because each is a target, the compiler holds that.
let rooms: [(name: String, imports: [Target.Dependency])] = [
  ("RTLSystem", []),
  ("RTLFindings", []),
  ("RTLSettings", ["RTLSystem", "RTLFindings"]),
  ("RTLDiscovery", ["RTLSystem", "RTLSettings"]),
  ("RTLLexing", ["RTLSystem"]),
  ("RTLFacts", ["RTLSystem", "RTLFindings", "RTLDiscovery", "RTLLexing"]),
  ("RTLMatching", ["RTLSystem", "RTLFindings", "RTLLexing", "RTLFacts"]),
  ("RTLSuppression", ["RTLSystem", "RTLFindings", "RTLDiscovery", "RTLLexing"]),
  ("RTLFixing", ["RTLSystem", "RTLFindings", "RTLLexing"]),
  (
    "RTLAuditing",
    ["RTLRules", "RTLSystem", "RTLFindings", "RTLSettings", "RTLDiscovery", "RTLLexing", "RTLFacts", "RTLMatching", "RTLSuppression", "RTLFixing"]
  ),
  ("RTLScenes", ["RTLFacts", "RTLMatching"]),
  ("RTLReporting", ["RTLSystem", "RTLFindings", "RTLDiscovery", "RTLLexing", "RTLFacts", "RTLFixing", "RTLScenes"]),
  (
    "RTLLanguageServer",
    [
      "RTLSystem", "RTLFindings", "RTLSettings", "RTLDiscovery", "RTLLexing", "RTLFacts", "RTLMatching", "RTLSuppression", "RTLFixing", "RTLAuditing",
      "RTLReporting",
    ]
  ),
]

/// The tool as the plugins of a released version carry it: `.ci/release` writes the bundle of the release here, into the
/// commit that is tagged. On `main` there is none, and nothing is downloaded.
let releasedBundle: (url: String, checksum: String)? = nil

/// `RTL_AUDIT_BUNDLE` names another bundle, by its path in this folder; `none` does without.
let bundle: [Target] = switch Context.environment["RTL_AUDIT_BUNDLE"] {
case "none": []
case let path?: [.binaryTarget(name: "RTLAuditBinary", path: path)]
case nil: releasedBundle.map { [.binaryTarget(name: "RTLAuditBinary", url: $0.url, checksum: $0.checksum)] } ?? []
}
let bundled: [Target.Dependency] = bundle.map { .byName(name: $0.name) }

/// Rule files and tables are packed into `Packed.swift`; the compiler does not look at them.
let ruleFiles = [
  "LANGUAGE.md", "PROBLEMS.md", "README.md", "Tables", "bidi-control", "collection-layout", "content-alignment",
  "corner-mask", "directional-image", "edge-insets", "frame-layout", "gesture-direction", "layout-constraint",
  "localized-resource", "motion-direction", "sf-symbol", "string-assembly", "text-alignment", "text-clipping",
  "writing-direction",
]

let package = Package(
  name: "rtl-audit",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "rtl-audit", targets: ["rtl-audit"]),
    .plugin(name: "RTLAuditPlugin", targets: ["RTLAuditPlugin"]),
    .plugin(name: "RTLAuditFixPlugin", targets: ["RTLAuditFixPlugin"]),
    .plugin(name: "RTLAuditBuildPlugin", targets: ["RTLAuditBuildPlugin"]),
  ],
  targets: [
    .target(name: "RTLRules", path: "Rules", exclude: ruleFiles, sources: ["PackedRule.swift", "Packed.swift"])
  ]
    + rooms.map { .target(name: $0.name, dependencies: $0.imports) }
    + [
      .executableTarget(
        name: "rtl-audit", dependencies: ["RTLRules"] + rooms.map { .byName(name: $0.name) })
    ]
    + rooms.indices.map { place in
      .testTarget(name: rooms[place].name + "Tests", dependencies: ["RTLRules", "BuiltTool"] + rooms[...place].map { .byName(name: $0.name) })
    }
    + [
      .plugin(
        name: "RTLAuditPlugin",
        capability: .command(intent: .custom(verb: "rtl-audit", description: "Finds what will look or behave wrong in right-to-left languages.")),
        dependencies: bundled),
      .plugin(
        name: "RTLAuditFixPlugin",
        capability: .command(
          intent: .custom(verb: "rtl-audit-fix", description: "Applies the safe fixes of rtl-audit."),
          permissions: [.writeToPackageDirectory(reason: "Fixes are written into the sources.")]),
        dependencies: bundled),
      .plugin(name: "RTLAuditBuildPlugin", capability: .buildTool(), dependencies: bundled),
    ]
    + bundle
    + [
      .target(name: "BuiltTool", dependencies: ["RTLRules", "RTLMatching"], path: "Tests/BuiltTool"),
      .testTarget(name: "CommandTests", dependencies: ["rtl-audit", "BuiltTool"], exclude: ["Expected"]),
      .testTarget(name: "CompileGateTests", dependencies: ["rtl-audit", "BuiltTool"], exclude: ["MustFail", "MustFailOnMac"]),
      .testTarget(name: "LayoutProofTests", dependencies: ["rtl-audit", "BuiltTool"]),
    ],
  swiftLanguageModes: [.v6]
)
