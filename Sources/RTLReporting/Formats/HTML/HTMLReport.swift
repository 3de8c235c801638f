import RTLFacts
import RTLScenes

/// One screen of an app for a page: what is drawn of it and what was found in all that belongs to it.
package struct ReportScreen: Sendable {
  /// As in `Screen`.
  package var title: String
  /// In code; nil for a scene without a class of its own.
  package var className: String?
  /// The file that draws it; nil for a screen that only code makes.
  package var path: String?
  /// Steps from the first screen; nil where no way is seen.
  package var depth: Int?
  /// Tells screens from loose views and from what only code makes.
  package var kind: Screen.Kind
  /// A scene that several screens show is drawn with the first of them.
  package var pictures: [Picture] = []
  /// Places in `Report.findings`, ascending.
  package var findings: [Int] = []

  /// A scene in three drawings.
  package struct Picture: Sendable {
    /// Of the scene.
    package var title: String
    /// Of the file, relative to the project's root.
    package var path: String
    /// In points.
    package var width: Double
    /// In points, with the bar above.
    package var height: Double
    /// SVG.
    package var leftToRight: String
    /// SVG, before any fix.
    package var rightToLeft: String
    /// Nil where the fixes change nothing that is seen.
    package var fixed: String?
    /// How many the scene has, hidden ones too.
    package var views: Int
    /// Views that stand where the file stores them, because its constraints say too little.
    package var storedViews: Int
    /// Numbers of the findings that are marked on it.
    package var marked: [Int]
    /// Sentences about what the drawing leaves out.
    package var remarks: [String]

    /// - Parameter size: its origin does not count.
    package init(
      title: String, path: String, size: Rect, leftToRight: String, rightToLeft: String, fixed: String?, views: Int, storedViews: Int, marked: [Int],
      remarks: [String]
    ) {
      (self.title, self.path, width, height) = (title, path, size.width, size.height)
      (self.leftToRight, self.rightToLeft, self.fixed) = (leftToRight, rightToLeft, fixed)
      (self.views, self.storedViews, self.marked, self.remarks) = (views, storedViews, marked, remarks)
    }
  }

  /// Pictures and findings are added when all files are drawn.
  package init(title: String, className: String?, path: String?, depth: Int?, kind: Screen.Kind) {
    (self.title, self.className, self.path, self.depth, self.kind) = (title, className, path, depth, kind)
  }
}

/// A page of all screens, for a lead who plans the work and a developer who does it. It is whole in itself: no
/// request leaves it, and a browser runs no script but the one whose hash it names.
package struct HTMLReport: Sendable {
  let report: Report
  /// In the order in which a user reaches them.
  let screens: [ReportScreen]
  /// Places in `Report.findings` of what the command will do.
  let fixable: Set<Int>
  /// The options of the run that fixes them.
  let command: String
  /// Interface files that are not drawn, and why.
  let undrawn: [(path: String, problem: String)]
  /// What sources cannot show: a rule and what to look at on a device.
  let checks: [(rule: String, text: String)]
  let project: String
  /// The folder of the project in which all paths begin, with a slash at its end; empty for none.
  let top: String
  /// Numbers of the findings that are marked on a drawing.
  let marked: Set<Int>
  /// The number of each of `Report.findings`.
  let numbers: [Int]
  /// How many findings the baseline keeps off the page.
  let baselined: Int

  /// - Parameters:
  ///   - fixable: places in `report.findings`.
  ///   - project: shown as the heading.
  ///   - top: the folder of the project in which all paths begin, with a slash at its end.
  ///   - unsafe: unsafe fixes are wanted, too.
  ///   - baselined: how many findings the baseline keeps off the page.
  package init(
    _ report: Report, screens: [ReportScreen], fixable: Set<Int>, undrawn: [(path: String, problem: String)], checks: [(rule: String, text: String)],
    project: String, top: String = "",
    unsafe: Bool = false, baselined: Int = 0
  ) {
    (self.top, self.baselined) = (top, baselined)
    command = unsafe ? "--fix --unsafe-fixes" : "--fix"
    (self.report, self.screens, self.fixable, self.undrawn, self.checks, self.project) = (report, screens, fixable, undrawn, checks, project)
    marked = Set(screens.flatMap(\.pictures).flatMap(\.marked))
    numbers = Self.numbers(of: report, on: screens)
  }

  /// The parts of the page that hold screens.
  static let kinds: [Screen.Kind] = [.screen, .view, .codeOnly]

  /// Screens in the order of the page: those with something to fix, and those that are ready, where notes are for a decision.
  package static func order(of screens: [ReportScreen], _ report: Report) -> (open: [Int], ready: [Int]) {
    func isReady(_ screen: Int) -> Bool { screens[screen].findings.allSatisfy { report.findings[$0].level == .note } }
    return (screens.indices.filter { !isReady($0) }, screens.indices.filter(isReady))
  }

  /// The number of each finding, from 1 in the order of the page: what is in no screen stands before the screens that are ready.
  /// - Parameter screens: with or without pictures.
  package static func numbers(of report: Report, on screens: [ReportScreen]) -> [Int] {
    let (open, ready) = order(of: screens, report)
    let elsewhere = self.elsewhere(screens, report)
    var numbers = Array(repeating: 0, count: report.findings.count)
    var last = 0
    for finding in open.flatMap({ screens[$0].findings }) + elsewhere + ready.flatMap({ screens[$0].findings }) where numbers[finding] == 0 {
      last += 1
      numbers[finding] = last
    }
    return numbers
  }

  /// Places of the findings that are in no screen.
  static func elsewhere(_ screens: [ReportScreen], _ report: Report) -> [Int] {
    let inScreens = Set(screens.flatMap(\.findings))
    return report.findings.indices.filter { !inScreens.contains($0) }
  }

  /// What the page holds: "12 screens, 3 cells and views, 81 findings".
  package var contents: String {
    let parts = Self.kinds.compactMap { kind in
      let count = screens.count { $0.kind == kind }
      return count == 0 ? nil : Self.counted(count, kind)
    }
    return (parts.isEmpty ? ["no screens"] : parts).joined(separator: ", ") + ", " + RTLReporting.counted(report.findings.count, "finding")
  }

  /// "12 screens"
  static func counted(_ number: Int, _ kind: Screen.Kind) -> String {
    switch kind {
    case .screen: RTLReporting.counted(number, "screen")
    case .view: RTLReporting.counted(number, "cell or view", "cells and views")
    case .codeOnly: RTLReporting.counted(number, "screen made in code", "screens made in code")
    }
  }

  /// How much work a screen is.
  enum State: String, CaseIterable {
    case ready, small, much
    var words: String {
      switch self {
      case .ready: "ready"
      case .small: "a little work"
      case .much: "a lot of work"
      }
    }
  }

  /// What a screen counts.
  struct Count {
    var errors = 0
    var warnings = 0
    var notes = 0
    /// Errors and warnings that the command does.
    var fixed = 0
    /// Notes that it does along with them.
    var fixedNotes = 0
    /// Errors and warnings that are left for people.
    var open: Int { errors + warnings - fixed }
    /// Notes alone leave a screen ready; three places by hand are a little work.
    var state: State { errors + warnings == 0 ? .ready : open <= 3 ? .small : .much }
  }

  func count(_ findings: some Sequence<Int>) -> Count {
    var count = Count()
    for index in findings {
      switch report.findings[index].level {
      case .error: count.errors += 1
      case .warning: count.warnings += 1
      case .note: count.notes += 1
      }
      guard fixable.contains(index) else { continue }
      if report.findings[index].level > .note { count.fixed += 1 } else { count.fixedNotes += 1 }
    }
    return count
  }

  /// Appends the page.
  package func append(to output: inout [UInt8]) {
    var page = HTMLPage()
    let script = base64(sha256(Array(HTMLScript.text.utf8))), style = HTMLStyle.text + SceneDrawing.style
    let styleHash = base64(sha256(Array(style.utf8)))
    page.raw("<!doctype html>\n<html lang=\"en\" dir=\"ltr\"><head><meta charset=\"utf-8\">")
    page.raw(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-\(script)'; style-src 'sha256-\(styleHash)'; "
        + "img-src data:; base-uri 'none'; form-action 'none'\">"
    )
    page.raw(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><meta name=\"color-scheme\" content=\"light dark\">"
        + "<link rel=\"icon\" href=\"data:,\">"
    )
    page.raw("<title>Right-to-left audit of \(page.escaped(project))</title><style>\(style)</style></head><body>")
    page.raw("<a class=\"skip\" href=\"#main\">Skip to the screens</a>")
    header(&page)
    filters(&page)
    page.raw("<main id=\"main\" tabindex=\"-1\">")
    if !report.findings.isEmpty { overview(&page) }
    if let sentence = withoutScreens { page.raw("<p>\(page.escaped(sentence))</p>") }
    var told = Told()
    let (open, ready) = Self.order(of: screens, report)
    for kind in Self.kinds { section(kind, open, &page, &told) }
    elsewhere(&page, &told)
    self.ready(ready, &page, &told)
    checklist(&page)
    failures(&page)
    page.raw(
      "</main><footer><p>Made by rtl-audit \(page.escaped(report.toolVersion)) from the sources alone. Drawings are wireframes: horizontal positions "
        + "follow the constraints, heights are those stored in the files. Keys: <kbd>/</kbd> filter, <kbd>j</kbd> next screen, <kbd>k</kbd> previous "
        + "screen.</p></footer>"
    )
    page.raw("<script>\(HTMLScript.text)</script></body></html>\n")
    output += page.text.utf8
  }
}

/// Pieces of HTML.
struct HTMLPage {
  private(set) var text = ""
  /// Numbers of the pictures on the page.
  var pictures = 0

  mutating func raw(_ piece: String) { text += piece }

  /// Text for the content of an element or a quoted attribute. Controls of direction become visible signs.
  func escaped(_ words: String) -> String {
    var result = ""
    result.reserveCapacity(words.utf8.count)
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "\"", "'": result += markupReference(scalar)
      case "\n", "\t", "\r": result += " "
      default: result += visible(scalar)
      }
    }
    return result
  }

  /// Text from a source: its direction does not reach what stands round it.
  func isolated(_ words: String) -> String { "<bdi>\(escaped(words))</bdi>" }

  /// A path, or a way through views: reads from left to right whatever its parts are written in.
  func isolatedPath(_ words: String) -> String { "<bdi dir=\"ltr\">\(escaped(words))</bdi>" }

  /// A message whose pairs of backticks are code.
  func message(_ words: String) -> String {
    let parts = words.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return escaped(words) }
    return parts.enumerated().map { $0.offset % 2 == 0 ? escaped($0.element) : "<code dir=\"ltr\">\(escaped($0.element))</code>" }.joined()
  }
}
