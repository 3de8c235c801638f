import Testing

/// An empty label shows nothing unless code gives it a text.
@Suite struct EmptyOutletTests {
  private let layout = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view customClass="Card" id="a-1"><subviews>
    <label opaque="NO" text="" LABEL id="a-2"><rect key="frame" x="20" y="44" width="280" height="21"/></label>
    </subviews><connections><outlet property="shade" destination="a-2" id="a-3"/></connections></view>
    </objects></document>
    """

  private func found(_ use: String, label: String = "", other: String = "") throws -> Int {
    let code = "import UIKit\nclass Card: UIView {\n  @IBOutlet var shade: UILabel!\n  func build() {\n    \(use)\n  }\n}\n"
    let project = Scratch().write("Card.xib", layout.replacing("LABEL", with: label)).write("Card.swift", code).write("Other.swift", "import UIKit\n" + other)
    let few = try project.findings(".").filter { $0.path == "Card.xib" }.count
    #expect(try project.findings("Card.xib").count == few)
    return few
  }

  @Test(arguments: ["", "shade.frame = bounds", "self.shade?.layer.cornerRadius = 4", "shade.isHidden = true; shade.alpha = 0", "Shade(shade: 4)"])
  func whatOnlyPaintsIt(use: String) throws { #expect(try found(use) == 0) }

  @Test(arguments: [
    "shade.text = name", "shade?.attributedText = name", "fill(shade)", "let label = shade", "[shade, name].forEach(fill)", "bind(\\.shade)",
    "setValue(name, forKeyPath: \"shade.text\")", "shade.frame = bounds; shade.text = name",
  ])
  func whatMayGiveItAText(use: String) throws { #expect(try found(use) == 1) }

  @Test func anotherFile() throws { #expect(try found("", other: "func fill(_ card: Card) { card.shade.text = \"1\" }\n") == 1) }

  @Test(arguments: ["tag=\"4\"", "customClass=\"Total\""])
  func whatMayFillItself(label: String) throws { #expect(try found("", label: label) == 1) }
}
