import RTLAuditing
import RTLMatching

/// What the command lends the server.
package struct ServerTools: Sendable {
  /// A drawing of a scene.
  package struct Drawing: Sendable {
    /// What it shows: "View Controller Scene", and the direction.
    package let title: String
    package let direction: String
    /// SVG.
    package let picture: String
    package init(title: String, direction: String, picture: String) { (self.title, self.direction, self.picture) = (title, direction, picture) }
  }

  let version: String
  /// The address of a rule's page on the web; nil for a rule of a team.
  let address: @Sendable (RuleMetadata) -> String?
  /// The scenes of the audited files.
  let draw: @Sendable (AuditedProject) throws -> [Drawing]

  package init(
    version: String, address: @escaping @Sendable (RuleMetadata) -> String?, draw: @escaping @Sendable (AuditedProject) throws -> [Drawing]
  ) {
    (self.version, self.address, self.draw) = (version, address, draw)
  }
}
