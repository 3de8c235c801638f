/// Which elements of Interface Builder take the room that is left in a row, from a table.
struct RowElements: Vocabulary {
  /// What decides whether an element takes the room.
  enum Room: String, TableWord {
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

  private var rooms: [String: Room] = [:]

  init(_ tables: Tables) throws(RuleError) {
    for (room, row) in try tables[.rowElements].rows(by: Room.self, ["room", "element"]) where rooms[row[1]] == nil { rooms[row[1]] = room }
  }

  /// nil for elements that keep to their width.
  subscript(element: String) -> Room? { rooms[element] }
}
