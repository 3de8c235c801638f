import RTLFacts
import RTLScenes

/// The lower part of the page: screens with their drawings and findings.
extension HTMLReport {
  /// What the page has told already, from its beginning.
  struct Told {
    /// The screen of each finding that is in one.
    fileprivate var screens: [Int: Int] = [:]
    /// The first finding of each rule and cause.
    fileprivate var causes: [String: Int] = [:]
  }

  /// - Parameter open: numbers of the screens with something to fix.
  func section(_ kind: Screen.Kind, _ open: [Int], _ page: inout HTMLPage, _ told: inout Told) {
    let numbers = open.filter { screens[$0].kind == kind }
    guard !numbers.isEmpty else { return }
    let (id, title) = switch kind {
    case .screen: ("screens", "Screens")
    case .view: ("views", "Cells and views that no screen refers to")
    case .codeOnly: ("code", "Screens made in code")
    }
    page.raw("<section id=\"\(id)\" aria-labelledby=\"\(id)-title\"><h2 id=\"\(id)-title\">\(title)</h2>")
    for number in numbers { screen(number, &page, &told) }
    page.raw("</section>")
  }

  /// Screens that ask for nothing, folded.
  func ready(_ ready: [Int], _ page: inout HTMLPage, _ told: inout Told) {
    guard !ready.isEmpty else { return }
    page.raw("<section id=\"ready\" aria-labelledby=\"ready-title\"><h2 id=\"ready-title\">Nothing to fix</h2>")
    for kind in Self.kinds {
      let numbers = ready.filter { screens[$0].kind == kind }
      guard !numbers.isEmpty else { continue }
      page.raw("<details class=\"fold\"><summary>\(Self.counted(numbers.count, kind))</summary>")
      for number in numbers { screen(number, &page, &told) }
      page.raw("</details>")
    }
    page.raw("</section>")
  }

  /// Why the page has no drawing; nil where it has one.
  var withoutScreens: String? {
    guard screens.allSatisfy(\.pictures.isEmpty) else { return nil }
    let why = undrawn.isEmpty ? "The project has no storyboard and no xib" : "No storyboard or xib in the project can be drawn"
    let list = report.findings.isEmpty ? "" : "; findings are listed by \(screens.isEmpty ? "file" : "class and file")"
    return "\(why), so there are no drawings\(list)."
  }

  private func screen(_ number: Int, _ page: inout HTMLPage, _ told: inout Told) {
    let screen = screens[number]
    let count = count(screen.findings)
    page.raw(
      "<article class=\"screen\" id=\"screen-\(number + 1)\" tabindex=\"-1\" data-state=\"\(count.state.rawValue)\" "
        + "aria-labelledby=\"screen-\(number + 1)-title\">"
    )
    page.raw(
      "<h3 id=\"screen-\(number + 1)-title\"><a href=\"#screen-\(number + 1)\">\(page.isolated(screen.title))</a> <span class=\"state "
        + "\(count.state.rawValue)\">\(count.state.words)</span></h3>"
    )
    var facts: [String] = []
    if let name = screen.className { facts.append("<code>\(page.isolated(name))</code>") }
    if let path = screen.path { facts.append(page.isolatedPath(path)) }
    if let depth = screen.depth, screen.kind == .screen {
      facts.append(depth == 0 ? "first screen" : "\(depth) step\(depth == 1 ? "" : "s") from the first screen")
    }
    facts.append(words(count))
    page.raw("<p class=\"facts\">\(facts.joined(separator: " · "))</p>")
    for picture in screen.pictures { self.picture(picture, isOnly: screen.pictures.count == 1, hasFixes: count.fixed > 0, &page) }
    let new = screen.findings.filter { told.screens[$0] == nil }
    list(new, of: number, &page, &told)
    repeated(screen.findings.filter { told.screens[$0] != number }, isAll: new.isEmpty, &page, told)
    page.raw("</article>")
  }

  /// Findings that stand at screens above: how many, in which file, and where.
  private func repeated(_ findings: [Int], isAll: Bool, _ page: inout HTMLPage, _ told: Told) {
    struct Source: Hashable {
      var path: String
      var screen: Int
    }
    var sources: [Source] = []
    var counts: [Source: Int] = [:]
    for finding in findings {
      guard let screen = told.screens[finding] else { continue }
      let source = Source(path: report.findings[finding].place.path, screen: screen)
      if counts[source] == nil { sources.append(source) }
      counts[source, default: 0] += 1
    }
    guard !sources.isEmpty else { return }
    let words = sources.map { source in
      let file = page.isolatedPath(AssetCatalog.imageSet(ofPath: source.path) ?? String(source.path.split(separator: "/").last ?? ""))
      let screen = "<a href=\"#screen-\(source.screen + 1)\">\(page.isolated(screens[source.screen].title))</a>"
      return "\(counts[source]!) \(isAll ? "" : "more ")in \(file), see \(screen)"
    }
    page.raw("<p class=\"again\">\(words.joined(separator: "<br>"))</p>")
  }

  /// "8 to fix, 5 of them by --fix, 3 notes" without what is none.
  private func words(_ count: Count) -> String {
    let open = count.errors + count.warnings
    var parts = [open == 0 ? "nothing to fix" : "\(open) to fix"]
    if count.fixed > 0 { parts.append("\(count.fixed == open ? "all" : "\(count.fixed) of them") by <code>\(command)</code>") }
    if count.notes > 0 { parts.append("\(count.notes) \(count.notes == 1 ? "note" : "notes")") }
    return parts.joined(separator: ", ")
  }

  private func picture(_ picture: ReportScreen.Picture, isOnly: Bool, hasFixes: Bool, _ page: inout HTMLPage) {
    if !isOnly { page.raw("<h4>\(page.isolated(picture.title)) <small>\(page.isolatedPath(picture.path))</small></h4>") }
    page.raw("<div class=\"pictures\">")
    drawing(picture.leftToRight, "Left to right", picture, &page)
    drawing(picture.rightToLeft, "Right to left, as it is", picture, &page)
    if let fixed = picture.fixed { drawing(fixed, "Right to left, after the fixes", picture, &page) }
    page.raw("</div>")
    var words = picture.remarks
    if picture.fixed == nil, hasFixes { words.append("The fixes do not change this drawing.") }
    if picture.storedViews > 0 {
      words.append(
        "\(picture.storedViews) of \(RTLReporting.counted(picture.views, "view")) \(picture.storedViews == 1 ? "is" : "are") drawn at stored frames "
          + "(dashed), because the constraints are not enough."
      )
    }
    if !words.isEmpty { page.raw("<p class=\"remark\">\(page.escaped(words.joined(separator: " ")))</p>") }
  }

  /// The drawing waits as text until it comes near the window: a page of 500 scenes opens at once.
  private func drawing(_ svg: String, _ caption: String, _ picture: ReportScreen.Picture, _ page: inout HTMLPage) {
    page.pictures += 1
    let width = Int(max(1, picture.width)), height = Int(max(1, picture.height))
    page.raw(
      "<figure><div class=\"drawing\" data-drawing=\"d\(page.pictures)\" data-width=\"\(width)\" data-height=\"\(height)\"></div>"
        + "<figcaption>\(caption)</figcaption></figure>"
    )
    // No text of a source holds `<`, so nothing in it ends this element.
    page.raw("<script type=\"text/plain\" id=\"d\(page.pictures)\">\(svg)</script>")
  }

  private func list(_ findings: [Int], of screen: Int?, _ page: inout HTMLPage, _ told: inout Told) {
    guard !findings.isEmpty else { return }
    page.raw("<ol class=\"findings\">")
    for index in findings {
      told.screens[index] = screen
      finding(index, &page, &told)
    }
    page.raw("</ol>")
  }

  private func finding(_ index: Int, _ page: inout HTMLPage, _ told: inout Told) {
    let finding = report.findings[index]
    let level = finding.level.rawValue
    let number = numbers[index]
    let folder = page.escaped(folder(finding.place.path))
    let data = "value=\"\(number)\" data-level=\"\(level)\" data-rule=\"\(page.escaped(finding.rule))\" data-folder=\"\(folder)\""
    // Another image set of the same name has a fix of its own.
    let hasOwnFix = finding.fix.map { $0.applicability > .shown } ?? false
    let cause = hasOwnFix ? nil : finding.cause.map { "\(finding.rule)\n\($0)" }
    let first = cause.flatMap { told.causes[$0] }
    if let cause, first == nil { told.causes[cause] = number }
    let link = report.rules.first { $0.id == finding.rule }?.helpURI ?? ""
    let rule = link.isEmpty ? page.escaped(finding.rule) : "<a href=\"\(page.escaped(link))\" rel=\"noreferrer\">\(page.escaped(finding.rule))</a>"
    let fix = fixable.contains(index) ? " <span class=\"fix\">\(command)</span>" : ""
    let words = first.map { "\(page.message(finding.cause ?? "")) again, as in <a href=\"#finding-\($0)\">\($0)</a>" } ?? page.message(finding.message)
    page.raw("<li class=\"finding\" id=\"finding-\(number)\" tabindex=\"-1\" \(data)><span class=\"level \(level)\">\(level)</span>\(fix)")
    page.raw(" \(rule): \(words) <span class=\"place\">\(page.isolatedPath("\(finding.place.path):\(finding.place.startLine)"))</span>")
    if marked.contains(number) { page.raw(" <a class=\"spot\" href=\"#mark-\(number)\" aria-label=\"finding \(number) in the drawing\">in the drawing</a>") }
    if let object = finding.object { page.raw(" <span class=\"object\">\(page.isolatedPath(object))</span>") }
    if finding.object == nil, first == nil, hasWords(finding.place.lineText) {
      page.raw("<pre dir=\"ltr\"><bdi>\(page.escaped(Self.trimmed(finding.place.lineText)))</bdi></pre>")
    }
    page.raw("</li>")
  }

  /// A line without the white space before it, as long as a page has room for.
  private static func trimmed(_ line: String) -> String {
    let text = line.drop { $0 == " " || $0 == "\t" }
    return text.count > 200 ? String(text.prefix(199)) + "…" : String(text)
  }

  func elsewhere(_ page: inout HTMLPage, _ told: inout Told) {
    let rest = Self.elsewhere(screens, report)
    guard !rest.isEmpty else { return }
    let title = screens.isEmpty ? "Findings by file" : "Not part of a screen"
    page.raw("<section id=\"elsewhere\" aria-labelledby=\"elsewhere-title\"><h2 id=\"elsewhere-title\">\(title)</h2>")
    for run in byFile(rest, path: { report.findings[$0].place.path }) {
      page.raw("<article class=\"screen\"><h3>\(page.isolatedPath(report.findings[run[run.startIndex]].place.path))</h3>")
      list(Array(run), of: nil, &page, &told)
      page.raw("</article>")
    }
    page.raw("</section>")
  }

  func checklist(_ page: inout HTMLPage) {
    guard !checks.isEmpty else { return }
    page.raw(
      "<section id=\"look\" aria-labelledby=\"look-title\"><h2 id=\"look-title\">What the sources cannot show</h2>"
        + "<p>Check these on a device that runs in Arabic or Hebrew.</p><ul class=\"checks\">"
    )
    for (number, check) in checks.enumerated() {
      page.raw(
        "<li><input type=\"checkbox\" id=\"check-\(number)\"> <label for=\"check-\(number)\">\(page.message(check.text))</label> "
          + "<small>\(page.escaped(check.rule))</small></li>"
      )
    }
    page.raw("</ul></section>")
  }

  func failures(_ page: inout HTMLPage) {
    guard !undrawn.isEmpty || !report.notices.isEmpty else { return }
    page.raw("<section id=\"undrawn\" aria-labelledby=\"undrawn-title\"><h2 id=\"undrawn-title\">Not drawn or not read</h2><ul>")
    for file in undrawn { page.raw("<li>\(page.isolatedPath(file.path)) \(page.message(file.problem))</li>") }
    for notice in report.notices { page.raw("<li>\(page.isolatedPath(notice.path)) \(page.message(notice.message))</li>") }
    page.raw("</ul></section>")
  }
}
