/// Which elements of Interface Builder take the room that is left in a row, from a table.
struct RowElements: Sendable {
  /// What decides whether an element takes the room.
  enum Room: String {
    /// Its hold on its content, compared with that of the others.
    case hugging
    case always
    /// It does while its content scrolls.
    case scrolling
    /// What it shows.
    case stack
    /// It does while it has neither a class of its own nor views inside.
    case empty
  }

  static let table = "row-elements"

  private let rooms: [String: Room]

  init(_ table: Table?) {
    guard let table, let element = try? table.column("element"), let room = try? table.column("room") else {
      rooms = [:]
      return
    }
    rooms = Dictionary(table.rows.compactMap { row in Room(rawValue: row[room]).map { (row[element], $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// nil for elements that keep to their width.
  subscript(element: String) -> Room? { rooms[element] }
}
