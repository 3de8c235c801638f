import RTLFindings

/// The upper part of the page: numbers and filters.
extension HTMLReport {
  func header(_ page: inout HTMLPage) {
    let all = count(report.findings.indices)
    let states = State.allCases.map { state in (state, screens.count { count($0.findings).state == state && $0.kind == .screen }) }
    let along = all.fixedNotes > 0 ? ", <b>\(all.fixedNotes)</b> of them by <code>\(command)</code>" : ""
    page.raw("<header><h1>Right-to-left audit of \(page.isolated(project))</h1><ul class=\"numbers\">")
    page.raw(
      "<li><b>\(all.errors + all.warnings)</b> to fix</li><li><b>\(all.fixed)</b> of them by <code>\(command)</code> "
        + "(\(percent(all.fixed, of: all.errors + all.warnings)))</li><li><b>\(all.notes)</b> \(all.notes == 1 ? "note" : "notes")\(along)</li>"
    )
    if screens.contains(where: { $0.kind == .screen }) {
      for (state, number) in states { page.raw("<li>\(state.words): <b>\(number)</b> \(number == 1 ? "screen" : "screens")</li>") }
    }
    page.raw("</ul>")
    if !screens.isEmpty {
      page.raw("<p class=\"facts\">Ready: nothing to fix. A little work: at most three places are left after <code>\(command)</code>. Notes do not count.</p>")
    }
    if baselined > 0 {
      let hidden = RTLReporting.counted(baselined, "finding")
      page.raw("<p class=\"facts\">\(hidden) in the baseline \(baselined == 1 ? "is" : "are") not on this page.</p>")
    }
    for cause in causes(of: report.findings) { page.raw("<p class=\"facts\">\(page.message(cause))</p>") }
    page.raw("</header>")
  }

  private func percent(_ part: Int, of whole: Int) -> String { whole == 0 ? "0%" : "\((part * 100 + whole / 2) / whole)%" }

  func filters(_ page: inout HTMLPage) {
    page.raw("<nav aria-label=\"Filters\"><form id=\"filters\" role=\"search\"><label>Text <input type=\"search\" name=\"text\" id=\"text\"></label>")
    select("level", "Level", [("error", "errors"), ("warning", "errors and warnings")], "all levels", &page)
    select("rule", "Rule", report.rules.filter { rule in report.findings.contains { $0.rule == rule.id } }.map { ($0.id, $0.id) }, "all rules", &page)
    select("folder", "Folder", Set(report.findings.map { folder($0.place.path) }).sorted().map { ($0, $0) }, "all folders", &page)
    if !screens.isEmpty { select("state", "State", State.allCases.map { ($0.rawValue, $0.words) }, "all screens", &page) }
    page.raw("<button type=\"reset\">Show all</button> <output id=\"shown\" aria-live=\"polite\"></output></form></nav>")
  }

  private func select(_ name: String, _ label: String, _ values: [(String, String)], _ all: String, _ page: inout HTMLPage) {
    page.raw("<label>\(label) <select name=\"\(name)\"><option value=\"\">\(all)</option>")
    for (value, words) in values { page.raw("<option value=\"\(page.escaped(value))\">\(page.escaped(words))</option>") }
    page.raw("</select></label>")
  }

  /// The first two folders of a path, from the project on.
  func folder(_ path: String) -> String {
    let parts = path.split(separator: "/").dropLast().prefix(top.split(separator: "/").count + 2)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// What a file is written in.
  private static func language(_ path: String) -> String {
    let names = [
      ".swift": "Swift", ".m": "Objective-C", ".mm": "Objective-C", ".h": "Objective-C", ".storyboard": "Interface Builder", ".xib": "Interface Builder",
      ".json": "Assets",
    ]
    return path.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { names[String(path[$0...])] } ?? "String files"
  }

  func overview(_ page: inout HTMLPage) {
    page.raw("<section id=\"overview\" aria-labelledby=\"overview-title\"><details>")
    page.raw("<summary><h2 id=\"overview-title\">Overview</h2> by category, folder, language and rule</summary><div class=\"tables\">")
    let titles = Dictionary(report.rules.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    table("By category", "category", { $0.category.rawValue }, link: nil, title: { _ in nil }, &page)
    table("By folder", "folder", { folder($0.place.path) }, link: "folder", title: { _ in nil }, &page)
    table("By language", "language", { Self.language($0.place.path) }, link: nil, title: { _ in nil }, &page)
    table("By rule", "rule", { $0.rule }, link: "rule", title: { titles[$0] }, &page)
    page.raw("</div></details></section>")
  }

  private func table(_ caption: String, _ head: String, _ key: (Finding) -> String, link: String?, title: (String) -> String?, _ page: inout HTMLPage) {
    var groups: [String: [Int]] = [:]
    for index in report.findings.indices { groups[key(report.findings[index]), default: []].append(index) }
    page.raw(
      "<table><caption>\(caption)</caption><thead><tr><th scope=\"col\">\(head)</th><th scope=\"col\">to fix</th>"
        + "<th scope=\"col\">by <code>\(command)</code></th><th scope=\"col\">notes</th></tr></thead><tbody>"
    )
    let counted = groups.map { (name: $0.key, count: count($0.value)) }
    for row in counted.sorted(by: {
      ($1.count.errors + $1.count.warnings, $1.count.notes, $0.name) < ($0.count.errors + $0.count.warnings, $0.count.notes, $1.name)
    }) {
      let name = page.isolatedPath(row.name)
      let words = title(row.name).map { " title=\"\(page.escaped($0))\"" } ?? ""
      let cell = link.map { "<a href=\"#\($0)=\(Self.encoded(row.name))\"\(words)>\(name)</a>" } ?? name
      page.raw("<tr><th scope=\"row\">\(cell)</th><td>\(row.count.errors + row.count.warnings)</td><td>\(row.count.fixed)</td><td>\(row.count.notes)</td></tr>")
    }
    page.raw("</tbody></table>")
  }

  /// For the part of an address behind `#`.
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.map { byte in
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "/")
      return isPlain ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }
}
