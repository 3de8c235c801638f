import RTLFacts
import RTLLexing

/// A table of what an x is handed to, or decides.
struct HorizontalSinks: Sendable {
  /// How a sink takes its value.
  enum Form: String, TableWord {
    /// As an argument of a call.
    case argument
    /// By an assignment: to a member, to something with these words at the end of its name, to a property with this wrapper.
    case member, word, wrapper
    /// By an assignment to a member, also of the object itself.
    case property
    /// By an assignment to a member, or an argument, that places a thing.
    case place
    /// As an argument that is a point or a rectangle.
    case drawn
    /// By being held against something: only one side counts.
    case comparison
    /// By being limited to 0 at one side.
    case limit
    /// By being made a whole number of: so many pages.
    case count
    /// By being divided by something wide.
    case division
  }

  /// Where a finding stands.
  enum Place: String, TableWord {
    /// Where the x was taken from what the framework gives.
    case taken
    /// At the sink.
    case here
  }

  /// A row.
  struct Sink: Sendable {
    var form: Form
    var name: String
    /// Of an argument; empty for one without.
    var label: String
    /// Words of what the call or the member belongs to, if it has to be something of its own.
    var owners: WordPattern?
    var place: Place
  }

  private(set) var groups: [String: [Sink]] = [:]

  /// - Throws: `RuleError` for a row that cannot be read.
  init(_ table: Table?) throws(RuleError) {
    let rows = try table.rows("group", "form", "name", "label", "of", "at")
    try table?.checkedWords("group")
    for row in rows {
      let owners = commaList(row[4])
      let sink = Sink(
        form: try row.word(1, "form"), name: row[2], label: row[3], owners: owners.isEmpty ? nil : WordPattern(names: owners),
        place: try row.word(5, "at"))
      groups[row[0], default: []].append(sink)
    }
  }

  /// Why the groups that a block names under a key are none of its table: the key to blame, and the remedy.
  static func refusal(_ parameters: [String: String], _ key: String = "sinks", tables: Tables) throws(RuleError) -> (key: String, message: String)? {
    let groups = try HorizontalSinks(tables[parameters["table"] ?? ""]).groups
    let wrong = commaList(parameters[key] ?? "").first { groups[$0] == nil }
    return wrong.map { (key, unknown("sink", $0, known: groups.keys.sorted(), listsAll: true)) }
  }
}

extension AnalysisCall {
  /// The rows of the groups that the block names under a key, of the table in `table`.
  func sinks(_ tables: Tables, in key: String = "sinks") -> [HorizontalSinks.Sink] {
    let table = tables.reading(of: parameters["table"], HorizontalSinks.init)
    return list(key).flatMap { table.groups[$0] ?? [] }
  }

  /// The words of code at which they may stand.
  func namesOfSinks(_ dialect: Dialect, _ tables: Tables) -> [String] {
    let names = sinks(tables).map(\.name)
    return dialect == .objectiveC ? names + names.map(Setter.name) : names
  }
}
