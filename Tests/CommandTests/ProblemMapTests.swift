import Foundation
import Testing

/// The map from the problems of the field reports to rules is complete and names rules that exist.
@Suite struct ProblemMapTests {
  private static let page = (try? Repository.read("Rules/PROBLEMS.md")) ?? ""
  private static let rules = Set(
    Repository.files(below: Repository.path + "/Rules").filter { $0.hasSuffix(".md") && $0.contains("/") }
      .map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension })

  /// Headings of the reports under which problems stand.
  private static let headings = [
    "A pizza delivery app in Arabic (Russian report)": [
      "Вёрстка вьюшек и ячеек", "Кастомные UI-элементы", "Коллекции", "Иконки, которые имеют направление", "Бейджики на фото в меню",
      "Анимация добавления в корзину", "Анимация статуса заказа", "Third party", "WebView", "Поля ввода", "Поле ввода промокода",
      "Plural-строки (.stringsdict)", "Восточные цифры", "Что с какой стороны писать", "Слова на другом языке", "Пунктуация", "Арабские люди",
      "Решаем, как будем тестировать",
    ],
    "An app that switches its language itself (English report)": [
      "In-app language switching", "layout", "Image", "alignment", "Processing of AttributeString", "character order", "UICollectionView",
      "UIEdgeInsets", "UINavigationController", "Gesture", "number",
    ],
    "Methods of localizing an app (Russian article)": [
      "Локализация текста", "Локализация XIB/Storyboards", "Локализация параметризованного текста", "Локализация интерфейса",
      "Создание нового Bundle", "Подмена селекторов",
    ],
    "Layouts with room for translations (Chinese notes on WWDC20)": [
      "1 包含文本的控件,不要使用固定尺寸", "2 包含文本的控件之间,不要设置固定的间距", "3 尽量允许文本多行显示", "4 在有限的空间内不要放置太多的文本控件", "Scheme Options",
    ],
    "An app adapted with hooks of system methods (Chinese report)": [
      "定制RTL", "Autolayout", "Frame", "滑动返回", "其他手势", "图片镜像", "UIEdgeInsets", "TextAlignment", "AttributeString", "Unicode字符串",
    ],
  ]

  /// Cells of the last column, with the cells before them.
  private static func rows(of section: Substring) -> [[String]] {
    section.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") && !$0.hasPrefix("| heading") && !$0.hasPrefix("| problem |") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } }
  }

  private static func section(_ title: String) -> Substring {
    guard let start = page.range(of: "### \(title)\n")?.upperBound else { return "" }
    let rest = page[start...]
    return rest[..<(rest.range(of: "\n##")?.lowerBound ?? rest.endIndex)]
  }

  @Test(arguments: headings.keys.sorted()) func everyHeadingIsThere(report: String) {
    let rows = Self.rows(of: Self.section(report))
    #expect(Set(rows.compactMap(\.first)) == Set(Self.headings[report] ?? []))
    for row in rows { #expect(row.count == 3, "\(row)") }
  }

  @Test func everyRuleIsThere() {
    #expect(Self.rules.filter { !Self.page.contains("`\($0)`") }.sorted() == [])
  }

  @Test func everyIDExists() {
    let cells = Self.rows(of: Substring(Self.page)).compactMap(\.last)
    var unknown: Set<String> = []
    for cell in cells {
      for (index, part) in cell.components(separatedBy: "`").enumerated() where index % 2 == 1 && !Self.rules.contains(part) { unknown.insert(part) }
    }
    #expect(unknown.sorted() == [])
  }

  @Test func everyLinkLeadsToAHeading() {
    let anchors = Self.page.split(separator: "\n").filter { $0.hasPrefix("#") }.map {
      $0.drop { $0 == "#" || $0 == " " }.lowercased().replacingOccurrences(of: " ", with: "-").replacingOccurrences(of: "`", with: "")
    }
    let links = Self.page.components(separatedBy: "](#").dropFirst().compactMap { $0.components(separatedBy: ")").first }
    #expect(!links.isEmpty)
    for link in links { #expect(anchors.contains(link), "\(link)") }
  }

  @Test func theRulesPageLinksTheMap() throws {
    let page = try Repository.read("Rules/README.md")
    #expect(page.contains("[`forced-direction`](writing-direction/forced-direction.md), "))
    #expect(page.contains("## What source code does not show"))
  }
}
