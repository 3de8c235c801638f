@testable import RTLFacts
import RTLLexing
import Testing

/// A piece of code with a `↓` before the token in question.
struct Sample: Sendable, CustomTestStringConvertible {
  var dialect: Dialect
  var code: String
  var expected: String
  var line: Int

  static func swift(_ expected: String, _ code: String, line: Int = #line) -> Sample {
    Sample(dialect: .swift, code: code, expected: expected, line: line)
  }
  static func objc(_ expected: String, _ code: String, line: Int = #line) -> Sample {
    Sample(dialect: .objectiveC, code: code, expected: expected, line: line)
  }

  var testDescription: String { "line \(line): \(code.prefix(80))" }

  /// The view and the index of the marked token.
  func view(_ vocabulary: TestVocabulary = TestVocabulary()) throws -> (CodeView, Int) {
    let mark = Array("↓".utf8)
    var bytes = Array(code.utf8)
    let at = try #require(bytes.indices.first { bytes[$0...].starts(with: mark) }, "no mark")
    bytes.removeSubrange(at..<at + mark.count)
    let file = TokenFile(bytes, dialect)
    let token = try #require(file.tokens.firstIndex { Int($0.start) >= at }, "no token")
    return (CodeView(file: file, vocabulary), token)
  }
}

/// What the tables teach, as far as a test gives it.
final class TestVocabulary: CodeVocabulary {
  let directions: DirectionVocabulary
  let members: MemberTypes
  let texts: TextVocabulary
  let distances = DistanceVocabulary()
  let horizontal = HorizontalVocabulary()
  let traits = ProjectTraits([])

  init(_ directions: DirectionVocabulary = DirectionVocabulary(), members: MemberTypes = MemberTypes(), texts: TextVocabulary = TextVocabulary()) {
    (self.directions, self.members, self.texts) = (directions, members, texts)
  }
}

extension CodeView {
  convenience init(file: TokenFile) { self.init(file: file, TestVocabulary()) }
}

let vocabulary: DirectionVocabulary = {
  var words = DirectionVocabulary(
    names: ["effectiveUserInterfaceLayoutDirection", "userInterfaceLayoutDirection", "layoutDirection", "characterDirection", "directionalMultiplier"],
    wordRuns: [["rtl"], ["right", "to", "left"], ["left", "to", "right"], ["is", "arabic"], ["is", "hebrew"], ["is", "ltr"]],
    members: [
      "rightToLeft", "leftToRight", "UIUserInterfaceLayoutDirectionRightToLeft", "UIUserInterfaceLayoutDirectionLeftToRight",
      "NSWritingDirectionRightToLeft",
    ])
  (words.literals, words.commands, words.transforms) = (["ar", "he"], ["force", "forced"], ["flipped", "image"])
  return words
}()

/// The same with words of sides and remarks.
let sideVocabulary: DirectionVocabulary = {
  var words = vocabulary
  words.sides = ["left", "right"]
  words.notSides = ["landscape"]
  words.flow = ["leading"]
  words.forced = ["forceRightToLeft", "forceLeftToRight"]
  words.directions = [(["rtl"], true), (["right"], true), (["right", "to", "left"], true), (["left"], false), (["ltr"], false)]
  words.languages = ["language", "languages"]
  words.choices = ["language", "languages"]
  words.languageMembers = ["arabic", "english", "ar"]
  words.searches = ["contains", "hasPrefix", "containsObject", "containsString"]
  words.remarks = [["not", "flip"], ["must", "left", "to", "right"]]
  words.complaints = ["todo"]
  return words
}()
