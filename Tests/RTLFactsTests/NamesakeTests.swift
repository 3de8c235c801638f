import BuiltTool
@testable import RTLFacts
import RTLSystem
import Testing


/// Which of several things of one name a file means.
struct NamesakeTests {
  private static func listed(_ targets: XcodeText.Target...) -> ProjectFacts {
    switch targets.count {
    case 2: facts([("Basket.xcodeproj/project.pbxproj", .xcodeProject, XcodeText.text(targets[0], targets[1]))])
    default: facts([])
    }
  }

  private static let apps = listed(
    .init(
      "Basket", "PRODUCT_NAME = Basket; IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
      ["iOS/Main.storyboard", "iOS/Cart.m", "Shared/Cart+More.m", "Shared/Card.xib", "Common/Pay.xib"]),
    .init("Basket TV", "", ["tvOS/Main.storyboard", "tvOS/Cart.m", "Shared/Cart+More.m", "Shared/Card.xib", "TV/Pay.swift"]))
  private static let sameModule = listed(
    .init("iOS", "PRODUCT_MODULE_NAME = Basket;", ["iOS/Main.storyboard", "iOS/Cart.m"]),
    .init("tvOS", "PRODUCT_MODULE_NAME = Basket;", ["tvOS/Main.storyboard", "tvOS/Cart.m"]))
  private static let none = facts([])

  private static func module(_ name: String, inherited: Bool = true) -> InterfaceDocument.Module {
    InterfaceDocument.Module(name: name, isInherited: inherited)
  }

  /// A project, a file and the module that it names, and the number of the class that it means: that of iOS comes first.
  static let cases: [(ProjectFacts, String, InterfaceDocument.Module?, Int)] = [
    // Targets list the file.
    (apps, "iOS/Main.storyboard", nil, 0), (apps, "tvOS/Main.storyboard", nil, 1), (apps, "tvOS/Main.storyboard", module("Basket_TV"), 1),
    // The module is out of date, or that of another target by mistake.
    (apps, "tvOS/Main.storyboard", module("Evergreen"), 1), (apps, "tvOS/Main.storyboard", module("Basket"), 1),
    // Shared by both: the module decides, and a module that is not inherited always.
    (apps, "Shared/Card.xib", module("Basket_TV"), 1), (apps, "Shared/Card.xib", module("Basket"), 0),
    (apps, "iOS/Main.storyboard", module("Basket_TV", inherited: false), 1),
    // Nobody lists it.
    (apps, "Old/Main.storyboard", module("Basket_TV"), 1), (apps, "tvOS/Old.xib", nil, 1), (apps, "iOS/Old.xib", nil, 0),
    // Both modules have one name.
    (sameModule, "tvOS/Main.storyboard", module("Basket"), 1), (sameModule, "iOS/Main.storyboard", module("Basket"), 0),
    // Code means what it is built with.
    (apps, "TV/Pay.swift", nil, 1),
    // No project lists anything: folders tell.
    (none, "tvOS/Main.storyboard", nil, 1), (none, "iOS/Main.storyboard", nil, 0), (none, "Layouts/Main.storyboard", module("tvOS"), 1),
  ]

  @Test(arguments: cases.indices) func aFileMeansOne(number: Int) {
    let (facts, path, module, expected) = Self.cases[number]
    let classes = Namesakes(["Cart": ["iOS/Cart.h", "iOS/Cart.m", "tvOS/Cart.h", "tvOS/Cart.m"]], facts, mark: "#")
    #expect(classes.key(of: "Cart", module: module, in: path) == "Cart#\(expected)")
    #expect(classes.name(ofKey: "Cart#1") == "Cart" && classes.key(of: "Row", module: module, in: path) == "Row")
  }

  @Test func whatIsBuiltTogetherIsOne() {
    let classes = Namesakes(
      ["Cart": ["iOS/Cart.m", "Shared/Cart+More.m"], "Row": ["iOS/Cart.m", "iOS/Left.m"], "Cell": ["iOS/Cart.m", "Shared/Cart+More.m", "tvOS/Cart.m"]],
      Self.apps, mark: "#")
    for name in ["Cart", "Row", "Cell"] { #expect(classes.key(of: name, in: "iOS/Main.storyboard") == name) }
  }

  @Test func whatIsSharedAddsToAll() {
    let files = ["Cart": Set(["iOS/Cart.m", "tvOS/Cart.m"])]
    #expect(Namesakes(files, Self.apps, mark: "#").keys(of: "Cart", addedToIn: "Shared/Cart+More.m") == ["Cart#0", "Cart#1"])
    #expect(Namesakes(files, Self.apps, mark: "#").keys(of: "Cart", addedToIn: "TV/Pay.swift") == ["Cart#1"])
    #expect(Namesakes(files, Self.none, mark: "#").keys(of: "Cart", addedToIn: "Shared/Cart+More.m") == ["Cart#0", "Cart#1"])
    #expect(Namesakes(files, Self.none, mark: "#").keys(of: "Cart", addedToIn: "tvOS/Cart+More.m") == ["Cart#1"])
    #expect(Namesakes(files, Self.none, mark: "#").keys(of: "Row", addedToIn: "tvOS/Cart+More.m") == ["Row"])
  }

  @Test(arguments: [
    ("iOS/Main.storyboard", "tvOS/Cart.m", false), ("iOS/Main.storyboard", "iOS/Cart.m", true), ("iOS/Main.storyboard", "Shared/Cart+More.m", true),
    ("Common/Pay.xib", "tvOS/Cart.m", false),
    ("iOS/Main.storyboard", "Old/Cart.m", true), ("Old/Main.storyboard", "tvOS/Cart.m", true),
  ])
  func codeConcernsALayoutOfItsOwnClass(path: String, other: String, expected: Bool) {
    #expect(Self.apps.mayConcern(path, saidIn: other, of: "Cart") { _ in ["iOS/Cart.m", "tvOS/Cart.m"] } == expected)
    // Of a framework that the app links: there is one class of that name.
    #expect(Self.apps.mayConcern(path, saidIn: other, of: "Cart") { _ in ["tvOS/Cart.m"] })
    #expect(Self.apps.mayConcern(path, saidIn: other, of: nil) { _ in [] })
  }

  @Test func codeOfAnotherSystemConcernsNothing() {
    let apps = Self.listed(
      .init("Basket", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", ["iOS/Cart.m", "Shared/Row.m"]),
      .init("Basket TV", "SDKROOT = appletvos; TVOS_DEPLOYMENT_TARGET = 15.0;", ["tvOS/Cart.m", "Shared/Row.m"]))
    func concerns(_ path: String, _ other: String) -> Bool { apps.mayConcern(path, saidIn: other, of: nil) { _ in [] } }
    #expect(!concerns("iOS/Cart.m", "tvOS/Cart.m") && concerns("iOS/Cart.m", "Shared/Row.m") && concerns("iOS/Cart.m", "Old/Cart.m"))
  }
}
