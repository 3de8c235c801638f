import RTLFacts

/// From the tables `text-calls` (calls that build texts) and `text-places` (who reads them).
extension TextVocabulary: Vocabulary {
  private enum CallKind: String, TableWord { case format, append, grow, join, replace, key, wrap, alter, sum, localized }
  private enum PlaceKind: String, TableWord {
    case shown, spoken, machine, logger, scope, screen, folder, module, debug, convertible, formatter, markup
    case logWriter = "log-writer", screenModule = "screen-module"
  }

  init(_ tables: Tables) throws(RuleError) {
    self.init()
    for (kind, row) in try tables[.textCalls].rows(by: CallKind.self, ["kind", "name", "label"]) {
      let call = Call(name: row[1], label: row[2])
      switch kind {
      case .format: formats.insert(call)
      case .append: appends.insert(call)
      case .join: joins.insert(call)
      case .key: keys.insert(call)
      case .wrap: wraps.insert(call)
      case .alter: alters.insert(call.name)
      case .grow: grows.insert(call.name)
      case .replace: replaces.insert(call.name)
      case .sum: sums.insert(call.name)
      case .localized: localized.append(IdentifierWords.split(call.name.utf8))
      }
    }
    for (kind, texts) in try tables[.textPlaces].texts(by: PlaceKind.self, "words").all {
      var runs: [[String]] { texts.map { IdentifierWords.split($0.utf8) } }
      switch kind {
      case .shown: shown = runs
      case .machine: machine += runs
      case .logger:
        loggers = runs
        machine += loggers
      case .logWriter: logWriters = runs
      case .scope: machineScopes = runs
      case .screen: screens = Set(texts)
      case .folder: folders = runs
      case .module: consoles = Set(texts)
      case .screenModule: screenModules = Set(texts)
      case .spoken: spoken = runs
      case .debug: debug = Set(texts)
      case .convertible: convertible = Set(texts)
      case .formatter: formatters = runs
      // A template has a zero byte where a value stands.
      case .markup: markup = texts.map { Array(FixTemplate.replace($0) { $0 == "VALUE" ? "\0" : nil }.utf8) }
      }
    }
  }
}
