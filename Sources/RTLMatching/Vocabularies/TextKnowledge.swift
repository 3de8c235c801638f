import RTLFacts

extension TextVocabulary {
  /// From the tables `text-calls` (calls that build texts) and `text-places` (who reads them).
  /// - Throws: `RuleError` for a table without the columns that are read, or with an unknown kind.
  init(_ tables: Tables) throws(RuleError) {
    self.init()
    if let table = tables["text-calls"] { try take(calls: table) }
    if let table = tables["text-places"] { try take(places: table) }
  }

  private mutating func take(calls table: Table) throws(RuleError) {
    let kind = try table.column("kind"), name = try table.column("name"), label = try table.column("label")
    for row in table.rows {
      let call = Call(name: row[name], label: row[label])
      switch row[kind] {
      case "format": formats.insert(call)
      case "append": appends.insert(call)
      case "join": joins.insert(call)
      case "key": keys.insert(call)
      case "wrap": wraps.insert(call)
      case "alter": alters.insert(call.name)
      case "localized": localized.append(Words.split(call.name.utf8))
      default: throw unknownKind(row[kind], table, ["format", "append", "join", "key", "wrap", "alter", "localized"])
      }
    }
  }

  private mutating func take(places table: Table) throws(RuleError) {
    let kind = try table.column("kind"), words = try table.column("words")
    for row in table.rows {
      let text = row[words]
      switch row[kind] {
      case "shown": shown.append(Words.split(text.utf8))
      case "machine": machine.append(Words.split(text.utf8))
      case "logger":
        machine.append(Words.split(text.utf8))
        loggers.append(Words.split(text.utf8))
      case "log-writer": logWriters.append(Words.split(text.utf8))
      case "scope": machineScopes.append(Words.split(text.utf8))
      case "folder": folders.append(Words.split(text.utf8))
      case "spoken": spoken.append(Words.split(text.utf8))
      case "debug": debug.insert(text)
      case "convertible": convertible.insert(text)
      case "formatter": formatters.append(Words.split(text.utf8))
      // A template has a zero byte where a value stands.
      case "markup": markup.append(Array(FixTemplate.replace(text) { $0 == "VALUE" ? "\0" : nil }.utf8))
      default: throw unknownKind(row[kind], table, ["shown", "spoken", "machine", "logger", "log-writer", "scope", "folder", "debug", "convertible", "formatter", "markup"])
      }
    }
  }

  private func unknownKind(_ kind: String, _ table: Table, _ known: [String]) -> RuleError {
    RuleError(path: "Tables/\(table.name).tsv", line: 1, message: unknown("kind", kind, known: known))
  }
}
