import Foundation
import Testing

/// `rtl-audit report` and `preview` on the sample app.
@Suite struct ReportPageTests {
  /// The page of the samples, in a folder of its own.
  private func page(_ change: (Scratch) -> Void = { _ in }) throws -> (folder: Scratch, text: String) {
    let folder = try Scratch(copyOf: "Samples")
    change(folder)
    let result = try folder.run("report", ".", "--output", "report.html")
    #expect(result.status == 0, "\(result.stderr)")
    return (folder, try folder.read("report.html"))
  }

  @Test func screensAreDrawnInThreeWays() throws {
    let (_, text) = try page()
    #expect(text.hasPrefix("<!doctype html>"))
    #expect(text.contains("Left to right</figcaption>"))
    #expect(text.contains("Right to left, as it is</figcaption>"))
    #expect(text.contains("Right to left, after the fixes</figcaption>"))
    #expect(text.contains("first screen"))
    #expect(text.contains("href=\"#finding-"))
    #expect(text.contains("Screens made in code"))
    #expect(text.contains("is for macOS, which is not drawn; its findings are listed by file"))
  }

  /// The page is a list of work: what is ready comes last, and is folded.
  @Test func thePageOpensWhereThereIsSomethingToDo() throws {
    let (folder, text) = try page()
    let states = text.components(separatedBy: " data-state=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    let open = states.prefix { $0 != "ready" }
    #expect(!open.isEmpty && open.count < states.count && states.dropFirst(open.count).allSatisfy { $0 == "ready" }, "\(states)")
    let fold = try #require(text.range(of: "<details class=\"fold\">"))
    #expect(!text[..<fold.lowerBound].contains("data-state=\"ready\"") && !text[fold.upperBound...].contains("data-state=\"much\""))
    // In the order of the page, the same on the drawings.
    let numbers = text.components(separatedBy: "<li class=\"finding\" id=\"finding-").dropFirst().compactMap { Int($0.prefix { $0 != "\"" }) }
    #expect(numbers == Array(1...numbers.count) && numbers.count > 100)
    let first = try #require(text.components(separatedBy: "<article ").dropFirst().first)
    #expect(first.contains("data-numbers=\"2\"") && first.contains("href=\"#mark-2\""))
    let said = try folder.run("report", ".", "--output", "again.html").stdout
    #expect(said == "wrote again.html: 3 screens, 4 cells and views, 9 screens made in code, \(numbers.count) findings\n")
  }

  /// A cell of two screens is told with the first of them, and an image of ten places once.
  @Test func whatIsToldIsNotToldAgain() throws {
    let cell =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><tableViewCell id=\"c\">"
        + "<rect key=\"frame\" width=\"300\" height=\"40\"/><subviews>"
      + "<label text=\"Total\" textAlignment=\"left\" id=\"l\"><rect key=\"frame\" width=\"99\" height=\"20\"/></label>"
      + "<label text=\"Price\" textAlignment=\"left\" id=\"m\"><rect key=\"frame\" width=\"99\" height=\"20\"/></label></subviews></tableViewCell>"
        + "</objects></document>"
    func screen(_ name: String, _ body: String) -> String {
      "import UIKit\nclass \(name): UIViewController {\n  func load() {\n    let nib = UINib(nibName: \"PriceCell\", bundle: nil)\n\(body)  }\n}\n"
    }
    let image = "    back.image = UIImage(named: \"back_arrow\")?.rounded()\n"
    let folder = Scratch().write("PriceCell.xib", cell).write("Cart.swift", screen("Cart", image)).write(
      "Order.swift", screen("Order", image + "    title.textAlignment = .left\n")
    )
      .write("Terms.swift", screen("Terms", ""))
    #expect(try folder.run("report", ".", "--output", "page.html").stdout == "wrote page.html: 3 screens made in code, 5 findings\n")
    let screens = try folder.read("page.html").components(separatedBy: "<article ").dropFirst().map { $0.components(separatedBy: "</article>")[0] }
    #expect(screens.count == 3)
    #expect(screens[0].contains("image &quot;back_arrow&quot; has a directional name") && !screens[0].contains("class=\"again\""))
    #expect(screens[1].contains("image <code dir=\"ltr\">back_arrow</code> again, as in <a href=\"#finding-1\">1</a>"), "\(screens[1])")
    let cart = "see <a href=\"#screen-1\"><bdi>Cart</bdi></a></p>"
    #expect(screens[1].contains("<p class=\"again\">2 more in <bdi dir=\"ltr\">PriceCell.xib</bdi>, \(cart)"))
    #expect(screens[2].contains("<p class=\"again\">2 in <bdi dir=\"ltr\">PriceCell.xib</bdi>, \(cart)"))
  }

  /// Each has a fix of its own.
  @Test func twoImageSetsOfOneNameAreToldEach() throws {
    let folder = Scratch()
    for name in ["A", "B"] { folder.write("\(name).xcassets/back_arrow.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"b.pdf"}]}"#) }
    #expect(try folder.run("report", ".", "--output", "page.html").status == 0)
    let text = try folder.read("page.html")
    #expect(text.components(separatedBy: "image set <code dir=\"ltr\">back_arrow</code> has a directional name").count == 3 && !text.contains("again, as in"))
  }

  @Test(arguments: [
    (
      ["A.swift": "import SwiftUI\nlet icon = Image(systemName: \"chevron.right\")\n"],
      "no storyboard and no xib, so there are no drawings; findings are listed by file."
    ),
    (["A.swift": "import SwiftUI\n"], "The project has no storyboard and no xib, so there are no drawings.</p>"),
    (["A.swift": "import UIKit\nclass Cart: UIViewController {\n  func load() { title.textAlignment = .left }\n}\n"], "findings are listed by class and file."),
    (["Cut.xib": "<document><scenes></document>"], "No storyboard or xib in the project can be drawn, so there are no drawings."),
  ])
  func aPageWithoutDrawingsSaysSo(files: [String: String], words: String) throws {
    let folder = Scratch()
    for (name, text) in files { folder.write(name, text) }
    let result = try folder.run("report", ".", "--output", "page.html")
    #expect(result.status == 0 && result.stdout.hasPrefix("wrote page.html: "))
    let text = try folder.read("page.html")
    #expect(text.contains(words), "\(text)")
    #expect(!text.contains("ready: <b>"))
  }

  @Test func whatTheBaselineHidesIsCounted() throws {
    let folder = Scratch().write("A.swift", "import UIKit\nclass Cart: UIViewController {\n  func load() { title.textAlignment = .left }\n}\n")
    #expect(try folder.run("baseline", "write").status == 0)
    #expect(try folder.run("report", ".", "--output", "page.html").stderr.contains("1 finding in the baseline is not on the page"))
    #expect(try folder.read("page.html").contains(">1 finding in the baseline is not on this page.<"))
    #expect(try folder.run("report", ".", "--no-baseline", "--output", "page.html").status == 0)
    #expect(try !folder.read("page.html").contains("baseline"))
  }

  @Test func unsafeFixesAreDrawnOnRequest() throws {
    let folder = try Scratch(copyOf: "Samples")
    let before = Repository.files(below: folder.path).count
    #expect(try folder.run("report", ".", "--unsafe-fixes", "--output", "unsafe.html").status == 0)
    #expect(try folder.run("report", ".", "--output", "safe.html").status == 0)
    func fixes(_ file: String) throws -> Int { try folder.read(file).components(separatedBy: "class=\"fix\"").count }
    #expect(try fixes("unsafe.html") > fixes("safe.html"))
    #expect(Repository.files(below: folder.path).count == before + 2)
  }

  /// A drawing has whole numbers of points and lines.
  @Test(arguments: ["1e19", "inf", "nan", "-1e300"]) func noScreenIsSoLarge(size: String) throws {
    let document =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"v\"><rect key=\"frame\" width=\"99\" height=\"9\"/><subviews>"
      + "<label numberOfLines=\"0\" text=\"a\" id=\"l\"><rect key=\"frame\" width=\"50\" height=\"9\"/></label></subviews></view></objects></document>"
    let folder = Scratch().write("Root.xib", document.replacingOccurrences(of: "99", with: size)).write(
      "Label.xib", document.replacingOccurrences(of: "height=\"9\"/></label>", with: "height=\"\(size)\"/></label>"))
    #expect(try folder.run("report", ".", "--output", "report.html").status == 0)
    #expect(try folder.run("preview", ".", "--output", "drawings").status == 0)
  }

  @Test func twoRunsGiveTheSamePage() throws {
    let (folder, text) = try page()
    #expect(try folder.run("report", ".", "--output", "second.html").status == 0)
    #expect(try folder.read("second.html") == text)
  }

  @Test func whatSourcesSayIsText() throws {
    let attack = "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;"
    let (_, text) = try page { folder in
      folder.write("Basket/Base.lproj/Attack.xib", """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="a-b-c" userLabel="\(attack)"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
        <subviews><label text="\(attack)" id="d-e-f"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/></label></subviews></view></objects></document>
        """)
      folder.write("Basket/Broken.storyboard", "<document><scenes></document>")
    }
    #expect(!text.contains("alert(1)</script>"))
    #expect(!text.contains("<img src=x"))
    // The page's own script, and one element of text for each drawing.
    #expect(text.components(separatedBy: "<script>").count == 2)
    #expect(text.components(separatedBy: "<script ").count == text.components(separatedBy: "data-drawing=").count)
    #expect(text.contains("Broken.storyboard</bdi> is not well formed"))
  }

  @Test func theScriptIsTheOneThatThePageNames() throws {
    let (folder, text) = try page()
    let start = try #require(text.range(of: "<script>")), end = try #require(text.range(of: "</script></body>"))
    folder.write("script.js", String(text[start.upperBound..<end.lowerBound]))
    let digest = try Command.run(program: "openssl", ["dgst", "-sha256", "-binary", "-out", "digest", "script.js"], in: folder.path)
    guard digest.status == 0 else { return }
    let bytes = try #require(FileManager.default.contents(atPath: folder.path + "/digest"))
    #expect(text.contains("script-src 'sha256-\(bytes.base64EncodedString())'"))
  }

  @Test func previewWritesPictures() throws {
    let folder = try Scratch(copyOf: "Samples")
    let result = try folder.run("preview", "Basket/Checkout/CourierStrip.xib", "--output", "pictures/new", "--format", "markdown")
    #expect(result.status == 0, "\(result.stderr)")
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures/new").sorted()
    #expect(pictures.contains { $0.hasSuffix(".ltr.svg") } && pictures.contains { $0.hasSuffix(".rtl.svg") })
    for picture in pictures {
      #expect(result.stdout.contains("(pictures/new/\(picture))"))
      let document = try XMLCheck(folder.path + "/pictures/new/" + picture)
      #expect(document.isWellFormed)
    }
  }

  /// The solver's time grows with the cube of what it has to bring together.
  @Test func aSceneWithThousandsOfConstraintsIsNamedAndNotDrawn() throws {
    let folder = Scratch()
    func document(_ count: Int) -> String {
      let labels = (0..<count).map {
        "<label text=\"L\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\($0)\">"
          + "<rect key=\"frame\" x=\"\($0)\" y=\"0\" width=\"9\" height=\"9\"/></label>"
      }
      let constraints = (0..<count).map {
        "<constraint firstItem=\"l\($0)\" firstAttribute=\"left\" secondItem=\"v\" secondAttribute=\"left\" constant=\"\($0)\" id=\"c\($0)\"/>"
      }
      return "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects><view id=\"v\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
      + "<subviews>\(labels.joined())</subviews><constraints>\(constraints.joined())</constraints></view></objects></document>"
    }
    folder.write("Drawn.xib", document(60))
    folder.write("Large.xib", document(3000))
    let preview = try folder.run("preview", ".", "--output", "drawings")
    #expect(preview.status == 0 && preview.stderr.contains("Large.xib has a scene") && preview.stderr.contains("3000 horizontal constraints"))
    #expect(preview.stderr.contains("1 scene,") && preview.stderr.contains("1 file not drawn"))
    #expect(try folder.run("report", ".", "--output", "page.html").status == 0)
    #expect(try folder.read("page.html").contains("more than the 250 that can be drawn"))
  }

  /// The first storyboard may hold a navigation controller and nothing to draw.
  @Test func aStoryboardWithoutAPictureLeadsToItsScreens() throws {
    let folder = Scratch()
    let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" initialViewController=\"first\"><scenes>"
    folder.write(
      "Main.storyboard",
      head + "<scene sceneID=\"s1\"><objects><navigationController id=\"first\"><connections><segue destination=\"next\" kind=\"relationship\""
        + " relationship=\"rootViewController\" id=\"s\"/></connections></navigationController></objects></scene><scene sceneID=\"s2\"><objects>"
        + "<viewControllerPlaceholder storyboardName=\"Basket\" id=\"next\"/></objects></scene></scenes></document>")
    folder.write(
      "Basket.storyboard",
      head + "<scene sceneID=\"s3\"><objects><viewController id=\"first\"><view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\""
        + " height=\"667\"/></view></viewController></objects></scene></scenes></document>")
    #expect(try folder.run("report", ".", "--output", "page.html").status == 0)
    #expect(try folder.read("page.html").contains("2 steps from the first screen"))
  }

  @Test func filesOfOneNameHavePicturesOfTheirOwn() throws {
    let folder = try Scratch(copyOf: "Samples")
    let strip = try folder.read("Basket/Checkout/CourierStrip.xib")
    folder.write("Basket/ar.lproj/CourierStrip.xib", strip).write("Basket/ur.lproj/courierstrip.xib", strip)
    let names = ["Basket/Checkout/CourierStrip.xib", "Basket/ar.lproj/CourierStrip.xib", "Basket/ur.lproj/courierstrip.xib"]
    #expect(try Command.run(["preview"] + names + ["--output", "pictures"], in: folder.path).status == 0)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures").filter { $0.hasSuffix(".ltr.svg") }
    #expect(Set(pictures.map { $0.lowercased() }).count == 3, "\(pictures)")
  }

  @Test func previewComparesWithStoredFrames() throws {
    let folder = try Scratch(copyOf: "Samples")
    let result = try folder.run("preview", "Basket", "--check")
    #expect(result.status == 0, "\(result.stderr)")
    #expect(result.stdout.contains("\nconstraints: "))
    #expect(result.stdout.contains(" within 1 point of the stored frame"))
  }

  @Test(arguments: [
    (["report"], "use `rtl-audit report [PATH …] --output FILE.html`"), (["preview", "x.xib"], "use `rtl-audit preview FILE … --output FOLDER`"),
    (["preview", "x.xib", "--output", "x", "--format", "json"], "takes only `--format markdown`"),
    (["--check"], "`--check` only works with `rtl-audit preview`"),
    (["report", "--fix", "--output", "x.html"], "does not take `--fix`"),
  ])
  func wrongCommandLinesAreToldTheRightOne(_ arguments: [String], _ words: String) throws {
    let folder = Scratch()
    let result = try Command.run(arguments, in: folder.path)
    #expect(result.status == 2)
    #expect(result.stderr.contains(words), "\(result.stderr)")
  }

  // MARK: In a browser

  private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first(where: FileManager.default.isExecutableFile)

  /// What the page is after its script ran, and what the browser had to say.
  private func open(_ folder: Scratch, _ place: String) throws -> (page: String, log: String) {
    let browser = try #require(Self.browser)
    let result = try Command.run(
      program: browser,
      ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--enable-logging=stderr",
        "--user-data-dir=\(folder.path)/profile", "--log-net-log=\(folder.path)/net.json", "--virtual-time-budget=3000", "--window-size=1400,4000",
        "--dump-dom", "file://\(folder.path)/report.html\(place)"
      ],
      in: folder.path, seconds: 120)
    return (result.stdout, result.stderr)
  }

  @Test(.enabled(if: browser != nil, "no Chromium on this machine: the page was not opened"))
  func aBrowserShowsThePage() throws {
    let (folder, _) = try page()
    let (dom, log) = try open(folder, "")
    #expect(!log.contains("CONSOLE"), "\(log)")
    #expect(dom.contains("<svg class=\"scene\""))
    // The browser asks the network by itself, too; what a page asks names the page as its origin.
    let requests = try folder.read("net.json").split(separator: "\n").filter { $0.contains("\"url\":\"http") && $0.contains("\"initiator\":") }
    #expect(requests.allSatisfy { $0.contains("\"initiator\":\"not an origin\"") }, "a request left the page")
    checkAccess(dom)
  }

  @Test(.enabled(if: browser != nil, "no Chromium on this machine: the page was not opened"))
  func filtersAndLinksWork() throws {
    let (folder, text) = try page()
    func shown(_ dom: String) -> [String] {
      dom.components(separatedBy: "<li class=\"finding\"").dropFirst().map { String($0.prefix { $0 != ">" }) }.filter { !$0.contains("hidden=\"\"") }
    }
    let all = shown(try open(folder, "").page)
    let rule = try #require(text.components(separatedBy: "data-rule=\"").last?.prefix { $0 != "\"" })
    let some = shown(try open(folder, "#rule=\(rule)").page)
    #expect(!some.isEmpty && some.count < all.count)
    #expect(some.allSatisfy { $0.contains("data-rule=\"\(rule)\"") })
    #expect(shown(try open(folder, "#level=error").page).allSatisfy { $0.contains("data-level=\"error\"") })
    #expect(shown(try open(folder, "#text=no-such-words").page).isEmpty)
    // What is asked for is not left folded.
    func unfolded(_ place: String) throws -> Int { try open(folder, place).page.components(separatedBy: "<details class=\"fold\" open").count - 1 }
    let ready = try #require(text.components(separatedBy: "<details class=\"fold\">").dropFirst().first { $0.contains("href=\"#mark-") })
    let mark = try #require(ready.components(separatedBy: "href=\"#").first { $0.hasPrefix("mark-") }?.prefix { $0 != "\"" })
    #expect(try unfolded("") == 0 && unfolded("#\(mark)") == 1 && unfolded("#state=ready") > 1)
    // Every number on a drawing has a way to its finding and back.
    let marked = Set(
      text.components(separatedBy: "data-numbers=\"").dropFirst().flatMap { $0.prefix { $0 != "\"" }.split(separator: " ") }.filter { Int($0) != nil })
    #expect(!marked.isEmpty)
    for number in marked { #expect(text.contains("href=\"#mark-\(number)\"")) }
    for link in Set(text.components(separatedBy: "href=\"#").dropFirst().map { String($0.prefix { $0 != "\"" }) }) where !link.contains("=") {
      let isMark = link.hasPrefix("mark-")
      #expect(isMark ? marked.contains(link.dropFirst("mark-".count)) : text.contains("id=\"\(link)\""), "#\(link) leads nowhere")
    }
  }

  /// What readers of screens need: one main part, headings in order, names for pictures and fields, no id twice.
  private func checkAccess(_ dom: String) {
    #expect(dom.contains("<html lang=\"en\""))
    for part in ["<main", "<header", "<footer", "<h1"] { #expect(dom.components(separatedBy: part).count == 2, "\(part)") }
    var last = 1
    for piece in dom.components(separatedBy: "<h").dropFirst() {
      guard let level = piece.first?.wholeNumberValue, level > 0 else { continue }
      #expect(level <= last + 1, "h\(level) behind h\(last)")
      last = level
    }
    for picture in dom.components(separatedBy: "<svg ").dropFirst() { #expect(picture.prefix { $0 != ">" }.contains("aria-label=\"")) }
    for field in dom.components(separatedBy: "<select").dropFirst() { #expect(field.contains("</label>")) }
    let ids = dom.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
    #expect(!dom.contains("tabindex=\"1"))
  }
}

/// Whether a file is well-formed XML.
private final class XMLCheck: NSObject {
  let isWellFormed: Bool
  init(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var depth = 0
    var isBalanced = text.hasPrefix("<svg ") && text.hasSuffix("</svg>")
    for piece in text.components(separatedBy: "<").dropFirst() {
      guard let end = piece.firstIndex(of: ">") else { isBalanced = false; break }
      if piece.hasPrefix("/") { depth -= 1 } else if piece[..<end].last != "/" { depth += 1 }
    }
    isWellFormed = isBalanced && depth == 0
  }
}
