// RTLScenes: Interface Builder documents -> pictures of their screens in both directions.
//
// In: an `InterfaceDocument`, tables that say what its elements are, findings to mark.
// Out: scenes as trees of views; where each view stands from left to right and from right to left; SVG.
// Must not know: where files come from, how pages are made of the pictures, any framework's name.
//
// SceneReader  document -> Scene          SceneEquations, StackEquations  Scene × direction -> linear relations
// LinearSystem relations -> numbers       SceneSolver  Scene × direction -> Layout, and what it rests on
// SceneDrawing Scene × Layout -> SVG      SceneCheck   Layout beside the frames that the file keeps
// TextWidth    words -> lines             BadgePlaces  where the numbers of findings stand

/// The direction in which the language of an app is written.
package enum WritingDirection: Sendable { case leftToRight, rightToLeft }
