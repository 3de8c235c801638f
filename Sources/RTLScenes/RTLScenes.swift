// RTLScenes: Interface Builder documents -> pictures of their screens in both directions.
//
// In: an `InterfaceDocument`, tables that say what its elements are, findings to mark.
// Out: scenes as trees of views; where each view stands from left to right and from right to left; SVG.
// Must not know: where files come from, how pages are made of the pictures, any framework's name.
//
// SceneReader  document -> Scene
// Solving/     Scene × direction -> linear relations -> where each view stands, and what it rests on
// Drawing/     Scene × where its views stand -> SVG
// Screens/     classes of code -> which screen leads to which

/// The direction in which the language of an app is written.
package enum WritingDirection: Sendable { case leftToRight, rightToLeft }
