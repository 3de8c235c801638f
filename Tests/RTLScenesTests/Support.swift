import RTLFacts
import RTLLexing
import RTLMatching
import RTLRules
import RTLScenes
import Testing

/// The tables of the package.
func vocabulary() throws -> SceneVocabulary {
  var tables: [String: Table] = [:]
  for table in PackedRules.tables where table.name.hasPrefix("scene-") || table.name == "ib-defaults" {
    tables[table.name] = try Table(path: table.name, name: table.name, text: table.text)
  }
  return try SceneVocabulary(Tables(tables))
}

/// A document with one view of 375 × 200 points that holds these elements, and these constraints.
func xib(_ subviews: String, _ constraints: String = "", root: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait"/>
  <objects><view contentMode="scaleToFill" id="top" \(root)><rect key="frame" x="0.0" y="0.0" width="375" height="200"/>
  <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></objects></document>
  """
}

/// An element with a frame, laid out by constraints.
func element(_ name: String, _ id: String, x: Double, width: Double, _ attributes: String = "", _ inner: String = "") -> String {
  "<\(name) \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
    + "<rect key=\"frame\" x=\"\(x)\" y=\"10\" width=\"\(width)\" height=\"20\"/>\(inner)</\(name)>"
}

func constraint(_ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double = 0, _ more: String = "") -> String {
  "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" secondAttribute=\"\(other)\" constant=\"\(constant)\" "
    + "\(more) id=\"c\(first)\(attribute)\(second)\(other)\(constant)\"/>"
}

func width(_ item: String, _ points: Double) -> String {
  "<constraint firstItem=\"\(item)\" firstAttribute=\"width\" constant=\"\(points)\" id=\"w\(item)\"/>"
}

func document(_ text: String) -> InterfaceDocument {
  let file = TokenFile(Array(text.utf8), .xml)
  return InterfaceDocument(ElementTree(file))
}

func scene(_ text: String) throws -> Scene {
  try #require(SceneReader(document(text), vocabulary()).scenes().first)
}

/// Left edges and widths by id, rounded to tenths.
func places(_ scene: Scene, _ direction: WritingDirection) -> [String: [Double]] {
  let layout = SceneSolver(scene).layout(direction)
  return Dictionary(uniqueKeysWithValues: zip(scene.views, layout.frames).map { view, frame in
    (view.id, [(frame.x * 10).rounded() / 10, (frame.width * 10).rounded() / 10])
  })
}
