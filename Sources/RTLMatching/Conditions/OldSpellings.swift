/// How tests were written before `not` was a word of its own: rule files of teams may have them.
enum OldSpellings {
  /// The words with which a test began, behind its hole, and those with which it begins now.
  static let beginnings: KeyValuePairs = [
    "is-not": "not equals", "is not": "not equals", "is": "equals", "not-same-size": "not same-size", "differs": "not same-size", "not-twin": "not mirrors",
    "local": "declared-as local", "not-local": "not declared-as local", "parameter": "declared-as parameter", "lopsided": "asymmetric",
    "beside-later": "later beside", "asked-later": "later asked",
    "glued": "sentence-fragment", "never-sets": "not sets", "has-no-word": "not has-word", "not-in": "not in", "not-type": "not type",
    "unflipped-image": "image fixed", "image-set": "image in-catalog", "not-image-set": "not image in-catalog", "declares-no": "not declares",
    "not-assigned": "not assigned", "not-named": "not named", "inside <": "ancestor <", "not-inside <": "not ancestor <", "not-inside": "not inside",
    "has <": "child <", "has-no <": "not child <", "beside <": "sibling <", "not-beside <": "not sibling <", "held-by": "parent",
    "unreferenced": "not referenced", "among": "within list-of", "in-list-of": "within list-of", "written-beside": "paired by fix",
    "only-for": "later only", "unused": "not used", "unturned by": "not flips", "asks-no-direction": "not asks-direction",
    "file has-no": "not file has", "project has-no": "not project has", "imports": "file imports", "target": "project targets",
    "hugs-text": "fits-content", "hugs-picture": "fits-content picture",
  ]

  /// A test as it is written now; nil for one that was never written so.
  static func renewed(_ test: String) -> String? {
    let words = parts(of: test, at: " ")
    let hole = words.first?.hasPrefix("$") == true ? words[0] + " " : ""
    let rest = words.dropFirst(hole.isEmpty ? 0 : 1).joined(separator: " ")
    if words.count > 2, words[0] == "holds" { return "child \(words[2...].joined(separator: " ")) count \(words[1])" }
    if words.count > 1, words[0] == "first" { return "ancestor \(words[1...].joined(separator: " ")) first" }
    for (old, new) in beginnings where rest == old || rest.hasPrefix(old.hasSuffix("<") ? old : old + " ") { return hole + new + rest.dropFirst(old.count) }
    return nil
  }
}
