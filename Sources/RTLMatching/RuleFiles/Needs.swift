import RTLFindings
import RTLSystem

// What rule files, tables and examples say about versions. A name that is no platform is refused: read as something else, it
// would leave a fix safe that does not compile.

/// "iOS 11, macOS 10.12, library PinLayout 1.2, system-language"
func parseNeeds(_ text: String, path: String, line: Int) throws(RuleError) -> [Need] {
  try commaList(text).map { item throws(RuleError) in
    if item == "system-language" { return .systemLanguage }
    var words = parts(of: item, at: " ")
    let isLibrary = words.count == 3 && words[0] == "library"
    if isLibrary { words.removeFirst() }
    guard words.count == 2, let version = Version(plain: words[1]) else {
      throw RuleError(
        path: path, line: line,
        message: "`\(item)` is not a valid need; write a platform with a version (`iOS 11`), a library with a version (`library PinLayout 1.2`) or "
          + "`system-language`")
    }
    return isLibrary ? .library(words[0], version) : .platform(try platform(words[0], orLibrary: item, path: path, line: line), version)
  }
}

/// "iOS, tvOS"
func platforms(_ text: String, path: String, line: Int) throws(RuleError) -> Set<AppPlatform> {
  Set(try commaList(text).map { name throws(RuleError) in try platform(name, path: path, line: line) })
}

/// - Parameter item: what may be meant as a library.
/// - Throws: `RuleError` that names the platforms.
func platform(_ name: String, orLibrary item: String? = nil, path: String, line: Int) throws(RuleError) -> AppPlatform {
  if let platform = AppPlatform(rawValue: name) { return platform }
  let known = AppPlatform.allCases.map(\.rawValue)
  var message = unknown("platform", name, known: known)
  if let item, nearestName(name, in: known) == nil { message += "; for a library, write `library \(item)`" }
  throw RuleError(path: path, line: line, message: message)
}
