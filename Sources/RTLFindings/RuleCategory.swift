/// What rules are about: the closed list that settings name and SARIF carries.
package enum RuleCategory: String, CaseIterable, Sendable {
  case alignedText = "text-alignment", alignedContent = "content-alignment", writingDirection = "writing-direction"
  case layoutConstraint = "layout-constraint", edgeInsets = "edge-insets", frameLayout = "frame-layout", cornerMask = "corner-mask"
  case collectionLayout = "collection-layout", directionalImage = "directional-image", symbol = "sf-symbol"
  case gestureDirection = "gesture-direction", motionDirection = "motion-direction", stringAssembly = "string-assembly"
  case bidiControl = "bidi-control", localizedResource = "localized-resource", textClipping = "text-clipping", other

  /// Its rules know where views are placed, and their fixes move views.
  package var placesViews: Bool { self == .layoutConstraint || self == .frameLayout }
  /// Its fixes move what is inside of a view to the other end of it.
  package var movesContent: Bool { self == .alignedText || self == .alignedContent }
}
