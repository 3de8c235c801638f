import Testing

/// What is found in a view that its layout hides is a note unless something may show it.
@Suite struct HiddenViewTests {
  private let layout = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view customClass="Card" id="a-1"><subviews><view BOX id="a-4"><subviews>
    <label opaque="NO" text="Price of it" textAlignment="right" LABEL id="a-2">PARTS<rect key="frame" x="20" y="44" width="280" height="21"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES"/></label>
    </subviews><rect key="frame" x="0" y="0" width="320" height="80"/></view></subviews><rect key="frame" x="0" y="0" width="320" height="80"/>
    <connections><OUTLET property="price" destination="a-2" id="a-3"/></connections></view>
    </objects></document>
    """

  private func level(
    _ use: String, label: String = "hidden=\"YES\"", box: String = "", parts: String = "", outlet: String = "outlet", other: String = ""
  ) throws -> [String] {
    let code = "import UIKit\nclass Card: UIView {\n  @IBOutlet var price: UILabel!\n  func build() {\n    \(use)\n  }\n}\nlet card = Card()\n"
    let text = layout.replacing("LABEL", with: label).replacing("BOX", with: box).replacing("PARTS", with: parts).replacing("OUTLET", with: outlet)
    let project = Scratch().write("Card.xib", text).write("Card.swift", code).write("Other.swift", "import UIKit\n" + other)
    return try project.findings(".").filter { $0.path == "Card.xib" && $0.rest.contains("ib-text-alignment") }.map { String($0.rest.prefix { $0 != " " }) }
  }

  @Test(arguments: [
    "", "price.text = name", "price.isHidden = true", "self.price?.font = .body; price.layer.cornerRadius = 4", "price.textColor = name.isHidden ? red : blue",
  ])
  func nothingShowsIt(use: String) throws { #expect(try level(use) == ["note"]) }

  @Test(arguments: [
    "price.isHidden = false", "price.isHidden = name.isEmpty", "price?.isHidden.toggle()", "price.show()", "[price, name].forEach { $0.isHidden = false }",
    "show(price)", "let label = price", "price.rx.isHidden.onNext(false)", "bind(\\.price)", "setValue(false, forKeyPath: \"price.hidden\")",
  ])
  func somethingMayShowIt(use: String) throws { #expect(try level(use) == ["warning"]) }

  @Test func anotherFileShowsIt() throws { #expect(try level("", other: "func show(_ card: Card) { card.price.isHidden = false }\n") == ["warning"]) }

  @Test func theViewRoundIt() throws {
    #expect(try level("", label: "", box: "hidden=\"YES\"") == ["note"])
    #expect(try level("price.isHidden = false", label: "", box: "hidden=\"YES\"") == ["note"])
    #expect(try level("", label: "") == ["warning"])
    #expect(try level("", label: "hidden=\"NO\"") == ["warning"])
  }

  @Test func whatMayShowItself() throws {
    #expect(try level("", label: "hidden=\"YES\" tag=\"4\"") == ["warning"])
    #expect(try level("", label: "hidden=\"YES\" customClass=\"Total\"") == ["warning"])
    #expect(try level("", parts: "<variation key=\"heightClass=regular\" hidden=\"NO\"/>") == ["warning"])
    #expect(try level("", parts: "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute/></userDefinedRuntimeAttributes>") == ["warning"])
    #expect(try level("", outlet: "outletCollection") == ["warning"])
  }
}
