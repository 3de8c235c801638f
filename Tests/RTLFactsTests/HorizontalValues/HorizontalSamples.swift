@testable import RTLFacts
import RTLLexing
import Testing

/// The words of the tables, as far as the tests of values need them.
let horizontalWords: HorizontalVocabulary = {
  typealias Entry = HorizontalVocabulary.Entry
  var words = HorizontalVocabulary()
  words.entries = [
    "translation": Entry(.way, label: "in", role: "finger"), "translationInView": Entry(.way, label: "translationInView", role: "finger"),
    "location": Entry(.point, label: "in", role: "finger"), "locationInView": Entry(.point, label: "locationInView", role: "finger"),
    "deltaX": Entry(.distance, role: "finger"), "frame": Entry(.rectangle, role: "frame"), "bounds": Entry(.rectangle, role: "frame"),
    "intrinsicContentSize": Entry(.size), "x": Entry(.x), "dx": Entry(.x), "width": Entry(.width), "minX": Entry(.leftEdge), "midX": Entry(.middle),
    "maxX": Entry(.rightEdge), "CGRectGetMaxX": Entry(.rightEdge), "CGRectGetWidth": Entry(.width), "origin": Entry(.corner), "size": Entry(.extent),
    "pointee": Entry(.itself), "floatValue": Entry(.itself), "CGPoint": Entry(.makesPoint), "CGPointMake": Entry(.makesPoint), "CGSize": Entry(.makesSize),
    "CGRect": Entry(.makesRectangle), "CGRectMake": Entry(.makesRectangle), "Int": Entry(.same), "CGFloat": Entry(.same), "Double": Entry(.same),
    "convert": Entry(.converted), "floor": Entry(.whole),
    "round": Entry(.same), "rounded": Entry(.same), "abs": Entry(.unsigned), "fabs": Entry(.unsigned), "min": Entry(.limited), "max": Entry(.limited),
    "MIN": Entry(.limited), "clamped": Entry(.limited), "zero": Entry(.zero), "enumerated": Entry(.numbered),
    "stride": Entry(.numbered), "offsetBy": Entry(.shifted, label: "dx", role: "slide"), "updating": Entry(.updating),
  ]
  words.lengths = ["width", "gap", "margin", "spacing", "insets"]
  words.sides = ["left", "right"]
  words.indices = ["index", "row", "column"]
  words.shares = ["progress", "value", "ratio"]
  words.scales = WordPattern([["aspect"]])
  words.indexRole = "order"
  words.shareRole = "share"
  words.boxes = ["frame"]
  words.boxRole = "frame"
  words.middles = WordPattern([["middle"]])
  words.helpers = [
    ["pixel"]: .rounding, ["pixels"]: .rounding, ["clamp"]: .limiting, ["inverse", "lerp"]: .sharing, ["ratio"]: .sharing, ["progress"]: .sharing,
  ]
  words.starts = WordPattern([["start"]])
  words.startRole = "finger"
  words.index()
  return words
}()

extension Sample {
  /// What the expression behind the mark stands for.
  func thing() throws -> (HorizontalThing, CodeView) {
    let (code, token) = try view(TestVocabulary(vocabulary))
    let end = code.valueEnd(token)
    return (HorizontalReader(code, horizontalWords).thing(token..<end), code)
  }

  /// As a table of a test says it: `shift`, `shift?` where it is not certain.
  func kind() throws -> String {
    let x = try thing().0.x
    return "\(x.kind)" + (x.isCertain ? "" : "?")
  }

  /// What a number is besides, as it is and as it is written: `middle taken`, `margin written middle`.
  func marks() throws -> String {
    let (code, token) = try view(TestVocabulary(vocabulary))
    let reader = HorizontalReader(code, horizontalWords)
    func words(_ x: HorizontalValue) -> [String] {
      (x.isMiddle ? ["middle"] : []) + (x.isTaken ? ["taken"] : []) + (x.form.isMargin ? ["margin"] : []) + (x.form.isAround ? ["around"] : [])
    }
    let range = token..<code.valueEnd(token)
    let written = words(reader.written(range))
    return (words(reader.thing(range).x) + (written.isEmpty ? [] : ["written"] + written)).joined(separator: " ")
  }
}
