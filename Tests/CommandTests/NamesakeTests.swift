import BuiltTool
import Foundation
import Testing

/// An app and its twin for another system, with classes and layouts of the same names.
@Suite struct NamesakeTests {
  private static func board(_ type: String, _ runtime: String, _ module: String?) -> String {
    let module = module.map { " customModule=\"\($0)\" customModuleProvider=\"target\"" } ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" targetRuntime="\(runtime)" initialViewController="vc"><scenes>\
      <scene sceneID="s"><objects>
      <viewController id="vc" userLabel="\(type) cart" customClass="CartController"\(module)>
      <view key="view" id="v"><rect key="frame" width="300" height="400"/><subviews><label text="Total" textAlignment="left" id="l">\
      <rect key="frame" width="50" height="20"/></label></subviews></view>
      <connections><outlet property="totalLabel" destination="l" id="o"/></connections></viewController></objects></scene></scenes></document>
      """
  }

  private func apps(isListed: Bool, modules: [String?] = ["Basket", "Basket_TV"]) -> Scratch {
    let project = Scratch().write("Basket/Main.storyboard", Self.board("CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", modules[0]))
      .write("Basket_TV/Main.storyboard", Self.board("AppleTV.Storyboard", "AppleTV", modules[1]))
      .write("Basket/CartController.swift", "class CartController: UIViewController {\n  func f() {\n    handset.textAlignment = .left\n  }\n}\n")
      .write(
        "Basket_TV/CartController.swift",
        "class CartController: UIViewController {\n  func f() {\n    television.textAlignment = .left\n"
          + "    if totalLabel.textAlignment == .left { go() }\n  }\n}\n"
      )
    guard isListed else { return project }
    return project.write(
      "Basket.xcodeproj/project.pbxproj",
      XcodeText.text(
        .init("Basket", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", ["Basket/Main.storyboard", "Basket/CartController.swift"]),
        .init("Basket TV", "SDKROOT = appletvos; TVOS_DEPLOYMENT_TARGET = 15.0;", ["Basket_TV/Main.storyboard", "Basket_TV/CartController.swift"])))
  }

  @Test(arguments: [true, false]) func aScreenHasTheCodeOfItsOwnClass(isListed: Bool) throws {
    for modules in [["Basket", "Basket_TV"], [nil, nil], ["Evergreen", "Evergreen"]] as [[String?]] {
      let project = apps(isListed: isListed, modules: modules)
      #expect(try project.run("report", ".", "--output", "page.html").status == 0)
      let page = try project.read("page.html")
      // One part of the page for each screen, and what stands behind them.
      let parts = page.components(separatedBy: "<section id=\"look\"")[0].components(separatedBy: "<article").dropFirst()
      let phone = try #require(parts.first { $0.contains("CocoaTouch.Storyboard.XIB cart") })
      let television = try #require(parts.first { $0.contains("AppleTV.Storyboard cart") })
      #expect(phone.contains("handset.") && !phone.contains("television."), "\(modules)")
      #expect(television.contains("television.") && !television.contains("handset."), "\(modules)")
    }
  }

  /// What the code of one class reads holds back no fix of the other's layout.
  @Test func codeOfTheTwinHoldsNothingBack() throws {
    func fix(_ path: String, _ project: Scratch) throws -> Substring? {
      try project.findings(path).first { $0.path.hasSuffix(".storyboard") }?.rest.split(separator: " ").last
    }
    let project = apps(isListed: true)
    #expect(try fix("Basket/Main.storyboard", project) == "safe" && fix(".", project) == "safe")
    #expect(try fix("Basket_TV/Main.storyboard", project) == "unsafe")
    #expect(try fix("Basket/Main.storyboard", apps(isListed: false)) == "unsafe")
  }

  /// A copy that was left behind is built into nothing: the project has the file of that name in another folder.
  @Test(arguments: [
    (["App/Cart.swift", "App/Shop.swift"], ["App/Cart.swift", "Old/Cart.swift"], "note"), (["App/Cart.swift", "Old/Cart.swift"], ["Old/Cart.swift"], "warning"),
    // A path that leads nowhere was not understood, and a folder of its own may be taken in by something else.
    (["App/Cart.swift", "App/Shop.swift"], ["Old/Cart.swift"], "warning"),
  ])
  func aCopyThatNoProjectListsIsANote(listed: [String], files: [String], level: String) throws {
    var project = Scratch().write("App.xcodeproj/project.pbxproj", XcodeText.text(.init("App", "", listed))).write("App/Shop.swift", "")
    for file in files { project = project.write(file, "label.textAlignment = .left\n") }
    let findings = try project.findings(".").filter { $0.path.hasPrefix("Old/") }
    #expect(findings.map { String($0.rest.split(separator: " ")[0]) } == [level])
    if level == "note" { #expect(try project.run(".", "--min-level", "note").stdout.contains("lists `App/Cart.swift` instead")) }
  }
}
