import RTLAuditing
import RTLMatching

/// What the command lends the server.
package struct ServerTools: Sendable {
  /// A drawing of a scene.
  package struct Drawing: Sendable {
    /// Of the scene: "View Controller Scene".
    package let title: String
    /// `ltr`, `rtl`, or `rtl-fixed` for what the fixes come to.
    package let direction: String
    /// SVG.
    package let picture: String
    /// Takes each property as given.
    package init(title: String, direction: String, picture: String) { (self.title, self.direction, self.picture) = (title, direction, picture) }
  }

  let version: String
  /// The address of a rule's page on the web; nil for a rule of a team.
  let address: @Sendable (RuleMetadata) -> String?
  /// The scenes of the audited files.
  let draw: @Sendable (AuditedProject) throws -> [Drawing]

  /// - Parameters:
  ///   - version: of the tool.
  ///   - address: of a rule's page on the web; nil for a rule of a team.
  ///   - draw: the scenes of the audited files.
  package init(
    version: String, address: @escaping @Sendable (RuleMetadata) -> String?, draw: @escaping @Sendable (AuditedProject) throws -> [Drawing]
  ) {
    (self.version, self.address, self.draw) = (version, address, draw)
  }
}
