import RTLFindings
import RTLSystem

/// The head of a rule, checked.
package struct RuleHead: Sendable {
  /// The file's name without `.md`.
  package var id: String
  /// The line `category`.
  package var category: RuleCategory
  /// The line `severity`: what a block reports at that says nothing else.
  package var level: Level
  /// What the settings say is the most that a block or an analysis may raise it to.
  var mostLevel = Level.error
  /// The most that a fix of this rule may claim.
  package var fix: Applicability
  /// Why it is no more than that: a row of the table of reasons. Nil for what is true of all.
  var fixReason: String?
  /// How often a report is right: `very-high`, `high`, `medium` or `low`; `high` where the line is missing.
  package var precision: String
  /// False for a rule that runs only where the settings turn it on.
  package var enabled: Bool
  /// True for the rare rule that reports code under a test of the direction, too.
  package var unguarded: Bool
  /// Traits of a project that make every finding of this rule a note: there the code is changed on its way.
  package var noteWhere: [String]
  /// Traits of a project that make every safe fix of this rule unsafe: there code reads what the fix changes.
  package var unsafeWhere: [String]
  /// Traits that make a safe fix unsafe near a statement of the file that shows one.
  package var unsafeInFile: [String]
  /// Rewritings that its examples are not tried in.
  package var excuses = VariantExcuses()
  /// For blocks without a message of their own; may have `{MATCH}`, `{FIX}` and names of holes.
  package var message: String

  private static let keys = [
    "id", "category", "severity", "fix", "precision", "enabled", "unguarded", "note-where", "unsafe-where", "unsafe-in-file", "variants", "message",
  ]

  /// - Parameters:
  ///   - tables: know the traits that a project may have.
  ///   - checksTraits: false where they were checked when the rule was packed.
  init(_ file: RuleFile, _ tables: Tables, checksTraits: Bool = true) throws(RuleError) {
    let path = file.path
    for (key, entry) in file.head.sorted(by: { $0.value.line < $1.value.line }) where !RuleHead.keys.contains(key) {
      throw RuleError(path: path, line: entry.line, message: unknown("key", key, known: RuleHead.keys))
    }
    func required(_ key: String) throws(RuleError) -> RuleFile.Entry {
      guard let entry = file.head[key], !entry.value.isEmpty else {
        throw RuleError(path: path, line: 1, message: "the head has no `\(key)`; add a line `\(key): …`")
      }
      return entry
    }
    func choice<Value>(_ key: String, _ values: [(String, Value)], otherwise: Value?, listsAll: Bool = false) throws(RuleError) -> Value {
      guard let entry = file.head[key] else {
        guard let otherwise else { _ = try required(key); fatalError("unreachable") }
        return otherwise
      }
      guard let value = values.first(where: { $0.0 == entry.value })?.1 else {
        throw RuleError(path: path, line: entry.line, message: unknown("`\(key)`", entry.value, known: values.map(\.0), listsAll: listsAll))
      }
      return value
    }
    id = try required("id").value
    let fileName = parts(of: path, at: "/").last.map { $0.hasSuffix(".md") ? String($0.dropLast(3)) : $0 } ?? ""
    guard id == fileName else {
      throw RuleError(
        path: path, line: file.head["id"]?.line ?? 1,
        message: "the id `\(id)` differs from the file's name `\(fileName)`; make them equal")
    }
    category = try choice("category", RuleCategory.allCases.map { ($0.rawValue, $0) }, otherwise: nil, listsAll: true)
    level = try choice("severity", levelNames, otherwise: nil)
    let claimed = try FixClass(try required("fix"), path: path)
    if !tables.isTrusted { try claimed.check(tables, file.head["fix"]!, path: path) }
    (fix, fixReason) = (claimed.fix, claimed.reason)
    precision = try choice(
      "precision", ["very-high", "high", "medium", "low"].map { ($0, $0) }, otherwise: "high")
    enabled = try choice("enabled", [("true", true), ("false", false)], otherwise: true)
    unguarded = try choice("unguarded", [("true", true), ("false", false)], otherwise: false)
    func traitList(_ key: String) throws(RuleError) -> [String] {
      guard let entry = file.head[key] else { return [] }
      let names = commaList(entry.value)
      guard checksTraits else { return names }
      let known = tables.traitNames
      if let wrong = names.first(where: { !known.contains($0) }) {
        throw RuleError(path: path, line: entry.line, message: unknown("mark of the project", wrong, known: known.sorted()))
      }
      return names
    }
    noteWhere = try traitList("note-where")
    unsafeWhere = try traitList("unsafe-where")
    unsafeInFile = try traitList("unsafe-in-file")
    if let entry = file.head["variants"] { excuses = try VariantExcuses(entry, path: path) }
    message = try required("message").value
  }
}

let levelNames = Level.allCases.reversed().map { ($0.rawValue, $0) }
let applicabilityNames = Applicability.allCases.reversed().map { ($0.rawValue, $0) }

/// "unknown key `serverity`; did you mean `severity`?"
/// - Parameter listsAll: names what is known also where that is a long list.
func unknown(_ what: String, _ name: String, known: [String], listsAll: Bool = false) -> String {
  let list = known.count > 12 && !listsAll ? "" : " (known: \(known.joined(separator: ", ")))"
  guard let near = nearestName(name, in: known) else { return "unknown \(what) `\(name)`\(list)" }
  return "unknown \(what) `\(name)`; did you mean `\(near)`?\(list)"
}
